import { expect, test } from 'vitest';
import {
  balanceOf,
  isInProgress,
  paymentStatusOf,
  refundedOf,
  shownPaymentStatus,
} from './balance.ts';
import type { OrderState, PaymentState, RefundState } from './order-state.ts';

type Doc = PaymentState['doc'];
const payment = (
  amount: bigint,
  status: PaymentState['status'],
  doc: Doc = { regularPaymentDetails: {} },
  paymentId = 'p',
): PaymentState => ({ paymentId, amount, status, doc, kind: 'regular' }) as PaymentState;
const offline = { regularPaymentDetails: { offlinePayment: true } } as Doc;
const refund = (amount: bigint, status: string, paymentId = 'p'): RefundState =>
  ({
    refundId: 'r',
    transactions: [{ paymentId, amount, status, doc: {} }],
  }) as unknown as RefundState;
const order = (
  payments: readonly PaymentState[],
  refunds: readonly RefundState[] = [],
  total = 10_000n,
): Pick<OrderState, 'total' | 'payments' | 'refunds'> => ({ total, payments, refunds });

test('counts each payment once, by its status; pending cash does not count', () => {
  const statuses = [
    'APPROVED',
    'AUTHORIZED',
    'PENDING',
    'PENDING_MERCHANT',
    'DECLINED',
    'CANCELED',
    'VOIDED',
  ] as const;
  const payments = statuses.map((status, at) => payment(10n ** BigInt(at), status));
  expect(
    balanceOf(
      order([
        ...payments,
        payment(5_000_000_000n, 'PENDING', offline),
        payment(7_000_000_000n, 'PENDING', {}),
      ]),
    ),
  ).toEqual({
    paid: 1n,
    authorized: 10n,
    pending: 7_000_001_100n,
    refunded: 0n,
    pendingRefund: 0n,
    chargeback: 0n,
    chargebackReversal: 0n,
    balance: 9_999n,
  });
  // A payment by gift card has no details of a card.
  expect(
    balanceOf(order([payment(1n, 'APPROVED', { giftCardPaymentDetails: {} } as Doc)])).paid,
  ).toBe(1n);
});

test('counts refunds when they succeed, and as pending until they fail', () => {
  const refunds = ['SCHEDULED', 'STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'].map((status, at) =>
    refund(10n ** BigInt(at), status),
  );
  expect(balanceOf(order([payment(99_999n, 'APPROVED')], refunds))).toMatchObject({
    refunded: 1_000n,
    pendingRefund: 111n,
  });
  expect(['SCHEDULED', 'STARTED', 'PENDING', 'SUCCEEDED', 'FAILED', ''].map(isInProgress)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(refundedOf([...refunds, refund(5n, 'SUCCEEDED', 'other')], 'p')).toBe(1_111n);
  expect(refundedOf(refunds, 'p', (status) => status === 'FAILED')).toBe(10_000n);
});

test('shows chargebacks and reversals as reported by the provider', () => {
  const chargebacks = [
    { amount: { amount: '1.50' }, status: 'APPROVED' },
    { amount: { amount: '2.00' }, status: 'REVERSED' },
    { amount: { amount: '4.00' }, reversalAmount: { amount: '3.25' }, status: 'REVERSED' },
    { status: 'APPROVED' },
    { status: 'REVERSED' },
  ];
  const charged = payment(10_000n, 'APPROVED', {
    regularPaymentDetails: { chargebacks },
  } as unknown as Doc);
  expect(balanceOf(order([charged]))).toMatchObject({
    chargeback: 7_500n,
    chargebackReversal: 5_250n,
  });
});

test('a refund covers an overpayment first, and never makes the buyer owe again', () => {
  const balance = (paid: bigint, refunded: bigint) =>
    balanceOf(order([payment(paid, 'APPROVED')], [refund(refunded, 'SUCCEEDED')])).balance;
  expect([
    balance(4_000n, 1_000n),
    balance(10_000n, 10_000n),
    balance(12_000n, 500n),
    balance(12_000n, 2_000n),
    balance(12_000n, 5_000n),
  ]).toEqual([6_000n, 0n, -1_500n, 0n, 0n]);
});

test('the status of an order follows its payments', () => {
  expect(paymentStatusOf(order([payment(10_000n, 'APPROVED')]))).toBe('PAID');
  expect(paymentStatusOf(order([], [], 0n))).toBe('PAID');
  expect(paymentStatusOf(order([payment(9_999n, 'APPROVED')]))).toBe('PARTIALLY_PAID');
  expect(paymentStatusOf(order([payment(10_000n, 'APPROVED')], [refund(1n, 'SUCCEEDED')]))).toBe(
    'PARTIALLY_REFUNDED',
  );
  expect(
    paymentStatusOf(order([payment(10_000n, 'APPROVED')], [refund(10_000n, 'SUCCEEDED')])),
  ).toBe('FULLY_REFUNDED');
  expect(paymentStatusOf(order([payment(1n, 'PENDING'), payment(1n, 'PENDING_MERCHANT')]))).toBe(
    'PENDING_MERCHANT',
  );
  expect(
    ['PENDING', 'AUTHORIZED', 'DECLINED', 'CANCELED', 'VOIDED'].map((status) =>
      paymentStatusOf(order([payment(1n, status as 'PENDING')])),
    ),
  ).toEqual(['PENDING', 'PENDING', 'DECLINED', 'CANCELED', 'NOT_PAID']);
  // Cash at the door, and a payment of nothing, say nothing.
  for (const doc of [offline, undefined])
    expect(paymentStatusOf(order([payment(doc ? 1n : 0n, 'PENDING', doc)]))).toBe('NOT_PAID');
  expect(paymentStatusOf(order([]))).toBe('NOT_PAID');
});

test('a payment shows its refunds', () => {
  const shown = (status: PaymentState['status'], refunds: readonly RefundState[]) =>
    shownPaymentStatus(payment(100n, status), refunds);
  expect(shown('APPROVED', [])).toBe('APPROVED');
  expect(shown('APPROVED', [refund(50n, 'PENDING'), refund(100n, 'SUCCEEDED', 'other')])).toBe(
    'APPROVED',
  );
  expect(shown('APPROVED', [refund(99n, 'SUCCEEDED')])).toBe('PARTIALLY_REFUNDED');
  expect(shown('APPROVED', [refund(99n, 'SUCCEEDED'), refund(1n, 'SUCCEEDED')])).toBe('REFUNDED');
  expect(shown('APPROVED', [refund(101n, 'SUCCEEDED')])).toBe('REFUNDED');
  expect(shown('DECLINED', [refund(50n, 'SUCCEEDED')])).toBe('DECLINED');
});
