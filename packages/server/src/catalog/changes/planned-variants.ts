import type { Permission } from '@shopwright/contract';
import type { VariantPlanChange } from '@shopwright/contract/change-plans/change-plans';
import type { PlannedEntity, ReplaceOutcome } from '../../change-plans/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { variantNotFound } from '../products/rules/variants.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import { applyChanges, type CatalogWriteDeps, writeTarget } from '../products/write-products.ts';
import { findProductsOfVariants } from '../stock/store/inventory-items.ts';
import { variantName } from './rules/variant-name.ts';
import {
  checkVariantChange,
  planVariantChange,
  replaceVariant,
} from './rules/plan-variant-change.ts';
import {
  checkVariantSelection,
  countSelectedVariants,
  findSelectedVariantIds,
} from './select-variants.ts';
import { sumTradedStock } from './store/matching-products.ts';

/** Variants as plans change them: their own prices and their stock. */
export function createPlannedVariants(deps: CatalogWriteDeps): PlannedEntity {
  return {
    permission: 'WIX_STORES.READ_INVENTORY',
    permissionsFor(change) {
      const { price, stock } = change as VariantPlanChange;
      return [
        ...(price ? (['WIX_STORES.MODIFY_PRODUCTS'] as const) : []),
        ...(stock ? (['WIX_STORES.MODIFY_INVENTORY'] as const) : []),
      ] satisfies Permission[];
    },
    isReversible: () => true,

    async check(siteId, selection, change) {
      const { currency } = await writeTarget(deps, siteId);
      return (
        checkVariantSelection(selection) ??
        checkVariantChange(change as VariantPlanChange, currency)
      );
    },

    count: countSelectedVariants,
    findIds: (tx, { siteId, selection }, page) =>
      findSelectedVariantIds(tx, siteId, selection, page),

    async propose(tx, { siteId, change }, variantIds) {
      const target = await writeTarget(deps, siteId);
      const productIds = await findProductsOfVariants(tx, siteId, variantIds);
      const products = await loadProducts(tx, siteId, [...new Set(productIds.values())]);
      return variantIds.map((entityId) => {
        const state = products.get(productIds.get(entityId) ?? '');
        const variant = state?.variants.find(({ variantId }) => variantId === entityId);
        if (!state || !variant) return { entityId, name: '', outcome: variantNotFound(entityId) };
        const outcome = planVariantChange(state, variant, change as VariantPlanChange, target);
        return { entityId, name: variantName(state, variant), outcome };
      });
    },

    async replace(tx, plan, direction, replacements) {
      const { siteId, planId, createdAt } = plan;
      const { stock } = plan.change as VariantPlanChange;
      const target = await writeTarget(deps, siteId);
      const ids = replacements.map(({ entityId }) => entityId);
      const productIds = await findProductsOfVariants(tx, siteId, ids);
      const before = await lockProducts(tx, siteId, [...new Set(productIds.values())]);
      const isUndo = direction === 'UNDO';
      const traded = stock
        ? await sumTradedStock(tx, siteId, ids, { planId, createdAt, sinceApplied: isUndo })
        : new Map<string, number>();
      const changed = new Map(before);
      const outcomes = replacements.map(({ entityId, ...values }): ReplaceOutcome => {
        const state = changed.get(productIds.get(entityId) ?? '');
        if (!state) return variantNotFound(entityId);
        const replaced = replaceVariant(state, entityId, {
          ...values,
          isUndo,
          isCount: stock?.countedQuantity !== undefined,
          traded: traded.get(entityId) ?? 0,
          now: target.now,
        });
        if (isRefusal(replaced) || 'conflicts' in replaced) return replaced;
        changed.set(state.productId, replaced.state);
        return { done: true, ...(replaced.actual ? { actual: replaced.actual } : {}) };
      });
      const written = await applyChanges(
        tx,
        target,
        [...changed].map(([id, after]) => ({ before: before.get(id), after })),
        {
          stockCause:
            !isUndo && stock
              ? {
                  cause: stock.reason,
                  referenceId: planId,
                  ...(stock.note ? { note: stock.note } : {}),
                }
              : { cause: 'CHANGE_PLAN', referenceId: planId },
        },
      );
      if (written.changed) await bumpVersion(tx, siteId);
      return outcomes;
    },
  };
}
