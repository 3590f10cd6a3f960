import type { Replacement, ReplaceOutcome } from '../../change-plans/index.ts';
import type { Tx } from '../../db/index.ts';
import { notFound } from '../../kernel/outcome.ts';
import { productNotFound } from '../products/product-routes.ts';
import { oldestRestorable, restoreProducts } from '../products/restore-products.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import { findDeletedProducts } from '../products/store/product-history.ts';
import { removeProducts, type WriteTarget, type Written } from '../products/write-products.ts';
import { deletionConflicts } from './rules/plan-deletion.ts';

/** Deletes the products that were not edited since the plan was prepared. */
export async function deleteByPlan(
  tx: Tx,
  target: WriteTarget,
  planId: string,
  replacements: readonly Replacement[],
): Promise<Written<readonly ReplaceOutcome[]>> {
  const products = await lockProducts(
    tx,
    target.siteId,
    replacements.map(({ entityId }) => entityId),
  );
  const result = replacements.map(({ entityId, expected }): ReplaceOutcome => {
    const state = products.get(entityId);
    if (!state) return productNotFound(entityId);
    const conflicts = deletionConflicts(expected, state);
    return conflicts.length > 0 ? { conflicts } : { done: true };
  });
  const deleted = replacements.flatMap(({ entityId }, index) => {
    const state = products.get(entityId);
    return state && 'done' in (result[index] ?? {}) ? [state] : [];
  });
  await removeProducts(tx, target, deleted, { planId });
  return { result, changed: deleted.length > 0 };
}

/** Restores the products that the plan deleted and that were not restored or deleted since. */
export async function restoreByPlan(
  tx: Tx,
  target: WriteTarget,
  planId: string,
  replacements: readonly Replacement[],
): Promise<Written<readonly ReplaceOutcome[]>> {
  const { siteId } = target;
  const ids = replacements.map(({ entityId }) => entityId);
  const { result: products, changed } = await restoreProducts(tx, target, ids, { planId });
  const restored = new Set(products.map(({ productId }) => productId));
  const others = ids.filter((id) => !restored.has(id));
  const existing = await loadProducts(tx, siteId, others);
  const deleted = await findDeletedProducts(tx, siteId, others);
  const isOld = (deletedAt: Date | undefined): boolean =>
    deletedAt === undefined || deletedAt < oldestRestorable(new Date(target.now));
  return {
    changed,
    result: ids.map((id): ReplaceOutcome => {
      if (restored.has(id)) return { done: true };
      if (existing.has(id))
        return { conflicts: [{ field: 'deleted', expected: true, current: false }] };
      return notFound(
        isOld(deleted.get(id))
          ? 'The product was deleted more than 30 days ago, so it cannot be restored.'
          : 'The product was restored and deleted again since, so the plan does not restore it.',
      );
    }),
  };
}
