import type { Db } from '../db/index.ts';
import { createCache } from '../memory/index.ts';
import type { StoredDiscount } from './rules/discounts/definition.ts';
import { discountChannel, findRules } from './store/discounts.ts';

/**
 * The automatic discounts of each site. Every quote reads them and they change rarely, so they are
 * cached until a process changes one.
 */
export interface DiscountRules {
  readonly of: (siteId: string) => Promise<readonly StoredDiscount[]>;
  readonly forget: (siteId: string) => void;
  readonly close: () => Promise<void>;
}

const MAX_CACHED_SITES = 10_000;

export async function createDiscountRules(db: Db): Promise<DiscountRules> {
  const cache = createCache<readonly StoredDiscount[]>({ maxEntries: MAX_CACHED_SITES });
  const stop = await db.listen(
    discountChannel,
    (siteId) => cache.delete(siteId),
    () => cache.clear(),
  );
  return {
    of: (siteId) => cache.load(siteId, () => findRules(db, siteId)),
    forget: (siteId) => cache.delete(siteId),
    close: stop,
  };
}
