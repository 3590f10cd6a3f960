import { openDb } from '@shopwright/server';
import { runningOn, silent } from '@shopwright/server/db/testing-embedded';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { answerOf } from '../kit/command.ts';
import { startDemoShop } from '../kit/demo-shop.ts';
import { visitorToken } from '../kit/api.ts';
import type { Item } from '../kit/shop.ts';
import { buyUntilOver, noPurchases } from './buyers.ts';
import { everyOrderOnce } from './buying-kills.ts';
import { retryUntilAnswered } from './retry.ts';

const BUYERS = 4;
export const STOCK = 10_000;

export interface Away {
  readonly kills: number;
  /** From the kill until a visitor is served again, of each kill, in milliseconds. */
  readonly awayMs: readonly number[];
  readonly orders: number;
  /** How often each status was answered to the buyers. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Kills PostgreSQL repeatedly with -9 while buyers fill carts, check out and pay; the server
 * continues and restarts it.
 */
export async function killDatabaseWhileBuying(dataDir: string, kills: number): Promise<Away> {
  const shop = await startDemoShop(dataDir, { env: { LOG_LEVEL: 'fatal' } });
  const purchases = noPurchases();
  const awayMs: number[] = [];
  try {
    const line = shop;
    const { key } = await answerOf<{ key: string }>([
      'keys',
      'create',
      '--name',
      'Test',
      '--all',
      '--data',
      dataDir,
    ]);
    const items = [
      await addProduct(line.url, key, 'Mug', '10'),
      await addProduct(line.url, key, 'Bowl', '7'),
    ];
    let over = false;
    const tokens = await Promise.all(Array.from({ length: BUYERS }, () => visitorToken(line)));
    const buying = buyUntilOver({ url: line.url, items, tokens, isOver: () => over }, purchases);
    // Reported below: a buyer's failure ends the test there.
    buying.catch(() => {
      over = true;
    });
    for (let kill = 0; kill < kills && !over; kill += 1) {
      await sleep(500 + Math.random() * 1_000);
      awayMs.push(await killPostgres(dataDir, line));
    }
    over = true;
    await buying;
    await everythingAddsUp(dataDir, line.siteId, items, purchases.acknowledged);
  } finally {
    shop.kill('SIGKILL');
    await shop.ended;
  }
  return {
    kills: awayMs.length,
    awayMs,
    orders: purchases.acknowledged.size,
    statuses: purchases.statuses,
  };
}

async function killPostgres(
  dataDir: string,
  { url, clientId }: { url: string; clientId: string },
): Promise<number> {
  const before = await runningOn(dataDir);
  if (!before) throw new Error('PostgreSQL does not run.');
  const authorization = await visitorToken({ url, clientId });
  const began = performance.now();
  process.kill(before.pid, 'SIGKILL');
  // Gone first: what was answered by the dying one does not count.
  for (let gone = false; !gone; await sleep(10))
    gone = (await runningOn(dataDir))?.pid !== before.pid;
  const { status } = await retryUntilAnswered({
    url: () => url,
    method: 'GET',
    path: '/v1/carts/current',
    authorization,
    giveUpAfterMs: 60_000,
  });
  // This visitor has no cart; only the database knows that.
  expect(status).toBe(404);
  return performance.now() - began;
}

/** A product with so much stock that no buyer finds it sold out. */
export async function addProduct(
  url: string,
  authorization: string,
  name: string,
  price: string,
): Promise<Item> {
  const call = async <Body>(method: string, path: string, body: object): Promise<Body> => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const { product } = await call<{ product: { id: string } }>('POST', '/v1/products', {
    product: { name, productType: 'physical', priceData: { price: Number(price) } },
  });
  await call('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: STOCK }],
    },
  });
  return { productId: product.id };
}

/** Read from the database directly. */
async function everythingAddsUp(
  dataDir: string,
  siteId: string,
  items: readonly Item[],
  acknowledged: ReadonlyMap<string, string>,
): Promise<void> {
  const db = await openDb({ dataDir, log: silent, poolSize: 2 });
  try {
    const rows = <Row>(text: string, values: unknown[] = []) => db.query<Row>({ text, values });
    const stockOf = async ({ productId }: Item) => {
      const [row] = await rows<{ quantity: number; reserved: number }>(
        'select quantity, reserved from stock where site_id = $1 and product_id = $2',
        [siteId, productId],
      );
      if (!row) throw new Error('There is no such product.');
      return row;
    };
    await everyOrderOnce(
      { rows, stockOf, server: { siteId } },
      { items, stock: STOCK, acknowledged },
    );
  } finally {
    await db.close();
  }
}
