import { test } from 'node:test';
import { shippingContract } from 'shopwright/extend/testing';
import createExtension from './shipping.ts';

/** Run with `node --test`. */
const contract = shippingContract({
  create: async () => {
    const context = { options: {}, env: 'development', log: () => undefined } as const;
    const { shipping } = await createExtension(context);
    if (!shipping) throw new Error('The extension has no shipping provider.');
    return shipping;
  },
  request: {
    siteId: 'site',
    destination: { country: 'DE', postalCode: '10115' },
    currency: 'EUR',
    subtotal: 49_900n,
    weight: 25_000n,
    weightUnit: 'KG',
    lines: [{ id: 'line-1', quantity: 1, price: 49_900n, weight: 25_000n }],
  },
});
for (const { name, run } of contract) void test(name, run);
