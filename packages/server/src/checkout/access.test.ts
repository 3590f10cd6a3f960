import { expect, test } from 'vitest';
import type { Actor } from '../http/index.ts';
import { canAccess, ownerAfter } from './access.ts';

const actor = (role: Actor['role'], id: string, more: Partial<Actor> = {}): Actor => ({
  siteId: 's',
  role,
  id,
  permissions: new Set(),
  merchant: false,
  ...more,
});
const shop = { merchant: true };
const anns = { ownerKind: 'visitor', ownerId: 'ann' } as const;

test('a checkout belongs to its buyer, before and after sign-in, and to the shop', () => {
  expect(
    [
      actor('visitor', 'ann'),
      actor('member', 'm', { visitorId: 'ann' }),
      actor('owner', 'o', shop),
      actor('app', 'a', shop),
      actor('visitor', 'eve', shop),
    ].map((each) => canAccess(anns, each)),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      actor('visitor', 'eve'),
      actor('member', 'ann'),
      actor('member', 'm', { visitorId: 'eve' }),
      actor('member', 'm'),
      actor('owner', 'ann'),
      actor('app', 'ann'),
    ].map((each) => canAccess(anns, each)),
  ).toEqual([false, false, false, false, false, false]);
  expect(canAccess({ ownerKind: 'member', ownerId: 'm' }, actor('visitor', 'm'))).toBe(false);
});

test('the buyer who continues a checkout owns it, never the shop', () => {
  expect(ownerAfter(anns, actor('member', 'm', { visitorId: 'ann' }))).toEqual({
    ownerKind: 'member',
    ownerId: 'm',
  });
  expect(ownerAfter({ ownerKind: 'merchant', ownerId: 'a' }, actor('visitor', 'ann'))).toEqual(
    anns,
  );
  expect(ownerAfter(anns, actor('owner', 'o', shop))).toEqual(anns);
  expect(ownerAfter(anns, actor('visitor', 'eve', shop))).toEqual(anns);
});
