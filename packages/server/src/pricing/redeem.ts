import type { Tx } from '../db/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import {
  countUses,
  deleteRedemptions,
  insertRedemptions,
  lockLimited,
  type Buyer,
} from './store/redemptions.ts';

export interface Redeeming {
  readonly checkoutId: string;
  /** The discounts that are used: rules and coupons. */
  readonly discountIds: readonly string[];
  readonly buyer: Buyer;
  readonly now: Date;
}

/**
 * Takes one use of each discount for this checkout, or none and returns why. Idempotent. Call it
 * before stock is locked.
 */
export async function redeemDiscounts(
  tx: Tx,
  siteId: string,
  { checkoutId, discountIds, buyer, now }: Redeeming,
): Promise<
  Refusal<'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_USAGE_EXCEEDED'> | undefined
> {
  const limited = await lockLimited(tx, siteId, discountIds);
  if (limited.length > 0) {
    const uses = await countUses(tx, siteId, {
      discountIds: limited.map(({ discountId }) => discountId),
      buyer,
      checkoutId,
    });
    for (const { discountId, usageLimit, limitPerCustomer } of limited) {
      const { used, usedByCustomer } = uses.get(discountId) ?? { used: 0, usedByCustomer: 0 };
      if (usageLimit !== null && used >= usageLimit)
        return refuse('ERROR_COUPON_USAGE_EXCEEDED', {}, { discountId });
      if (limitPerCustomer !== null && usedByCustomer >= limitPerCustomer) {
        return refuse('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', {}, { discountId });
      }
    }
  }
  await deleteRedemptions(tx, siteId, checkoutId, discountIds);
  if (discountIds.length > 0)
    await insertRedemptions(tx, siteId, { discountIds, checkoutId, buyer, now });
  return undefined;
}

/** Returns the uses that a checkout took and did not need. */
export const releaseDiscounts = (tx: Tx, siteId: string, checkoutId: string): Promise<void> =>
  deleteRedemptions(tx, siteId, checkoutId);
