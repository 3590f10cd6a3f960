import { expect, test, vi } from 'vitest';
import { buyUntilOver, noPurchases } from '../faults/buyers.ts';
import { addProduct, STOCK } from '../faults/database-kills.ts';
import { startCluster } from './kit/cluster.ts';
import { promote } from './kit/postgres.ts';

/** F2: with two machines, the primary dies for good, and its standby takes over. */

vi.setConfig({ testTimeout: 900_000 });

const BUYERS = 6;

test('the primary is killed during purchases and the standby promoted: the servers find it themselves, and no acknowledged order is lost or doubled', async () => {
  const cluster = await startCluster({ replica: true });
  const shops = [await cluster.startShop(), await cluster.startShop()];
  await cluster.startWorker();
  const [first] = shops;
  if (!first) throw new Error('No server was started.');
  const key = await cluster.createKey();
  const items = [
    await addProduct(first.url, key, 'Mug', '10'),
    await addProduct(first.url, key, 'Bowl', '7'),
  ];
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => first.newVisitor()));
  const purchases = noPurchases();
  let isOver = false;
  let requests = 0;
  // Both servers at every moment: a balancer would hide their 503 while neither is ready.
  const url = (): string => shops[(requests += 1) % shops.length]?.url ?? first.url;
  const buying = buyUntilOver({ url, items, tokens, isOver: () => isOver }, purchases);
  const bought = async (more: number): Promise<void> => {
    const goal = purchases.acknowledged.size + more;
    const reached = vi.waitUntil(() => purchases.acknowledged.size >= goal, {
      timeout: 180_000,
      interval: 20,
    });
    await Promise.race([reached, buying.then(() => reached)]);
  };
  let downMs = 0;
  let afterPromotionMs = 0;
  try {
    await bought(2 * BUYERS);
    const killedAt = performance.now();
    await cluster.primary.kill();
    await promote(cluster.standby);
    const promotedAt = performance.now();
    await bought(1);
    downMs = performance.now() - killedAt;
    afterPromotionMs = performance.now() - promotedAt;
    await bought(2 * BUYERS);
  } finally {
    isOver = true;
  }
  await buying;
  process.stdout.write(
    `fail-over: ${JSON.stringify({
      orders: purchases.acknowledged.size,
      statuses: purchases.statuses,
      untilNextOrderMs: Math.round(downMs),
      afterPromotionMs: Math.round(afterPromotionMs),
      slowestMs: Math.round(purchases.slowestMs),
    })}\n`,
  );
  const others = Object.keys(purchases.statuses).filter(
    (status) => !['200', '503', '409'].includes(status),
  );
  expect(others).toEqual([]);
  await cluster.expectEveryOrderOnce(first.siteId, {
    items,
    stock: STOCK,
    acknowledged: purchases.acknowledged,
  });
});
