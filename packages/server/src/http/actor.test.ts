import type { Who } from '@shopwright/contract';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/outcome.ts';
import type { Role } from '../kernel/role.ts';
import { decideAccess, hasPermission, type Caller } from './actor.ts';

const needed = 'ECOM.READ_ORDERS';
const other = 'WIX_STORES.READ_PRODUCTS';
const caller = (role: Role, permissions: string[] = [], elevated = false): Caller => ({
  siteId: 's',
  role,
  id: 'i',
  permissions: new Set(permissions),
  ...(elevated ? { elevated } : {}),
});
const callers = {
  nobody: undefined,
  visitor: caller('visitor'),
  member: caller('member'),
  'key for all': caller('owner', ['*']),
  'key with it': caller('owner', [needed]),
  'key without': caller('owner', [other]),
  'app with it': caller('app', [needed]),
  'app without': caller('app'),
  'visitor and key': caller('visitor', [needed], true),
  'member and key without': caller('member', [other], true),
} satisfies Record<string, Caller | undefined>;

/** The status of a refusal, or the role in which the handler sees the caller. */
const decide = (who: Who, permission: typeof needed | undefined) =>
  Object.fromEntries(
    Object.entries(callers).map(([name, someone]) => {
      const decided = decideAccess(
        { name: 'orders.getOrder', who, ...(permission === undefined ? {} : { permission }) },
        someone,
      );
      if (isRefusal(decided)) return [name, decided.status];
      return [name, decided === undefined ? 'nobody' : decided.merchant ? 'shop' : decided.role];
    }),
  );

describe('access to calls', () => {
  it('public: everyone, as the shop only with the permission', () => {
    expect(decide('public', needed)).toEqual({
      nobody: 'nobody',
      visitor: 'visitor',
      member: 'member',
      'key for all': 'shop',
      'key with it': 'shop',
      'key without': 'visitor',
      'app with it': 'shop',
      'app without': 'visitor',
      'visitor and key': 'shop',
      'member and key without': 'member',
    });
  });
  it('anyone: without the permission, an app or key is a visitor, and elevation counts for nothing', () => {
    expect(decide('anyone', needed)).toEqual({
      nobody: 401,
      visitor: 'visitor',
      member: 'member',
      'key for all': 'shop',
      'key with it': 'shop',
      'key without': 'visitor',
      'app with it': 'shop',
      'app without': 'visitor',
      'visitor and key': 'shop',
      'member and key without': 'member',
    });
  });
  it('member: signed in, or the shop with the permission', () => {
    expect(decide('member', needed)).toEqual({
      nobody: 401,
      visitor: 403,
      member: 'member',
      'key for all': 'shop',
      'key with it': 'shop',
      'key without': 403,
      'app with it': 'shop',
      'app without': 403,
      'visitor and key': 'shop',
      'member and key without': 'member',
    });
  });
  it('merchant: the shop with the permission', () => {
    expect(decide('merchant', needed)).toEqual({
      nobody: 401,
      visitor: 403,
      member: 403,
      'key for all': 'shop',
      'key with it': 'shop',
      'key without': 403,
      'app with it': 'shop',
      'app without': 403,
      'visitor and key': 'shop',
      'member and key without': 403,
    });
  });
  it('without a permission, no caller acts as the shop, not even with all rights', () => {
    expect(decide('anyone', undefined)).toMatchObject({
      visitor: 'visitor',
      member: 'member',
      'key for all': 'owner',
      'app without': 'app',
      'visitor and key': 'visitor',
    });
    expect(decide('member', undefined)).toMatchObject({
      visitor: 403,
      member: 'member',
      'key for all': 403,
      'app without': 403,
      'member and key without': 'member',
    });
    expect(
      Object.values(decide('merchant', undefined)).filter((outcome) => typeof outcome !== 'number'),
    ).toEqual([]);
  });
});

it('a caller who is treated like a visitor has no staff session', () => {
  const collaborator: Caller = { ...caller('owner', [other]), sessionId: 'session' };
  expect(
    decideAccess({ name: 'orders.getOrder', who: 'anyone', permission: needed }, collaborator),
  ).not.toHaveProperty('sessionId');
  expect(decideAccess({ name: 'staff.signOut', who: 'anyone' }, collaborator)).toHaveProperty(
    'sessionId',
    'session',
  );
});

it('visitors and members have no permissions, except those of a key sent along', () => {
  expect(
    Object.entries(callers)
      .filter(([, someone]) => someone && hasPermission(someone, needed))
      .map(([name]) => name),
  ).toEqual(['key for all', 'key with it', 'app with it', 'visitor and key']);
});
