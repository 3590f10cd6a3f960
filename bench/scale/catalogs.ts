import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSite, openDb, prepareDb, type Db } from '@shopwright/server';
import { generateEntries, importEntries, storeContext } from '@shopwright/server/catalog/index';
import { createApiKey } from '@shopwright/server/identity/index';
import { listSites } from '@shopwright/server/settings/index';
import { round } from '../measure.ts';
import { quiet } from '../quiet.ts';

export interface ScaleCatalog {
  readonly products: number;
  readonly dataDir: string;
  readonly db: Db;
  readonly siteId: string;
  readonly ownerKey: string;
  readonly close: () => Promise<void>;
}

/** A catalog with this number of products, three variants each. Generated once and reused. */
export async function openCatalog(root: string, products: number): Promise<ScaleCatalog> {
  const dataDir = join(root, String(products));
  mkdirSync(dataDir, { recursive: true });
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  for (const directory of [root, dataDir]) chmodSync(directory, 0o711);
  const db = await openDb({ dataDir, log: quiet });
  await prepareDb({ pool: db.pool, log: quiet });
  await ensureSite(db, {
    store: { name: 'Bench', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  });
  const [site] = await listSites(db);
  if (!site) throw new Error(`There is no store in ${dataDir}.`);
  const done = join(dataDir, 'generated');
  if (!existsSync(done)) {
    const started = performance.now();
    // Continues an interrupted run.
    const [begun] = await db.query({
      text: 'select from product where site_id = $1 limit 1',
      values: [site.siteId],
    });
    const { created } = await importEntries(generateEntries({ products }), {
      db,
      siteId: site.siteId,
      context: storeContext(site, 'http://127.0.0.1'),
      update: begun !== undefined,
    });
    console.error(
      `${round(created)} products generated, ${round((created / (performance.now() - started)) * 1000)} a second`,
    );
    writeFileSync(done, '');
  }
  await settle(db);
  return {
    products,
    dataDir,
    db,
    siteId: site.siteId,
    ownerKey: await createApiKey(db, { siteId: site.siteId, name: 'bench', permissions: ['*'] }),
    close: () => db.close(),
  };
}

/** Vacuum and analyze, as autovacuum does some time after many inserts. */
async function settle(db: Db): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const table of [
      'product',
      'listing',
      'collection_product',
      'facet_value',
      'variant',
      'stock',
    ])
      await client.query({ text: `vacuum (analyze) ${table}`, query_timeout: 3_600_000 } as {
        text: string;
      });
  } finally {
    client.release(true);
  }
}
