import type { ErrorCode } from '@shopwright/contract';
import {
  decrementInventory,
  getCatalogVersion,
  getInventoryVariants,
  incrementInventory,
  queryInventory,
  updateInventoryVariants,
} from '@shopwright/contract/catalog/stock';
import type { Tx } from '../../db/index.ts';
import { emptyAnswer, type ConsistentAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { isRefusal, type Refusal, refuseFields, violation } from '../../kernel/outcome.ts';
import { parseQuery, toSql } from '../../query/index.ts';
import { changeProduct, productNotFound } from '../products/product-routes.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import type { StockCause } from '../products/rules/derive-stock-movements.ts';
import { renderInventory } from '../products/rules/stock-status.ts';
import {
  findProductsOfInventory,
  loadProducts,
  lockProducts,
} from '../products/store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
  type Written,
} from '../products/write-products.ts';
import { decrementStock, incrementStock, updateInventory } from './rules/inventory.ts';
import { countInventory, findInventory, inventoryQuery } from './store/find-inventory.ts';

export function inventoryRoutes(deps: CatalogWriteDeps): Route[] {
  const { db } = deps;

  /** By the id of the inventory item or of the product. */
  const productOf = async (siteId: string, id: string): Promise<string> => {
    if (!isGuid(id)) return id;
    return (
      (await findProductsOfInventory(db, siteId, [id])).get(id.toLowerCase()) ?? id.toLowerCase()
    );
  };

  const step = async <Code extends ErrorCode = never>(
    siteId: string,
    steps: readonly NamedStep<Code>[],
  ): Promise<Record<string, never> | ConsistentAnswer<Record<string, never>> | Refusal<Code>> => {
    const unnamed = steps.find(({ id }) => id === '');
    if (unnamed)
      return refuseFields(
        violation(
          unnamed.field,
          'REQUIRED_ONE_OF_FIELD',
          'must name an inventoryId or a productId',
        ),
      );
    const invalid = steps.find(({ id }) => !isGuid(id));
    if (invalid) return productNotFound(invalid.id);
    const products = await findProductsOfInventory(
      db,
      siteId,
      steps.map(({ id }) => id),
    );
    const named = steps.map(({ id, change }) => ({
      change,
      productId: products.get(id.toLowerCase()) ?? id.toLowerCase(),
    }));
    return writeCatalog(db, siteId, async (tx) => {
      const written = await changeStock(tx, deps, siteId, named);
      return isRefusal(written) ? written : { result: {}, changed: written.changed };
    });
  };

  return [
    route(updateInventoryVariants, async ({ actor: { siteId }, request: { inventoryItem } }) => {
      const id = await productOf(siteId, inventoryItem.productId ?? '');
      return changeProduct(
        deps,
        siteId,
        id,
        (state, { now }) => updateInventory(state, inventoryItem, now),
        () => emptyAnswer,
      );
    }),

    route(decrementInventory, ({ actor: { siteId }, request: { decrementData = [] } }) =>
      step(
        siteId,
        decrementData.map((data, index) => ({
          id: data.inventoryId ?? data.productId ?? data.externalId ?? '',
          field: `decrementData[${index}]`,
          change: (state, now) =>
            decrementStock(
              state,
              {
                ...variantOf(data.variantId),
                by: data.decrementBy ?? 1,
                preorder: data.preorderRequest ?? false,
              },
              now,
            ),
        })),
      ),
    ),
    route(incrementInventory, ({ actor: { siteId }, request: { incrementData = [] } }) =>
      step(
        siteId,
        incrementData.map((data, index) => ({
          id: data.inventoryId ?? data.productId ?? '',
          field: `incrementData[${index}]`,
          change: (state, now) =>
            incrementStock(state, { ...variantOf(data.variantId), by: data.incrementBy ?? 1 }, now),
        })),
      ),
    ),

    route(
      getInventoryVariants,
      async ({ actor: { siteId }, request: { inventoryId, productId, variantIds } }) => {
        const id = await productOf(siteId, inventoryId || productId || '');
        const state = isGuid(id) ? (await loadProducts(db, siteId, [id])).get(id) : undefined;
        return state ? { inventoryItem: renderInventory(state, variantIds) } : productNotFound(id);
      },
    ),

    route(queryInventory, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, inventoryQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const statement = toSql(query);
      const ids = await findInventory(db, siteId, statement);
      const [states, totalResults] = [
        await loadProducts(db, siteId, ids),
        await countInventory(
          db,
          siteId,
          query.filter.kind === 'everything' ? undefined : statement.where,
        ),
      ];
      const inventoryItems = ids
        .flatMap((id) => states.get(id) ?? [])
        .map((state) => renderInventory(state));
      return {
        inventoryItems,
        metadata: {
          items: inventoryItems.length,
          offset: query.page.by === 'offset' ? query.page.offset : 0,
        },
        totalResults,
      };
    }),

    route(getCatalogVersion, async () => ({ catalogVersion: 'V1_CATALOG' as const })),
  ];
}

interface NamedStep<Code extends ErrorCode> extends Pick<StockStep<Code>, 'change'> {
  /** The id of the inventory item or of the product. */
  readonly id: string;
  readonly field: string;
}

const variantOf = (variantId: string | undefined): { variantId?: string } =>
  variantId === undefined ? {} : { variantId };

export interface StockStep<Code extends ErrorCode> {
  readonly productId: string;
  readonly change: (state: ProductState, now: string) => ProductState | Refusal<Code>;
}

/**
 * Applies changes to the stock of several products, all or none; several changes of one variant add
 * up.
 */
export async function changeStock<Code extends ErrorCode = never>(
  tx: Tx,
  deps: Pick<CatalogWriteDeps, 'clock' | 'contextOf'>,
  siteId: string,
  steps: readonly StockStep<Code>[],
  stockCause?: StockCause,
): Promise<Written<ReadonlyMap<string, ProductState>> | Refusal<Code>> {
  const target = await writeTarget(deps, siteId);
  const before = await lockProducts(tx, siteId, [
    ...new Set(steps.map(({ productId }) => productId)),
  ]);
  const changed = new Map(before);
  for (const { productId, change } of steps) {
    const state = changed.get(productId);
    if (!state) return productNotFound(productId);
    const next = change(state, target.now);
    if (isRefusal(next)) return next;
    changed.set(productId, next);
  }
  const written = await applyChanges(
    tx,
    target,
    [...changed].map(([id, after]) => ({ before: before.get(id), after })),
    stockCause ? { stockCause } : {},
  );
  return { result: changed, changed: written.changed };
}
