import { describe, expect, test } from 'vitest';
import {
  discountOf,
  lineOf,
  money,
  now,
  percent,
  purchaseOf,
  rateOf,
  taxOf,
} from '../testing-examples.ts';
import { pricePurchase } from './price-purchase.ts';
import type { Purchase, PurchaseLine, Subscription } from './purchase.ts';
import { billingDate, subscriptionCharges } from './subscriptions.ts';

const delivery = { code: 'd', title: 'D', kind: 'SHIPPING', price: money(8), charges: [] } as const;
const monthly: Subscription = { frequency: 'MONTH', interval: 1, autoRenewal: true };
const totals = (purchase: Purchase) => {
  const { payNow, payLater, payAfterFreeTrial } = pricePurchase(purchase);
  return [payNow.total, payLater.total, payAfterFreeTrial.total];
};

describe('the time of payment', () => {
  const lesson = (more: Partial<PurchaseLine>): PurchaseLine =>
    lineOf('class', 85, { itemType: 'SERVICE', ...more });

  test('is now for online, later for offline, and after a trial', () => {
    expect(totals(purchaseOf([lesson({})]))).toEqual([money(85), 0n, 0n]);
    expect(totals(purchaseOf([lesson({ paymentOption: 'FULL_PAYMENT_OFFLINE' })]))).toEqual([
      0n,
      money(85),
      0n,
    ]);
    expect(
      totals(
        purchaseOf([
          lesson({ subscription: { ...monthly, freeTrial: { frequency: 'DAY', interval: 14 } } }),
        ]),
      ),
    ).toEqual([0n, 0n, money(85)]);
  });
  test('is now for a deposit and later for the rest, with their shares of tax and discount', () => {
    const line = lesson({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: money(25), quantity: 2 });
    const { payNow, payLater, lines } = pricePurchase(
      purchaseOf([line], {
        tax: taxOf([line], [rateOf('Tax', 8)]),
        discountRules: [discountOf({ type: 'PERCENT', rate: percent(10) })],
      }),
    );
    expect(lines[0]?.deposit).toBe(money(50));
    expect(payNow).toEqual({
      subtotal: money('51.44'),
      discount: money('5.14'),
      tax: money('3.70'),
      shipping: 0n,
      additionalFees: 0n,
      total: money(50),
    });
    expect(payLater.total).toBe(money('115.24'));
  });
  test('never makes a deposit exceed the price', () => {
    expect(
      totals(purchaseOf([lesson({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: money(500) })])),
    ).toEqual([money(85), 0n, 0n]);
  });
  test('of delivery is that of the first payment', () => {
    const mug = lineOf('mug', 34);
    expect(
      totals(purchaseOf([mug, lesson({ paymentOption: 'FULL_PAYMENT_OFFLINE' })], { delivery })),
    ).toEqual([money(42), money(85), 0n]);
    expect(
      totals(purchaseOf([{ ...mug, paymentOption: 'FULL_PAYMENT_OFFLINE' }], { delivery })),
    ).toEqual([0n, money(42), 0n]);
  });
});

describe('memberships', () => {
  const line = (id: string, more: Partial<PurchaseLine> = {}): PurchaseLine =>
    lineOf(id, 85, {
      itemType: 'SERVICE',
      paymentOption: 'MEMBERSHIP',
      membershipId: 'card',
      ...more,
    });
  const card = { id: 'card', remaining: 3, costs: { a: 2, b: 2 } };

  test('pay for lines until their credits are used up; the next line is charged with a reason', () => {
    const { summary, memberships, refusals, lines } = pricePurchase(
      purchaseOf([line('a'), line('b')], { memberships: [card] }),
    );
    expect(memberships).toEqual([{ id: 'card', credits: 2, lineIds: ['a'] }]);
    expect(lines.map(({ membershipId, amount }) => [membershipId, amount])).toEqual([
      ['card', 0n],
      [undefined, money(85)],
    ]);
    expect([summary.total, refusals.map(({ code, subject }) => [code, subject])]).toEqual([
      money(85),
      [['MEMBERSHIP_CREDITS_EXCEEDED', 'b']],
    ]);
  });
  test.each<[string, PurchaseLine, object]>([
    ['MEMBERSHIP_REQUIRED', line('a', { membershipId: 'another' }), card],
    ['MEMBERSHIP_DOES_NOT_COVER_ITEM', line('c'), card],
    ['MEMBERSHIP_EXPIRED', line('a'), { ...card, expiresAt: now }],
  ])('%s', (code, purchaseLine, membership) => {
    const { refusals, summary } = pricePurchase(
      purchaseOf([purchaseLine], { memberships: [{ ...card, ...membership }] }),
    );
    expect([refusals.map((refusal) => refusal.code), summary.total]).toEqual([[code], money(85)]);
  });
  test('redeemed manually cost nothing here; with an offline remainder they are paid later', () => {
    expect(totals(purchaseOf([line('a', { paymentOption: 'MEMBERSHIP_OFFLINE' })]))).toEqual([
      0n,
      0n,
      0n,
    ]);
    const { membershipId: _, ...without } = line('a', {
      paymentOption: 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
    });
    expect(totals(purchaseOf([without], { memberships: [card] }))).toEqual([0n, money(85), 0n]);
  });
});

describe('gift cards', () => {
  const card = { id: 'card', obfuscatedCode: '****1234', balance: money(50) };
  const price = (lines: PurchaseLine[], more: Partial<Purchase> = {}) =>
    pricePurchase(purchaseOf(lines, { giftCards: [card], ...more }));

  test('pay the amount due now, in order, and change no total', () => {
    const { summary, giftCards, dueNow } = price([lineOf('mug', 70)], {
      giftCards: [card, { ...card, id: 'second' }],
    });
    expect([summary.total, giftCards.map(({ amount }) => amount), dueNow]).toEqual([
      money(70),
      [money(50), money(20)],
      0n,
    ]);
  });
  test('pay at most the requested amount, and nothing due later', () => {
    expect(
      price([lineOf('mug', 70)], { giftCards: [{ ...card, requestedAmount: money(10) }] }).dueNow,
    ).toBe(money(60));
    const { dueNow, due, giftCards } = price([
      lineOf('mug', 20),
      lineOf('class', 85, { paymentOption: 'FULL_PAYMENT_OFFLINE' }),
    ]);
    expect([dueNow, due, giftCards[0]?.amount]).toEqual([0n, money(85), money(20)]);
  });
  test('do not pay for gift cards', () => {
    const bought = lineOf('gift', 30, { itemType: 'GIFT_CARD' });
    expect(price([bought, lineOf('mug', 20)]).dueNow).toBe(money(30));
    expect(price([bought]).refusals.map(({ code }) => code)).toEqual([
      'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    ]);
  });
  test.each([
    ['GIFT_CARD_DISABLED', { disabled: true }, {}],
    ['GIFT_CARD_EXPIRED', { expiresAt: now }, {}],
    ['GIFT_CARD_IS_EMPTY', { balance: 0n }, {}],
    ['SUBSCRIPTION_WITH_GIFT_CARD', {}, { subscription: monthly }],
  ])('%s', (code, more, line) => {
    const { refusals, dueNow } = price([lineOf('mug', 20, line)], {
      giftCards: [{ ...card, ...more }],
    });
    expect([refusals.map((refusal) => refusal.code), dueNow]).toEqual([[code], money(20)]);
  });
});

describe('subscriptions', () => {
  test('are discounted for a number of cycles, then charged in full', () => {
    const line = lineOf('box', 20, { subscription: { ...monthly, billingCycles: 12 } });
    const purchase = purchaseOf([line], {
      tax: taxOf([line], [rateOf('Tax', 10)]),
      discountRules: [
        discountOf({ type: 'PERCENT', rate: percent(50) }, { subscriptionCycles: 3 }),
      ],
    });
    const [{ charges } = { charges: [] }] = subscriptionCharges(purchase, pricePurchase(purchase));
    expect(
      charges.map(({ cycleFrom, cycleCount, summary }) => [cycleFrom, cycleCount, summary.total]),
    ).toEqual([
      [1, 3, money(11)],
      [4, 9, money(22)],
    ]);
  });
  test('renew until canceled, or run once', () => {
    const charges = (subscription: Subscription) => {
      const purchase = purchaseOf([lineOf('box', 20, { subscription })]);
      return subscriptionCharges(purchase, pricePurchase(purchase))[0]?.charges.map(
        ({ cycleFrom, cycleCount }) => [cycleFrom, cycleCount],
      );
    };
    expect([charges(monthly), charges({ ...monthly, autoRenewal: false })]).toEqual([
      [[1, undefined]],
      [[1, 1]],
    ]);
  });
  test.each<[string, Subscription, number, string]>([
    ['the last day of a shorter month', monthly, 2, '2028-02-29T12:00:00.000Z'],
    ['back on the 31st after it', monthly, 3, '2028-03-31T12:00:00.000Z'],
    ['weeks', { ...monthly, frequency: 'WEEK', interval: 2 }, 3, '2028-02-28T12:00:00.000Z'],
    ['days', { ...monthly, frequency: 'DAY' }, 2, '2028-02-01T12:00:00.000Z'],
    ['years', { ...monthly, frequency: 'YEAR' }, 2, '2029-01-31T12:00:00.000Z'],
    [
      'after the free trial',
      { ...monthly, freeTrial: { frequency: 'DAY', interval: 14 } },
      1,
      '2028-02-14T12:00:00.000Z',
    ],
    [
      'from its start date',
      { ...monthly, startDate: Date.UTC(2028, 5, 1) },
      2,
      '2028-07-01T00:00:00.000Z',
    ],
  ])('is billed on %s', (_, subscription, cycle, date) => {
    expect(
      new Date(billingDate(Date.UTC(2028, 0, 31, 12), subscription, cycle)).toISOString(),
    ).toBe(date);
  });
});

test('modifiers are charged with each unit, and prices are rounded before they are multiplied', () => {
  const line = lineOf('mug', '9.995', {
    quantity: 3,
    fullPrice: money(12),
    modifiers: [{ id: 'm', groupId: 'g', price: money('0.505'), quantity: 2 }],
  });
  const {
    lines: [priced],
  } = pricePurchase(purchaseOf([line]));
  expect(priced).toMatchObject({
    fullPrice: money('13.02'),
    priceBeforeDiscounts: money('11.02'),
    amount: money('33.06'),
    modifiers: money('3.06'),
  });
});

test('the total is shown in another currency, rounded once', () => {
  const yen = { code: 'JPY', decimals: 0 };
  // 5099.4995999986 yen: rounded to thousandths first, it would be 5100.
  expect(
    pricePurchase(
      purchaseOf([lineOf('mug', '34.00')], {
        conversion: { currency: yen, rate: 1_499_852_823_529n },
      }),
    ).convertedTotal,
  ).toBe(money(5099));
  expect(pricePurchase(purchaseOf([lineOf('mug', '34.00')])).convertedTotal).toBe(money(34));
});

test('an invalid price or quantity throws, and never becomes a discount', () => {
  for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { price: -1n }])
    expect(() => pricePurchase(purchaseOf([lineOf('mug', 1, wrong)]))).toThrow('cannot be');
});
