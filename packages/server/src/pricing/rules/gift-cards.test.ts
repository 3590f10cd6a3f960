import { expect, test } from 'vitest';
import { lineOf, money, now, purchaseOf } from '../testing-examples.ts';
import { exactStep, from, given, roundedStep, type Trace } from './explain.ts';
import { payWithGiftCards } from './gift-cards.ts';
import type { GiftCardBalance, PurchaseLine } from './purchase.ts';

const card = (more: Partial<GiftCardBalance> = {}): GiftCardBalance => ({
  id: 'card',
  obfuscatedCode: '****1234',
  balance: money(50),
  ...more,
});
const none = { subtotal: 0n, shipping: 0n, tax: 0n, discount: 0n, additionalFees: 0n };

function pay(
  giftCards: readonly GiftCardBalance[],
  more: {
    total?: bigint;
    now?: bigint;
    bought?: readonly bigint[];
    grain?: bigint;
    lines?: readonly PurchaseLine[];
    trace?: Trace;
  } = {},
) {
  const {
    total = money(100),
    now: payNow = total,
    bought = [],
    grain = 10n,
    lines = [lineOf('mug', 100)],
    trace,
  } = more;
  const giftCardsNow = bought.map((amount, index) => ({ step: `bought/${index}`, amount }));
  return payWithGiftCards(
    purchaseOf(lines, { giftCards }),
    { total, payNow: { ...none, total: payNow }, giftCardsNow, grain },
    trace,
  );
}

test('charges cards in order, each up to its balance, for the amount due now', () => {
  expect(pay([card(), card({ id: 'second', balance: money(70) })])).toEqual({
    giftCards: [
      { id: 'card', obfuscatedCode: '****1234', amount: money(50) },
      { id: 'second', obfuscatedCode: '****1234', amount: money(50) },
    ],
    dueNow: 0n,
    due: 0n,
    refusals: [],
  });
  expect(pay([card({ balance: money(70) })], { now: money(60) })).toMatchObject({
    giftCards: [{ amount: money(60) }],
    dueNow: 0n,
    due: money(40),
  });
  expect(pay([])).toEqual({ giftCards: [], dueNow: money(100), due: money(100), refusals: [] });
});

test('a card pays at most the requested amount, in payable units, and never for gift cards', () => {
  expect(pay([card({ requestedAmount: money(20) })]).giftCards[0]?.amount).toBe(money(20));
  expect(pay([card({ requestedAmount: money(80) })]).giftCards[0]?.amount).toBe(money(50));
  expect(pay([card({ balance: 50_999n })], { grain: 1_000n })).toMatchObject({
    giftCards: [{ amount: 50_000n }],
    dueNow: money(50),
  });
  expect(pay([card({ balance: money(90) })], { bought: [money(30), money(25)] })).toMatchObject({
    giftCards: [{ amount: money(45) }],
    dueNow: money(55),
  });
});

test.each<[Partial<GiftCardBalance>, Partial<PurchaseLine>, string, string]>([
  [{ disabled: true }, {}, 'GIFT_CARD_DISABLED', 'This gift card is switched off.'],
  [{ expiresAt: now }, {}, 'GIFT_CARD_EXPIRED', 'This gift card has expired.'],
  [{ expiresAt: now - 1 }, {}, 'GIFT_CARD_EXPIRED', 'This gift card has expired.'],
  [{ balance: 0n }, {}, 'GIFT_CARD_IS_EMPTY', 'Nothing is left on this gift card.'],
  [{ balance: -1n }, {}, 'GIFT_CARD_IS_EMPTY', 'Nothing is left on this gift card.'],
  [
    {},
    { itemType: 'GIFT_CARD' },
    'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    'A gift card cannot pay for gift cards.',
  ],
  [
    {},
    { subscription: { frequency: 'MONTH', interval: 1, autoRenewal: true } },
    'SUBSCRIPTION_WITH_GIFT_CARD',
    'A gift card cannot pay for subscriptions.',
  ],
])(
  'refuses an unusable card with a reason, and charges the next: %o %o',
  (more, line, code, description) => {
    const lines = [lineOf('mug', 100, line)];
    expect(pay([card(more)], { lines })).toEqual({
      giftCards: [],
      dueNow: money(100),
      due: money(100),
      refusals: [{ about: 'giftCard', subject: 'card', code, description }],
    });
    if (Object.keys(line).length === 0)
      expect(pay([card(more), card({ id: 'next' })]).giftCards.map(({ id }) => id)).toEqual([
        'next',
      ]);
  },
);

test('a card is valid until it expires', () => {
  expect(pay([card({ expiresAt: now + 1, disabled: false, balance: 1_000n })]).refusals).toEqual(
    [],
  );
  expect(
    pay([card()], { lines: [lineOf('gift', 30, { itemType: 'GIFT_CARD' }), lineOf('mug', 70)] })
      .refusals,
  ).toEqual([]);
  expect(pay([card()], { lines: [] }).refusals).toEqual([]);
  const renewed = lineOf('box', 70, {
    subscription: { frequency: 'MONTH', interval: 1, autoRenewal: true },
  });
  expect(
    pay([card()], { lines: [lineOf('mug', 30), renewed] }).refusals.map(({ code }) => code),
  ).toEqual(['SUBSCRIPTION_WITH_GIFT_CARD']);
});

test('explains each amount', () => {
  const trace: Trace = [];
  pay(
    [
      card({ disabled: true }),
      card({ balance: money(40), requestedAmount: money(15) }),
      card({ balance: money(20) }),
    ],
    { total: money(100), now: money(60), bought: [money(10)], trace },
  );
  const less = (
    name: string,
    step: string,
    amount: bigint,
    taken: readonly (readonly [string, bigint])[],
    value: bigint,
  ) =>
    exactStep(
      {
        name,
        rule: 'less',
        inputs: { amount: from(step, amount), less: taken.map(([each, of]) => from(each, of)) },
      },
      value,
    );
  expect(trace).toEqual([
    less('gift-cards/payable', 'pay-now/total', money(60), [['bought/0', money(10)]], money(50)),
    roundedStep(
      {
        name: 'gift-cards/1',
        rule: 'least',
        about: 'card',
        inputs: {
          left: from('gift-cards/payable', money(50)),
          other: given('giftCards.1.balance', money(40)),
          requested: given('giftCards.1.requestedAmount', money(15)),
        },
      },
      money(15),
      'down',
      10n,
      money(15),
    ),
    less(
      'gift-cards/payable-after/1',
      'gift-cards/payable',
      money(50),
      [['gift-cards/1', money(15)]],
      money(35),
    ),
    roundedStep(
      {
        name: 'gift-cards/2',
        rule: 'least',
        about: 'card',
        inputs: {
          left: from('gift-cards/payable-after/1', money(35)),
          other: given('giftCards.2.balance', money(20)),
        },
      },
      money(20),
      'down',
      10n,
      money(20),
    ),
    less(
      'gift-cards/payable-after/2',
      'gift-cards/payable-after/1',
      money(35),
      [['gift-cards/2', money(20)]],
      money(15),
    ),
    less(
      'due-now',
      'pay-now/total',
      money(60),
      [
        ['gift-cards/1', money(15)],
        ['gift-cards/2', money(20)],
      ],
      money(25),
    ),
    less(
      'due',
      'total',
      money(100),
      [
        ['gift-cards/1', money(15)],
        ['gift-cards/2', money(20)],
      ],
      money(65),
    ),
  ]);
});
