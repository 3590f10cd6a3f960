import { expect, onTestFinished, test } from 'vitest';
import { openTestDb } from '../db/testing-db.ts';
import { createSharedLimits, toPayload } from './shared-limits.ts';

const options = { calls: 1_000, seconds: 3600, now: () => 0, exempt: () => false };

test('a client that used up its limit at one server has to wait at the others', async () => {
  const { db } = await openTestDb();
  const servers = await Promise.all([1, 2].map(() => createSharedLimits(db, { shareEveryMs: 20 })));
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  const [one, other] = servers.map((server) => {
    server.create('uploads', options);
    return server.create('calls', options);
  });
  for (let call = 0; call < 1_000; call += 1) expect(one?.waitFor('203.0.113.9')).toBe(0);
  await expect.poll(() => other?.waitFor('203.0.113.9')).toBeGreaterThan(0);
  expect(other?.waitFor('203.0.113.10')).toBe(0);
});

test('a report that is longer than a notification names the busiest clients', () => {
  const report = Array.from({ length: 5_000 }, (_, index) => [`client ${index}`, 9_000] as const);
  const payload = toPayload({ process: 'p', name: 'calls', report }) ?? '';
  expect(payload.length).toBeLessThan(8_000);
  expect(JSON.parse(payload)).toMatchObject({ report: expect.arrayContaining([report[0]]) });
  expect(toPayload({ process: 'p', name: 'calls', report: [] })).toBeUndefined();
});
