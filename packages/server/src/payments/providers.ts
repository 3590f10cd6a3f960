import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import { guardProvider } from './guard-provider.ts';
import type { PaymentProvider, Providers, RegisteredProvider } from './port.ts';
import { testCards } from './rules/sandbox-cards.ts';
import { createSandbox } from './sandbox/provider.ts';
import { createStripe, type StripeConfig } from './stripe/provider.ts';

export interface ProviderOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
  readonly stripe: StripeConfig | undefined;
  readonly sandboxByDefault: boolean;
  /** Of the operator's extensions. */
  readonly extensions?: readonly PaymentProvider[];
}

/** The ways to take money that this server has, whichever a store uses. */
export function createProviders({
  db,
  clock,
  log,
  publicUrl,
  stripe,
  sandboxByDefault,
  extensions = [],
}: ProviderOptions): Providers {
  const registered: RegisteredProvider[] = [
    ...(stripe
      ? [
          {
            provider: createStripe(stripe, clock),
            method: 'STRIPE' as const,
            isEnabledByDefault: true,
            details: compact({ publishableKey: stripe.publishableKey }),
          },
        ]
      : []),
    ...extensions.map((provider) => ({
      provider,
      method: 'EXTENSION' as const,
      isEnabledByDefault: true,
      details: {
        provider: provider.name,
        title: provider.title ?? provider.name,
        collects: provider.collects === 'redirect' ? ('REDIRECT' as const) : ('TOKEN' as const),
      },
    })),
    {
      provider: createSandbox({ db, clock, publicUrl }),
      method: 'SANDBOX',
      isEnabledByDefault: sandboxByDefault,
      details: { testCards: testCards.map(({ token, number, name }) => ({ token, number, name })) },
    },
  ];
  return registered.map((entry) => ({
    ...entry,
    provider: guardProvider(entry.provider, { log, usesDatabase: entry.method === 'SANDBOX' }),
  }));
}
