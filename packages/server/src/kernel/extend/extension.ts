import type { EventHandler } from './event-handler.ts';
import type { MailTransport } from './mail-transport.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ShippingProvider } from './shipping-provider.ts';
import type { TaxProvider } from './tax-provider.ts';

/** What a module of the operator adds to the shop. Any of the parts may be missing. */
export interface Extension {
  /** Lower-case letters, digits and hyphens; for messages, logs and jobs. */
  readonly name: string;
  readonly payment?: PaymentProvider;
  /** At most one extension may have it. */
  readonly tax?: TaxProvider;
  readonly shipping?: ShippingProvider;
  /** At most one extension may have it. It replaces SHOPWRIGHT_SMTP_URL. */
  readonly mail?: MailTransport;
  readonly events?: EventHandler;
  /** Called when the process stops. */
  readonly close?: () => Promise<void> | void;
}

/** What an extension gets when it is created. */
export interface ExtensionContext {
  /** The options that the config file gives this extension. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly env: 'development' | 'production';
  /** One line in the log of the shop. */
  readonly log: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
}

export type CreateExtension = (context: ExtensionContext) => Extension | Promise<Extension>;
