import { describe, expect, test } from 'vitest';
import { lineOf } from '../testing-examples.ts';
import { coverLines } from './memberships.ts';
import type { MembershipBalance, PurchaseLine } from './purchase.ts';

const now = Date.UTC(2026, 4, 1);
const line = (id: string, more: Partial<PurchaseLine> = {}): PurchaseLine =>
  lineOf(id, 10, { paymentOption: 'MEMBERSHIP', membershipId: 'gold', ...more });
const gold = (more: Partial<MembershipBalance> = {}): MembershipBalance => ({
  id: 'gold',
  remaining: 3,
  costs: { a: 2, b: 1, c: 1 },
  ...more,
});
const cover = (lines: readonly PurchaseLine[], memberships: readonly MembershipBalance[]) => {
  const { covered, used, refusals } = coverLines({ lines, memberships, now });
  return {
    covered: Object.fromEntries(covered),
    used,
    refused: refusals.map(({ about, subject, code }) => [about, subject, code]),
  };
};

describe('memberships', () => {
  test('pay for lines in the order of the cart until their credits run out', () => {
    expect(cover([line('a'), line('b'), line('c')], [gold()])).toEqual({
      covered: { a: 'gold', b: 'gold' },
      used: [{ id: 'gold', credits: 3, lineIds: ['a', 'b'] }],
      refused: [['membership', 'c', 'MEMBERSHIP_CREDITS_EXCEEDED']],
    });
  });

  test('without a limit pay for everything they cover', () => {
    const { remaining: _, ...unlimited } = gold();
    expect(cover([line('a'), line('b'), line('c')], [unlimited]).used).toEqual([
      { id: 'gold', credits: 4, lineIds: ['a', 'b', 'c'] },
    ]);
  });

  test('are counted one by one', () => {
    const silver = gold({ id: 'silver', remaining: 1 });
    expect(
      cover([line('a'), line('b', { membershipId: 'silver' })], [gold({ remaining: 2 }), silver]),
    ).toEqual({
      covered: { a: 'gold', b: 'silver' },
      used: [
        { id: 'gold', credits: 2, lineIds: ['a'] },
        { id: 'silver', credits: 1, lineIds: ['b'] },
      ],
      refused: [],
    });
  });

  test('are used only for lines paid with them', () => {
    expect(
      cover([line('a', { paymentOption: 'FULL_PAYMENT_ONLINE' }), line('b')], [gold()]),
    ).toEqual({
      covered: { b: 'gold' },
      used: [{ id: 'gold', credits: 1, lineIds: ['b'] }],
      refused: [],
    });
  });

  test.each<[string, PurchaseLine, readonly MembershipBalance[], string]>([
    ['none was chosen', line('a', { membershipId: 'other' }), [gold()], 'MEMBERSHIP_REQUIRED'],
    ['it does not cover the item', line('x'), [gold()], 'MEMBERSHIP_DOES_NOT_COVER_ITEM'],
    ['it has expired', line('a'), [gold({ expiresAt: now })], 'MEMBERSHIP_EXPIRED'],
    ['it has too few credits', line('a'), [gold({ remaining: 1 })], 'MEMBERSHIP_CREDITS_EXCEEDED'],
  ])('are refused when %s', (_, one, memberships, code) => {
    expect(cover([one], memberships)).toEqual({
      covered: {},
      used: [],
      refused: [['membership', one.id, code]],
    });
  });

  test('are valid until they expire, down to the last credit', () => {
    expect(cover([line('a')], [gold({ expiresAt: now + 1, remaining: 2 })]).covered).toEqual({
      a: 'gold',
    });
  });

  test('that are redeemed later pay without being checked', () => {
    expect(cover([line('a', { paymentOption: 'MEMBERSHIP_OFFLINE' })], [])).toEqual({
      covered: { a: undefined },
      used: [],
      refused: [],
    });
  });

  test('are optional for a line that can also be paid on site', () => {
    const { membershipId: _, ...open } = line('a', {
      paymentOption: 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
    });
    expect(cover([open], [gold()])).toEqual({ covered: {}, used: [], refused: [] });
    expect(cover([{ ...open, membershipId: 'other' }], [gold()]).refused).toEqual([
      ['membership', 'a', 'MEMBERSHIP_REQUIRED'],
    ]);
    expect(cover([{ ...open, membershipId: 'gold' }], [gold()]).covered).toEqual({ a: 'gold' });
    const { membershipId: _1, ...required } = line('a');
    expect(cover([required], [gold()]).refused).toEqual([
      ['membership', 'a', 'MEMBERSHIP_REQUIRED'],
    ]);
  });

  test('explain a refusal in a sentence', () => {
    const { refusals } = coverLines({
      lines: [line('x'), line('a', { membershipId: 'other' })],
      memberships: [gold()],
      now,
    });
    for (const { description } of refusals) expect(description).toMatch(/^[A-Z].*\.$/);
    expect(new Set(refusals.map(({ description }) => description)).size).toBe(2);
  });
});
