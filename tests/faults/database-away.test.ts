import { expect, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../kit/command.ts';
import { killDatabaseWhileBuying } from './database-kills.ts';

/** F2: `kill -9` of PostgreSQL in the middle of buying. */

test('PostgreSQL killed during purchases: the server restarts it, answers 503 meanwhile, and every acknowledged order exists once', async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => dataDir.remove());
  const { orders, statuses } = await killDatabaseWhileBuying(dataDir.path, 1);
  expect(orders).toBeGreaterThan(0);
  // A shop that is away answers 503: neither a mistake of the buyer nor an error of the server.
  expect(Object.keys(statuses).filter((status) => !['200', '503', '409'].includes(status))).toEqual(
    [],
  );
}, 300_000);
