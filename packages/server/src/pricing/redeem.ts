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
  /** Of the discounts that are used, rules and coupons alike. */
  readonly discountIds: readonly string[];
  readonly buyer: Buyer;
  readonly now: Date;
}

/** Takes one use of each for this checkout, or none and says why. Doing it again takes nothing more. Do it before stock is locked. */
export async function redeemDiscounts(
  tx: Tx,
  siteId: string,
  { checkoutId, discountIds, buyer, now }: Redeeming,
): Promise<Refusal | undefined> {
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
        return refuse(
          428,
          'ERROR_COUPON_USAGE_EXCEEDED',
          'This discount has been used as often as it may be.',
          { discountId },
        );
      if (limitPerCustomer !== null && usedByCustomer >= limitPerCustomer) {
        return refuse(
          428,
          'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
          'You have used this discount as often as one customer may.',
          { discountId },
        );
      }
    }
  }
  await deleteRedemptions(tx, siteId, checkoutId, discountIds);
  if (discountIds.length > 0)
    await insertRedemptions(tx, siteId, { discountIds, checkoutId, buyer, now });
  return undefined;
}

/** Gives back what a checkout took and did not use in the end. */
export const releaseDiscounts = (tx: Tx, siteId: string, checkoutId: string): Promise<void> =>
  deleteRedemptions(tx, siteId, checkoutId);
