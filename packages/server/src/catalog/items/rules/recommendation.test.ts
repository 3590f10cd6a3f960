import { expect, test } from 'vitest';
import { STORE_APP_IDS } from './catalog-item.ts';
import { availableAlgorithms, readRecommendation } from './recommendation.ts';

const [appId = '', otherAppId = ''] = STORE_APP_IDS;
const id = availableAlgorithms[0]?.config?.algorithmId ?? '';
const product = '0f3c9a52-7d41-4b0e-9c1f-2a6b8d3e5f70';
const same = { appId, id };

test('the store offers its algorithm under the ids that clients know', () => {
  expect(availableAlgorithms).toEqual([
    {
      config: {
        name: 'From the same collections',
        description: expect.stringContaining('share collections'),
        algorithmType: 'RELATED_ITEMS',
        algorithmId: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
      },
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
      catalogAppIds: [
        '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        '1380b703-ce81-ff05-f115-39571d94dfcd',
      ],
    },
  ]);
});

test('the first algorithm that the store has is used, with each product once', () => {
  const request = readRecommendation({
    algorithms: [
      { appId, id: 'another' },
      { appId: otherAppId.toUpperCase(), id: id.toUpperCase() },
      same,
    ],
    items: [
      { catalogItemId: product.toUpperCase(), appId },
      { catalogItemId: product, appId: otherAppId },
      { catalogItemId: 'not an id', appId },
      { appId },
    ],
  });
  expect(request).toEqual({
    algorithm: { appId: otherAppId.toUpperCase(), id: id.toUpperCase() },
    productIds: [product],
  });
  expect(readRecommendation({ algorithms: [same] })).toEqual({ algorithm: same, productIds: [] });
});

test('another algorithm of the store recommends nothing', () => {
  expect(readRecommendation({ algorithms: [{ appId, id: 'another' }] })).toBeUndefined();
});

test('algorithms of other apps are refused, and so are their items', () => {
  for (const algorithms of [[], [{ appId: 'x', id }]])
    expect(readRecommendation({ algorithms })).toMatchObject({
      status: 404,
      code: 'RECOMMENDATIONS_PROVIDER_NOT_FOUND',
      description: expect.stringContaining(appId),
    });
  for (const items of [[{ appId, catalogItemId: product }, { appId: 'x'.repeat(500) }], [{}]])
    expect(readRecommendation({ algorithms: [same], items })).toMatchObject({
      status: 400,
      code: 'ITEM_APP_ID_NOT_SUPPORTED',
    });
  const long = readRecommendation({ algorithms: [same], items: [{ appId: 'x'.repeat(500) }] });
  expect(JSON.stringify(long)).toContain(`the app ${'x'.repeat(100)} have no recommendations`);
});
