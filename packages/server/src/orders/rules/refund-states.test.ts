import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import type { OrderState, PaymentState, RefundStatus } from './order-state.ts';
import { moveRefund, refundabilityOf, startRefund } from './refund.ts';

const currency = createCurrency('USD', 'en-US');
const NOW = '2026-05-02T00:00:00.000Z';
const online = { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } };
const payment = (more: Partial<PaymentState> = {}): PaymentState => ({
  paymentId: 'card',
  kind: 'regular',
  amount: 100_000n,
  status: 'APPROVED',
  doc: online,
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
});
const order = (): OrderState => ({
  ...aState(),
  status: 'APPROVED',
  payments: [payment(), payment({ paymentId: 'second' })],
});
const refunded = (paymentId: string, refundId: string, before = order()): OrderState => {
  const state = startRefund(before, { payment: { paymentId } }, { refundId, now: NOW, currency });
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
};
const moved = (...given: Parameters<typeof moveRefund>): OrderState => {
  const state = moveRefund(...given);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
};

describe('whether a payment can be refunded', () => {
  const of = (more: Partial<PaymentState>, state: Partial<OrderState> = {}) =>
    refundabilityOf({ status: 'APPROVED', refunds: [], ...state }, payment(more));

  it('by the provider, when it was paid online or with a gift card', () => {
    expect(of({})).toEqual({ paymentId: 'card', refundabilityStatus: 'REFUNDABLE' });
    expect(of({ kind: 'giftCard', doc: {} })).toMatchObject({ refundabilityStatus: 'REFUNDABLE' });
  });

  it('by hand, when it was paid in cash, by an unknown provider, or with a membership', () => {
    for (const doc of [
      { regularPaymentDetails: { ...online.regularPaymentDetails, offlinePayment: true } },
      { regularPaymentDetails: { offlinePayment: false } },
      { regularPaymentDetails: { paymentProvider: '' } },
      {},
    ])
      expect(of({ doc })).toEqual({
        paymentId: 'card',
        refundabilityStatus: 'MANUAL',
        manuallyRefundableReason: 'OFFLINE',
      });
    expect(of({ kind: 'membership', doc: {} })).toEqual({
      paymentId: 'card',
      refundabilityStatus: 'MANUAL',
      manuallyRefundableReason: 'NOT_SUPPORTED',
    });
  });

  it('not at all, and then why', () => {
    const reason = (...given: Parameters<typeof of>) => {
      const { refundabilityStatus, nonRefundableReason } = of(...given);
      return refundabilityStatus === 'NOT_REFUNDABLE' ? nonRefundableReason : refundabilityStatus;
    };
    expect(reason({}, { status: 'PENDING' })).toBe('ORDER_IS_PENDING');
    for (const status of ['PENDING', 'AUTHORIZED', 'DECLINED', 'VOIDED'] as const)
      expect(reason({ status })).toBe('NOT_PAID');
    expect(reason({ amount: 0n })).toBe('ZERO_PRICE');
    expect(reason({ doc: { ...online, refundDisabled: true } })).toBe('DISABLED_BY_PROVIDER');
    expect(reason({ doc: { ...online, refundDisabled: false } })).toBe('REFUNDABLE');
    const started = refunded('card', 'refund');
    expect(reason({}, { refunds: started.refunds })).toBe('PENDING_REFUND');
    const done = moved(started, 'refund', 'card', 'SUCCEEDED');
    expect(reason({}, { refunds: done.refunds })).toBe('ALREADY_REFUNDED');
    const failed = moved(started, 'refund', 'card', 'FAILED');
    expect(reason({}, { refunds: failed.refunds })).toBe('REFUNDABLE');
    // What is under way for another payment is no reason.
    const other = refunded('second', 'other', done);
    expect(reason({}, { refunds: other.refunds })).toBe('ALREADY_REFUNDED');
  });
});

describe('the status of a refund', () => {
  const state = refunded('second', 'other', refunded('card', 'refund'));
  const statuses = (after: OrderState): RefundStatus[] =>
    after.refunds.flatMap(({ transactions }) => transactions.map(({ status }) => status));

  it("follows the provider's report for this refund only", () => {
    const after = moved(state, 'other', 'second', 'PENDING', { providerRefundId: 're_1' });
    expect(statuses(after)).toEqual(['STARTED', 'PENDING']);
    expect(after.refunds[0]).toBe(state.refunds[0]);
    expect(after.refunds[1]?.transactions[0]?.doc).toEqual({
      externalRefund: false,
      providerRefundId: 're_1',
    });
    expect(statuses(moved(after, 'other', 'second', 'SUCCEEDED'))).toEqual([
      'STARTED',
      'SUCCEEDED',
    ]);
  });

  it('a repeated report changes nothing unless it adds details', () => {
    expect(moved(state, 'refund', 'card', 'STARTED')).toBe(state);
    const more = moved(state, 'refund', 'card', 'STARTED', { providerRefundId: 're_1' });
    expect(more.refunds[0]?.transactions[0]).toMatchObject({
      status: 'STARTED',
      doc: { providerRefundId: 're_1' },
    });
  });

  it('never leaves a final state', () => {
    const done = moved(state, 'refund', 'card', 'SUCCEEDED');
    expect(moveRefund(done, 'refund', 'card', 'FAILED')).toMatchObject({
      status: 409,
      code: 'STATUS_NOT_ALLOWED',
    });
    expect(moveRefund(state, 'none', 'card', 'FAILED')).toMatchObject({
      status: 404,
      code: 'REFUND_NOT_FOUND',
      description: 'The order has no refund "none".',
      data: { refundId: 'none' },
    });
    expect(moveRefund(state, 'refund', 'second', 'FAILED')).toMatchObject({
      status: 404,
      code: 'REFUND_TRANSACTION_NOT_FOUND',
      description: 'The refund has no transaction for payment "second".',
      data: { paymentId: 'second' },
    });
  });
});
