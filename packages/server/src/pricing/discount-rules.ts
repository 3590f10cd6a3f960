import type { Db } from '../db/index.ts';
import type { StoredDiscount } from './rules/discounts/definition.ts';
import { discountChannel, findRules } from './store/discounts.ts';

/** The automatic discounts of each site: looked at with every price, changed now and then, so kept in memory until any process changes one. */
export interface DiscountRules {
  readonly of: (siteId: string) => Promise<readonly StoredDiscount[]>;
  readonly forget: (siteId: string) => void;
  readonly close: () => Promise<void>;
}

export async function createDiscountRules(db: Db): Promise<DiscountRules> {
  const known = new Map<string, Promise<readonly StoredDiscount[]>>();
  const stop = await db.listen(
    discountChannel,
    (siteId) => known.delete(siteId),
    () => known.clear(),
  );
  return {
    of: (siteId) => {
      const kept = known.get(siteId);
      if (kept) return kept;
      const found = findRules(db, siteId);
      known.set(siteId, found);
      // A failure is never kept.
      found.catch(() => known.delete(siteId));
      return found;
    },
    forget: (siteId) => void known.delete(siteId),
    close: stop,
  };
}
