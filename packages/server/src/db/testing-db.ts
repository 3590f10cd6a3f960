/** An opened database of its own for one test file or test, closed and dropped after it. */
import { afterAll } from 'vitest';
import { openDb, type Db, type DbOptions } from './open.ts';
import { silent } from './testing-embedded.ts';
import { createTestDatabase } from './testing.ts';

export async function openTestDb(
  options: Partial<DbOptions> & { empty?: boolean } = {},
): Promise<{ db: Db; url: string }> {
  const { url, drop } = await createTestDatabase({ empty: options.empty ?? false });
  const db = await openDb({
    databaseUrl: url,
    dataDir: '/unused',
    log: silent,
    poolSize: 8,
    ...options,
  });
  afterAll(async () => {
    await db.close();
    await drop();
  });
  return { db, url };
}
