import type { OfferedPaymentMethod, PaymentMethod } from '@shopwright/contract/payments/payments';
import type { PaymentProvider } from '../kernel/extend/payment-provider.ts';

/** The payment providers as the rest of the domain sees them. */

export type {
  DeclineReason,
  PaymentProvider,
  PaymentToStart,
  ProviderPayment,
  ProviderState,
  RefundOutcome,
  StartedPayment,
  WebhookMessage,
  WebhookSubject,
} from '../kernel/extend/payment-provider.ts';

/** A provider that this server has, whether or not a store uses it. */
export interface RegisteredProvider {
  readonly provider: PaymentProvider;
  readonly method: Exclude<PaymentMethod, 'OFFLINE'>;
  /** Whether a store accepts it unless the owner decides. */
  readonly isEnabledByDefault: boolean;
  /** What clients need to offer the method. */
  readonly details: Omit<OfferedPaymentMethod, 'method'>;
}

/** In the order in which they are offered; names are unique. */
export type Providers = readonly RegisteredProvider[];

/** A transient error: whether the provider did what it was asked is unknown. */
export class ProviderUnavailable extends Error {}
