import { ensureSite, type Config, type Db, type FirstSite } from '@shopwright/server';
import { listSites } from '@shopwright/server/settings/index';
import { hasDatabase, isMissingTable } from '../database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { Refusal } from '../refusal.ts';
import { findAddress, lockAddress, saveAddress } from '../store.ts';

/**
 * The store that the first start makes: the demo in development, an empty one of the owner's own in
 * production.
 */

const needsOwner = new Refusal(
  'SHOPWRIGHT_OWNER_EMAIL is required for the first start in production. Set it to the email address of the owner and start again. ' +
    "Shopwright then creates an empty store and shows the owner's password once. (To try the demo store, set SHOPWRIGHT_ENV=development.)",
);

/** Refuses before a database is created; `db` is undefined while there is none. */
export async function requireOwner(config: Config, db?: Db): Promise<void> {
  if (config.env === 'development' || config.ownerEmail !== undefined) return;
  if (db ? !(await hasStore(db)) : !hasDatabase(config)) throw needsOwner;
}

async function hasStore(db: Db): Promise<boolean> {
  try {
    return (await listSites(db)).length > 0;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

export async function makeFirstStore(db: Db, config: Config, siteUrl: string): Promise<FirstSite> {
  if (config.env === 'development') return seedDemo(db, { ...config, siteUrl });
  const { ownerEmail } = config;
  if (ownerEmail === undefined && !(await hasStore(db))) throw needsOwner;
  const first = await ensureSite(db, {
    store: {
      name: 'My store',
      currency: 'USD',
      locale: 'en-US',
      ...(ownerEmail === undefined ? {} : { email: ownerEmail }),
    },
    ownerEmail: ownerEmail ?? '',
  });
  // A store with an address is never filled with the demo. A start that was killed before this line
  // is made good by the next.
  if ((await findAddress(db, first.siteId)) === undefined) {
    await db.tx(async (tx) => {
      if ((await lockAddress(tx, first.siteId)) === undefined)
        await saveAddress(tx, first.siteId, siteUrl);
    });
  }
  return first;
}
