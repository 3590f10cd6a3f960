import type { Config, Db } from '@shopwright/server';
import { enqueueRenewal } from '@shopwright/server/catalog/index';
import { listSites } from '@shopwright/server/settings/index';
import { findAddress, lockAddress, saveAddress } from '../store.ts';

/** The shop's public URL, or its local one. */
export function addressOf(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: number,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const name =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The URL the shop was last started with. Workers use it in mails and stored answers. */
export async function openedAt(config: Config, db: Db): Promise<string> {
  const [site] = await listSites(db);
  return (
    config.publicUrl ??
    (site && (await findAddress(db, site.siteId))) ??
    addressOf(config, config.port)
  );
}

/**
 * Stored answers contain the shop's URL in links and pictures; after a move they are rebuilt in the
 * background.
 */
export async function moveTo(address: string, db: Db): Promise<void> {
  for (const { siteId } of await listSites(db)) {
    await db.tx(async (tx) => {
      const previous = await lockAddress(tx, siteId);
      if (previous === undefined || previous === address) return;
      await saveAddress(tx, siteId, address);
      await enqueueRenewal(tx, siteId);
    });
  }
}
