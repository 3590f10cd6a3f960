import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { PaymentState, PaymentStatus, RefundStatus } from './order-state.ts';

/**
 * Where a payment may go from each of its states. The provider's word that money came outranks an earlier "no": a payment that was
 * given up, and then came after all, must be seen. What was taken never becomes untaken: it is refunded.
 * The reasons stand in docs/decisions/0009-states-of-an-order.md.
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

/** Staying where it is is no news, and no mistake. */
export function decidePayment(from: PaymentStatus, to: string): PaymentStatus | Refusal {
  const next = paymentTable[from].find((status) => status === to);
  if (next !== undefined || from === to) return next ?? from;
  return refuse(409, 'STATUS_NOT_ALLOWED', `A payment that is ${from} cannot become ${to}.`, {
    from,
    to,
  });
}

/** A refund is asked for, under way, and done or failed: no word after that counts. */
export const refundTable: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  SCHEDULED: ['STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'],
  STARTED: ['PENDING', 'SUCCEEDED', 'FAILED'],
  PENDING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: [],
  FAILED: [],
};

export function decideRefund(from: RefundStatus, to: RefundStatus): RefundStatus | Refusal {
  if (from === to || refundTable[from].includes(to)) return to;
  return refuse(409, 'STATUS_NOT_ALLOWED', `A refund that is ${from} cannot become ${to}.`, {
    from,
    to,
  });
}

/** What is stored of a payment that the provider holds from now on. */
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
