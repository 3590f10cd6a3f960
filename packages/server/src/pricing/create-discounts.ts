import type { StoreDiscount } from '@shopwright/contract/discounts/discount';
import type { Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { newDiscount } from './rules/discounts/change.ts';
import { insertDiscount, notifyDiscountsChanged } from './store/discounts.ts';

/** For seeding: a discount whose code exists already is not changed. */
export async function createDiscounts(
  tx: Tx,
  siteId: string,
  discounts: readonly StoreDiscount[],
  now: Date,
): Promise<void> {
  for (const discount of discounts) {
    const made = newDiscount(discount, { id: newOrderedId(), now });
    if (isRefusal(made))
      throw new Error(`The discount "${discount.name}" cannot be made: ${JSON.stringify(made)}`);
    await insertDiscount(tx, siteId, made);
  }
  await notifyDiscountsChanged(tx, siteId);
}
