import type { Tx } from '../../db/index.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { applyCollectionRules } from '../products/rules/apply-collection-rules.ts';
import type { ProductChanges } from '../products/rules/product-changes.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { optionValues } from '../products/rules/render-product.ts';
import { productStock } from '../products/rules/stock-status.ts';
import { findCollectionRules } from '../products/store/collection-rules.ts';
import type { WriteTarget } from '../products/write-products.ts';

/** A product whose stock is written. */
export interface StockChange {
  readonly before: ProductState;
  readonly after: ProductState;
  readonly differences: ProductChanges;
}

/** Rules depend on whether a product is in stock, not on the quantity. */
export async function applyRules(
  tx: Tx,
  { siteId, renderer }: WriteTarget,
  changes: readonly StockChange[],
): Promise<readonly StockChange[]> {
  if (!changes.some(({ before, after }) => isListedOtherwise(before, after))) return changes;
  const rules = await findCollectionRules(tx, siteId);
  return changes.map(({ before, after, differences }) => {
    const moved = applyCollectionRules(after, rules, renderer.currency);
    return moved.collectionIds === after.collectionIds
      ? { before, after: moved, differences }
      : {
          before,
          after: moved,
          differences: { ...differences, fields: [...differences.fields, 'collectionIds'] },
        };
  });
}

/** Listings hold whether a product is in stock, not the quantity. */
export const isListedOtherwise = (before: ProductState, after: ProductState): boolean =>
  productStock(before).status !== productStock(after).status ||
  !isDeepEqual(optionValues(before), optionValues(after));
