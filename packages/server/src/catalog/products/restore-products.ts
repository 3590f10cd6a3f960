import type { Tx } from '../../db/index.ts';
import type { ProductState } from './rules/product-state.ts';
import { restoredProduct } from './rules/restore-product.ts';
import {
  deleteReservationsOf,
  insertHistory,
  lockRemainingParts,
  claimDeletedProducts,
} from './store/product-history.ts';
import { applyChanges, type WriteTarget, type Written } from './write-products.ts';

const DAY_MS = 86_400_000;
export const RESTORABLE_DAYS = 30;

export const oldestRestorable = (now: Date): Date =>
  new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);

/**
 * Restores those of the products that were deleted in the last 30 days; with a plan, those that it
 * deleted.
 */
export async function restoreProducts(
  tx: Tx,
  target: WriteTarget,
  productIds: readonly string[],
  { planId }: { readonly planId?: string } = {},
): Promise<Written<ProductState[]>> {
  const { siteId, now } = target;
  const deleted = await claimDeletedProducts(tx, siteId, productIds, {
    since: oldestRestorable(new Date(now)),
    ...(planId === undefined ? {} : { planId }),
  });
  const remaining = await lockRemainingParts(tx, siteId, deleted);
  const restoredIds = deleted.map(({ productId }) => productId);
  await deleteReservationsOf(tx, siteId, restoredIds);
  const written = await applyChanges(
    tx,
    target,
    deleted.map((state) => ({
      before: undefined,
      after: restoredProduct(state, { ...remaining, ...target }),
    })),
    {
      stockCause: {
        cause: 'PRODUCT_RESTORED',
        ...(planId === undefined ? {} : { referenceId: planId }),
      },
    },
  );
  await insertHistory(
    tx,
    target,
    restoredIds.map((productId) => ({ productId, kind: 'RESTORED' as const, changes: [] })),
  );
  return written;
}
