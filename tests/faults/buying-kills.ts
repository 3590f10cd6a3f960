import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@shopwright/server/db/testing';
import { expect } from 'vitest';
import { begin, type ReadyLine, type Running } from '../kit/command.ts';
import { startShop, type Buyer, type Item, type Shop } from '../kit/shop.ts';
import { retryUntilAnswered } from './retry.ts';

const BUYERS = 4;

interface Buying {
  readonly buyer: Buyer;
  readonly checkoutId: string;
  /** The same for each retry. */
  readonly key: string | undefined;
}

/**
 * A shop in this process, and the database of a store that the real command has furnished: it would
 * change prices of delivery later.
 */
export async function openFurnishedShop(): Promise<Shop> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-kills-'));
  const first = open(databaseUrl, dataDir);
  await first.ready;
  first.kill('SIGTERM');
  await first.ended;
  await rm(dataDir, { recursive: true, force: true });
  const shop = await startShop({ databaseUrl });
  return {
    ...shop,
    server: {
      ...shop.server,
      close: async () => {
        await shop.server.close();
        await drop();
      },
    },
  };
}

/**
 * The real command, killed with -9 while four buyers place their orders, again and again. Every
 * buyer asks until there is an answer, half of them with an Idempotency-Key. In the end each has
 * one order: the one that was acknowledged.
 */
export async function killWhilePlacing(
  shop: Shop,
  kills: number,
): Promise<{ readonly interrupted: number; readonly orders: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-kills-'));
  const stock = (kills + 1) * BUYERS + 5;
  const items = [
    await shop.product({ name: 'Mug', price: 10, stock }),
    await shop.product({ name: 'Bowl', price: 7, stock }),
  ];
  const acknowledged = new Map<string, string>();
  let url = '';
  let server = open(shop.server.databaseUrl, dataDir);
  let interrupted = 0;
  /** As long as placing takes here and now: the kills fall anywhere in it. */
  let span = 0;
  try {
    for (let round = 0; round <= kills; round += 1) {
      const ready = await prepare(shop, items, round);
      ({ url } = await server.ready);
      let answered = 0;
      const began = performance.now();
      const requests = ready.map(async (buying, index) => {
        acknowledged.set(buying.checkoutId, await placeOrder(() => url, buying, index));
        answered += 1;
      });
      // Reported below, when all are awaited.
      for (const each of requests) each.catch(() => undefined);
      // The first is not killed: it shows how long placing takes.
      if (round > 0) {
        // None was interrupted yet, and this is the last chance: surely before all are answered.
        if (round === kills && interrupted === 0) span /= 4;
        await sleep(Math.random() * span);
        server.kill('SIGKILL');
        await server.ended;
        // Placing has become faster than the first time: the next kill comes earlier.
        if (answered < BUYERS) interrupted += 1;
        else span /= 2;
        server = open(shop.server.databaseUrl, dataDir);
        ({ url } = await server.ready);
      }
      await Promise.all(requests);
      if (round === 0) span = (performance.now() - began) * 1.1;
    }
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  await everyOrderOnce(shop, { items, stock, acknowledged });
  return { interrupted, orders: acknowledged.size };
}

const open = (databaseUrl: string, dataDir: string): Running<ReadyLine> =>
  begin(['start', '--port', '0', '--json', '--data', dataDir], {
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
  });

/**
 * Carts and checkouts, by the server that stays. In opposite order, so that locks are taken in
 * every order.
 */
function prepare(shop: Shop, items: readonly Item[], round: number): Promise<Buying[]> {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = await shop.visitor();
      for (const item of index % 2 === 0 ? items : items.toReversed()) await buyer.add(item);
      return {
        buyer,
        checkoutId: await buyer.checkout({ email: `buyer${round}-${index}@example.com` }),
        key: index < 2 ? randomUUID() : undefined,
      };
    }),
  );
}

async function placeOrder(
  url: () => string,
  { buyer, checkoutId, key }: Buying,
  index: number,
): Promise<string> {
  const byCard = index % 2 === 0;
  const { status, body } = await retryUntilAnswered({
    url,
    authorization: buyer.authorization,
    path: `/v1/checkouts/${checkoutId}/${byCard ? 'pay' : 'create-order'}`,
    body: byCard ? { method: 'SANDBOX', token: 'tok_success' } : {},
    ...(key === undefined ? {} : { key }),
  });
  // The shapes the contract gives these two answers.
  const answer = byCard
    ? (body['payment'] as { state?: string; orderId?: string } | undefined)
    : (body as { orderId?: string });
  expect({ status, orderId: answer?.orderId }, JSON.stringify(body)).toEqual({
    status: 200,
    orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  return answer?.orderId ?? '';
}

export interface Outcome {
  readonly items: readonly Item[];
  readonly stock: number;
  /** The acknowledged order of each checkout. */
  readonly acknowledged: ReadonlyMap<string, string>;
}

/**
 * Every acknowledged order is there, once, and no other; what was sold is off the shelf, and no
 * more; each was reported; no buyer was charged twice, or for nothing.
 */
export async function everyOrderOnce(
  {
    rows,
    stockOf,
    server: { siteId },
  }: Pick<Shop, 'rows' | 'stockOf'> & { readonly server: { readonly siteId: string } },
  { items, stock, acknowledged }: Outcome,
): Promise<void> {
  const orders = await rows<{
    checkoutId: string;
    orderId: string;
    number: string;
    published: number;
    lines: { productId: string; quantity: number }[];
  }>(
    `
    select o.checkout_id as "checkoutId", o.order_id as "orderId", o.number::text, l.lines,
      (select count(*)::int from outbox e where e.site_id = o.site_id and e.entity_id = o.order_id::text and e.event_type = 'wix.ecom.v1.order_created') as published
    from orders o, lateral (select json_agg(json_build_object('productId', each->'catalogReference'->>'catalogItemId', 'quantity', each->'quantity')) as lines from jsonb_array_elements(o.wire::jsonb->'lineItems') each) l
    where o.site_id = $1`,
    [siteId],
  );
  expect(orders.map(({ checkoutId, orderId }) => `${checkoutId} ${orderId}`).sort()).toEqual(
    [...acknowledged].map(([checkoutId, orderId]) => `${checkoutId} ${orderId}`).sort(),
  );
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(orders.filter(({ published }) => published !== 1)).toEqual([]);
  for (const item of items) {
    // A cart may hold a thing twice where the answer to the first was lost; the shelf follows what
    // was ordered.
    const sold = orders
      .flatMap(({ lines }) => lines)
      .reduce(
        (sum, { productId, quantity }) => (productId === item.productId ? sum + quantity : sum),
        0,
      );
    expect(sold).toBeGreaterThanOrEqual(orders.length);
    expect(await stockOf(item)).toEqual({ quantity: stock - sold, reserved: 0 });
  }
  const bank = await rows<{ state: string; orders: number; payments: number }>(
    `select p.state, count(*)::int as payments, count(distinct a.order_id)::int as orders from sandbox_payment p join payment_attempt a using (site_id, attempt_id)
    where site_id = $1 and p.state in ('AUTHORISED', 'CAPTURED') group by 1`,
    [siteId],
  );
  expect(
    bank.filter(
      ({ state, orders: ordered, payments }) => state !== 'CAPTURED' || ordered !== payments,
    ),
  ).toEqual([]);
}
