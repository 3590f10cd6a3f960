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
import { testCards } from './rules/sandbox-cards.ts';

/** The owner's settings; a missing one follows the server's configuration. */
export const paymentsArea = settingsArea<{ readonly sandbox?: boolean; readonly stripe?: boolean }>(
  'payments',
  {},
);

export interface EnabledMethods {
  readonly offline: boolean;
  readonly sandbox: boolean;
  readonly stripe: boolean;
}

/** The payment methods that this store accepts. */
export function enabledMethods(
  providers: Providers,
  site: Pick<Site, 'settings'> | undefined,
  { offline }: { readonly offline: boolean },
): EnabledMethods {
  const { sandbox = providers.sandboxByDefault, stripe = true } = readArea(site, paymentsArea);
  return { offline, sandbox, stripe: stripe && providers.stripe !== undefined };
}

function offeredMethods(
  enabled: EnabledMethods,
  { publishableKey }: Providers,
  instructions: string | undefined,
): OfferedPaymentMethod[] {
  return [
    ...(enabled.stripe ? [{ method: 'STRIPE' as const, ...compact({ publishableKey }) }] : []),
    ...(enabled.sandbox
      ? [
          {
            method: 'SANDBOX' as const,
            testCards: testCards.map(({ token, number, name }) => ({ token, number, name })),
          },
        ]
      : []),
    ...(enabled.offline ? [{ method: 'OFFLINE' as const, ...compact({ instructions }) }] : []),
  ];
}

/** The provider of a method that the store accepts; undefined for offline payment. */
export function providerOf(
  providers: Providers,
  enabled: EnabledMethods,
  method: PaymentMethod,
): PaymentProvider | undefined {
  if (method === 'SANDBOX') return enabled.sandbox ? providers.sandbox : undefined;
  if (method === 'STRIPE') return enabled.stripe ? providers.stripe : undefined;
  return undefined;
}

/** By the name stored with an attempt, whether or not the store still accepts it. */
export function providerNamed(providers: Providers, name: string): PaymentProvider | undefined {
  return name === 'sandbox' ? providers.sandbox : name === 'stripe' ? providers.stripe : undefined;
}

export const methodNamed = (provider: string): PaymentMethod =>
  provider === 'stripe' ? 'STRIPE' : 'SANDBOX';

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
    methods: offeredMethods(
      { ...enabled, offline },
      deps.providers,
      terms.checkout.offlineInstructions,
    ),
    paymentRequired: row.shown.paymentRequired ?? true,
  };
}
