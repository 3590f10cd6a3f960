import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { STORES } from '../checkout/shop.ts';
import { buy, must, type Studio } from './studio.ts';

const program = fileURLToPath(new URL('./renew-process.ts', import.meta.url));
const MINUTE = 60_000;

/** Starts a worker and ends it by force after so long; without a time it may finish. */
async function work(databaseUrl: string, now: number, killAfterMs?: number): Promise<boolean> {
  const child = spawn(process.execPath, [program, databaseUrl, new Date(now).toISOString()], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => { said += bytes.toString(); });
  const ended = once(child, 'exit');
  while (!said.includes('ready')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null && !said.includes('ready')) throw new Error(`The worker ended with code ${child.exitCode} before it began; its words are above.`);
  }
  if (killAfterMs !== undefined) {
    await Promise.race([sleep(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  await ended;
  return said.includes('done');
}

/** Workers die at any moment of renewal, so often; in the end every subscription has one order for each period, charged once. */
export async function killAroundRenewal(studio: Studio, kills: number): Promise<void> {
  const { productId } = await studio.product({ name: 'Coffee', price: 20, stock: 500 });
  const option = { id: 'day-1', title: 'Daily', subscriptionSettings: { frequency: 'DAY', interval: 1, autoRenewal: true } };
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [productId, JSON.stringify({ subscriptionOptions: [option] })]);
  const subscribers = 4;
  for (let index = 0; index < subscribers; index += 1) await buy(await studio.member(), [{ app: STORES, id: productId, options: { subscriptionOptionId: 'day-1' } }]);

  const start = studio.now().getTime();
  let interrupted = 0;
  let days = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // A new day every third time; between, a few minutes, in which the claims of the dead run out.
    if (kill % 3 === 0) days += 1;
    const now = start + days * 24 * 60 * MINUTE + (kill % 3) * 5 * MINUTE;
    const finished = await work(studio.server.databaseUrl, now, Math.random() * 500);
    interrupted += finished ? 0 : 1;
  }
  const last = start + days * 24 * 60 * MINUTE + 60 * MINUTE;
  expect(await work(studio.server.databaseUrl, last)).toBe(true);
  expect(interrupted).toBeGreaterThan(0);

  const cycles = await studio.rows<{ id: string; cycles: number; orders: number; paid: number }>(
    "select subscription_id as id, count(*)::int as cycles, count(distinct order_id)::int as orders, count(*) filter (where status = 'PAID')::int as paid from subscription_cycle group by 1");
  expect(cycles).toHaveLength(subscribers);
  for (const each of cycles) expect(each).toMatchObject({ cycles: days + 1, orders: days + 1, paid: days + 1 });
  const orders = await studio.orders();
  // As many orders as cycles, none beside them; all approved, each paid once.
  expect(orders).toHaveLength(subscribers * (days + 1));
  expect(orders.every(({ status, paymentStatus }) => status === 'APPROVED' && paymentStatus === 'PAID')).toBe(true);
  expect(orders.every(({ balanceSummary }) => balanceSummary?.paid?.amount === '20.00')).toBe(true);
  const captured = await studio.rows<{ state: string; count: number }>('select state, count(*)::int as count from sandbox_payment group by 1');
  expect(captured).toEqual([{ state: 'CAPTURED', count: subscribers * (days + 1) }]);
  expect(await studio.stockOf({ productId })).toMatchObject({ quantity: 500 - subscribers * (days + 1), reserved: 0 });
  expect(await must(studio.owner('POST', '/v1/subscriptions/query', {}))).toMatchObject({ metadata: { total: subscribers } });
}
