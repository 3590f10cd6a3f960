import type { ProductPlanChange } from '@shopwright/contract/change-plans/change-plans';
import type {
  PlanDirection,
  PlannedChange,
  PlannedEntity,
  Replacement,
  ReplaceOutcome,
} from '../../change-plans/index.ts';
import type { Tx } from '../../db/index.ts';
import { findConflicts } from '../../kernel/field-conflicts.ts';
import { collectionNotFound } from '../collections/collection-routes.ts';
import { productNotFound } from '../products/product-routes.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeTarget,
  type WriteTarget,
  type Written,
} from '../products/write-products.ts';
import { deleteByPlan, restoreByPlan } from './delete-by-plan.ts';
import {
  addedCollections,
  checkProductChange,
  collectionIdsOf,
  currentFields,
  planProductChange,
  withFields,
  type ProductFields,
} from './rules/plan-product-change.ts';
import { planDeletion } from './rules/plan-deletion.ts';
import { checkSelection, countSelected, findSelectedIds } from './select-products.ts';
import { lockCollections } from './store/matching-products.ts';

/** Products as plans change them. */
export function createPlannedProducts(deps: CatalogWriteDeps): PlannedEntity {
  return {
    permission: 'WIX_STORES.MODIFY_PRODUCTS',
    permissionsFor: () => ['WIX_STORES.MODIFY_PRODUCTS'],
    isReversible: () => true,

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
    findIds: (tx, { siteId, selection }, page) => findSelectedIds(tx, siteId, selection, page),

    async propose(tx, { siteId, change: planned }, productIds) {
      const change = planned as ProductPlanChange;
      const target = await writeTarget(deps, siteId);
      const products = await loadProducts(tx, siteId, productIds);
      return productIds.map((entityId) => {
        const state = products.get(entityId);
        return {
          entityId,
          name: state?.name ?? '',
          outcome: !state
            ? productNotFound(entityId)
            : change.deleteProducts
              ? planDeletion(state)
              : planProductChange(state, change, target),
        };
      });
    },

    async replace(tx, plan, direction, replacements) {
      const target = await writeTarget(deps, plan.siteId);
      const { result, changed } = await replaceProducts(tx, target, plan, direction, replacements);
      if (changed) await bumpVersion(tx, plan.siteId);
      return result;
    },
  };
}

function replaceProducts(
  tx: Tx,
  target: WriteTarget,
  plan: PlannedChange,
  direction: PlanDirection,
  replacements: readonly Replacement[],
): Promise<Written<readonly ReplaceOutcome[]>> {
  if (!(plan.change as ProductPlanChange).deleteProducts)
    return replaceFields(tx, target, replacements);
  return direction === 'APPLY'
    ? deleteByPlan(tx, target, plan.planId, replacements)
    : restoreByPlan(tx, target, plan.planId, replacements);
}

async function replaceFields(
  tx: Tx,
  target: WriteTarget,
  replacements: readonly Replacement[],
): Promise<Written<readonly ReplaceOutcome[]>> {
  const { siteId } = target;
  const ids = replacements.map(({ entityId }) => entityId);
  const products = await lockProducts(tx, siteId, ids);
  const collections = await lockCollections(tx, siteId, newCollectionsOf(replacements));
  const decided = replacements.map((one) => decide(one, products, collections));
  const changes = decided.flatMap((outcome) => ('after' in outcome ? [outcome] : []));
  const { changed } = await applyChanges(tx, target, changes);
  return {
    result: decided.map((outcome) => ('after' in outcome ? { done: true } : outcome)),
    changed,
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
