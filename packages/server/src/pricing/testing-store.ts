/** For tests only: a store's pricing over a real database. */
import sql from 'sql-template-tag';
import { afterAll } from 'vitest';
import { openDb, prepareDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS } from '../db/testing.ts';
import { newId } from '../kernel/ids.ts';
import { createSites, insertSite, type Sites } from '../settings/index.ts';
import { createPricing, type Pricing } from './create-pricing.ts';
import type { PricingDeps } from './quote.ts';

export interface TestStore {
  readonly db: Db;
  readonly siteId: string;
  readonly sites: Sites;
  readonly pricing: Pricing;
}

/** Opens every connection of the pool, so that concurrent calls really start at the same time. */
export async function warmUp(db: Db): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => db.query(sql`select pg_sleep(0.2)`)));
}

const silent = { info() {}, warn() {}, error() {} };

export async function openTestStore(
  ports: Pick<PricingDeps, 'taxProvider' | 'customerOf'> & { clock?: () => Date } = {},
): Promise<TestStore> {
  const database = await createTestDatabase();
  const db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await prepareDb({ pool: db.pool, log: silent });
  const siteId = newId();
  await insertSite(db, {
    siteId,
    name: 'Test',
    store: { name: 'Test', currency: 'USD', locale: 'en-US' },
  });
  const sites = await createSites(db);
  const { clock = () => new Date(), ...rest } = ports;
  const pricing = await createPricing({ db, clock, sites, log: silent, ...rest });
  afterAll(async () => {
    await pricing.close();
    await sites.close();
    await db.close();
    await database.drop();
  });
  return { db, siteId, sites, pricing };
}
