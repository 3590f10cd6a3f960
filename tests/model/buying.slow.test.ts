import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './world.ts';
import { runModel } from './run-model.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.shop.server.close());

test(
  'carts, checkouts, stock, coupons, orders and money match the model after thousands of actions',
  async () => {
    const seen = await runModel(world, { seeds: 2_000, steps: 60 });
    process.stdout.write(`${JSON.stringify(seen)}\n`);
    if (process.env.SHOPWRIGHT_MODEL === undefined)
      expect(seen.orders).toBeGreaterThan(seen.runs / 4);
  },
  4 * 3_600_000,
);
