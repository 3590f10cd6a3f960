import type { ProductPlanChange } from '@shopwright/contract/change-plans/change-plans';
import {
  findConflicts,
  type PlannedEntity,
  type Replacement,
  type ReplaceOutcome,
} from '../../change-plans/index.ts';
import { collectionNotFound } from '../collections/collection-routes.ts';
import { productNotFound } from '../products/product-routes.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import { applyChanges, writeTarget, type CatalogWriteDeps } from '../products/write-products.ts';
import {
  addedCollections,
  checkProductChange,
  collectionIdsOf,
  currentFields,
  planProductChange,
  withFields,
  type ProductFields,
} from './rules/plan-product-change.ts';
import { checkSelection, countSelected, findSelectedIds } from './select-products.ts';
import { lockCollections } from './store.ts';

/** Products as plans change them. */
export function createPlannedProducts(deps: CatalogWriteDeps): PlannedEntity {
  return {
    permission: 'WIX_STORES.MODIFY_PRODUCTS',

    async check(siteId, selection, change) {
      const refusedSelection = checkSelection(selection);
      if (refusedSelection) return refusedSelection;
      const { currency } = await writeTarget(deps, siteId);
      const productChange = change as ProductPlanChange;
      const refused = checkProductChange(productChange, currency);
      if (refused) return refused;
      const ids = collectionIdsOf(productChange);
      const existing = await lockCollections(deps.db, siteId, ids);
      const missing = ids.find((id) => !existing.has(id));
      return missing === undefined ? undefined : collectionNotFound(missing);
    },

    count: countSelected,
    findIds: findSelectedIds,

    async propose(tx, siteId, change, productIds) {
      const target = await writeTarget(deps, siteId);
      const products = await loadProducts(tx, siteId, productIds);
      return productIds.map((entityId) => {
        const state = products.get(entityId);
        return {
          entityId,
          name: state?.name ?? '',
          outcome: state
            ? planProductChange(state, change as ProductPlanChange, target)
            : productNotFound(entityId),
        };
      });
    },

    async replace(tx, siteId, replacements) {
      const target = await writeTarget(deps, siteId);
      const ids = replacements.map(({ entityId }) => entityId);
      const products = await lockProducts(tx, siteId, ids);
      const collections = await lockCollections(tx, siteId, newCollectionsOf(replacements));
      const decided = replacements.map((one) => decide(one, products, collections));
      const changes = decided.flatMap((outcome) => ('after' in outcome ? [outcome] : []));
      const { changed } = await applyChanges(tx, target, changes);
      if (changed) await bumpVersion(tx, siteId);
      return decided.map((outcome) => ('after' in outcome ? { done: true } : outcome));
    },
  };
}

type Decision =
  | { readonly before: ProductState; readonly after: ProductState }
  | Exclude<ReplaceOutcome, { done: true }>;

/** The product's change, or why it is left alone. */
function decide(
  { entityId, ...values }: Replacement,
  products: ReadonlyMap<string, ProductState>,
  collections: ReadonlySet<string>,
): Decision {
  const before = products.get(entityId);
  if (!before) return productNotFound(entityId);
  const expected = values.expected as ProductFields;
  const replacement = values.replacement as ProductFields;
  const conflicts = findConflicts(expected, currentFields(before, expected));
  if (conflicts.length > 0) return { conflicts };
  const missing = addedCollections(replacement).find((id) => !collections.has(id));
  if (missing !== undefined) return collectionNotFound(missing);
  return { before, after: withFields(before, replacement) };
}

const newCollectionsOf = (replacements: readonly Replacement[]): string[] => [
  ...new Set(
    replacements.flatMap(({ replacement }) => addedCollections(replacement as ProductFields)),
  ),
];
