import type { Store } from '@shopwright/contract/settings/store';
import type { Db } from '../db/index.ts';
import { findSite, notifySiteChanged, saveStore, siteChannel, type Site } from './store.ts';

/** Sites are read on every request and written now and then: kept in memory, dropped when any process changes one. */
export interface Sites {
  readonly find: (siteId: string) => Promise<Site | undefined>;
  readonly saveStore: (siteId: string, store: Store) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function createSites(db: Db): Promise<Sites> {
  const known = new Map<string, Promise<Site | undefined>>();
  // After a gap in the connection anything may have been missed.
  const stop = await db.listen(siteChannel, (siteId) => known.delete(siteId), () => known.clear());

  return {
    async find(siteId) {
      const cached = known.get(siteId);
      if (cached) return cached;
      const found = findSite(db, siteId);
      known.set(siteId, found);
      try {
        const site = await found;
        if (!site) known.delete(siteId);
        return site;
      } catch (error) {
        // A failure is never kept.
        known.delete(siteId);
        throw error;
      }
    },
    async saveStore(siteId, store) {
      await db.tx(async (tx) => {
        await saveStore(tx, siteId, store);
        await notifySiteChanged(tx, siteId);
      });
      known.delete(siteId);
    },
    close: stop,
  };
}
