/** An opened database of its own for one test file or test, closed and dropped after it. */
import { afterAll } from 'vitest';
import { openDb, type Db, type DbOptions } from './open.ts';
import { silent } from './testing-embedded.ts';
import { createTestDatabase, TEST_TIMEOUT_MS } from './testing.ts';

interface TestDbOptions extends Partial<DbOptions> {
  readonly empty?: boolean;
  /** With the limits of a store, for the tests of those limits. */
  readonly withStoreLimits?: boolean;
}

export async function openTestDb({
  empty = false,
  withStoreLimits = false,
  ...options
}: TestDbOptions = {}): Promise<{ db: Db; url: string }> {
  const { url, drop } = await createTestDatabase({ empty });
  const db = await openDb({
    databaseUrl: url,
    dataDir: '/unused',
    log: silent,
    poolSize: 8,
    ...(withStoreLimits ? {} : { timeoutMs: TEST_TIMEOUT_MS }),
    ...options,
  });
  afterAll(async () => {
    await db.close();
    await drop();
  });
  return { db, url };
}
