import { describe, expect, it } from 'vitest';
import type { Role } from '../kernel/role.ts';
import { decideAccess, isMerchant, type Actor } from './actor.ts';

const actor = (role: Role, permissions: string[] = [], elevated = false): Actor => ({ siteId: 's', role, id: 'i', permissions: new Set(permissions), ...(elevated ? { elevated } : {}) });
const actors = {
  nobody: undefined,
  visitor: actor('visitor'),
  member: actor('member'),
  'key for all': actor('owner', ['*']),
  'key with it': actor('owner', ['TEA.BREW']),
  'key without': actor('owner', ['TEA.POUR']),
  'app with it': actor('app', ['TEA.BREW']),
  'app without': actor('app'),
  'visitor and key': actor('visitor', ['TEA.BREW'], true),
  'member and key without': actor('member', ['TEA.POUR'], true),
} satisfies Record<string, Actor | undefined>;

const decide = (who: 'public' | 'anyone' | 'member' | 'merchant', permission?: string) =>
  Object.fromEntries(Object.entries(actors).map(([name, someone]) => [name, decideAccess({ name: 'tea.brew', who, ...(permission === undefined ? {} : { permission }) }, someone)?.status ?? 'yes']));

describe('who may make a call', () => {
  it('public: everyone, with or without a good token', () => {
    expect(new Set(Object.values(decide('public', 'TEA.BREW')))).toEqual(new Set(['yes']));
  });
  it('anyone: a token of any kind; a key or app needs the permission', () => {
    expect(decide('anyone', 'TEA.BREW')).toEqual({
      nobody: 401, visitor: 'yes', member: 'yes', 'key for all': 'yes', 'key with it': 'yes', 'key without': 403, 'app with it': 'yes', 'app without': 403, 'visitor and key': 'yes', 'member and key without': 403,
    });
  });
  it('member: signed in, or the shop with the permission', () => {
    expect(decide('member', 'TEA.BREW')).toEqual({
      nobody: 401, visitor: 403, member: 'yes', 'key for all': 'yes', 'key with it': 'yes', 'key without': 403, 'app with it': 'yes', 'app without': 403, 'visitor and key': 'yes', 'member and key without': 403,
    });
  });
  it('merchant: the shop with the permission, or without one where none is named', () => {
    expect(decide('merchant', 'TEA.BREW')).toEqual({
      nobody: 401, visitor: 403, member: 403, 'key for all': 'yes', 'key with it': 'yes', 'key without': 403, 'app with it': 'yes', 'app without': 403, 'visitor and key': 'yes', 'member and key without': 403,
    });
    expect(decide('merchant')).toMatchObject({ visitor: 403, member: 403, 'key without': 'yes', 'app without': 'yes' });
  });
});

it('a person with a key acts for the shop; a person alone does not', () => {
  expect(Object.entries(actors).filter(([, someone]) => someone && isMerchant(someone)).map(([name]) => name)).toEqual(
    ['key for all', 'key with it', 'key without', 'app with it', 'app without', 'visitor and key', 'member and key without']);
});
