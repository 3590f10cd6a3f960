import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Sites } from '../settings/index.ts';
import { createDiscountRules } from './discount-rules.ts';
import type { PricingDeps } from './quote.ts';
import { createStoreTerms } from './store-terms.ts';

export interface Pricing extends PricingDeps {
  readonly close: () => Promise<void>;
}

/** The dependencies of every quote, created once per process. */
export async function createPricing({
  db,
  clock,
  sites,
  ...ports
}: { db: Db; clock: Clock; sites: Sites } & Pick<
  PricingDeps,
  'taxProvider' | 'customerOf'
>): Promise<Pricing> {
  const rules = await createDiscountRules(db);
  return {
    ...ports,
    clock,
    rules,
    termsOf: createStoreTerms(sites, ports.taxProvider !== undefined),
    close: rules.close,
  };
}
