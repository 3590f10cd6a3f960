import type { DeclineReason, ProviderState } from './rules/provider-state.ts';

/**
 * What a payment provider must be able to do. Every call is idempotent: repeated with the same ids,
 * it does nothing new and returns the answer that was lost. A webhook's content is never trusted;
 * the status comes from `find`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Creates the payment without moving money, and returns its reference. */
  readonly start: (payment: PaymentToStart) => Promise<{ readonly reference: string }>;
  /** Asks the buyer's bank to authorize the payment, to be captured later. */
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
  readonly refund: (
    payment: StartedPayment,
    refund: { readonly refundId: string; readonly amount: bigint },
  ) => Promise<RefundOutcome>;
  /** The payment a message is about, if the provider signed it. */
  readonly readWebhook: (message: WebhookMessage) => Promise<WebhookSubject | undefined>;
}

/** The providers that this server has, whichever of them a store uses. */
export interface Providers {
  readonly sandbox: PaymentProvider;
  readonly stripe: PaymentProvider | undefined;
  readonly publishableKey: string | undefined;
  /** Whether test cards are accepted unless the owner decides. */
  readonly sandboxByDefault: boolean;
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

export interface ProviderPayment {
  readonly state: ProviderState;
  readonly amount: bigint;
  readonly currency: string;
  /** Our id, as the provider stored it. */
  readonly attemptId: string;
  /** Where the buyer authenticates. */
  readonly challengeUrl?: string;
  readonly reason?: DeclineReason;
  /** How the buyer and the merchant recognize the card. */
  readonly card?: { readonly lastFourDigits: string; readonly brand: string };
}

export type RefundOutcome =
  | { readonly state: 'REFUNDED' | 'PENDING' }
  | { readonly state: 'REFUSED'; readonly reason: string };

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface WebhookSubject {
  readonly siteId: string;
  readonly attemptId: string;
}

/** A transient error: whether the provider did what it was asked is unknown. */
export class ProviderUnavailable extends Error {}

export type { DeclineReason, ProviderState };
