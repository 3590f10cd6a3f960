import type { OfferedPaymentMethod, PaymentMethod } from '@shopwright/contract/payments/payments';
import {
  checkoutNotFound,
  findCheckout,
  isOfflinePaymentDisabled,
  canAccess,
} from '../checkout/index.ts';
import type { Actor } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { StoreTerms } from '../pricing/index.ts';
import { readArea, settingsArea, type Site } from '../settings/index.ts';
import type { PayDeps } from './deps.ts';
import type { PaymentProvider, Providers } from './port.ts';

/** The owner's settings by the provider's name; a missing one follows the server's configuration. */
export const paymentsArea = settingsArea<{ readonly sandbox?: boolean; readonly stripe?: boolean }>(
  'payments',
  {},
);

export interface EnabledMethods {
  readonly offline: boolean;
  readonly providers: Providers;
}

/** The payment methods that this store accepts. */
export function enabledMethods(
  providers: Providers,
  site: Pick<Site, 'settings'> | undefined,
  { offline }: { readonly offline: boolean },
): EnabledMethods {
  const settings: Readonly<Record<string, boolean | undefined>> = readArea(site, paymentsArea);
  return {
    offline,
    providers: providers.filter(
      ({ provider, isEnabledByDefault }) => settings[provider.name] ?? isEnabledByDefault,
    ),
  };
}

const offeredMethods = (
  { providers, offline }: EnabledMethods,
  instructions: string | undefined,
): OfferedPaymentMethod[] => [
  ...providers.map(({ method, details }) => ({ method, ...details })),
  ...(offline ? [{ method: 'OFFLINE' as const, ...compact({ instructions }) }] : []),
];

/**
 * The provider of a method that the store accepts; undefined for offline payment. The method
 * EXTENSION stands for several, so the client names one.
 */
export const providerOf = (
  { providers }: EnabledMethods,
  method: PaymentMethod,
  name?: string,
): PaymentProvider | undefined =>
  providers.find(
    (each) => each.method === method && (method !== 'EXTENSION' || each.provider.name === name),
  )?.provider;

/** By the name stored with an attempt, whether or not the store still accepts it. */
export const providerNamed = (providers: Providers, name: string): PaymentProvider | undefined =>
  providers.find(({ provider }) => provider.name === name)?.provider;

/** How clients name the provider of an attempt. */
export function methodNamed(provider: string): {
  readonly method: PaymentMethod;
  readonly provider?: string;
} {
  if (provider === 'stripe') return { method: 'STRIPE' };
  return provider === 'sandbox' ? { method: 'SANDBOX' } : { method: 'EXTENSION', provider };
}

export async function loadStoreMethods(
  { providers, checkout, storefront }: PayDeps,
  siteId: string,
): Promise<{ enabled: EnabledMethods; terms: StoreTerms }> {
  const terms = await checkout.pricing.termsOf(siteId);
  const site = await storefront.sites.find(siteId);
  return {
    enabled: enabledMethods(providers, site, { offline: terms.checkout.offlinePayment }),
    terms,
  };
}

/** The methods with which the caller can pay this checkout. */
export async function listCheckoutMethods(
  deps: PayDeps,
  actor: Actor,
  checkoutId: string,
): Promise<{ methods: OfferedPaymentMethod[]; paymentRequired: boolean } | Refusal> {
  const row = await findCheckout(deps.db, actor.siteId, checkoutId);
  if (!row || !canAccess(row, actor)) return checkoutNotFound(checkoutId);
  const { enabled, terms } = await loadStoreMethods(deps, actor.siteId);
  const offline = enabled.offline && !isOfflinePaymentDisabled(row, actor);
  return {
    methods: offeredMethods({ ...enabled, offline }, terms.checkout.offlineInstructions),
    paymentRequired: row.shown.paymentRequired ?? true,
  };
}
