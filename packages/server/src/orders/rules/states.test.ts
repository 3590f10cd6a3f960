import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { cancelOrder, setStatus } from './cancel.ts';
import { amountToCollect } from './collect.ts';
import { addNote, editOrder } from './edit-order.ts';
import { addFulfillment } from './fulfill.ts';
import {
  orderStatuses,
  paymentStatuses,
  type OrderState,
  type OrderStatus,
} from './order-state.ts';
import { decideOrder, orderTable, type OrderAction } from './order-status.ts';
import { withPayment } from './pay.ts';
import { decidePayment, decideRefund, paymentTable, refundTable } from './payment-status.ts';
import { startRefund } from './refund.ts';

/** C10: only what the table allows happens, for every state and every action. */

const currency = createCurrency('USD', 'en-US');
const when = { now: '2026-05-02T00:00:00.000Z', mint: () => crypto.randomUUID(), currency };
const paid = {
  paymentId: crypto.randomUUID(),
  kind: 'regular',
  amount: 1000n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: { offlinePayment: true } },
  createdAt: when.now,
  updatedAt: when.now,
} as const;

/** What each action does to a real order: its status afterwards, or the code of the refusal. */
const doing: Readonly<Record<OrderAction, (state: OrderState) => OrderState | object>> = {
  approve: (state) => setStatus(state, 'APPROVED'),
  hold: (state) => setStatus(state, 'PENDING'),
  reject: (state) => setStatus(state, 'REJECTED'),
  cancel: (state) => cancelOrder(state, false),
  edit: (state) => editOrder(state, { buyerNote: 'x' }, undefined),
  note: (state) =>
    addNote(
      state,
      { merchantComment: { message: 'x' } },
      { activityId: when.mint(), now: when.now },
    ),
  fulfil: (state) =>
    addFulfillment(
      state,
      { lineItems: [{ id: state.doc.lineItems[0]?.id ?? '' }] },
      { fulfillmentId: when.mint(), now: when.now },
    ),
  pay: (state) =>
    withPayment(
      { ...state, terms: { ...state.terms, dueNow: '999999' } },
      { amount: 1n, status: 'APPROVED', details: { regularPaymentDetails: {} } },
      when,
    ),
  collect: (state) => {
    const amount = amountToCollect({ ...state, payments: [] }, undefined, currency);
    return isRefusal(amount) ? amount : state;
  },
  refund: (state) =>
    startRefund(
      { ...state, payments: [paid] },
      { payment: { paymentId: paid.paymentId } },
      { refundId: when.mint(), ...when },
    ),
};

const pairs = orderStatuses.flatMap((status) =>
  Object.keys(orderTable[status]).map((action) => [status, action as OrderAction] as const),
);

describe('an order', () => {
  it('has every pair of state and action decided', () => {
    expect(pairs).toHaveLength(orderStatuses.length * Object.keys(doing).length);
    for (const status of orderStatuses)
      expect(Object.keys(orderTable[status]).sort()).toEqual(Object.keys(doing).sort());
  });

  it.each(pairs)('%s: %s', (status, action) => {
    const decided: string = orderTable[status][action];
    const outcome = doing[action]({ ...aState(), status });
    if (decided === 'stay' || (orderStatuses as readonly string[]).includes(decided)) {
      // A payment that arrives may move an order along by itself; that is tested where payments
      // are.
      if (action !== 'pay')
        expect(outcome).toMatchObject({ status: decided === 'stay' ? status : decided });
      else expect(isRefusal(outcome)).toBe(false);
    } else
      expect(outcome).toMatchObject({
        refused: 'application',
        code: action === 'refund' ? 'REFUND_NOT_AVAILABLE' : decided,
      });
  });

  it('canceled and rejected orders still accept notes, payments and refunds', () => {
    for (const status of ['CANCELED', 'REJECTED'] as const)
      for (const action of ['note', 'pay', 'refund'] as const)
        expect(decideOrder(status, action)).toBe(status);
  });

  it('canceled and rejected are final', () => {
    for (const from of ['CANCELED', 'REJECTED'] satisfies OrderStatus[])
      for (const to of orderStatuses)
        expect(isRefusal(setStatus({ ...aState(), status: from }, to))).toBe(true);
  });
});

describe('a payment and a refund', () => {
  it.each(paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const)))(
    'payment %s -> %s',
    (from, to) => {
      const allowed = from === to || paymentTable[from].includes(to);
      expect(isRefusal(decidePayment(from, to))).toBe(!allowed);
    },
  );

  it('captured and voided are final, and a refund is not a payment state', () => {
    expect([paymentTable.APPROVED, paymentTable.VOIDED]).toEqual([[], []]);
    for (const from of paymentStatuses)
      for (const to of ['REFUNDED', 'PARTIALLY_REFUNDED', 'UNDEFINED'])
        expect(isRefusal(decidePayment(from, to))).toBe(true);
  });

  const refundStates = Object.keys(refundTable) as (keyof typeof refundTable)[];
  it.each(refundStates.flatMap((from) => refundStates.map((to) => [from, to] as const)))(
    'refund %s -> %s',
    (from, to) => {
      expect(isRefusal(decideRefund(from, to))).toBe(
        !(from === to || refundTable[from].includes(to)),
      );
    },
  );
});
