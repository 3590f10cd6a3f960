import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, prepareDb, type Db } from '../../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../../db/testing.ts';
import { countGuess, undoGuess } from './tries.ts';

/** Guesses of gift card codes and of orders. */

const silent = { info() {}, warn() {}, error() {} };
const window = { now: new Date('2026-06-01T12:00:00Z'), windowMs: 3_600_000 };
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await prepareDb({ pool: db.pool, log: silent });
});
async function newSite(): Promise<string> {
  const siteId = randomUUID();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  return siteId;
}
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('fifty concurrent guesses count as ten, by the first exhausted key', async () => {
  const siteId = await newSite();
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, round) =>
      countGuess(
        db,
        siteId,
        round % 2 === 0 ? { visitor: 10, network: 100 } : { network: 100, visitor: 10 },
        window,
      ),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
});

it('a correct guess does not count, even among wrong ones', async () => {
  const siteId = await newSite();
  for (let round = 0; round < 30; round += 1) {
    expect(await countGuess(db, siteId, { visitor: 10 }, window)).toBe(true);
    await undoGuess(db, siteId, { visitor: 10 });
  }
  for (let round = 0; round < 10; round += 1)
    expect(await countGuess(db, siteId, { visitor: 10 }, window)).toBe(true);
  expect(await countGuess(db, siteId, { visitor: 10 }, window)).toBe(false);
});

it('the count restarts after an hour', async () => {
  const siteId = await newSite();
  for (let round = 0; round < 11; round += 1) await countGuess(db, siteId, { visitor: 10 }, window);
  expect(
    await countGuess(
      db,
      siteId,
      { visitor: 10 },
      { ...window, now: new Date(window.now.getTime() + 3_600_001) },
    ),
  ).toBe(true);
});
