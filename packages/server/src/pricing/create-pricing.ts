import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Sites } from '../settings/index.ts';
import type { ShippingProvider } from '../kernel/extend/shipping-provider.ts';
import type { TaxProvider } from '../kernel/extend/tax-provider.ts';
import type { Log } from '../kernel/log.ts';
import { createDeliverySource, storeDelivery } from './delivery-offers.ts';
import { createDiscountRules } from './discount-rules.ts';
import type { PricingDeps } from './quote.ts';
import { createStoreTerms } from './store-terms.ts';
import { guardTaxProvider } from './tax-provider.ts';

export interface Pricing extends PricingDeps {
  readonly close: () => Promise<void>;
}

/** The dependencies of every quote, created once per process. */
export async function createPricing({
  db,
  clock,
  sites,
  log,
  taxProvider,
  shippingProviders = [],
  ...ports
}: { db: Db; clock: Clock; sites: Sites } & Pick<PricingDeps, 'customerOf'> & {
    /** Of the operator's extensions. */
    readonly taxProvider?: TaxProvider | undefined;
    readonly shippingProviders?: readonly ShippingProvider[];
    readonly log: Log;
  }): Promise<Pricing> {
  const rules = await createDiscountRules(db);
  return {
    ...ports,
    clock,
    rules,
    termsOf: createStoreTerms(sites, taxProvider !== undefined),
    hasExternalProviders: taxProvider !== undefined || shippingProviders.length > 0,
    delivery: [
      storeDelivery,
      ...shippingProviders.map((provider) => createDeliverySource(provider, log)),
    ],
    ...(taxProvider ? { taxProvider: guardTaxProvider(taxProvider, log) } : {}),
    close: rules.close,
  };
}
