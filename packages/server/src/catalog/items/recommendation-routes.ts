import {
  getRecommendation,
  listAvailableAlgorithms,
} from '@shopwright/contract/catalog/recommendations';
import type { Db } from '../../db/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { availableAlgorithms, readRecommendation } from './rules/recommendation.ts';
import { findRelatedProducts } from './store/product-tokens.ts';

const MAX_RECOMMENDED_ITEMS = 100;

/** Products that go with others, for product and cart pages. */
export function recommendationRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(listAvailableAlgorithms, () => ({ availableAlgorithms: [...availableAlgorithms] })),

    route(getRecommendation, async ({ actor: { siteId }, request }) => {
      const recommendation = readRecommendation(request);
      if (recommendation === undefined || isRefusal(recommendation))
        return recommendation ?? emptyAnswer;
      const { algorithm, productIds } = recommendation;
      const found =
        productIds.length === 0
          ? []
          : await findRelatedProducts(db, siteId, productIds, MAX_RECOMMENDED_ITEMS);
      if (found.length === 0 || found.length < (request.minimumRecommendedItems ?? 0)) return {};
      return {
        recommendation: {
          algorithm,
          items: found.map((catalogItemId) => ({ catalogItemId, appId: algorithm.appId })),
        },
      };
    }),
  ];
}
