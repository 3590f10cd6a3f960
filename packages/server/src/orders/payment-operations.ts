/**
 * What orders need of payments: plain functions, which the composition passes in. Each is
 * idempotent for the same ids. One that throws is retried later.
 */
export interface PaymentOperations {
  readonly refund: RefundPayment;
  /** Captures the authorized amount or a part of it. */
  readonly capture: (payment: OrderPayment) => Promise<PaymentOutcome>;
  /** Voids the authorization. */
  readonly void: (payment: OrderPayment) => Promise<PaymentOutcome>;
}

/** Refunds once for each refund id. */
export type RefundPayment = (
  refund: OrderPayment & { readonly refundId: string },
) => Promise<PaymentOutcome>;

export interface OrderPayment {
  readonly siteId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly kind: 'regular' | 'giftCard' | 'membership';
  /** Thousandths of the currency. */
  readonly amount: bigint;
  readonly currency: string;
  /** Set for a payment with a gift card. */
  readonly giftCardId?: string;
}

export type PaymentOutcome =
  | { readonly state: 'DONE' | 'PENDING'; readonly reference?: string }
  | { readonly state: 'REFUSED'; readonly reason: string };
