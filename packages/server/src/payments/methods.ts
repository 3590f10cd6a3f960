import type { OfferedPaymentMethod, PaymentMethod } from '@shopwright/contract/payments/payments';
import { readArea, settingsArea, type Site } from '../settings/index.ts';
import type { PaymentProvider } from './port.ts';
import { testCards } from './rules/sandbox-cards.ts';

/** What the owner may set; what is not set follows the server. */
export const paymentsArea = settingsArea<{ readonly sandbox?: boolean; readonly stripe?: boolean }>(
  'payments',
  {},
);

export interface Providers {
  readonly sandbox: PaymentProvider;
  readonly stripe: PaymentProvider | undefined;
  readonly publishableKey: string | undefined;
  /** Whether test cards pay where the owner has said nothing. */
  readonly sandboxByDefault: boolean;
}

export interface Ways {
  readonly offline: boolean;
  readonly sandbox: boolean;
  readonly stripe: boolean;
}

/** By which ways this store takes money. */
export function waysOf(
  providers: Providers,
  site: Pick<Site, 'settings'> | undefined,
  { offline }: { readonly offline: boolean },
): Ways {
  const { sandbox = providers.sandboxByDefault, stripe = true } = readArea(site, paymentsArea);
  return { offline, sandbox, stripe: stripe && providers.stripe !== undefined };
}

export function offeredMethods(
  ways: Ways,
  { publishableKey }: Providers,
  instructions: string | undefined,
): OfferedPaymentMethod[] {
  return [
    ...(ways.stripe
      ? [{ method: 'STRIPE' as const, ...(publishableKey === undefined ? {} : { publishableKey }) }]
      : []),
    ...(ways.sandbox
      ? [
          {
            method: 'SANDBOX' as const,
            testCards: testCards.map(({ token, number, name }) => ({ token, number, name })),
          },
        ]
      : []),
    ...(ways.offline
      ? [{ method: 'OFFLINE' as const, ...(instructions === undefined ? {} : { instructions }) }]
      : []),
  ];
}

/** The provider behind a method, if the store uses it; none stands behind paying later. */
export function providerOf(
  providers: Providers,
  ways: Ways,
  method: PaymentMethod,
): PaymentProvider | undefined {
  if (method === 'SANDBOX') return ways.sandbox ? providers.sandbox : undefined;
  if (method === 'STRIPE') return ways.stripe ? providers.stripe : undefined;
  return undefined;
}

/** By the name under which an attempt keeps it, whether the store still uses it or not. */
export function providerNamed(providers: Providers, name: string): PaymentProvider | undefined {
  return name === 'sandbox' ? providers.sandbox : name === 'stripe' ? providers.stripe : undefined;
}

export const methodNamed = (provider: string): PaymentMethod =>
  provider === 'stripe' ? 'STRIPE' : 'SANDBOX';
