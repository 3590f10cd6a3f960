/**
 * What orders ask of whoever moves money: plain functions, wired where the platform is put together. Each may be asked again with the
 * same ids and must then do nothing new. One that throws is asked again later.
 */

export interface MoneyMove {
  readonly siteId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly kind: 'regular' | 'giftCard' | 'membership';
  /** Thousandths of the currency. */
  readonly amount: bigint;
  readonly currency: string;
  /** Of a payment with a gift card. */
  readonly giftCardId?: string;
}

export type MoneyOutcome =
  | { readonly state: 'DONE' | 'PENDING'; readonly reference?: string }
  | { readonly state: 'REFUSED'; readonly reason: string };

/** Given back once for each refund id. */
export type RefundPayment = (
  refund: MoneyMove & { readonly refundId: string },
) => Promise<MoneyOutcome>;
/** Takes what is held, or a part of it. */
export type CapturePayment = (capture: MoneyMove) => Promise<MoneyOutcome>;
/** Lets go what is held. */
export type VoidPayment = (held: MoneyMove) => Promise<MoneyOutcome>;

export interface MoneyPort {
  readonly refund: RefundPayment;
  readonly capture: CapturePayment;
  readonly release: VoidPayment;
}
