import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSite, openDb, prepareDb } from '@shopwright/server';
import { generateEntries, importEntries, storeContext } from '@shopwright/server/catalog/index';
import { listSites } from '@shopwright/server/settings/index';
import { pictures } from '../catalog.ts';
import { median, round, type Case } from '../measure.ts';
import { quiet } from '../quiet.ts';

const PRODUCTS = 20_000;
const MIN_PRODUCTS_PER_SECOND = 1_500;

/** Imports generated products into empty stores, each with a database of its own. */
export const catalogImport: Case = async ({ repeats }) => {
  const rates: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) rates.push(await importOnce());
  return [
    {
      name: 'import',
      value: `${round(median(rates))} products/s`,
      note: `${round(PRODUCTS)} products of three variants; at least ${round(MIN_PRODUCTS_PER_SECOND)}/s on a quiet machine`,
    },
  ];
};

/** @returns products a second */
async function importOnce(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shopwright-bench-'));
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  chmodSync(dataDir, 0o711);
  const db = await openDb({ dataDir, log: quiet });
  try {
    await prepareDb({ pool: db.pool, log: quiet });
    await ensureSite(db, { store: { name: 'Bench' }, ownerEmail: 'owner@example.com' });
    const [site] = await listSites(db);
    if (!site) throw new Error('The store for the import was not created.');
    const started = performance.now();
    await importEntries(generateEntries({ products: PRODUCTS, pictures }), {
      db,
      siteId: site.siteId,
      context: storeContext(site, 'http://127.0.0.1'),
    });
    return PRODUCTS / ((performance.now() - started) / 1000);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
