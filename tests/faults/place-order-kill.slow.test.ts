import { expect, test } from 'vitest';
import { killWhilePlacing, openFurnishedShop } from './buying-kills.ts';

test(
  'killed 200 times while orders are placed: every acknowledged order exists once with its events, and nothing is oversold',
  async ({ onTestFinished }) => {
    const shop = await openFurnishedShop();
    onTestFinished(() => shop.server.close());
    const { interrupted, orders } = await killWhilePlacing(shop, 200);
    process.stdout.write(`${JSON.stringify({ interrupted, orders })}\n`);
    expect(orders).toBe(201 * 4);
    expect(interrupted).toBeGreaterThan(100);
  },
  2 * 3_600_000,
);
