import {
  adjustStock,
  countInventoryItems,
  getStockSettings,
  listStockMovements,
  setLowStockThresholds,
  updateStockSettings,
} from '@shopwright/contract/catalog/stock-movements';
import { queryInventoryItems } from '@shopwright/contract/catalog/inventory-items';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isRefusal, refuseFields, violation } from '../../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../../query/index.ts';
import type { Sites } from '../../settings/index.ts';
import { findVariant } from '../products/rules/stock-status.ts';
import { onHand } from '../products/rules/derive-stock-movements.ts';
import { variantNotFound } from '../products/rules/variants.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { type CatalogWriteDeps, writeCatalog } from '../products/write-products.ts';
import { changeStock } from './inventory-routes.ts';
import { adjustStock as adjust, checkAdjustment } from './rules/adjust-stock.ts';
import { renderInventoryItem } from './rules/render-inventory-item.ts';
import { stockArea, stockSettingsOf } from './stock-settings.ts';
import {
  countInventory,
  findProductsOfVariants,
  inventoryItemQuery,
  queryInventory,
  saveThresholds,
} from './store/inventory-items.ts';
import { listMovements } from './store/movements.ts';

const DEFAULT_MOVEMENTS_PER_PAGE = 50;
const MAX_COUNTED_ITEMS = 10_000;

/** Stock as staff manage it: the list of all variants, adjustments with a reason, and the history. */
export function stockManagementRoutes(deps: CatalogWriteDeps & { readonly sites: Sites }): Route[] {
  const { db, sites } = deps;
  const defaultThresholdOf = async (siteId: string): Promise<number | null> =>
    stockSettingsOf(await sites.find(siteId)).lowStockThreshold ?? null;
  return [
    route(adjustStock, async ({ actor: { siteId }, request }) => {
      const { reason, note, adjustments } = request;
      const wrong = adjustments.map((each, index) =>
        checkAdjustment(reason, each, `adjustments[${index}]`),
      );
      const refused = wrong.find((outcome) => outcome !== undefined);
      if (refused) return refused;
      const variantIds = adjustments.map(({ variantId }) => variantId.toLowerCase());
      if (new Set(variantIds).size < variantIds.length)
        return refuseFields(
          violation('adjustments', 'OTHER', 'must not hold the same variant twice'),
        );
      const products = await findProductsOfVariants(db, siteId, variantIds);
      const missing = variantIds.find((id) => !products.has(id));
      if (missing !== undefined) return variantNotFound(missing);
      return writeCatalog(db, siteId, async (tx) => {
        const written = await changeStock(
          tx,
          deps,
          siteId,
          adjustments.map((each) => ({
            productId: products.get(each.variantId.toLowerCase()) ?? '',
            change: (state, now) => adjust(state, each, now),
          })),
          { cause: reason, ...(note ? { note } : {}) },
        );
        if (isRefusal(written)) return written;
        const stock = variantIds.flatMap((variantId) => {
          const state = written.result.get(products.get(variantId) ?? '');
          const variant = state && findVariant(state, variantId);
          return variant
            ? [
                {
                  productId: state.productId,
                  variantId,
                  onHand: onHand(variant.stock),
                  available: variant.stock.quantity,
                },
              ]
            : [];
        });
        return { result: { stock }, changed: written.changed };
      });
    }),

    route(listStockMovements, async ({ actor: { siteId }, request }) => {
      const { productId, variantId, before, limit = DEFAULT_MOVEMENTS_PER_PAGE } = request;
      if (productId === undefined && variantId === undefined)
        return refuseFields(
          violation('productId', 'REQUIRED_ONE_OF_FIELD', 'or variantId is required'),
        );
      const of = variantId === undefined ? { productId: productId ?? '' } : { variantId };
      return { movements: await listMovements(db, siteId, of, { before, limit }) };
    }),

    route(queryInventoryItems, async ({ actor: { siteId }, request }) => {
      const defaultThreshold = await defaultThresholdOf(siteId);
      const rules = inventoryItemQuery(siteId, defaultThreshold);
      const query = parseQuery(request.query, rules, { merchant: true });
      if (isRefusal(query)) return query;
      const rows = await queryInventory(
        db,
        siteId,
        toSql(query),
        request.lowStockOnly === true ? { defaultThreshold } : undefined,
      );
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const states = await loadProducts(db, siteId, [
        ...new Set(page.rows.map(({ productId }) => productId)),
      ]);
      const inventoryItems = page.rows.flatMap((row) => {
        const state = states.get(row.productId);
        const variant = state?.variants.find(({ variantId }) => variantId === row.variantId);
        return state && variant ? [renderInventoryItem(state, variant, row, defaultThreshold)] : [];
      });
      return {
        inventoryItems,
        pagingMetadata: {
          count: inventoryItems.length,
          cursors: page.cursors,
          hasNext: page.cursors.next !== undefined,
        },
      };
    }),

    route(countInventoryItems, async ({ actor: { siteId }, request: { filter } }) => {
      const rules = inventoryItemQuery(siteId, await defaultThresholdOf(siteId));
      const query = parseQuery({ filter }, { ...rules, path: '' }, { merchant: true });
      if (isRefusal(query)) return query;
      const found = await countInventory(db, siteId, toSql(query).where, MAX_COUNTED_ITEMS + 1);
      return { count: Math.min(found, MAX_COUNTED_ITEMS), exact: found <= MAX_COUNTED_ITEMS };
    }),

    route(setLowStockThresholds, async ({ actor: { siteId }, request: { thresholds } }) => {
      const variantIds = thresholds.map(({ variantId }) => variantId.toLowerCase());
      return db.tx(async (tx) => {
        const products = await findProductsOfVariants(tx, siteId, variantIds);
        const missing = variantIds.find((id) => !products.has(id));
        if (missing !== undefined) return variantNotFound(missing);
        await saveThresholds(
          tx,
          siteId,
          thresholds.map(({ variantId, threshold = null }) => ({ variantId, threshold })),
        );
        return emptyAnswer;
      });
    }),

    route(getStockSettings, async ({ actor: { siteId } }) => ({
      stock: stockSettingsOf(await sites.find(siteId)),
    })),
    route(updateStockSettings, async ({ actor: { siteId }, request }) => {
      const site = await sites.changeArea(siteId, stockArea, (before) => ({
        ...before,
        ...request.stock,
      }));
      return isRefusal(site) ? site : { stock: stockSettingsOf(site) };
    }),
  ];
}
