import type { Store } from '@shopwright/contract/settings/store';
import type { Db, Tx } from '../db/index.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { createCache } from '../memory/index.ts';
import { readArea, type SettingsArea } from './area.ts';
import { findSite, lockSite, saveArea, saveStore, siteChannel, type Site } from './store.ts';

/** Sites are read on every request and written rarely: cached until any process changes one. */
export interface Sites {
  readonly find: (siteId: string) => Promise<Site | undefined>;
  /** Decides on the stored row while it is locked. A refusal changes nothing. */
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

/** Domains that depend on a site's settings are notified in the transaction that changes them. */
export type OnSiteChange = (tx: Tx, before: Site, after: Site) => Promise<void>;

const MAX_CACHED_SITES = 10_000;

export async function createSites(
  db: Db,
  onChange: OnSiteChange = async () => undefined,
): Promise<Sites> {
  const cache = createCache<Site>({ maxEntries: MAX_CACHED_SITES });
  // After a gap in the connection anything may have been missed.
  const stop = await db.listen(
    siteChannel,
    (siteId) => cache.delete(siteId),
    () => cache.clear(),
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
    if (!isRefusal(outcome)) cache.delete(siteId);
    return outcome;
  }

  const changeArea: Sites['changeArea'] = (siteId, area, decide) =>
    change(siteId, async (tx, site) => {
      const next = decide(readArea(site, area), site);
      if (isRefusal(next)) return next;
      await saveArea(tx, siteId, area.name, next);
    });

  return {
    find: (siteId) => cache.load(siteId, () => findSite(db, siteId)),
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
