import { expect, test } from 'vitest';
import type { Actor } from '../http/index.ts';
import { mayReach, ownerAfter } from './access.ts';

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

test("a checkout is its buyer's, before and after signing in, and the shop's", () => {
  expect(
    [
      actor('visitor', 'ann'),
      actor('member', 'm', { visitorId: 'ann' }),
      actor('owner', 'o', shop),
      actor('app', 'a', shop),
      actor('visitor', 'eve', shop),
    ].map((each) => mayReach(anns, each)),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      actor('visitor', 'eve'),
      actor('member', 'ann'),
      actor('member', 'm', { visitorId: 'eve' }),
      actor('member', 'm'),
      actor('owner', 'ann'),
      actor('app', 'ann'),
    ].map((each) => mayReach(anns, each)),
  ).toEqual([false, false, false, false, false, false]);
  expect(mayReach({ ownerKind: 'member', ownerId: 'm' }, actor('visitor', 'm'))).toBe(false);
});

test('who goes on with it owns it: the member the visitor became, the buyer the shop made it for; never the shop that helps', () => {
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
