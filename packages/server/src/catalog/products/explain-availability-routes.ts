import { explainAvailability } from '@shopwright/contract/catalog/explain-availability';
import type { Db } from '../../db/index.ts';
import { route, type Route } from '../../http/index.ts';
import { productNotFound } from './product-routes.ts';
import { explainAvailability as explain, type SellingTerms } from './rules/explain-availability.ts';
import { loadProducts } from './store/find-products.ts';

export interface ExplainAvailabilityDeps {
  readonly db: Db;
  /** Payments and delivery belong to later domains; the composition reads them. */
  readonly sellingTermsOf: (siteId: string) => Promise<SellingTerms>;
}

/** Explains to staff why shoppers cannot buy a product. */
export const explainAvailabilityRoutes = ({
  db,
  sellingTermsOf,
}: ExplainAvailabilityDeps): Route[] => [
  route(explainAvailability, async ({ actor: { siteId }, request: { id } }) => {
    const [product] = (await loadProducts(db, siteId, [id])).values();
    if (!product) return productNotFound(id);
    const reasons = explain(product, await sellingTermsOf(siteId));
    return { canBeBought: !reasons.some(({ blocks }) => blocks), reasons };
  }),
];
