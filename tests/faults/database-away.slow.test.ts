import { expect, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../kit/command.ts';
import { killDatabaseWhileBuying } from './database-kills.ts';

test('PostgreSQL killed 20 times during purchases: it restarts within 10 s, calls answer 503 meanwhile, and every confirmed order is stored once', async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => dataDir.remove());
  const { awayMs, orders, statuses } = await killDatabaseWhileBuying(dataDir.path, 20);
  expect(awayMs).toHaveLength(20);
  process.stdout.write(`${JSON.stringify({ awayMs: awayMs.map(Math.round), orders, statuses })}\n`);
  expect(orders).toBeGreaterThan(20);
  expect(Object.keys(statuses).filter((status) => !['200', '503', '409'].includes(status))).toEqual(
    [],
  );
  expect(Math.max(...awayMs)).toBeLessThan(10_000);
}, 3_600_000);
