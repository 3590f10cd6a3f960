import { expect } from 'vitest';
import type { Shop } from './shop.ts';

/** Everybody wants the same thing at the same moment. */
export async function flashSale(shop: Shop, { buyers, units }: { buyers: number; units: number }): Promise<void> {
  const mug = await shop.product({ stock: units });
  const ready: { id: string; pay: () => Promise<{ status: number; code: string | undefined }> }[] = [];
  for (let done = 0; done < buyers; done += 10) {
    ready.push(...await Promise.all(Array.from({ length: Math.min(10, buyers - done) }, async (_, index) => {
      const buyer = await shop.visitor();
      await buyer.add(mug);
      const id = await buyer.checkout();
      return { id, pay: () => buyer.pay(id, index % 2 === 0 ? { method: 'OFFLINE' } : { method: 'SANDBOX', token: 'tok_success' }) };
    })));
  }
  const answers = await Promise.all(ready.map(({ pay }) => pay()));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(units);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 FULL_OUT_OF_STOCK']));
  expect(await shop.stockOf(mug)).toEqual({ quantity: 0, reserved: 0 });
  const ids = new Set(ready.map(({ id }) => id));
  expect((await shop.orders()).filter(({ checkoutId }) => ids.has(checkoutId ?? ''))).toHaveLength(units);
}
