import type { SearchFacets } from '@shopwright/contract/catalog/search';
import { expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const optionsOf = async (filter: object = {}) =>
  (
    await shop.visitor<{ facets: Required<SearchFacets> }>('POST', '/v1/products/search', {
      ...filter,
      facets: true,
      paging: { limit: 0 },
    })
  ).body.facets.options;
const colored = (name: string, ...choices: [string, string][]) =>
  shop.create({
    name,
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: choices.map(([description, value]) => ({ description, value })),
      },
    ],
  });

test('a color keeps its swatch with any other filter', async () => {
  const lamp = await colored('Lamp', ['Bone', '#E8E0D0'], ['Oak', '#B58A5A']);
  await colored('Stool', ['Walnut', '#5b3a29']);
  const expected = [
    {
      name: 'Color',
      choices: [
        { name: 'Bone', count: 1, color: '#e8e0d0' },
        { name: 'Oak', count: 1, color: '#b58a5a' },
        { name: 'Walnut', count: 1, color: '#5b3a29' },
      ],
    },
  ];
  expect(await optionsOf()).toEqual(expected);
  expect(await optionsOf({ options: { Color: ['Walnut'] } })).toEqual(expected);
  await shop.owner('PATCH', `/v1/products/${lamp.id}`, {
    product: {
      productOptions: [
        {
          optionType: 'color',
          name: 'Color',
          choices: [
            { description: 'Bone', value: '#ffffff' },
            { description: 'Oak', value: '#B58A5A' },
          ],
        },
      ],
    },
  });
  expect((await optionsOf())[0]?.choices?.[0]).toEqual({
    name: 'Bone',
    count: 1,
    color: '#ffffff',
  });
});

test('gift card amounts are not filters', async () => {
  const card = await shop.create({
    name: 'Gift card',
    productOptions: [{ name: 'Amount', choices: [{ value: '$25' }, { value: '$100' }] }],
  });
  const names = async () => (await optionsOf()).map(({ name }) => name);
  expect(await names()).toContain('Amount');
  const set = (giftCard: boolean) =>
    shop.owner('PUT', `/v1/gift-cards/products/${card.id}`, { giftCard });
  expect((await set(true)).status).toBe(200);
  expect(await names()).not.toContain('Amount');
  expect((await set(false)).status).toBe(200);
  expect(await names()).toContain('Amount');
});
