import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { STORES, must } from '../../kit/api.ts';
import { buy, type Studio } from '../../kit/studio.ts';

const script = fileURLToPath(new URL('./renew-process.ts', import.meta.url));
const MINUTE = 60_000;

/**
 * Starts a worker that dies at the given query, or finishes without one. Returns the number of
 * queries if it finished.
 */
async function work(databaseUrl: string, now: number, dieAt?: number): Promise<number | undefined> {
  const child = spawn(
    process.execPath,
    [
      script,
      databaseUrl,
      new Date(now).toISOString(),
      ...(dieAt === undefined ? [] : [String(dieAt)]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== null && code !== 0)
    throw new Error(`The worker ended with code ${String(code)}. See its output above.`);
  const done = /done (\d+)/.exec(said)?.[1];
  return done === undefined ? undefined : Number(done);
}

/**
 * Workers die at any moment of renewal, so often; in the end every subscription has one order for
 * each period, charged once.
 */
export async function killAroundRenewal(studio: Studio, kills: number): Promise<void> {
  const { productId } = await studio.product({ name: 'Coffee', price: 20, stock: 500 });
  const option = {
    id: 'day-1',
    title: 'Daily',
    subscriptionSettings: { frequency: 'DAY', interval: 1, autoRenewal: true },
  };
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    productId,
    JSON.stringify({ subscriptionOptions: [option] }),
  ]);
  const subscribers = 4;
  for (let index = 0; index < subscribers; index += 1)
    await buy(await studio.member(), [
      { app: STORES, id: productId, options: { subscriptionOptionId: 'day-1' } },
    ]);

  const start = studio.now().getTime();
  let interrupted = 0;
  // The first day runs to the end and counts the queries of a renewal.
  let days = 1;
  const questions = (await work(studio.server.databaseUrl, start + 24 * 60 * MINUTE)) ?? 0;
  expect(questions).toBeGreaterThan(subscribers * 10);
  for (let kill = 0; kill < kills; kill += 1) {
    // A new day every third time; between, a few minutes, in which the claims of the dead run out.
    if (kill % 3 === 0) days += 1;
    const now = start + days * 24 * 60 * MINUTE + (kill % 3) * 5 * MINUTE;
    // The first of a day meets all that is due, those after it what is left.
    const finished = await work(
      studio.server.databaseUrl,
      now,
      // Another day may need somewhat fewer queries than the first.
      1 + Math.floor((Math.random() * questions * 0.8) / (1 + (kill % 3))),
    );
    interrupted += finished === undefined ? 1 : 0;
  }
  const last = start + days * 24 * 60 * MINUTE + 60 * MINUTE;
  expect(await work(studio.server.databaseUrl, last)).toBeGreaterThan(0);
  expect(interrupted).toBeGreaterThanOrEqual(kills / 3);

  const cycles = await studio.rows<{ id: string; cycles: number; orders: number; paid: number }>(
    "select subscription_id as id, count(*)::int as cycles, count(distinct order_id)::int as orders, count(*) filter (where status = 'PAID')::int as paid from subscription_cycle group by 1",
  );
  expect(cycles).toHaveLength(subscribers);
  for (const each of cycles)
    expect(each).toMatchObject({ cycles: days + 1, orders: days + 1, paid: days + 1 });
  const orders = await studio.orders();
  // Exactly one order per cycle, all approved, each paid once.
  expect(orders).toHaveLength(subscribers * (days + 1));
  expect(
    orders.every(({ status, paymentStatus }) => status === 'APPROVED' && paymentStatus === 'PAID'),
  ).toBe(true);
  expect(orders.every(({ balanceSummary }) => balanceSummary?.paid?.amount === '20.00')).toBe(true);
  const captured = await studio.rows<{ state: string; count: number }>(
    'select state, count(*)::int as count from sandbox_payment group by 1',
  );
  expect(captured).toEqual([{ state: 'CAPTURED', count: subscribers * (days + 1) }]);
  expect(await studio.stockOf({ productId })).toMatchObject({
    quantity: 500 - subscribers * (days + 1),
    reserved: 0,
  });
  expect(await must(studio.owner('POST', '/v1/subscriptions/query', {}))).toMatchObject({
    metadata: { total: subscribers },
  });
}
