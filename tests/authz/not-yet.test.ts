import { openDb, buildPlatform } from '@shopwright/server';
import { tmpdir } from 'node:os';
import { createTestDatabase } from '@shopwright/server/db/testing';
import { expect, it } from 'vitest';

/** How many calls of the contract still answer an honest 501. This number only falls; lower it when a call is built. */
const atMost = 0;

const silent = { info() {}, warn() {}, error() {} };

it(`at most ${atMost} calls are not built yet`, async ({ onTestFinished }) => {
  const database = await createTestDatabase();
  const db = await openDb({ databaseUrl: database.url, dataDir: '', log: silent });
  const platform = await buildPlatform({ db, dataDir: tmpdir(), publicUrl: 'http://shop.test' });
  onTestFinished(async () => {
    await platform.close();
    await db.close();
    await database.drop();
  });
  const missing = platform.routes.filter((route) => route.notYet).map((route) => route.call.name);
  expect(missing.length, missing.join(', ')).toBeLessThanOrEqual(atMost);
});
