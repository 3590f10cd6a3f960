import { expect, test } from 'vitest';
import { killWhilePlacing, openFurnishedShop } from './buying-kills.ts';

/** F1: `kill -9` at any moment of placing an order. */

test('killed twice while orders are placed: every acknowledged order exists once, nothing is sold twice, each event is published', async ({
  onTestFinished,
}) => {
  const shop = await openFurnishedShop();
  onTestFinished(() => shop.server.close());
  const { interrupted, orders } = await killWhilePlacing(shop, 2);
  expect(orders).toBe(3 * 4);
  expect(interrupted).toBeGreaterThan(0);
}, 300_000);
