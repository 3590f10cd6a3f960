import type { Config, Db } from '@shopwright/server';
import { renewCatalog, targetOf } from '@shopwright/server/catalog/index';
import { listSites } from '@shopwright/server/settings/index';
import { findAddress, saveAddress } from '../store.ts';

/** How people reach the shop; without a public address, from this machine. */
export function addressOf({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Stored answers carry the shop's address, in links and pictures: after a move they are made anew. */
export async function moveTo(address: string, db: Db): Promise<void> {
  for (const { siteId, store } of await listSites(db)) {
    const known = await findAddress(db, siteId);
    if (known === undefined || known === address) continue;
    await renewCatalog(db, targetOf(siteId, { currency: store.currency ?? 'USD', locale: store.locale ?? 'en-US', siteUrl: address }, new Date()));
    // Last: whoever is stopped half-way begins again.
    await saveAddress(db, siteId, address);
  }
}
