import { expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { planGiveBack } from './give-back.ts';
import type { OrderState } from './order-state.ts';
import { startRefund } from './refund.ts';

/** What the buyer does not get is paid back: not less, not more, and never twice. */

const currency = createCurrency('USD', 'en-US');
const now = '2026-05-02T00:00:00.000Z';
const card = { paymentId: crypto.randomUUID(), kind: 'regular', amount: 100_000n, status: 'APPROVED', doc: { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } }, createdAt: now, updatedAt: now } as const;

function threeFor(amount: string): { state: OrderState; lineId: string } {
  const state = { ...aState(), payments: [card] };
  const [line] = state.doc.lineItems;
  if (!line) throw new Error('An order without a line.');
  return { state: { ...state, doc: { ...state.doc, lineItems: [{ ...line, quantity: 3, totalPriceAfterTax: { amount } }] } }, lineId: line.id };
}

it('gives back the units that are left when the shop gave one back by hand, to the cent', () => {
  const { state, lineId } = threeFor('10.00');
  const first = startRefund(state, { payment: { paymentId: card.paymentId }, details: { lineItems: [{ lineItemId: lineId, quantity: 1 }] } }, { refundId: crypto.randomUUID(), now, currency });
  if (isRefusal(first)) throw new Error(JSON.stringify(first));
  expect(first.refunds[0]?.transactions[0]?.amount).toBe(3_330n);
  const plan = planGiveBack(first, [lineId], () => false, currency);
  expect(plan).toEqual({ parts: [{ paymentId: card.paymentId, amount: 6_670n }], byHand: 0n, lines: [{ lineItemId: lineId, quantity: 2 }] });
  // As it is planned it can be done.
  expect(isRefusal(startRefund(first, { payment: { paymentId: card.paymentId, amount: { amount: '6.67' } }, details: { lineItems: [...plan.lines] } }, { refundId: crypto.randomUUID(), now, currency }))).toBe(false);
});

it('gives nothing back for what was given back already', () => {
  const { state, lineId } = threeFor('10.00');
  const all = startRefund(state, { payment: { paymentId: card.paymentId }, details: { lineItems: [{ lineItemId: lineId, quantity: 3 }] } }, { refundId: crypto.randomUUID(), now, currency });
  if (isRefusal(all)) throw new Error(JSON.stringify(all));
  expect(planGiveBack(all, [lineId], () => false, currency).parts).toEqual([]);
  expect(planGiveBack(all, [lineId], () => true, currency).parts).toEqual([]);
});
