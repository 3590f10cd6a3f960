import { describe, expect, it } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { kindOf, newPayment } from './build-order.ts';
import type { NewPayment } from './new-order.ts';
import type { OrderState, PaymentState } from './order-state.ts';
import { firstStatus, isApproved } from './order-status.ts';
import { isPaymentStatus, withPayment, withPaymentStatus } from './pay.ts';

const now = '2026-05-02T00:00:00.000Z';
const when = { now, mint: () => 'minted' };
const done = (outcome: OrderState | AnyRefusal): OrderState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const card: NewPayment = {
  paymentId: 'p',
  amount: 1_000n,
  status: 'PENDING',
  details: { regularPaymentDetails: { paymentProvider: 'sandbox' } },
};
const order = (): OrderState => {
  const state = aState();
  return { ...state, status: 'INITIALIZED', terms: { ...state.terms, dueNow: '1000' } };
};

describe('a new payment', () => {
  it('has an id, a kind and its details', () => {
    expect(newPayment(card, now, when.mint)).toStrictEqual({
      paymentId: 'p',
      kind: 'regular',
      amount: 1_000n,
      status: 'PENDING',
      createdAt: now,
      updatedAt: now,
      doc: { regularPaymentDetails: { paymentProvider: 'sandbox' } },
    });
    const { paymentId: _, ...unnamed } = card;
    expect(newPayment({ ...unnamed, refundDisabled: true }, now, when.mint)).toMatchObject({
      paymentId: 'minted',
      doc: { refundDisabled: true },
    });
  });

  it('records when it was authorized', () => {
    expect(newPayment({ ...card, status: 'AUTHORIZED' }, now, when.mint).doc).toEqual({
      regularPaymentDetails: {
        paymentProvider: 'sandbox',
        authorizationDetails: { delayedCapture: true, authorizedDate: now },
      },
    });
    const gift = { giftcardPaymentDetails: {} };
    expect(
      newPayment({ ...card, status: 'AUTHORIZED', details: gift }, now, when.mint).doc,
    ).toEqual(gift);
  });

  it('is paid with a card, a gift card or a membership', () => {
    expect(
      [
        { regularPaymentDetails: {} },
        { giftcardPaymentDetails: {} },
        { membershipPaymentDetails: {} },
      ].map((details) => kindOf(details as Parameters<typeof kindOf>[0])),
    ).toEqual(['regular', 'giftCard', 'membership']);
  });
});

describe('a payment of an order', () => {
  it('is added once, and approves the order when it covers what is due', () => {
    const state = order();
    const pending = done(withPayment(state, card, when));
    expect(pending.payments).toHaveLength(1);
    expect(done(withPayment(pending, card, when))).toBe(pending);
    const paid = done(withPayment(pending, { ...card, status: 'APPROVED' }, when));
    expect(paid).toMatchObject({
      status: 'APPROVED',
      payments: [{ paymentId: 'p', status: 'APPROVED', updatedAt: now }],
    });
    const { paymentId: _, ...another } = card;
    expect(done(withPayment(paid, another, when)).payments).toHaveLength(2);
  });

  it('has one amount', () => {
    const pending = done(withPayment(order(), card, when));
    expect(withPayment(pending, { ...card, amount: 999n }, when)).toMatchObject({
      status: 409,
      code: 'INVALID_AMOUNT',
      description: 'This payment exists with another amount.',
      data: { paymentId: 'p' },
    });
  });

  it('gets details that the provider reports later', () => {
    const pending = done(withPayment(order(), card, when));
    const later = done(
      withPayment(
        pending,
        { ...card, details: { regularPaymentDetails: { providerTransactionId: 't' } } },
        when,
      ),
    );
    expect(later.payments[0]?.doc).toEqual({
      regularPaymentDetails: { paymentProvider: 'sandbox', providerTransactionId: 't' },
    });
    expect(
      done(withPayment(pending, { ...card, details: { giftcardPaymentDetails: {} } }, when)),
    ).toBe(pending);
  });

  it('changes its status only along allowed transitions', () => {
    const two = done(
      withPayment(done(withPayment(order(), card, when)), { ...card, paymentId: 'q' }, when),
    );
    const later = { now: '2026-05-03T00:00:00.000Z' };
    const held = done(withPaymentStatus(two, 'q', 'AUTHORIZED', later));
    expect(held.payments[0]).toBe(two.payments[0]);
    expect(held.payments[1]).toMatchObject({
      status: 'AUTHORIZED',
      updatedAt: later.now,
      doc: { regularPaymentDetails: { authorizationDetails: { authorizedDate: later.now } } },
    });
    expect(withPaymentStatus(held, 'q', 'AUTHORIZED', when)).toBe(held);
    const voided = done(withPaymentStatus(held, 'q', 'VOIDED', when));
    expect(withPaymentStatus(voided, 'q', 'APPROVED', when)).toMatchObject({
      status: 409,
      code: 'STATUS_NOT_ALLOWED',
      description: 'A payment that is VOIDED cannot become APPROVED.',
      data: { from: 'VOIDED', to: 'APPROVED' },
    });
    expect(withPaymentStatus(two, 'x', 'APPROVED', when)).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
      data: { paymentId: 'x' },
    });
  });

  it('has one of seven statuses', () => {
    const statuses = [
      'APPROVED',
      'PENDING',
      'PENDING_MERCHANT',
      'CANCELED',
      'DECLINED',
      'AUTHORIZED',
      'VOIDED',
    ];
    expect(statuses.every(isPaymentStatus)).toBe(true);
    expect(['REFUNDED', '', 'approved'].some(isPaymentStatus)).toBe(false);
  });
});

describe('an order is approved', () => {
  const payment = (
    status: PaymentState['status'],
    amount: bigint,
    details: object = {},
  ): PaymentState => ({
    paymentId: 'p',
    kind: 'regular',
    amount,
    status,
    doc: { regularPaymentDetails: details },
    createdAt: now,
    updatedAt: now,
  });
  const approved = (
    payments: readonly PaymentState[],
    approval: OrderState['terms']['approval'] = 'DEFAULT',
    more: { total?: bigint; dueNow?: string } = {},
  ) =>
    isApproved({
      total: more.total ?? 2_000n,
      payments,
      terms: { approval, dueNow: more.dueNow ?? '1000' },
    });

  it('when what is due now is paid, held, or paid in cash later', () => {
    const offline = { offlinePayment: true };
    expect([
      approved([]),
      approved([payment('APPROVED', 999n)]),
      approved([payment('APPROVED', 1_000n)]),
      approved([payment('APPROVED', 600n), payment('AUTHORIZED', 400n)]),
      approved([payment('PENDING', 1_000n)]),
      approved([payment('PENDING', 1_000n, offline)]),
      approved([payment('DECLINED', 1_000n, offline)]),
    ]).toEqual([false, false, true, true, false, true, false]);
  });

  it('when nothing is due, unless a payment must be received', () => {
    expect([
      approved([], 'DEFAULT', { total: 0n }),
      approved([], 'DEFAULT', { dueNow: '0' }),
      approved([], 'PAYMENT_RECEIVED', { total: 0n }),
      approved([payment('APPROVED', 0n)], 'PAYMENT_RECEIVED', { total: 0n }),
    ]).toEqual([true, true, false, true]);
  });

  it('when the method of payment is saved, if that is enough', () => {
    const saved = payment('PENDING', 0n, { savedPaymentMethod: true });
    expect([
      approved([saved], 'PAYMENT_METHOD_SAVED'),
      approved([payment('PENDING', 0n)], 'PAYMENT_METHOD_SAVED'),
      approved([saved], 'DEFAULT'),
    ]).toEqual([true, false, false]);
  });

  it('or pending, or neither, on creation', () => {
    const first = (...payments: PaymentState[]) =>
      firstStatus({ total: 2_000n, payments, terms: { approval: 'DEFAULT', dueNow: '1000' } });
    expect([
      first(payment('APPROVED', 1_000n)),
      first(payment('PENDING', 1_000n)),
      first(payment('PENDING_MERCHANT', 1_000n)),
      first(payment('DECLINED', 1_000n)),
      first(),
    ]).toEqual(['APPROVED', 'PENDING', 'PENDING', 'INITIALIZED', 'INITIALIZED']);
  });
});
