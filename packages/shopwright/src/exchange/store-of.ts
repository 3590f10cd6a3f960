import type { Config, Db } from '@shopwright/server';
import { storeContext } from '@shopwright/server/catalog/index';
import type { Site } from '@shopwright/server/settings/index';
import { addressOf } from '../shop/address.ts';
import { findAddress } from '../store.ts';

/** The store context that imports and exports need. */
export async function storeOf(db: Db, site: Site, config: Config) {
  const siteUrl = (await findAddress(db, site.siteId)) ?? addressOf(config, config.port);
  return {
    db,
    siteId: site.siteId,
    context: storeContext(site, siteUrl),
    weightUnit: site.store.weightUnit ?? 'KG',
  };
}
