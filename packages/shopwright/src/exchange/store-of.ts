import type { Config, Db } from '@shopwright/server';
import type { Site } from '@shopwright/server/settings/index';
import { addressOf } from '../shop/address.ts';
import { findAddress } from '../store.ts';

/** What reading and writing a site's catalog hangs on. */
export async function storeOf(db: Db, { siteId, store }: Site, config: Config) {
  const siteUrl = (await findAddress(db, siteId)) ?? addressOf(config, config.port);
  return { db, siteId, context: { currency: store.currency ?? 'USD', locale: store.locale ?? 'en-US', siteUrl }, weightUnit: store.weightUnit ?? 'KG' };
}
