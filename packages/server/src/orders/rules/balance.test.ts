import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { balanceOf, paymentStatusOf } from './balance.ts';
import { cancelOrder } from './cancel.ts';
import { captured, recordManualPayment, voided } from './collect.ts';
import { addFulfillment, removeFulfillment } from './fulfill.ts';
import { paymentStatuses, type OrderState } from './order-state.ts';
import { withPayment, withPaymentStatus } from './pay.ts';
import { moveRefund, startRefund } from './refund.ts';
import { renderOrder } from './render-order.ts';

/**
 * Whatever happens, the published state of an order equals the sum of its transactions and
 * fulfillments.
 */

const currency = createCurrency('USD', 'en-US');
let count = 0;
const mint = (): string => `00000000-0000-7000-8000-${(count += 1).toString(16).padStart(12, '0')}`;
const when = { now: '2026-05-02T00:00:00.000Z', mint, currency };
const cents = (amount: number): string => (amount / 100).toFixed(2);

type Step = (state: OrderState) => OrderState | AnyRefusal;
const pick = <T>(from: readonly T[], n: number): T | undefined =>
  from[n % Math.max(1, from.length)];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      amount: fc.integer({ min: 1, max: 6000 }),
      status: fc.constantFrom(...paymentStatuses),
      offline: fc.boolean(),
    })
    .map(
      ({ amount, status, offline }): Step =>
        (state) =>
          withPayment(
            state,
            {
              amount: BigInt(amount) * 10n,
              status,
              details: {
                regularPaymentDetails: offline
                  ? { offlinePayment: true }
                  : { offlinePayment: false, paymentProvider: 'sandbox' },
              },
            },
            when,
          ),
    ),
  fc.record({ n: fc.nat(), status: fc.constantFrom(...paymentStatuses) }).map(
    ({ n, status }): Step =>
      (state) =>
        withPaymentStatus(state, pick(state.payments, n)?.paymentId ?? '', status, when),
  ),
  fc.record({ n: fc.nat(), amount: fc.integer({ min: 1, max: 6000 }), external: fc.boolean() }).map(
    ({ n, amount, external }): Step =>
      (state) =>
        startRefund(
          state,
          {
            payment: {
              paymentId: pick(state.payments, n)?.paymentId ?? '',
              amount: { amount: cents(amount) },
              externalRefund: external,
            },
          },
          { refundId: mint(), ...when },
        ),
  ),
  fc
    .record({ n: fc.nat(), quantity: fc.integer({ min: 1, max: 3 }) })
    .map(({ n, quantity }): Step => (state) => {
      const line = pick(state.doc.lineItems, n)?.id ?? '';
      return startRefund(
        state,
        {
          payment: { paymentId: pick(state.payments, n)?.paymentId ?? '' },
          details: { lineItems: [{ lineItemId: line, quantity }] },
          sideEffects: { restockInfo: { type: 'ALL_ITEMS' } },
        },
        { refundId: mint(), ...when },
      );
    }),
  fc
    .record({
      n: fc.nat(),
      status: fc.constantFrom('PENDING' as const, 'SUCCEEDED' as const, 'FAILED' as const),
    })
    .map(({ n, status }): Step => (state) => {
      const refund = pick(state.refunds, n);
      return moveRefund(
        state,
        refund?.refundId ?? '',
        refund?.transactions[0]?.paymentId ?? '',
        status,
      );
    }),
  fc.record({ n: fc.nat(), quantity: fc.integer({ min: 1, max: 3 }) }).map(
    ({ n, quantity }): Step =>
      (state) =>
        addFulfillment(
          state,
          { lineItems: [{ id: pick(state.doc.lineItems, n)?.id ?? '', quantity }] },
          { fulfillmentId: mint(), now: when.now },
        ),
  ),
  fc.nat().map(
    (n): Step =>
      (state) =>
        removeFulfillment(state, pick(state.fulfillments, n)?.fulfillmentId ?? ''),
  ),
  fc.constant<Step>((state) => recordManualPayment(state, undefined, undefined, when)),
  fc.nat().map(
    (n): Step =>
      (state) =>
        captured(
          state,
          pick(state.payments, n)?.paymentId ?? '',
          pick(state.payments, n)?.amount ?? 1n,
          when,
        ),
  ),
  fc.nat().map(
    (n): Step =>
      (state) =>
        voided(state, pick(state.payments, n)?.paymentId ?? '', when),
  ),
  fc.boolean().map(
    (restock): Step =>
      (state) =>
        cancelOrder(state, restock),
  ),
);

/** The same, said another way. */
function recomputed({ payments, refunds, total }: OrderState) {
  let [paid, refunded] = [0, 0];
  for (const payment of payments) if (payment.status === 'APPROVED') paid += Number(payment.amount);
  for (const refund of refunds)
    for (const part of refund.transactions)
      if (part.status === 'SUCCEEDED') refunded += Number(part.amount);
  const waits = payments
    .filter((payment) => payment.doc.regularPaymentDetails?.offlinePayment !== true)
    .map(({ status }) => status);
  const status =
    refunded > 0
      ? refunded === paid
        ? 'FULLY_REFUNDED'
        : 'PARTIALLY_REFUNDED'
      : paid >= Number(total)
        ? 'PAID'
        : paid > 0
          ? 'PARTIALLY_PAID'
          : waits.includes('PENDING_MERCHANT')
            ? 'PENDING_MERCHANT'
            : waits.includes('PENDING') || waits.includes('AUTHORIZED')
              ? 'PENDING'
              : ['DECLINED', 'CANCELED'].includes(waits.at(-1) ?? '')
                ? waits.at(-1)
                : 'NOT_PAID';
  return { paid, refunded, status };
}

it('totals and status always equal the sums of the transactions, and never exceed them', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      let state = aState();
      for (const one of steps) {
        const next = one(state);
        if (isRefusal(next)) continue;
        state = next;
        const { paid, refunded, status } = recomputed(state);
        const balance = balanceOf(state);
        expect([Number(balance.paid), Number(balance.refunded), paymentStatusOf(state)]).toEqual([
          paid,
          refunded,
          status,
        ]);
        const wire = renderOrder(state, currency);
        expect(wire.balanceSummary?.paid?.amount).toBe(cents(paid / 10));
        expect(wire.paymentStatus).toBe(status);
        for (const payment of state.payments) {
          const back = state.refunds
            .flatMap(({ transactions }) => transactions)
            .filter((part) => part.paymentId === payment.paymentId && part.status !== 'FAILED')
            .reduce((all, part) => all + part.amount, 0n);
          expect(back <= payment.amount).toBe(true);
          if (back > 0n) expect(payment.status).toBe('APPROVED');
        }
        for (const line of state.doc.lineItems) {
          const sent = state.fulfillments
            .flatMap(({ lines }) => lines)
            .filter(({ id }) => id === line.id)
            .reduce((all, { quantity }) => all + quantity, 0);
          expect(sent).toBeLessThanOrEqual(line.quantity);
          expect(line.restockQuantity ?? 0).toBeLessThanOrEqual(line.quantity);
          expect(
            wire.lineItems?.find(({ id }) => id === line.id)?.refundQuantity ?? 0,
          ).toBeLessThanOrEqual(line.quantity);
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('a pending refund counts, and a failed one can be retried', () => {
  const online = { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } };
  const must = (state: OrderState | AnyRefusal): OrderState => {
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    return state;
  };
  const paid = must(
    withPayment(aState(), { amount: 10_000n, status: 'APPROVED', details: online }, when),
  );
  const payment = { paymentId: paid.payments[0]?.paymentId ?? '', amount: { amount: '6.00' } };
  const first = must(startRefund(paid, { payment }, { refundId: mint(), ...when }));
  expect(first.refunds[0]?.transactions[0]?.status).toBe('STARTED');
  expect(startRefund(first, { payment }, { refundId: mint(), ...when })).toMatchObject({
    code: 'INVALID_AMOUNT',
  });
  const failed = must(
    moveRefund(first, first.refunds[0]?.refundId ?? '', payment.paymentId, 'FAILED'),
  );
  expect(isRefusal(startRefund(failed, { payment }, { refundId: mint(), ...when }))).toBe(false);
});

it('a refund covers an overpayment first and never makes the buyer owe again', () => {
  const pay = (amount: bigint): OrderState => {
    const paid = withPayment(
      aState(),
      { amount, status: 'APPROVED', details: { regularPaymentDetails: { offlinePayment: true } } },
      when,
    );
    if (isRefusal(paid)) throw new Error('refused');
    return paid;
  };
  const refund = (state: OrderState, amount: string): OrderState => {
    const done = startRefund(
      state,
      { payment: { paymentId: state.payments[0]?.paymentId ?? '', amount: { amount } } },
      { refundId: mint(), ...when },
    );
    if (isRefusal(done)) throw new Error('refused');
    return done;
  };
  // 40.26 is the total.
  expect(balanceOf(pay(50_260n)).balance).toBe(-10_000n);
  expect(balanceOf(refund(pay(50_260n), '10.00')).balance).toBe(0n);
  expect(balanceOf(refund(pay(40_260n), '40.26')).balance).toBe(0n);
});
