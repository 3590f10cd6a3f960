import { test } from 'node:test';
import { taxContract } from 'shopwright/extend/testing';
import createExtension from './tax.ts';

/** Run with `node --test`. */
const contract = taxContract({
  create: async () => {
    const context = { options: {}, env: 'development', log: () => undefined } as const;
    const { tax } = await createExtension(context);
    if (!tax) throw new Error('The extension has no tax provider.');
    return tax;
  },
  request: {
    siteId: 'site',
    addresses: { business: { country: 'DE' }, shipping: { country: 'AT' } },
    lines: [
      { id: 'line-1', itemType: 'PHYSICAL' },
      { id: 'line-2', itemType: 'DIGITAL' },
    ],
    pickup: false,
  },
});
for (const { name, run } of contract) void test(name, run);
