import { createTestDatabase } from '@shopwright/server/db/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { findViolations } from 'shopwright/invariants/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startShop, type Shop } from '../kit/shop.ts';
import { linkDatabase, type DatabaseLink } from '../kit/database-link.ts';
import { buyUntilOver, noPurchases } from './buyers.ts';
import { everyOrderOnce } from './buying-kills.ts';
import { retryUntilAnswered } from './retry.ts';

/**
 * F9: the network between the server and its database is slow, resets connections, goes silent, or
 * loses the answers.
 */

vi.setConfig({ testTimeout: 240_000 });

const BUYERS = 4;
const STOCK = 10_000;
/** No request may take longer; the buyers give up on one after it. */
const MAX_REQUEST_MS = 15_000;
const SILENCE_MS = 5_000;

interface Linked {
  readonly shop: Shop;
  readonly link: DatabaseLink;
}

async function openLinkedShop(): Promise<Linked> {
  const database = await createTestDatabase();
  const link = await linkDatabase(database.url);
  const shop = await startShop({ databaseUrl: link.url });
  onTestFinished(async () => {
    await shop.server.close();
    await link.close();
    await database.drop();
  });
  return { shop, link };
}

interface Trouble {
  readonly name: string;
  /** While the buyers buy; ends when the network is healthy again. */
  readonly run: (linked: Linked, bought: (purchases: number) => Promise<void>) => Promise<void>;
  readonly expectStatuses: (statuses: Readonly<Record<string, number>>) => void;
}

const silence =
  (what: 'everything' | 'answers'): Trouble['run'] =>
  async ({ shop, link }, bought) => {
    await bought(BUYERS);
    link.hold(what);
    await sleep(SILENCE_MS);
    link.release();
    // The pool is not exhausted by the connections that were silent.
    const began = performance.now();
    const { authorization } = await shop.visitor();
    const { status } = await retryUntilAnswered({
      url: () => shop.server.url,
      method: 'GET',
      path: '/v1/carts/current',
      authorization,
    });
    // This visitor has no cart; only the database has that answer.
    expect(status).toBe(404);
    expect(performance.now() - began).toBeLessThan(5_000);
  };

const expectRefusals: Trouble['expectStatuses'] = (statuses) =>
  expect(statuses[503]).toBeGreaterThan(0);

test.each<Trouble>([
  {
    name: 'every message takes 100 ms',
    run: async ({ link }, bought) => {
      link.delay(100);
      await bought(BUYERS);
      link.delay(0);
    },
    expectStatuses: () => {},
  },
  {
    name: 'one message in a hundred breaks its connection',
    run: async ({ link }, bought) => {
      link.breakEvery(100);
      await bought(10 * BUYERS);
      link.breakEvery(0);
    },
    expectStatuses: expectRefusals,
  },
  { name: 'nothing arrives for 5 s', run: silence('everything'), expectStatuses: expectRefusals },
  {
    name: 'no answer of the database arrives for 5 s',
    run: silence('answers'),
    expectStatuses: expectRefusals,
  },
])(
  '$name: buyers hear 503 at worst, within 15 s, and each acknowledged order exists once',
  async ({ run, expectStatuses }) => {
    const { shop, link } = await openLinkedShop();
    const items = [
      await shop.product({ name: 'Mug', price: 10, stock: STOCK }),
      await shop.product({ name: 'Bowl', price: 7, stock: STOCK }),
    ];
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.visitor()));
    const purchases = noPurchases();
    let isOver = false;
    const tokens = buyers.map(({ authorization }) => authorization);
    const buying = buyUntilOver(
      { url: shop.server.url, items, tokens, isOver: () => isOver },
      purchases,
    );
    const reached = (count: number) =>
      vi.waitUntil(() => purchases.acknowledged.size >= count, { timeout: 120_000 });
    const bought = (count: number) => Promise.race([reached(count).then(() => {}), buying]);
    try {
      await run({ shop, link }, bought);
      // And they go on buying.
      await bought(purchases.acknowledged.size + BUYERS);
    } finally {
      isOver = true;
    }
    await buying;

    const { acknowledged, statuses, slowestMs } = purchases;
    process.stdout.write(
      `${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms, ${acknowledged.size} orders\n`,
    );
    // 409 is the answer to a repetition while the first request is under way.
    expect(
      Object.keys(statuses).filter((status) => !['200', '409', '503'].includes(status)),
    ).toEqual([]);
    expect(slowestMs).toBeLessThan(MAX_REQUEST_MS);
    expectStatuses(statuses);
    await everyOrderOnce(shop, { items, stock: STOCK, acknowledged });
    expect(await findViolations(shop.server.db)).toEqual([]);
  },
);
