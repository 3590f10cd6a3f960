import { describe, expect, test } from 'vitest';
import { DAY, discountOf, inCollection, now, percent, purchaseOf } from '../../testing-examples.ts';
import { openLinesOf, type LineExample } from '../../testing-open-lines.ts';
import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';
import { findEligible } from './eligible.ts';

const half = (more: Partial<Discount> = {}): Discount =>
  discountOf({ type: 'PERCENT', rate: percent(50) }, more);
const shipping: Partial<Discount> = { scope: { type: 'SHIPPING' } };
/** A mug and two vases: 50.00 in total. */
const cart: readonly LineExample[] = [
  { id: 'mug', cost: 10, collectionIds: ['mugs'] },
  { id: 'vase', cost: 20, quantity: 2, collectionIds: ['vases'] },
];
const gift: LineExample = { id: 'gift', cost: 30, itemType: 'GIFT_CARD' };
const covered: LineExample = { id: 'class', cost: 30, covered: true };

function reasonOf(
  discount: Discount,
  {
    lines = cart,
    customer = {},
  }: { lines?: readonly LineExample[]; customer?: Partial<Purchase['customer']> } = {},
): string | undefined {
  const purchase = purchaseOf([], {
    customer: { orders: 0, groups: [], ...customer },
    discountRules: [discount],
  });
  const { planned, notApplied } = findEligible(purchase, openLinesOf(...lines));
  expect(planned.length + notApplied.length).toBe(1);
  return notApplied.map(({ code, description }) => `${code}: ${description}`)[0];
}

test('lists eligible discounts, and reasons for the others and for unknown codes', () => {
  const coupons = [
    { code: 'NONE' },
    { code: 'HALF', coupon: half({ id: 'c1' }) },
    { code: 'OFF', coupon: half({ id: 'c2', disabled: true }) },
  ];
  const purchase = purchaseOf([], {
    discountRules: [half({ id: 'r0', disabled: true }), half({ id: 'r1' })],
    coupons,
  });
  const off = { code: 'ERROR_COUPON_IS_DISABLED', description: 'This discount is switched off.' };
  expect(findEligible(purchase, openLinesOf(...cart))).toEqual({
    planned: [
      { discount: half({ id: 'r1' }), source: 'rule', path: 'discountRules.1.effect' },
      {
        discount: half({ id: 'c1' }),
        source: 'coupon',
        code: 'HALF',
        path: 'coupons.1.coupon.effect',
      },
    ],
    refusals: [
      {
        about: 'coupon',
        subject: 'NONE',
        code: 'ERROR_COUPON_DOES_NOT_EXIST',
        description: 'There is no coupon with this code.',
      },
      { about: 'coupon', subject: 'OFF', ...off },
    ],
    notApplied: [
      { source: 'rule', id: 'r0', ...off },
      { source: 'coupon', id: 'c2', ...off },
    ],
  });
});

describe('limits include their bounds', () => {
  const early = 'ERROR_COUPON_IS_NOT_ACTIVE_YET: This discount is not active yet.';
  const late = 'ERROR_COUPON_HAS_EXPIRED: This discount has expired.';
  const used = 'ERROR_COUPON_USAGE_EXCEEDED: This discount has been used as often as it may be.';
  const own =
    'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: You have used this discount as often as one customer may.';
  test.each<[Partial<Discount>, string | undefined]>([
    [{ disabled: false }, undefined],
    [{ startsAt: now + 1 }, early],
    [{ startsAt: now }, undefined],
    [{ startsAt: now - DAY }, undefined],
    [{ endsAt: now }, late],
    [{ endsAt: now - 1 }, late],
    [{ endsAt: now + 1 }, undefined],
    [{ usageLimit: 3, used: 3 }, used],
    [{ usageLimit: 3, used: 4 }, used],
    [{ usageLimit: 3, used: 2 }, undefined],
    [{ usageLimit: 0 }, used],
    [{ usageLimit: 1 }, undefined],
    [{ used: 9 }, undefined],
    [{ limitPerCustomer: 1, usedByCustomer: 1 }, own],
    [{ limitPerCustomer: 2, usedByCustomer: 1 }, undefined],
    [{ limitPerCustomer: 0 }, own],
    [{ limitPerCustomer: 1 }, undefined],
    [{ usedByCustomer: 9 }, undefined],
  ])('%o', (more, reason) => {
    expect(reasonOf(half(more))).toBe(reason);
  });
});

test('a discount for first orders or plan members is for them only', () => {
  const first =
    'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: This discount is for a first order only.';
  expect(reasonOf(half({ firstOrderOnly: true }), { customer: { orders: 1 } })).toBe(first);
  expect(reasonOf(half({ firstOrderOnly: true }), { customer: { orders: 0 } })).toBeUndefined();
  expect(reasonOf(half(), { customer: { orders: 5 } })).toBeUndefined();
  const members = 'ERROR_COUPON_NOT_FOR_CUSTOMER: This discount is for members of a plan only.';
  expect(reasonOf(half({ groups: ['circle', 'club'] }), { customer: { groups: ['other'] } })).toBe(
    members,
  );
  expect(reasonOf(half({ groups: [] }), { customer: { groups: ['club'] } })).toBe(members);
  expect(
    reasonOf(half({ groups: ['circle', 'club'] }), { customer: { groups: ['club', 'other'] } }),
  ).toBeUndefined();
});

test('a cart of gift cards has no discounts, and gift cards and covered lines do not count', () => {
  const reason =
    'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: Gift cards are sold without discounts.';
  expect(reasonOf(half(), { lines: [gift] })).toBe(reason);
  expect(reasonOf(half(shipping), { lines: [gift, gift] })).toBe(reason);
  expect(reasonOf(half(), { lines: [gift, ...cart] })).toBeUndefined();
  const expectedReason =
    'ERROR_INVALID_SUBTOTAL: The subtotal is below the minimum of this discount.';
  expect(reasonOf(half({ minimumSubtotal: 50_000n }))).toBeUndefined();
  expect(reasonOf(half({ minimumSubtotal: 50_001n }))).toBe(expectedReason);
  expect(reasonOf(half({ minimumSubtotal: 50_001n }), { lines: [...cart, gift, covered] })).toBe(
    expectedReason,
  );
  expect(reasonOf(half({ minimumSubtotal: 1n }), { lines: [] })).toBe(expectedReason);
});

test('the minimum quantity counts units in scope', () => {
  const reason =
    'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED: There are fewer items than this discount requires.';
  expect(reasonOf(half({ minimumQuantity: 2, scope: inCollection('vases') }))).toBeUndefined();
  expect(reasonOf(half({ minimumQuantity: 3, scope: inCollection('vases') }))).toBe(reason);
  expect(reasonOf(half({ minimumQuantity: 3 }))).toBeUndefined();
  expect(reasonOf(half({ minimumQuantity: 3, ...shipping }))).toBeUndefined();
  expect(
    reasonOf(half({ minimumQuantity: 4, ...shipping }), { lines: [...cart, gift, covered] }),
  ).toBe(reason);
});

test('a discount on items needs one of them; one on delivery needs none', () => {
  const none =
    'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS: This discount does not apply to any of these items.';
  expect(reasonOf(half({ scope: inCollection('lamps') }))).toBe(none);
  expect(reasonOf(half(), { lines: [] })).toBe(none);
  expect(reasonOf(half(), { lines: [covered] })).toBe(none);
  expect(reasonOf(half(shipping), { lines: [] })).toBeUndefined();
  expect(reasonOf(half(shipping), { lines: [covered] })).toBeUndefined();
});

test('of several reasons, the most permanent one is returned', () => {
  const all = {
    disabled: true,
    startsAt: now + 1,
    limitPerCustomer: 0,
    minimumSubtotal: 10n ** 9n,
  };
  expect(reasonOf(half(all))).toContain('IS_DISABLED');
  expect(reasonOf(half({ ...all, disabled: false }))).toContain('NOT_ACTIVE_YET');
  expect(reasonOf(half({ ...all, disabled: false, startsAt: now }))).toContain(
    'LIMIT_PER_CUSTOMER',
  );
  expect(reasonOf(half({ minimumSubtotal: 10n ** 9n }))).toContain('INVALID_SUBTOTAL');
});
