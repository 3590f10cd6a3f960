import type { Store } from '@shopwright/contract/settings/store';
import type { Db, Tx } from '../db/index.ts';
import type { SettingsArea } from './area.ts';
import { findSite, notifySiteChanged, saveArea, saveStore, siteChannel, type Site } from './store.ts';

/** Sites are read on every request and written now and then: kept in memory, dropped when any process changes one. */
export interface Sites {
  readonly find: (siteId: string) => Promise<Site | undefined>;
  readonly saveStore: (siteId: string, store: Store) => Promise<void>;
  readonly saveArea: <Settings extends object>(siteId: string, area: SettingsArea<Settings>, settings: Settings) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function createSites(db: Db): Promise<Sites> {
  const known = new Map<string, Promise<Site | undefined>>();
  // After a gap in the connection anything may have been missed.
  const stop = await db.listen(siteChannel, (siteId) => known.delete(siteId), () => known.clear());

  async function save(siteId: string, write: (tx: Tx) => Promise<void>): Promise<void> {
    await db.tx(async (tx) => {
      await write(tx);
      await notifySiteChanged(tx, siteId);
    });
    known.delete(siteId);
  }

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
    saveStore: (siteId, store) => save(siteId, (tx) => saveStore(tx, siteId, store)),
    saveArea: (siteId, area, settings) => save(siteId, (tx) => saveArea(tx, siteId, area.name, settings)),
    close: stop,
  };
}
