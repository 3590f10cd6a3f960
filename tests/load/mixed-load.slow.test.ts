import { openDb } from '@shopwright/server';
import { createApiKey } from '@shopwright/server/identity/index';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findViolations } from 'shopwright/invariants/store';
import { expect, vi } from 'vitest';
import { test as withCommand } from '../kit/demo-shop.ts';
import { countStatuses, percentile, runTraffic, type TrafficReport } from './traffic.ts';

/**
 * L1, L2, L4 and F3: a real shop under mixed traffic, under too much of it, and with its database
 * killed or restarted during it.
 */

vi.setConfig({ testTimeout: 900_000 });

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const test = withCommand.extend('productIds', { scope: 'file' }, async ({ shop, dataDir }) => {
  const db = await openDb({ dataDir, log: silent });
  const authorization = await createApiKey(db, {
    siteId: shop.siteId,
    name: 'Load',
    permissions: ['*'],
  });
  await db.close();
  const ids: string[] = [];
  for (const name of ['Endless mug', 'Endless bowl', 'Endless jug']) {
    const answer = await fetch(`${shop.url}/v1/products`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        product: { name, productType: 'physical', priceData: { price: 10 } },
      }),
    });
    ids.push(((await answer.json()) as { product: { id: string } }).product.id);
  }
  return ids;
});

/** Every acknowledged order is there once, and the sums of the store hold. */
async function expectSound(dataDir: string, { orderIds }: TrafficReport): Promise<void> {
  const db = await openDb({ dataDir, log: silent });
  try {
    expect(await findViolations(db)).toEqual([]);
    const { rows } = await db.pool.query<{ found: number }>(
      'select count(*)::int as found from orders where order_id = any($1::uuid[])',
      [orderIds],
    );
    expect(rows[0]?.found).toBe(new Set(orderIds).size);
    expect(orderIds.length).toBe(new Set(orderIds).size);
  } finally {
    await db.close();
  }
}

/** A figure to read, not to pass: machines differ. */
function printReport(name: string, { answers, orderIds }: TrafficReport): void {
  process.stderr.write(
    `${name}: ${answers.length} answers ${JSON.stringify(countStatuses(answers))}, p50 ${percentile(answers, 0.5)} ms, p95 ${percentile(answers, 0.95)} ms, p99 ${percentile(answers, 0.99)} ms, ${orderIds.length} orders\n`,
  );
}

const residentBytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

test('mixed traffic has no failed answer, and memory does not grow with it', async ({
  shop,
  dataDir,
  productIds,
}) => {
  const warm = await runTraffic(shop, productIds, { buyers: 16, stepsEach: 150 });
  const before = await residentBytes(shop.pid);
  const report = await runTraffic(shop, productIds, { buyers: 16, stepsEach: 300 });
  printReport('mixed', report);
  for (const { answers } of [warm, report])
    expect(answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
  // A leak of a kilobyte for each request would be five megabytes; the collector's own noise is
  // larger than that.
  const grown = (await residentBytes(shop.pid)) - before;
  expect(grown).toBeLessThan(before * 0.25);
  await expectSound(dataDir, report);
});

test('refuses excess requests with Retry-After and serves the rest', async ({
  shop,
  dataDir,
  productIds,
}) => {
  // Node accepts one connection in each round of its event loop: on a slow machine the last of so
  // many waits for long.
  const report = await runTraffic(shop, productIds, {
    buyers: 600,
    stepsEach: 8,
    patienceMs: 120_000,
  });
  printReport('overload', report);
  const statuses = countStatuses(report.answers);
  // None is without an answer.
  expect([...new Set(report.answers.flatMap(({ failure }) => failure ?? []))]).toEqual([]);
  expect(
    Object.keys(statuses)
      .map(Number)
      .filter((status) => ![200, 400, 404, 409, 429, 503].includes(status)),
  ).toEqual([]);
  expect(
    report.answers.filter(
      ({ status, retryAfter }) => (status === 503 || status === 429) && retryAfter === null,
    ),
  ).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(0);
  expect(statuses[503]).toBeGreaterThan(0);
  const after = await runTraffic(shop, productIds, { buyers: 4, stepsEach: 30 });
  expect(after.answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
  await expectSound(dataDir, report);
});

const postmasterPid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const PLANNED =
  'the database restarts as planned under traffic: 503 for at most 10 s, nothing lost, and the server process stays';

test(PLANNED, async ({ shop, dataDir, productIds }) => {
  const before = await postmasterPid(dataDir);
  let isRestarted = false;
  const report = await runTraffic(shop, productIds, {
    buyers: 24,
    stepsEach: 200,
    onStep: (steps) => {
      if (isRestarted || steps < 1_200) return;
      isRestarted = true;
      // PostgreSQL's fast shutdown, as `pg_ctl restart` sends it: sessions are ended, and
      // everything is written.
      process.kill(before, 'SIGINT');
    },
  });
  printReport('restarted', report);
  expect(isRestarted).toBe(true);
  const failed = report.answers.filter(({ status }) => status === 0 || status >= 500);
  expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
  expect(failed.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
  expect(failed.length).toBeGreaterThan(0);
  const window =
    Math.max(...failed.map(({ at }) => at)) - Math.min(...failed.map(({ at, ms }) => at - ms));
  expect(window).toBeLessThan(10_000);
  // Another database process, the same server process.
  expect(await postmasterPid(dataDir)).not.toBe(before);
  const after = await runTraffic(shop, productIds, { buyers: 24, stepsEach: 50 });
  expect(after.answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
  await expectSound(dataDir, report);
});

test('the database is killed under load: only 503, no order lost, and the service recovers', async ({
  shop,
  dataDir,
  productIds,
}) => {
  let killed = false;
  const kill = async (): Promise<void> => {
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
  };
  const report = await runTraffic(shop, productIds, {
    buyers: 24,
    stepsEach: 200,
    onStep: (steps) => {
      if (killed || steps < 1_200) return;
      killed = true;
      void kill();
    },
  });
  printReport('killed', report);
  expect(killed).toBe(true);
  expect(report.answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  const after = await runTraffic(shop, productIds, { buyers: 8, stepsEach: 50 });
  expect(after.answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
  await expectSound(dataDir, report);
});
