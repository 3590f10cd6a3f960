import {
  duplicateProduct,
  listDeletedProducts,
  listProductHistory,
  restoreProduct,
} from '@shopwright/contract/catalog/product-history';
import { route, type Route } from '../../http/index.ts';
import { notFound } from '../../kernel/outcome.ts';
import { productNotFound } from './product-routes.ts';
import { duplicateProduct as copyOf } from './rules/duplicate-product.ts';
import { oldestRestorable, RESTORABLE_DAYS, restoreProducts } from './restore-products.ts';
import { loadProducts } from './store/find-products.ts';
import { nextNumericIds } from './store/labels.ts';
import { listDeleted, listHistory, purgeHistory } from './store/product-history.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
} from './write-products.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 730;
const DEFAULT_PER_PAGE = 50;
const asMerchant = { merchant: true };

/** The history of products, deleted products, and copies. */
export function productHistoryRoutes(deps: CatalogWriteDeps): Route[] {
  const { db, clock } = deps;

  return [
    route(listProductHistory, async ({ actor: { siteId }, request }) => {
      const { id, before, limit = DEFAULT_PER_PAGE } = request;
      return { entries: await listHistory(db, siteId, id, { limit, before }) };
    }),

    route(listDeletedProducts, async ({ actor: { siteId }, request }) => {
      const { before, limit = DEFAULT_PER_PAGE } = request;
      const rows = await listDeleted(db, siteId, oldestRestorable(clock()), { limit, before });
      return {
        products: rows.map(({ deletedAt, ...row }) => ({
          ...row,
          deletedDate: deletedAt.toISOString(),
          restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
        })),
      };
    }),

    route(restoreProduct, async ({ actor: { siteId }, request: { id } }) => {
      const target = await writeTarget(deps, siteId);
      return writeCatalog(db, siteId, async (tx) => {
        const {
          result: [saved],
          changed,
        } = await restoreProducts(tx, target, [id]);
        if (!saved)
          return notFound(`No product with the id ${id} was deleted in the last 30 days.`);
        return { result: { product: target.renderer.product(saved, asMerchant) }, changed };
      });
    }),

    route(duplicateProduct, async ({ actor: { siteId }, request: { id, name } }) => {
      const target = await writeTarget(deps, siteId);
      return writeCatalog(db, siteId, async (tx) => {
        const [state] = (await loadProducts(tx, siteId, [id])).values();
        if (!state) return productNotFound(id);
        const [numericId = ''] = await nextNumericIds(tx, 1);
        const after = copyOf(state, { ...target, name, numericId });
        const {
          result: [saved = after],
          changed,
        } = await applyChanges(tx, target, [{ before: undefined, after }]);
        return { result: { product: target.renderer.product(saved, asMerchant) }, changed };
      });
    }),
  ];
}

export function productHistoryJobs({ db, clock }: Pick<CatalogWriteDeps, 'db' | 'clock'>) {
  return {
    tasks: {
      'purge-product-history': async (): Promise<void> => {
        const now = clock().getTime();
        const before = {
          deletedBefore: oldestRestorable(new Date(now)),
          changedBefore: new Date(now - HISTORY_DAYS * DAY_MS),
        };
        while (await purgeHistory(db, before));
      },
    },
    schedule: ['41 3 * * * purge-product-history'],
  };
}
