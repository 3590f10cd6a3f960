import type { Tx } from '../../db/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { productNotFound } from '../products/product-routes.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { lockProducts } from '../products/store/load-products.ts';
import {
  applyChanges,
  writeTarget,
  type CatalogWriteDeps,
  type Written,
} from '../products/write-products.ts';

export interface StockStep {
  readonly productId: string;
  readonly change: (state: ProductState, now: string) => ProductState | Refusal;
}

/** Steps on the stock of any number of products, all or none: two steps on one variant count together. */
export async function changeStock(
  tx: Tx,
  deps: Pick<CatalogWriteDeps, 'clock' | 'contextOf'>,
  siteId: string,
  steps: readonly StockStep[],
): Promise<Written<Record<string, never>> | Refusal> {
  const target = await writeTarget(deps, siteId);
  const known = await lockProducts(tx, siteId, [
    ...new Set(steps.map(({ productId }) => productId)),
  ]);
  const changed = new Map(known);
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
    [...changed].map(([id, after]) => ({ before: known.get(id), after })),
  );
  return { result: {}, changed: written.changed };
}
