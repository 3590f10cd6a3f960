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
import { everythingBroken } from '../../testing-checks.ts';
import { explainPurchase, pricePurchase } from '../price-purchase.ts';
import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';

const mug = lineOf('mug', '34.00', { quantity: 2, collectionIds: ['tableware'] });
const bowl = lineOf('bowl', '19.99', { collectionIds: ['tableware'] });
const vase = lineOf('vase', '120.00', { collectionIds: ['vases'] });

const delivery = {
  code: 'standard',
  title: 'Standard',
  kind: 'SHIPPING',
  price: money('8.00'),
  charges: [],
} as const;

/** What is taken off in all, and off each line. */
function takenOff(
  discounts: readonly Discount[],
  lines = [mug, bowl, vase],
  more: Partial<Purchase> = {},
) {
  const purchase = purchaseOf(lines, { delivery, discountRules: discounts, ...more });
  // Whatever is taken off, everything adds up, and the derivation done again gives the same.
  expect(everythingBroken(purchase, { explain: explainPurchase })).toEqual([]);
  const { summary, lines: priced, shipping } = pricePurchase(purchase);
  return {
    discount: summary.discount,
    lines: priced.map(({ totalDiscount }) => totalDiscount),
    shipping: shipping.totalDiscount,
  };
}

describe('each kind takes off what it says', () => {
  test.each<[string, Discount, bigint[], bigint]>([
    [
      'a percentage of everything, rounded once',
      discountOf({ type: 'PERCENT', rate: percent(15) }),
      [money('10.20'), money('3.00'), money('18.00')],
      0n,
    ],
    [
      'a percentage of a collection',
      discountOf({ type: 'PERCENT', rate: percent(20) }, { scope: inCollection('vases') }),
      [0n, 0n, money('24.00')],
      0n,
    ],
    [
      'more than a hundred percent is all',
      discountOf({ type: 'PERCENT', rate: percent(150) }),
      [money('68.00'), money('19.99'), money('120.00')],
      0n,
    ],
    [
      'an amount, shared in proportion',
      discountOf({ type: 'AMOUNT', amount: money(10) }),
      [money('3.27'), money('0.96'), money('5.77')],
      0n,
    ],
    [
      'an amount larger than the price',
      discountOf({ type: 'AMOUNT', amount: money(500) }, { scope: inCollection('tableware') }),
      [money('68.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'an amount off each unit',
      discountOf(
        { type: 'AMOUNT', amount: money(25), each: true },
        { scope: inCollection('tableware') },
      ),
      [money('50.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'a fixed price for each unit',
      discountOf({ type: 'FIXED_PRICE', price: money(20) }, { scope: inCollection('tableware') }),
      [money('28.00'), 0n, 0n],
      0n,
    ],
    ['free shipping', discountOf({ type: 'FREE_SHIPPING' }), [0n, 0n, 0n], money('8.00')],
    [
      'half of shipping',
      discountOf({ type: 'PERCENT', rate: percent(50) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('4.00'),
    ],
    [
      'an amount off shipping, at most all of it',
      discountOf({ type: 'AMOUNT', amount: money(10) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'shipping at a fixed price',
      discountOf({ type: 'FIXED_PRICE', price: money(5) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('3.00'),
    ],
    [
      'all of shipping',
      discountOf({ type: 'PERCENT', rate: percent(100) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'more than all of shipping',
      discountOf({ type: 'PERCENT', rate: percent(101) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('8.00'),
    ],
    [
      'a part of a coin off shipping',
      discountOf({ type: 'PERCENT', rate: percent('33.3333') }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('2.67'),
    ],
    [
      'an amount off shipping',
      discountOf({ type: 'AMOUNT', amount: money(3) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      money('3.00'),
    ],
    [
      'shipping at a price above its own',
      discountOf({ type: 'FIXED_PRICE', price: money(9) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'shipping at its own price',
      discountOf({ type: 'FIXED_PRICE', price: money(8) }, { scope: { type: 'SHIPPING' } }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'a fixed price above that of every unit',
      discountOf({ type: 'FIXED_PRICE', price: money(500) }),
      [0n, 0n, 0n],
      0n,
    ],
    [
      'exactly a hundred percent',
      discountOf({ type: 'PERCENT', rate: percent(100) }),
      [money('68.00'), money('19.99'), money('120.00')],
      0n,
    ],
    [
      'an amount that is exactly the price',
      discountOf({ type: 'AMOUNT', amount: money('87.99') }, { scope: inCollection('tableware') }),
      [money('68.00'), money('19.99'), 0n],
      0n,
    ],
    [
      'a fixed price for one item only',
      discountOf({ type: 'FIXED_PRICE', price: money(5) }, { oneItemOnly: true }),
      [0n, money('14.99'), 0n],
      0n,
    ],
    [
      'a fixed price for one of two units',
      discountOf(
        { type: 'FIXED_PRICE', price: money(30) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('4.00'), 0n, 0n],
      0n,
    ],
    [
      'a percentage of one of two units',
      discountOf(
        { type: 'PERCENT', rate: percent(50) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('17.00'), 0n, 0n],
      0n,
    ],
    [
      'an amount larger than one of two units',
      discountOf(
        { type: 'AMOUNT', amount: money(40) },
        {
          oneItemOnly: true,
          scope: {
            type: 'SPECIFIC_ITEMS',
            productIds: ['product-mug'],
            variantIds: [],
            collectionIds: [],
          },
        },
      ),
      [money('34.00'), 0n, 0n],
      0n,
    ],
    [
      'one item only, the cheapest',
      discountOf({ type: 'PERCENT', rate: percent(50) }, { oneItemOnly: true }),
      [0n, money('10.00'), 0n],
      0n,
    ],
    [
      'an amount off one item only',
      discountOf(
        { type: 'AMOUNT', amount: money(10) },
        { oneItemOnly: true, scope: inCollection('vases') },
      ),
      [0n, 0n, money('10.00')],
      0n,
    ],
    [
      'buy two, get the cheapest of three',
      discountOf(
        { type: 'BUY_X_GET_Y', buy: 2, get: 1, rate: percent(100) },
        { scope: inCollection('tableware') },
      ),
      [0n, money('19.99'), 0n],
      0n,
    ],
  ])('%s', (_, discount, lines, shipping) => {
    expect(takenOff([discount])).toEqual({
      lines,
      shipping,
      discount: lines.reduce((sum, each) => sum + each, shipping),
    });
  });
});

describe('buy X, get Y', () => {
  const offer = (more: object, scope: Discount['scope'] = inCollection('tableware')): Discount =>
    discountOf({ type: 'BUY_X_GET_Y', buy: 2, get: 1, rate: percent(100), ...more }, { scope });

  test('only whole rounds count', () => {
    expect(takenOff([offer({})], [{ ...mug, quantity: 2 }]).discount).toBe(0n);
    expect(takenOff([offer({})], [{ ...mug, quantity: 7 }]).discount).toBe(money('68.00'));
    expect(takenOff([offer({ times: 1 })], [{ ...mug, quantity: 7 }]).discount).toBe(
      money('34.00'),
    );
  });
  test('what is bought and what is given may be different things', () => {
    expect(
      takenOff([offer({ buyScope: inCollection('vases'), buy: 1 })], [mug, bowl, vase]).lines,
    ).toEqual([0n, money('19.99'), 0n]);
    expect(
      takenOff([offer({ buyScope: inCollection('vases'), buy: 2 })], [mug, bowl, vase]).discount,
    ).toBe(0n);
  });
  test('a unit is not bought and given at once', () => {
    expect(
      takenOff([offer({ buyScope: { type: 'GLOBAL' }, buy: 3 })], [{ ...mug, quantity: 3 }])
        .discount,
    ).toBe(0n);
    expect(
      takenOff([offer({ buyScope: { type: 'GLOBAL' }, buy: 3 })], [{ ...mug, quantity: 3 }, vase])
        .discount,
    ).toBe(money('34.00'));
  });
  test('what is bought may lie outside what is given, and given units are taken at their own price', () => {
    expect(
      takenOff(
        [offer({ buy: 1, get: 2, rate: percent(50), buyScope: inCollection('vases') })],
        [mug, bowl, vase],
      ).lines,
    ).toEqual([money('17.00'), money('10.00'), 0n]);
    expect(takenOff([offer({ rate: percent(200) })], [{ ...bowl, quantity: 3 }]).discount).toBe(
      money('19.99'),
    );
  });
  test('at a part of the price', () => {
    expect(
      takenOff([offer({ rate: percent('33.3333') })], [{ ...bowl, quantity: 3 }]).discount,
    ).toBe(money('6.66'));
  });
});

describe('discounts stack in one order', () => {
  const ten = discountOf({ type: 'PERCENT', rate: percent(10) }, { id: 'ten' });
  const five = discountOf(
    { type: 'AMOUNT', amount: money(5) },
    { id: 'five', scope: inCollection('vases') },
  );

  test('rules for items, rules for all, coupons, the merchant: each on what the one before left', () => {
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
  test('by priority, then by id', () => {
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
  test('one that does not stack is used alone, when that costs less', () => {
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
  test('of the discounts of two plans the better one is used, whatever else is, and never both', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 0, max: 60 }),
        (plans, beside) => {
          const ofPlan = plans.map(([rate, amount], index): Discount =>
            discountOf(
              amount
                ? { type: 'AMOUNT', amount: money(rate) }
                : { type: 'PERCENT', rate: percent(rate) },
              { id: `plan ${index}`, oneOf: 'plan' },
            ),
          );
          const season = discountOf({ type: 'PERCENT', rate: percent(beside) }, { id: 'season' });
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
  test('of two cheapest lines the first has the item that is discounted', () => {
    const half = discountOf({ type: 'PERCENT', rate: percent(50) }, { oneItemOnly: true });
    const [one, two] = [lineOf('one', 10), lineOf('two', 10, { quantity: 3 })];
    expect(takenOff([half], [vase, one, two]).lines).toEqual([0n, money(5), 0n]);
    expect(takenOff([half], [vase, two, one]).lines).toEqual([0n, money(5), 0n]);
    expect(takenOff([half], [one, vase]).lines).toEqual([money(5), 0n]);
  });
  test('what is free already has nothing to take off, and what costs nothing shares no amount', () => {
    const free = lineOf('free', 0);
    for (const effect of [
      { type: 'AMOUNT', amount: money(5) },
      { type: 'PERCENT', rate: percent(50) },
      { type: 'FIXED_PRICE', price: money(1) },
    ] as const) {
      expect(takenOff([discountOf(effect)], [free]).discount).toBe(0n);
    }
    expect(
      takenOff([discountOf({ type: 'AMOUNT', amount: money(5) })], [free, vase]).lines,
    ).toEqual([0n, money(5)]);
    expect(
      takenOff([discountOf({ type: 'AMOUNT', amount: money(5), each: true })], [free, vase]).lines,
    ).toEqual([0n, money(5)]);
  });
  test('each takes from what the one before has left, on lines and on delivery', () => {
    const off = (id: string, amount: number, more: Partial<Discount> = {}): Discount =>
      discountOf({ type: 'AMOUNT', amount: money(amount) }, { id, ...more });
    const shipping = { scope: { type: 'SHIPPING' } } as const;
    expect(takenOff([off('a', 100), off('b', 100)], [vase]).discount).toBe(money(120));
    expect(
      takenOff([off('a', 5, shipping), off('b', 5, shipping), off('c', 5, shipping)], [vase]),
    ).toMatchObject({ lines: [0n], shipping: money(8) });
    const { discounts } = pricePurchase(
      purchaseOf([vase], {
        delivery,
        discountRules: [off('a', 5, shipping), off('b', 5, shipping), off('c', 5, shipping)],
      }),
    );
    expect(discounts.map(({ amount }) => amount)).toEqual([money(5), money(3)]);
  });
  test('an applied discount says what it is, where it was taken off, and for how long', () => {
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
      takenOff([], [mug, vase], {
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

  test('and used right up to the limits', () => {
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
  test('one for delivery waits until there is one', () => {
    const { refusals, discounts } = pricePurchase(
      purchaseOf([mug], {
        coupons: [{ code: 'SHIPFREE', coupon: discountOf({ type: 'FREE_SHIPPING' }) }],
      }),
    );
    expect([refusals, discounts.map(({ amount }) => amount)]).toEqual([[], [0n]]);
  });
  test('gift cards in the cart keep their price', () => {
    const { lines, summary } = pricePurchase(
      purchaseOf([mug, giftCard], { coupons: [{ code: 'HALF', coupon: half({}) }] }),
    );
    expect([lines.map(({ totalDiscount }) => totalDiscount), summary.discount]).toEqual([
      [money(34), 0n],
      money(34),
    ]);
  });
});
