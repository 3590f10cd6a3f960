import { expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { planLineRefund } from './plan-line-refund.ts';
import type { OrderState } from './order-state.ts';
import { startRefund } from './refund.ts';

/** What the buyer does not get is paid back: not less, not more, and never twice. */

const currency = createCurrency('USD', 'en-US');
const now = '2026-05-02T00:00:00.000Z';
const card = {
  paymentId: crypto.randomUUID(),
  kind: 'regular',
  amount: 100_000n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } },
  createdAt: now,
  updatedAt: now,
} as const;

function threeFor(amount: string): { state: OrderState; lineId: string } {
  const state = { ...aState(), payments: [card] };
  const [line] = state.doc.lineItems;
  if (!line) throw new Error('An order without a line.');
  return {
    state: {
      ...state,
      doc: { ...state.doc, lineItems: [{ ...line, quantity: 3, totalPriceAfterTax: { amount } }] },
    },
    lineId: line.id,
  };
}

it('refunds the remaining units exactly after a manual refund', () => {
  const { state, lineId } = threeFor('10.00');
  const first = startRefund(
    state,
    {
      payment: { paymentId: card.paymentId },
      details: { lineItems: [{ lineItemId: lineId, quantity: 1 }] },
    },
    { refundId: crypto.randomUUID(), now, currency },
  );
  if (isRefusal(first)) throw new Error(JSON.stringify(first));
  expect(first.refunds[0]?.transactions[0]?.amount).toBe(3_330n);
  const plan = planLineRefund(first, [lineId], () => false, currency);
  expect(plan).toEqual({
    parts: [{ paymentId: card.paymentId, amount: 6_670n }],
    byHand: 0n,
    lines: [{ lineItemId: lineId, quantity: 2 }],
  });
  // As it is planned it can be done.
  expect(
    isRefusal(
      startRefund(
        first,
        {
          payment: { paymentId: card.paymentId, amount: { amount: '6.67' } },
          details: { lineItems: [...plan.lines] },
        },
        { refundId: crypto.randomUUID(), now, currency },
      ),
    ),
  ).toBe(false);
});

it('refunds nothing twice', () => {
  const { state, lineId } = threeFor('10.00');
  const all = startRefund(
    state,
    {
      payment: { paymentId: card.paymentId },
      details: { lineItems: [{ lineItemId: lineId, quantity: 3 }] },
    },
    { refundId: crypto.randomUUID(), now, currency },
  );
  if (isRefusal(all)) throw new Error(JSON.stringify(all));
  expect(planLineRefund(all, [lineId], () => false, currency)).toEqual({
    parts: [],
    byHand: 0n,
    lines: [],
  });
  expect(planLineRefund(all, [lineId], () => true, currency).parts).toEqual([]);
});

type Line = OrderState['doc']['lineItems'][number];
type Payment = OrderState['payments'][number];

/** An order of these lines, each bought once, paid by these payments. */
function ordered(
  prices: readonly Pick<Line, 'totalPriceAfterTax' | 'depositAmount'>[],
  payments: readonly Payment[],
  total = 100_000n,
): { state: OrderState; lineIds: string[] } {
  const state = aState();
  const [line] = state.doc.lineItems;
  if (!line) throw new Error('An order without a line.');
  const { totalPriceAfterTax: _, ...unpriced } = line;
  const lineItems = prices.map((price, index) => ({
    ...unpriced,
    id: `line-${index}`,
    quantity: 1,
    ...price,
  }));
  return {
    state: { ...state, total, payments, doc: { ...state.doc, lineItems } },
    lineIds: lineItems.map(({ id }) => id),
  };
}
const paidBy = (paymentId: string, amount: bigint, more: Partial<Payment> = {}): Payment => ({
  ...card,
  paymentId,
  amount,
  ...more,
});
const giftCard = (paymentId: string, amount: bigint): Payment =>
  paidBy(paymentId, amount, { kind: 'giftCard', doc: {} });
const refundOf = (
  paymentId: string,
  amount: bigint,
  more: Partial<OrderState['refunds'][number]> = {},
): OrderState['refunds'][number] => ({
  refundId: `refund-of-${paymentId}`,
  createdAt: now,
  details: {},
  transactions: [{ paymentId, amount, status: 'SUCCEEDED', doc: { externalRefund: false } }],
  ...more,
});
const price = (amount: string) => ({ totalPriceAfterTax: { amount } });

it('refunds only the given lines, and nothing for a line without a price', () => {
  const { state } = ordered([price('30.00'), price('20.00'), {}], [card]);
  expect(planLineRefund(state, ['line-1'], () => false, currency)).toEqual({
    parts: [{ paymentId: card.paymentId, amount: 20_000n }],
    byHand: 0n,
    lines: [{ lineItemId: 'line-1', quantity: 1 }],
  });
  expect(planLineRefund(state, ['line-2'], () => false, currency)).toEqual({
    parts: [],
    byHand: 0n,
    lines: [{ lineItemId: 'line-2', quantity: 1 }],
  });
});

it('refunds the deposit while the rest is unpaid, then the whole price', () => {
  const lines = [{ ...price('100.00'), depositAmount: { amount: '20.00' } }, price('50.00')];
  const amounts = (paid: bigint, lineId: string) =>
    planLineRefund(
      ordered(lines, [paidBy('a', paid)], 150_000n).state,
      [lineId],
      () => false,
      currency,
    ).parts.map(({ amount }) => amount);
  expect(amounts(70_000n, 'line-0')).toEqual([20_000n]);
  expect(amounts(70_000n, 'line-1')).toEqual([50_000n]);
  expect(amounts(150_000n, 'line-0')).toEqual([100_000n]);
  // Never more than was paid.
  expect(amounts(30_000n, 'line-1')).toEqual([30_000n]);
});

it('refunds to cards before gift cards, each up to its amount', () => {
  const cards = [paidBy('card-a', 20_000n), paidBy('card-b', 30_000n)];
  const gifts = [giftCard('gift-a', 40_000n), giftCard('gift-b', 10_000n)];
  for (const order of ['a b c d', 'c d a b', 'c a d b', 'a c b d', 'c a b d', 'a c d b']) {
    const payments = order
      .split(' ')
      .map((letter) => ({ a: cards[0], b: cards[1], c: gifts[0], d: gifts[1] })[letter] ?? card);
    const { state } = ordered([price('75.00')], payments);
    expect(
      planLineRefund(state, ['line-0'], () => false, currency),
      order,
    ).toMatchObject({
      parts: [
        { paymentId: 'card-a', amount: 20_000n },
        { paymentId: 'card-b', amount: 30_000n },
        { paymentId: 'gift-a', amount: 25_000n },
      ],
      byHand: 0n,
    });
  }
});

it('leaves manual payments to the merchant, and skips non-refundable ones', () => {
  const byHand = (id: string) =>
    paidBy(id, 10_000n, { doc: { regularPaymentDetails: { offlinePayment: true } } });
  const disabled = paidBy('disabled', 50_000n, { doc: { ...card.doc, refundDisabled: true } });
  const { state } = ordered(
    [price('45.00')],
    [disabled, byHand('cash'), byHand('more-cash'), paidBy('card', 20_000n)],
  );
  expect(planLineRefund(state, ['line-0'], () => false, currency)).toMatchObject({
    parts: [{ paymentId: 'card', amount: 20_000n }],
    byHand: 20_000n,
  });
});

it('refunds at most the rest of a payment', () => {
  const { state } = ordered([price('50.00')], [paidBy('card', 60_000n), giftCard('gift', 40_000n)]);
  const refunded = { ...state, refunds: [refundOf('card', 40_000n)] };
  expect(planLineRefund(refunded, ['line-0'], () => false, currency).parts).toEqual([
    { paymentId: 'card', amount: 20_000n },
    { paymentId: 'gift', amount: 30_000n },
  ]);
});

it('continues its own earlier refund', () => {
  const { state } = ordered([price('50.00')], [paidBy('card', 30_000n), giftCard('gift', 40_000n)]);
  const own = refundOf('card', 30_000n, {
    details: { lineItems: [{ lineItemId: 'line-0', quantity: 1 }] },
  });
  const begun = { ...state, refunds: [own] };
  expect(
    planLineRefund(begun, ['line-0'], ({ refundId }) => refundId === own.refundId, currency),
  ).toEqual({
    parts: [{ paymentId: 'gift', amount: 20_000n }],
    byHand: 0n,
    lines: [{ lineItemId: 'line-0', quantity: 1 }],
  });
  expect(planLineRefund(begun, ['line-0'], () => false, currency)).toEqual({
    parts: [],
    byHand: 0n,
    lines: [],
  });
});
