import { expect, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../cli/command.ts';
import { killDatabaseWhileBuying } from './database-kills.ts';

/** F2: `kill -9` of PostgreSQL in the middle of buying. */

test('PostgreSQL killed while people buy: the server starts it again, says 503 meanwhile, and every acknowledged order is there once', async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => dataDir.remove());
  const { awayMs, orders, heard } = await killDatabaseWhileBuying(dataDir.path, 1);
  expect(orders).toBeGreaterThan(0);
  // Nobody is told that he is wrong when the shop is: neither a mistake of his nor an error of ours.
  expect(Object.keys(heard).filter((status) => !['200', '503', '409'].includes(status))).toEqual([]);
  expect(Math.max(...awayMs)).toBeLessThan(10_000);
}, 300_000);
