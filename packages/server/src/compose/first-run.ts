import type { Store } from '@shopwright/contract/settings/store';
import type { Db } from '../db/index.ts';
import {
  createApp,
  hashPassword,
  insertStaff,
  listApps,
  makeKey,
  ownAppName,
  ownAppOf,
} from '../identity/index.ts';
import { newId, newSecret } from '../kernel/ids.ts';
import { insertSite, listSites, lockFirstRun } from '../settings/index.ts';

export interface FirstSite {
  readonly siteId: string;
  /** The OAuth app of the store's own pages. */
  readonly clientId: string;
  /** The owner's credentials, returned once when the site is created. */
  readonly owner?: { readonly email: string; readonly password: string };
}

/** A fresh install has one site, one OAuth app for its own storefront, and one owner. */
export async function ensureSite(
  db: Db,
  fresh: { store: Store; ownerEmail: string },
): Promise<FirstSite> {
  return db.tx(async (tx) => {
    await lockFirstRun(tx);
    const [site] = await listSites(tx);
    if (site) {
      const own = ownAppOf(await listApps(tx, site.siteId));
      const clientId =
        own?.clientId ??
        (
          await createApp(tx, {
            siteId: site.siteId,
            name: ownAppName,
            kind: 'storefront',
            redirects: [],
            origins: [],
          })
        ).clientId;
      return { siteId: site.siteId, clientId };
    }
    const siteId = newId();
    await insertSite(tx, { siteId, name: fresh.store.name ?? 'My store', store: fresh.store });
    await makeKey(tx, siteId, 'token');
    await makeKey(tx, siteId, 'webhook');
    const { clientId } = await createApp(tx, {
      siteId,
      name: ownAppName,
      kind: 'storefront',
      redirects: [],
      origins: [],
    });
    const password = newSecret(12);
    await insertStaff(tx, {
      siteId,
      staffId: newId(),
      email: fresh.ownerEmail,
      passwordHash: await hashPassword(password),
      role: 'owner',
    });
    return { siteId, clientId, owner: { email: fresh.ownerEmail, password } };
  });
}
