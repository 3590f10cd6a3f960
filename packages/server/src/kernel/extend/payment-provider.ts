/**
 * What a payment provider must be able to do. Every call is idempotent: repeated with the same ids,
 * it does nothing new and returns the answer that was lost. A webhook's content is never trusted;
 * the status comes from `find`. Amounts are thousandths of the currency, whatever its decimals:
 * 12.50 EUR is 12_500n.
 */
export interface PaymentProvider {
  /** Stored with each payment: lower-case letters, digits and hyphens. Never rename it. */
  readonly name: string;
  /** How buyers recognize the method at the checkout, such as "Acme Pay". */
  readonly title?: string;
  /**
   * With `token`, a form of the storefront collects a token before the payment (the default). With
   * `redirect`, the buyer pays on a page of the provider: `confirm` answers with a `challengeUrl`.
   */
  readonly collects?: 'token' | 'redirect';
  /** Creates the payment without moving money, and returns its reference. */
  readonly start: (payment: PaymentToStart) => Promise<{ readonly reference: string }>;
  /** Asks for the authorization of the payment, to be captured later. */
  readonly confirm: (
    payment: StartedPayment,
    token: string,
    returnUrl: string,
  ) => Promise<ProviderPayment>;
  readonly find: (payment: StartedPayment) => Promise<ProviderPayment>;
  /** Captures the authorized amount or a part of it; the rest is released. */
  readonly capture: (payment: StartedPayment, amount: bigint) => Promise<ProviderPayment>;
  /** Voids the authorization, or pays back what was captured. */
  readonly cancel: (payment: StartedPayment) => Promise<ProviderPayment>;
  /**
   * The token for the card's next charge, once it has paid; without this function the first token
   * is used again.
   */
  readonly reusable?: (payment: StartedPayment) => Promise<string | undefined>;
  readonly refund: (payment: StartedPayment, refund: PaymentRefund) => Promise<RefundOutcome>;
  /** The payment a message is about, if the provider signed it. */
  readonly readWebhook: (message: WebhookMessage) => Promise<WebhookSubject | undefined>;
}

export interface PaymentToStart {
  readonly siteId: string;
  /** Our id, which the provider stores with the payment. */
  readonly attemptId: string;
  readonly checkoutId: string;
  /** Thousandths. */
  readonly amount: bigint;
  readonly currency: string;
  /** The card's token, when it is charged again after this payment. */
  readonly savedToken?: string | null;
}

export interface StartedPayment extends PaymentToStart {
  readonly reference: string;
}

export interface PaymentRefund {
  /** Makes the refund idempotent. */
  readonly refundId: string;
  /** Thousandths. */
  readonly amount: bigint;
}

/** The state of a payment as the provider reports it. */
export type ProviderState =
  /** Started, not confirmed. */
  | 'NEW'
  /** The buyer must act: the bank's authentication (3-D Secure), or the provider's page. */
  | 'CHALLENGE'
  /** The bank has not answered yet. */
  | 'PENDING'
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'VOIDED'
  | 'DECLINED';

export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'INCORRECT_DETAILS'
  | 'AUTHENTICATION_FAILED'
  | 'PROCESSING_ERROR';

export interface ProviderPayment {
  readonly state: ProviderState;
  readonly amount: bigint;
  readonly currency: string;
  /** Our id, as the provider stored it. */
  readonly attemptId: string;
  /** Where the buyer authenticates or pays. */
  readonly challengeUrl?: string;
  readonly reason?: DeclineReason;
  /** How the buyer and the merchant recognize the card. */
  readonly card?: { readonly lastFourDigits: string; readonly brand: string };
}

export type RefundOutcome =
  | { readonly state: 'REFUNDED' | 'PENDING' }
  | { readonly state: 'REFUSED'; readonly reason: string };

export interface WebhookMessage {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface WebhookSubject {
  readonly siteId: string;
  readonly attemptId: string;
}
