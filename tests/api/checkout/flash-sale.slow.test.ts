import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponRush, flashSale } from './flash-sale.ts';
import { startShop, type Shop } from '../../kit/shop.ts';

/** L3 and C5 in full. */

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

test('1,000 buyers for 100 units: exactly 100 orders, stock 0, no visible deadlock', async () => {
  await flashSale(shop, { buyers: 1000, units: 100 });
  expect(
    await shop.rows('select deadlocks from pg_stat_database where datname = current_database()'),
  ).toEqual([{ deadlocks: 0 }]);
}, 300_000);

test(
  'a single-use coupon in 200 concurrent checkouts: one use, and no other order',
  () => couponRush(shop, 200),
  300_000,
);
