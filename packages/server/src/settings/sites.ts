import type { Store } from '@shopwright/contract/settings/store';
import type { Db, Tx } from '../db/index.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { readArea, type SettingsArea } from './area.ts';
import { findSite, lockSite, saveArea, saveStore, siteChannel, type Site } from './store.ts';

/** Sites are read on every request and written now and then: kept in memory, dropped when any process changes one. */
export interface Sites {
  readonly find: (siteId: string) => Promise<Site | undefined>;
  /** Decided on what is stored at that moment, which nobody else changes meanwhile. A refusal changes nothing. */
  readonly changeStore: (
    siteId: string,
    change: (store: Store) => Store | Refusal,
  ) => Promise<Site | Refusal>;
  readonly changeArea: <Settings extends object>(
    siteId: string,
    area: SettingsArea<Settings>,
    change: (settings: Settings, site: Site) => Settings | Refusal,
  ) => Promise<Site | Refusal>;
  readonly saveArea: <Settings extends object>(
    siteId: string,
    area: SettingsArea<Settings>,
    settings: Settings,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What hangs on a site's settings is told of a change in the transaction that makes it. */
export type OnSiteChange = (tx: Tx, before: Site, after: Site) => Promise<void>;

export async function createSites(
  db: Db,
  onChange: OnSiteChange = async () => undefined,
): Promise<Sites> {
  const known = new Map<string, Promise<Site | undefined>>();
  // After a gap in the connection anything may have been missed.
  const stop = await db.listen(
    siteChannel,
    (siteId) => known.delete(siteId),
    () => known.clear(),
  );

  async function change(
    siteId: string,
    write: (tx: Tx, site: Site) => Promise<Refusal | void>,
  ): Promise<Site | Refusal> {
    const outcome = await db.tx(async (tx) => {
      const before = await lockSite(tx, siteId);
      if (!before) throw new Error(`The site ${siteId} is gone: its settings cannot be changed.`);
      const refused = await write(tx, before);
      if (refused) return refused;
      const after = (await findSite(tx, siteId)) ?? before;
      await onChange(tx, before, after);
      return after;
    });
    if (!isRefusal(outcome)) known.delete(siteId);
    return outcome;
  }

  const changeArea: Sites['changeArea'] = (siteId, area, decide) =>
    change(siteId, async (tx, site) => {
      const next = decide(readArea(site, area), site);
      if (isRefusal(next)) return next;
      await saveArea(tx, siteId, area.name, next);
    });

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
    changeStore: (siteId, decide) =>
      change(siteId, async (tx, site) => {
        const next = decide(site.store);
        if (isRefusal(next)) return next;
        await saveStore(tx, siteId, next);
      }),
    changeArea,
    saveArea: async (siteId, area, settings) =>
      void (await changeArea(siteId, area, () => settings)),
    close: stop,
  };
}
