import { refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import type { PaymentState, PaymentStatus, RefundStatus } from './order-state.ts';

/**
 * The allowed transitions of a payment. A late approval outranks an earlier decline, because
 * received money must be visible. A captured payment is refunded, never undone. For the reasons,
 * see docs/decisions/0009-states-of-an-order.md.
 */
export const paymentTable: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['PENDING_MERCHANT', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['PENDING', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  AUTHORIZED: ['APPROVED', 'VOIDED', 'DECLINED', 'CANCELED'],
  APPROVED: [],
  DECLINED: ['APPROVED'],
  CANCELED: ['APPROVED'],
  VOIDED: [],
};

/** The same status again is allowed and changes nothing. */
export function decidePayment(
  from: PaymentStatus,
  to: string,
): PaymentStatus | Refusal<'STATUS_NOT_ALLOWED'> {
  const next = paymentTable[from].find((status) => status === to);
  if (next !== undefined || from === to) return next ?? from;
  return refuseWithStatus(
    409,
    'STATUS_NOT_ALLOWED',
    `A payment that is ${from} cannot become ${to}.`,
    {
      from,
      to,
    },
  );
}

/** A refund is started, pending, and then succeeded or failed for good. */
export const refundTable: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  SCHEDULED: ['STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'],
  STARTED: ['PENDING', 'SUCCEEDED', 'FAILED'],
  PENDING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: [],
  FAILED: [],
};

export function decideRefund(
  from: RefundStatus,
  to: RefundStatus,
): RefundStatus | Refusal<'STATUS_NOT_ALLOWED'> {
  if (from === to || refundTable[from].includes(to)) return to;
  return refuseWithStatus(
    409,
    'STATUS_NOT_ALLOWED',
    `A refund that is ${from} cannot become ${to}.`,
    {
      from,
      to,
    },
  );
}

/** The stored form of an authorized payment. */
export function withAuthorization(doc: PaymentState['doc'], now: string): PaymentState['doc'] {
  const { regularPaymentDetails: details } = doc;
  if (!details) return doc;
  return {
    ...doc,
    regularPaymentDetails: {
      ...details,
      authorizationDetails: {
        delayedCapture: true,
        authorizedDate: now,
        ...details.authorizationDetails,
      },
    },
  };
}
