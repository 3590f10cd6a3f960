import type { CreateExtension } from '@shopwright/server/kernel/extend/extension';

/**
 * The public types of extensions, published as `shopwright/extend`. Everything here is part of the
 * package's interface: change it like the API, by adding.
 */

export type {
  CreateExtension,
  Extension,
  ExtensionContext,
} from '@shopwright/server/kernel/extend/extension';
export type { EventHandler, StoreEvent } from '@shopwright/server/kernel/extend/event-handler';
export {
  MessageRefused,
  type MailAttachment,
  type MailTransport,
  type OutgoingMail,
} from '@shopwright/server/kernel/extend/mail-transport';
export type {
  DeclineReason,
  PaymentProvider,
  PaymentRefund,
  PaymentToStart,
  ProviderPayment,
  ProviderState,
  RefundOutcome,
  StartedPayment,
  WebhookMessage,
  WebhookSubject,
} from '@shopwright/server/kernel/extend/payment-provider';
export type {
  DeliveryOption,
  LineToDeliver,
  ShippingProvider,
  ShippingRequest,
} from '@shopwright/server/kernel/extend/shipping-provider';
export type {
  LineToTax,
  Location,
  TaxAddresses,
  TaxAnswer,
  TaxProvider,
  TaxRate,
  TaxRequest,
} from '@shopwright/server/kernel/extend/tax-provider';

/** The content of `shopwright.config.ts`, or of the same file as JavaScript or JSON. */
export interface ShopwrightConfig {
  readonly extensions?: readonly ExtensionEntry[];
}

/** A module by its path relative to the config file or its package name, or the extension itself. */
export type ExtensionEntry =
  | string
  | CreateExtension
  | {
      readonly module: string | CreateExtension;
      /** Passed to the extension. */
      readonly options?: Readonly<Record<string, unknown>>;
    };

/** Lets the compiler check an extension. A module exports the result as its default. */
export const defineExtension = (create: CreateExtension): CreateExtension => create;

/** Lets the compiler check a config file. @public */
export const defineConfig = (config: ShopwrightConfig): ShopwrightConfig => config;
