import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  discountOf,
  inCollection,
  lineOf,
  money,
  now,
  percent,
  purchaseOf,
} from '../../testing-examples.ts';
import { pricePurchase } from '../price-purchase.ts';
import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';
import { mug, bowl, vase, delivery, reductionsOf } from './testing-discounts.ts';

/** Discounts combine in a fixed order, and coupons that do not apply are refused with a reason. */

describe('discounts combine in one order', () => {
  const ten = discountOf({ type: 'PERCENT', rate: percent(10) }, { id: 'ten' });
  const five = discountOf(
    { type: 'AMOUNT', amount: money(5) },
    { id: 'five', scope: inCollection('vases') },
  );

  test('applies item rules, cart rules, coupons and merchant discounts in turn', () => {
    const { discounts } = pricePurchase(
      purchaseOf([vase], {
        delivery,
        discountRules: [ten, five, discountOf({ type: 'FREE_SHIPPING' }, { id: 'ship' })],
        coupons: [
          {
            code: 'TWENTY',
            coupon: discountOf({ type: 'PERCENT', rate: percent(20) }, { id: 'twenty' }),
          },
        ],
        merchantDiscounts: [
          { id: 'kind', effect: { type: 'AMOUNT', amount: money(1) }, lineIds: [] },
        ],
      }),
    );
    expect(discounts.map(({ id, amount }) => [id, amount])).toEqual([
      ['five', money(5)],
      ['ten', money('11.50')],
      ['twenty', money('20.70')],
      ['kind', money(1)],
      ['ship', money(8)],
    ]);
  });

  test('orders by priority, then by id', () => {
    const both = [
      discountOf({ type: 'PERCENT', rate: percent(10) }, { id: 'b' }),
      discountOf({ type: 'AMOUNT', amount: money(20) }, { id: 'a' }),
    ];
    expect(
      pricePurchase(purchaseOf([vase], { discountRules: both })).discounts.map(({ id }) => id),
    ).toEqual(['a', 'b']);
    expect(
      pricePurchase(
        purchaseOf([vase], {
          discountRules: both.map((one) => (one.id === 'a' ? { ...one, priority: 1 } : one)),
        }),
      ).discounts.map(({ amount }) => amount),
    ).toEqual([money(12), money(20)]);
  });

  test('uses an exclusive discount alone if that is cheaper', () => {
    const lonely = (rate: number): Discount =>
      discountOf({ type: 'PERCENT', rate: percent(rate) }, { id: 'lonely', stackable: false });
    const price = (rate: number) =>
      pricePurchase(
        purchaseOf([vase], {
          discountRules: [ten],
          coupons: [{ code: 'ALONE', coupon: lonely(rate) }],
        }),
      );
    expect(price(30).discounts.map(({ id }) => id)).toEqual(['lonely']);
    expect(price(30).considered).toEqual([
      { discountIds: ['ten'], total: money(108), chosen: false },
      { discountIds: ['lonely'], total: money(84), chosen: true },
    ]);
    expect(price(5).discounts.map(({ id }) => id)).toEqual(['ten']);
    expect(price(5).refusals).toEqual([
      expect.objectContaining({
        about: 'coupon',
        subject: 'ALONE',
        code: 'ERROR_COUPON_CANNOT_BE_COMBINED',
      }),
    ]);
  });

  test('uses the better of two plan discounts, never both', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 0, max: 60 }),
        (plans, otherAmount) => {
          const ofPlan = plans.map(([rate, amount], index): Discount =>
            discountOf(
              amount
                ? { type: 'AMOUNT', amount: money(rate) }
                : { type: 'PERCENT', rate: percent(rate) },
              { id: `plan ${index}`, oneOf: 'plan' },
            ),
          );
          const season = discountOf(
            { type: 'PERCENT', rate: percent(otherAmount) },
            { id: 'season' },
          );
          const priced = pricePurchase(
            purchaseOf([vase, mug], { discountRules: [...ofPlan, season] }),
          );
          const alone = ofPlan.map(
            (plan) =>
              pricePurchase(purchaseOf([vase, mug], { discountRules: [plan, season] })).summary
                .total,
          );
          expect(priced.summary.total).toBe(
            alone.reduce((best, total) => (total < best ? total : best)),
          );
          expect(
            priced.discounts.filter(({ id }) => id.startsWith('plan')).length,
          ).toBeLessThanOrEqual(1);
          expect(
            priced.notApplied.filter(({ code }) => code === 'ERROR_COUPON_CANNOT_BE_COMBINED'),
          ).toHaveLength(plans.length - 1);
        },
      ),
    );
  });

  test('discounts the first of two equally cheap lines', () => {
    const half = discountOf({ type: 'PERCENT', rate: percent(50) }, { oneItemOnly: true });
    const [one, two] = [lineOf('one', 10), lineOf('two', 10, { quantity: 3 })];
    expect(reductionsOf([half], [vase, one, two]).lines).toEqual([0n, money(5), 0n]);
    expect(reductionsOf([half], [vase, two, one]).lines).toEqual([0n, money(5), 0n]);
    expect(reductionsOf([half], [one, vase]).lines).toEqual([money(5), 0n]);
  });

  test('does not reduce free lines', () => {
    const free = lineOf('free', 0);
    for (const effect of [
      { type: 'AMOUNT', amount: money(5) },
      { type: 'PERCENT', rate: percent(50) },
      { type: 'FIXED_PRICE', price: money(1) },
    ] as const) {
      expect(reductionsOf([discountOf(effect)], [free]).discount).toBe(0n);
    }
    expect(
      reductionsOf([discountOf({ type: 'AMOUNT', amount: money(5) })], [free, vase]).lines,
    ).toEqual([0n, money(5)]);
    expect(
      reductionsOf([discountOf({ type: 'AMOUNT', amount: money(5), each: true })], [free, vase])
        .lines,
    ).toEqual([0n, money(5)]);
  });

  test('each discount applies to the rest of the previous one', () => {
    const off = (id: string, amount: number, more: Partial<Discount> = {}): Discount =>
      discountOf({ type: 'AMOUNT', amount: money(amount) }, { id, ...more });
    const shipping = { scope: { type: 'SHIPPING' } } as const;
    expect(reductionsOf([off('a', 100), off('b', 100)], [vase]).discount).toBe(money(120));
    expect(
      reductionsOf([off('a', 5, shipping), off('b', 5, shipping), off('c', 5, shipping)], [vase]),
    ).toMatchObject({ lines: [0n], shipping: money(8) });
    const { discounts } = pricePurchase(
      purchaseOf([vase], {
        delivery,
        discountRules: [off('a', 5, shipping), off('b', 5, shipping), off('c', 5, shipping)],
      }),
    );
    expect(discounts.map(({ amount }) => amount)).toEqual([money(5), money(3)]);
  });

  test('an applied discount shows its kind, lines and cycles', () => {
    const ten = discountOf(
      { type: 'PERCENT', rate: percent(10) },
      { id: 'ten', name: 'Ten', subscriptionCycles: 3, scope: inCollection('vases') },
    );
    const coupon = discountOf({ type: 'AMOUNT', amount: money(1) }, { id: 'one', name: 'One' });
    const { discounts } = pricePurchase(
      purchaseOf([mug, vase], {
        delivery,
        discountRules: [
          ten,
          discountOf(
            { type: 'PERCENT', rate: percent(25) },
            { id: 'ship', name: 'Ship', scope: { type: 'SHIPPING' } },
          ),
        ],
        coupons: [{ code: 'ONE', coupon }],
      }),
    );
    expect(discounts).toStrictEqual([
      {
        source: 'rule',
        id: 'ten',
        name: 'Ten',
        discountType: 'SPECIFIC_ITEMS',
        amount: money(12),
        rate: percent(10),
        subscriptionCycles: 3,
        lines: [{ lineId: 'vase', amount: money(12) }],
      },
      {
        source: 'coupon',
        id: 'one',
        name: 'One',
        discountType: 'GLOBAL',
        amount: money(1),
        code: 'ONE',
        lines: [
          { lineId: 'mug', amount: money('0.39') },
          { lineId: 'vase', amount: money('0.61') },
        ],
      },
      {
        source: 'rule',
        id: 'ship',
        name: 'Ship',
        discountType: 'SHIPPING',
        amount: money(2),
        rate: percent(25),
        lines: [],
      },
    ]);
  });

  test('merchant discounts may name lines', () => {
    expect(
      reductionsOf([], [mug, vase], {
        merchantDiscounts: [
          { id: 'm', effect: { type: 'PERCENT', rate: percent(10) }, lineIds: ['vase'] },
        ],
      }).lines,
    ).toEqual([0n, money(12)]);
  });
});

describe('a coupon that cannot be used is refused with the reason', () => {
  const half = (more: Partial<Discount>): Discount =>
    discountOf({ type: 'PERCENT', rate: percent(50) }, more);
  const giftCard = lineOf('card', 50, { itemType: 'GIFT_CARD' });

  test.each<[string, Partial<Discount> | undefined, Partial<Purchase>]>([
    ['ERROR_COUPON_DOES_NOT_EXIST', undefined, {}],
    ['ERROR_COUPON_IS_DISABLED', { disabled: true }, {}],
    ['ERROR_COUPON_IS_NOT_ACTIVE_YET', { startsAt: now + 1 }, {}],
    ['ERROR_COUPON_HAS_EXPIRED', { endsAt: now }, {}],
    ['ERROR_COUPON_USAGE_EXCEEDED', { usageLimit: 3, used: 3 }, {}],
    ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', { limitPerCustomer: 1, usedByCustomer: 1 }, {}],
    [
      'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      { firstOrderOnly: true },
      { customer: { orders: 1, groups: [] } },
    ],
    ['ERROR_COUPON_NOT_FOR_CUSTOMER', { groups: ['circle'] }, {}],
    ['ERROR_INVALID_SUBTOTAL', { minimumSubtotal: money('208.00') }, {}],
    [
      'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED',
      { minimumQuantity: 2, scope: inCollection('vases') },
      {},
    ],
    ['ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS', { scope: inCollection('lamps') }, {}],
    ['COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', {}, { lines: [giftCard] }],
  ])('%s', (code, coupon, more) => {
    const { refusals, summary } = pricePurchase(
      purchaseOf([mug, bowl, vase], {
        coupons: [{ code: 'HALF', ...(coupon ? { coupon: half(coupon) } : {}) }],
        ...more,
      }),
    );
    expect(refusals).toEqual([
      { about: 'coupon', subject: 'HALF', code, description: expect.any(String) },
    ]);
    expect(summary.discount).toBe(0n);
  });

  test('accepts coupons up to their limits', () => {
    const coupon = half({
      startsAt: now,
      endsAt: now + DAY,
      usageLimit: 3,
      used: 2,
      limitPerCustomer: 1,
      usedByCustomer: 0,
      firstOrderOnly: true,
      minimumSubtotal: money('207.99'),
      minimumQuantity: 4,
    });
    const { refusals, summary } = pricePurchase(
      purchaseOf([mug, bowl, vase], { coupons: [{ code: 'HALF', coupon }] }),
    );
    expect([refusals, summary.discount]).toEqual([[], money('104.00')]);
  });

  test('keeps a delivery coupon until a delivery option is selected', () => {
    const { refusals, discounts } = pricePurchase(
      purchaseOf([mug], {
        coupons: [{ code: 'SHIPFREE', coupon: discountOf({ type: 'FREE_SHIPPING' }) }],
      }),
    );
    expect([refusals, discounts.map(({ amount }) => amount)]).toEqual([[], [0n]]);
  });

  test('gift cards are never discounted', () => {
    const { lines, summary } = pricePurchase(
      purchaseOf([mug, giftCard], { coupons: [{ code: 'HALF', coupon: half({}) }] }),
    );
    expect([lines.map(({ totalDiscount }) => totalDiscount), summary.discount]).toEqual([
      [money(34), 0n],
      money(34),
    ]);
  });
});
