import { expect, test, vi } from 'vitest';
import { buyUntilOver, noPurchases } from '../faults/buyers.ts';
import { addProduct, STOCK } from '../faults/database-kills.ts';
import { startCluster } from './kit/cluster.ts';

/** F8: a release is rolled out server by server while buyers pay. */

vi.setConfig({ testTimeout: 900_000 });

const BUYERS = 6;

test('two servers are restarted one after the other during purchases: no request fails or is reset, and every order is stored once', async () => {
  const cluster = await startCluster();
  const shops = [await cluster.startShop(), await cluster.startShop()];
  const worker = await cluster.startWorker();
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
  const buying = buyUntilOver(
    { url: () => cluster.balancer.next(), items, tokens, isOver: () => isOver },
    purchases,
  );
  // A buyer that gives up ends the test with its reason.
  const bought = async (more: number): Promise<void> => {
    const goal = purchases.acknowledged.size + more;
    const reached = vi.waitUntil(() => purchases.acknowledged.size >= goal, { timeout: 180_000 });
    await Promise.race([reached, buying.then(() => reached)]);
  };
  const began = performance.now();
  try {
    await bought(BUYERS);
    for (const shop of shops) {
      expect(await shop.stop()).toMatchObject({ code: 0 });
      await bought(BUYERS);
      await shop.start();
      await bought(BUYERS);
    }
    worker.kill('SIGTERM');
    expect(await worker.ended).toMatchObject({ code: 0 });
  } finally {
    isOver = true;
  }
  await buying;
  process.stdout.write(
    `rolling restart: ${JSON.stringify({
      seconds: Math.round((performance.now() - began) / 1000),
      orders: purchases.acknowledged.size,
      statuses: purchases.statuses,
      slowestMs: Math.round(purchases.slowestMs),
    })}\n`,
  );
  expect(purchases.statuses).toEqual({ 200: expect.any(Number) });
  await cluster.expectEveryOrderOnce(first.siteId, {
    items,
    stock: STOCK,
    acknowledged: purchases.acknowledged,
  });
});
