import type { DeclineReason, ProviderState } from './rules/provider-state.ts';

/**
 * What a payment provider must be able to do. Every call may be made again with the same ids and must then do nothing new:
 * that is how an answer that was lost is found out. What a provider says of itself in passing (a webhook) is never believed;
 * it is asked with `find`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment without moving anything: from here on its reference is known. */
  readonly start: (payment: PaymentToStart) => Promise<{ readonly reference: string }>;
  /** Asks the buyer's bank for the money, to be taken later. */
  readonly confirm: (
    payment: KnownPayment,
    token: string,
    returnUrl: string,
  ) => Promise<ProviderPayment>;
  readonly find: (payment: KnownPayment) => Promise<ProviderPayment>;
  /** Takes what was authorised, or a part of it; the rest is then the buyer's again. */
  readonly capture: (payment: KnownPayment, amount: bigint) => Promise<ProviderPayment>;
  /** Gives up what was authorised, or pays back what was taken: the buyer has lost nothing. */
  readonly cancel: (payment: KnownPayment) => Promise<ProviderPayment>;
  /** What the same card is charged with again, once it has paid; its token as it is where nothing else is needed. */
  readonly reusable?: (payment: KnownPayment) => Promise<string | undefined>;
  readonly refund: (
    payment: KnownPayment,
    refund: { readonly refundId: string; readonly amount: bigint },
  ) => Promise<RefundOutcome>;
  /** Which payment a message is about, if it is truly from the provider. */
  readonly readWebhook: (message: WebhookMessage) => Promise<WebhookSubject | undefined>;
}

export interface PaymentToStart {
  readonly siteId: string;
  /** Ours; the provider keeps it and is asked with it. */
  readonly attemptId: string;
  readonly checkoutId: string;
  /** Thousandths. */
  readonly amount: bigint;
  readonly currency: string;
  /** The card is charged again after this: its token, as the buyer gave it. */
  readonly savedToken?: string | null;
}

export interface KnownPayment extends PaymentToStart {
  readonly reference: string;
}

export interface ProviderPayment {
  readonly state: ProviderState;
  readonly amount: bigint;
  readonly currency: string;
  /** The attempt the provider has it down for. */
  readonly attemptId: string;
  /** Where the buyer proves to be the buyer. */
  readonly challengeUrl?: string;
  readonly reason?: DeclineReason;
  /** What a buyer and a merchant recognise the card by. */
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

/** Trouble at the provider that will pass: nothing is known of what it did. */
export class ProviderUnavailable extends Error {}

export type { DeclineReason, ProviderState };
