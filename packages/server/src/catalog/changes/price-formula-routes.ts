import { computePrices } from '@shopwright/contract/change-plans/price-formulas';
import { route, type Route } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { bulkError } from '../products/bulk-results.ts';
import { type CatalogWriteDeps, writeTarget } from '../products/write-products.ts';
import { checkProductChange, newPrice } from './rules/plan-product-change.ts';

/** Prices by the formulas of plans, for cells that are edited with a formula. */
export function priceFormulaRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(computePrices, async ({ actor: { siteId }, request }) => {
      const { currency } = await writeTarget(deps, siteId);
      const prices = request.prices.map(({ price, formula }) => {
        const computed =
          checkProductChange({ price: formula }, currency) ?? newPrice(price, formula, currency);
        return isRefusal(computed) ? { error: bulkError(computed) } : { price: computed };
      });
      return { prices };
    }),
  ];
}
