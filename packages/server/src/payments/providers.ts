import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Providers } from './port.ts';
import { createSandbox } from './sandbox/provider.ts';
import { createStripe, type StripeConfig } from './stripe/provider.ts';

export interface ProviderOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly stripe: StripeConfig | undefined;
  readonly sandboxByDefault: boolean;
}

/** The ways to take money that this server has, whichever a store uses. */
export function createProviders({
  db,
  clock,
  publicUrl,
  stripe,
  sandboxByDefault,
}: ProviderOptions): Providers {
  return {
    sandbox: createSandbox({ db, clock, publicUrl }),
    stripe: stripe && createStripe(stripe, clock),
    publishableKey: stripe?.publishableKey,
    sandboxByDefault,
  };
}
