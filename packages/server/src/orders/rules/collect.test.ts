import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { balanceOf } from './balance.ts';
import {
  amountToCapture,
  amountToCollect,
  captured,
  collectabilityOf,
  findAuthorizedPayment,
  recordManualPayment,
  voided,
  withChargeback,
} from './collect.ts';
import type { OrderState, PaymentState } from './order-state.ts';

const currency = createCurrency('USD', 'en-US');
const NOW = '2026-05-02T00:00:00.000Z';
const when = { now: NOW, mint: () => 'minted', currency };
const payment = (more: Partial<PaymentState> = {}): PaymentState => ({
  paymentId: 'card',
  kind: 'regular',
  amount: 10_000n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: { offlinePayment: false, paymentProvider: 'sandbox' } },
  createdAt: '2026-05-01',
  updatedAt: '2026-05-01',
  ...more,
});
/** It costs 40.26. */
const order = (...payments: PaymentState[]): OrderState => ({
  ...aState(),
  status: 'APPROVED',
  payments,
});
const done = (result: OrderState | AnyRefusal): OrderState => {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const chargeback = { externalId: 'cb', amount: 4000n, status: 'APPROVED' } as const;
const charged = (
  state = order(payment()),
  reported: Parameters<typeof withChargeback>[2] = chargeback,
) => done(withChargeback(state, 'card', reported, when));

describe('the collectible amount of an order', () => {
  it('is its open balance', () => {
    expect(collectabilityOf(order())).toEqual({ status: 'COLLECTABLE', amount: 40_260n });
    expect(collectabilityOf(order(payment()))).toEqual({ status: 'COLLECTABLE', amount: 30_260n });
    expect(amountToCollect(order(payment()), undefined, currency)).toBe(30_260n);
    expect(amountToCollect(order(payment()), '30.26', currency)).toBe(30_260n);
    expect(amountToCollect(order(payment()), '0.01', currency)).toBe(10n);
  });

  it('is zero for an overpaid order', () => {
    expect(collectabilityOf(order(payment({ amount: 50_000n })))).toEqual({
      status: 'NONCOLLECTABLE_ORDER_IS_PAID',
      amount: 0n,
    });
  });

  it.each([
    ['0', '$0.00'],
    ['-1', '-$1.00'],
    ['30.261', '$30.26'],
    ['30.27', '$30.27'],
  ])('is not %s', (requestedAmount, written) => {
    expect(amountToCollect(order(payment()), requestedAmount, currency)).toEqual({
      refused: 'application',
      status: 400,
      code: 'INVALID_AMOUNT',
      description: `The open balance is $30.26; ${written} cannot be collected.`,
      data: { open: '$30.26' },
    });
  });

  it.each<[string, OrderState, string, string]>([
    [
      'canceled',
      { ...order(), status: 'CANCELED' },
      'NONCOLLECTABLE_ORDER_IS_CANCELLED',
      'ORDER_CANCELED',
    ],
    [
      'pending',
      { ...order(), status: 'PENDING' },
      'NONCOLLECTABLE_ORDER_IS_PENDING',
      'ORDER_IS_PENDING',
    ],
    [
      'rejected',
      { ...order(), status: 'REJECTED' },
      'NONCOLLECTABLE_ORDER_IS_REJECTED',
      'ORDER_IS_REJECTED',
    ],
    ['charged back', charged(), 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS', 'ORDER_HAS_CHARGEBACKS'],
    [
      'paid',
      order(payment({ amount: 40_260n })),
      'NONCOLLECTABLE_ORDER_IS_PAID',
      'ORDER_ALREADY_PAID',
    ],
  ])('is zero while it is %s', (_what, state, status, code) => {
    expect(collectabilityOf(state).status).toBe(status);
    const refusal = { refused: 'application', status: 409, code };
    expect(amountToCollect(state, '1', currency)).toMatchObject(refusal);
    expect(recordManualPayment(state, undefined, undefined, when)).toMatchObject(refusal);
  });

  it('is its balance again once the chargeback was reversed', () => {
    const reversed = charged(charged(), { ...chargeback, status: 'REVERSED' });
    expect(collectabilityOf(reversed).status).toBe('COLLECTABLE');
  });
});

describe('a payment that the merchant received', () => {
  const waiting = payment({
    paymentId: 'cash',
    amount: 40_260n,
    status: 'PENDING',
    doc: { regularPaymentDetails: { offlinePayment: true } },
  });

  it('is added to the order', () => {
    const state = done(recordManualPayment(order(), '10', 'Cash', when));
    expect(state.payments).toEqual([
      {
        paymentId: 'minted',
        kind: 'regular',
        amount: 10_000n,
        status: 'APPROVED',
        createdAt: NOW,
        updatedAt: NOW,
        doc: {
          regularPaymentDetails: {
            offlinePayment: true,
            paymentMethodName: { userDefinedName: 'Cash' },
          },
        },
      },
    ]);
    const nameless = done(recordManualPayment(order(), undefined, undefined, when));
    expect(nameless.payments).toMatchObject([{ amount: 40_260n }]);
    expect(nameless.payments[0]?.doc).toEqual({ regularPaymentDetails: { offlinePayment: true } });
  });

  it('completes the pending offline payment instead of adding one', () => {
    for (const requestedAmount of [undefined, '40.26']) {
      const state = done(recordManualPayment(order(waiting), requestedAmount, 'Cash', when));
      expect(state.payments).toHaveLength(1);
      expect(state.payments[0]).toMatchObject({
        paymentId: 'cash',
        status: 'APPROVED',
        updatedAt: NOW,
        doc: {
          regularPaymentDetails: {
            offlinePayment: true,
            paymentMethodName: { userDefinedName: 'Cash' },
          },
        },
      });
    }
    expect(
      done(recordManualPayment(order(waiting), undefined, undefined, when)).payments[0]?.doc,
    ).toEqual(waiting.doc);
  });

  it('is added when the pending payment is partial or online', () => {
    const paid = (state: OrderState, requestedAmount?: string) =>
      done(recordManualPayment(state, requestedAmount, undefined, when)).payments.map(
        ({ status }) => status,
      );
    expect(paid(order(waiting), '10')).toEqual(['PENDING', 'APPROVED']);
    expect(paid(order({ ...waiting, amount: 5n }))).toEqual(['PENDING', 'APPROVED']);
    expect(paid(order({ ...waiting, doc: {} }))).toEqual(['PENDING', 'APPROVED']);
    expect(paid(order({ ...waiting, status: 'DECLINED' }))).toEqual(['DECLINED', 'APPROVED']);
  });
});

describe('an authorized payment', () => {
  const held = payment({ status: 'AUTHORIZED' });

  it('is captured in whole or in part, and only as much as is authorized', () => {
    expect(amountToCapture(held, undefined, currency)).toBe(10_000n);
    expect(amountToCapture(held, '10', currency)).toBe(10_000n);
    expect(amountToCapture(held, '0.01', currency)).toBe(10n);
    for (const requestedAmount of ['0', '-1', '10.01', '1.001'])
      expect(amountToCapture(held, requestedAmount, currency)).toMatchObject({
        status: 400,
        code: 'INVALID_AMOUNT',
        data: { paymentId: 'card' },
      });
    expect(amountToCapture(held, '10.01', currency)).toMatchObject({
      description: '$10.00 is authorized; $10.01 cannot be captured.',
    });
  });

  it('is captured only where it was made online', () => {
    for (const other of [
      payment({ kind: 'giftCard' }),
      payment({ doc: { regularPaymentDetails: { offlinePayment: true } } }),
    ])
      expect(amountToCapture(other, undefined, currency)).toEqual({
        refused: 'application',
        status: 400,
        code: 'NOT_REGULAR_ONLINE_PAYMENT',
        description: 'Only an online payment can be captured.',
        data: { paymentId: 'card' },
      });
  });

  it('is found by its id, or there is a reason', () => {
    expect(findAuthorizedPayment(order(held), 'card')).toBe(held);
    for (const [status, code] of [
      ['VOIDED', 'PAYMENT_ALREADY_VOIDED'],
      ['APPROVED', 'PAYMENT_ALREADY_CAPTURED'],
      ['PENDING', 'PAYMENT_NOT_AUTHORIZED'],
      ['DECLINED', 'PAYMENT_NOT_AUTHORIZED'],
    ] as const)
      expect(findAuthorizedPayment(order(payment({ status })), 'card')).toMatchObject({
        status: 409,
        code,
        data: { paymentId: 'card' },
      });
    expect(findAuthorizedPayment(order(held), 'other')).toMatchObject({
      status: 404,
      code: 'PAYMENT_NOT_FOUND',
    });
  });

  it('counts with the captured amount, once', () => {
    const state = done(captured(order(held), 'card', 6000n, when));
    expect(state.payments[0]).toMatchObject({
      amount: 6000n,
      status: 'APPROVED',
      updatedAt: NOW,
      doc: {
        regularPaymentDetails: {
          paymentProvider: 'sandbox',
          authorizationDetails: {
            captures: [
              { id: 'minted', status: 'SUCCEEDED', amount: { amount: '6.00' }, createdDate: NOW },
            ],
          },
        },
      },
    });
    expect(captured(state, 'card', 10_000n, when)).toBe(state);
    expect(captured(order(payment({ status: 'VOIDED' })), 'card', 1n, when)).toMatchObject({
      code: 'PAYMENT_ALREADY_VOIDED',
    });
  });

  it('counts as zero once it is voided', () => {
    const state = done(voided(order(held), 'card', when));
    expect(state.payments[0]).toMatchObject({
      status: 'VOIDED',
      updatedAt: NOW,
      doc: {
        regularPaymentDetails: {
          authorizationDetails: {
            void: { status: 'SUCCEEDED', voidedDate: NOW, reason: 'MANUAL' },
          },
        },
      },
    });
    expect(voided(state, 'card', when)).toMatchObject({ code: 'PAYMENT_ALREADY_VOIDED' });
  });

  it('approves an order that waited for it, and rejects it when it is voided', () => {
    const pending = (status: PaymentState['status']): OrderState => ({
      ...order(payment({ status, amount: 40_260n })),
      status: 'PENDING',
    });
    expect(done(captured(pending('AUTHORIZED'), 'card', 40_260n, when)).status).toBe('APPROVED');
    expect(done(voided(pending('AUTHORIZED'), 'card', when)).status).toBe('REJECTED');
  });
});

describe('a chargeback', () => {
  const recorded = (state: OrderState) => state.payments[0]?.doc.regularPaymentDetails?.chargebacks;

  it('is recorded once, and its reversal with it', () => {
    const state = charged();
    const expected = {
      id: 'minted',
      externalId: 'cb',
      amount: { amount: '4.00', formattedAmount: '$4.00' },
      status: 'APPROVED',
      createdDate: NOW,
      updatedDate: NOW,
    };
    expect(recorded(state)).toEqual([expected]);
    expect(charged(state)).toBe(state);
    const later = { ...when, now: '2026-06-01' };
    const reversed = done(
      withChargeback(state, 'card', { ...chargeback, status: 'REVERSED' }, later),
    );
    expect(recorded(reversed)).toEqual([
      {
        ...expected,
        status: 'REVERSED',
        reversalAmount: expected.amount,
        updatedDate: '2026-06-01',
      },
    ]);
    expect(balanceOf(reversed)).toMatchObject({ chargeback: 4000n, chargebackReversal: 4000n });
    // A late report of the chargeback itself does not bring it back.
    expect(charged(reversed)).toBe(reversed);
  });

  it('is recorded next to others, at most six of one payment', () => {
    let state = order(payment(), payment({ paymentId: 'other' }));
    for (let index = 1; index <= 6; index += 1)
      state = charged(state, { ...chargeback, externalId: `cb-${index}` });
    expect(recorded(state)?.map(({ externalId }) => externalId)).toEqual(
      [1, 2, 3, 4, 5, 6].map((index) => `cb-${index}`),
    );
    expect(withChargeback(state, 'card', chargeback, when)).toMatchObject({
      status: 409,
      code: 'TOO_MANY_CHARGEBACKS',
      description: 'A payment has at most 6 chargebacks.',
    });
    expect(state.payments[1]?.doc.regularPaymentDetails).not.toHaveProperty('chargebacks');
    const reversed = charged(state, { ...chargeback, externalId: 'cb-2', status: 'REVERSED' });
    expect(
      recorded(reversed)
        ?.map(({ status }) => status)
        .join(),
    ).toBe('APPROVED,REVERSED,APPROVED,APPROVED,APPROVED,APPROVED');
  });

  it('is of an amount that was paid online', () => {
    const refused = { status: 400, code: 'INVALID_AMOUNT', data: { paymentId: 'card' } };
    const back = (one: PaymentState, amount = 4000n) =>
      withChargeback(order(one), 'card', { ...chargeback, amount }, when);
    expect(back(payment({ kind: 'giftCard', doc: {} }))).toMatchObject(refused);
    expect(back(payment({ status: 'AUTHORIZED' }))).toMatchObject(refused);
    expect(back(payment(), 10_001n)).toMatchObject(refused);
    expect(back(payment(), 0n)).toMatchObject(refused);
    expect(isRefusal(back(payment(), 10_000n))).toBe(false);
    expect(withChargeback(order(payment()), 'other', chargeback, when)).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
  });
});
