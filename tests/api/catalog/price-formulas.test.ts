import type { ComputedPrice } from '@shopwright/contract/change-plans/price-formulas';
import { beforeAll, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const compute = (prices: readonly object[]) =>
  shop.owner<{ prices: ComputedPrice[] }>('POST', '/v1/change-plans/compute-prices', { prices });

it('formulas are computed to the cent, each with its own outcome', async () => {
  const { prices } = await must(
    compute([
      { price: '9.99', formula: { addPercent: '10' } },
      { price: '19.99', formula: { addAmount: '-5' } },
      { price: '1', formula: { addAmount: '-1.01' } },
      { price: '1', formula: { setTo: '1299.5' } },
      { price: '1', formula: {} },
    ]),
  );
  expect(prices.map(({ price }) => price && Number(price))).toEqual([
    10.99,
    14.99,
    undefined,
    1299.5,
    undefined,
  ]);
  expect(prices[2]?.error).toMatchObject({ code: 'NEGATIVE_VALUE' });
  expect(prices[4]?.error).toMatchObject({ code: 'INVALID_ARGUMENT' });
  expect((await compute([{ price: '1', formula: { addPercent: '1001' } }])).status).toBe(400);
});
