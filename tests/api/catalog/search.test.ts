import { beforeAll, describe, expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';
import { type Found } from './search-calls.ts';

/** What is typed into the search is found, also with mistakes. */

const shop = await startCatalogShop();
const search = async (request: object): Promise<Found> => {
  const { status, body } = await shop.visitor<Found>('POST', '/v1/products/search', request);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
const names = ({ products }: Found) => products.map(({ name }) => name);

describe('a search text', () => {
  beforeAll(async () => {
    await shop.create({
      name: 'Marble Candleholder',
      description: '<p>For running candles.</p>',
      brand: 'Vesterholm',
    });
    await shop.create({
      name: 'Wooden Chairs',
      description: 'A pair.',
      productOptions: [{ name: 'Stain', choices: [{ value: 'Ebony' }] }],
    });
    await shop.create({
      name: 'Notebook',
      description: 'Stands beside any chair.',
      sku: 'NB-7741',
    });
    await shop.create({ name: 'Hidden Candleholder', visible: false });
  });

  test.each([
    ['stems', 'chair', ['Wooden Chairs', 'Notebook']],
    ['stems of what is asked', 'candleholders', ['Marble Candleholder']],
    ['all words, in any order', 'chairs wooden', ['Wooden Chairs']],
    ['words of different places', 'marble vesterholm', ['Marble Candleholder']],
    ['text', 'running', ['Marble Candleholder']],
    ['choices', 'ebony', ['Wooden Chairs']],
    ['article numbers', 'NB-7741', ['Notebook']],
  ])('%s: "%s"', async (_what, text, expected) => {
    expect(names(await search({ text }))).toEqual(expected);
  });

  test('matches in the name come first', async () => {
    expect(names(await search({ text: 'chair' }))[0]).toBe('Wooden Chairs');
  });

  test('an unfinished word matches as a prefix, even if it is a stop word', async () => {
    expect(names(await search({ text: 'note', typing: true }))).toEqual(['Notebook']);
    expect(names(await search({ text: 'no', typing: true }))).toEqual(['Notebook']);
    expect(names(await search({ text: 'marble cand', typing: true }))).toEqual([
      'Marble Candleholder',
    ]);
    expect(names(await search({ text: 'note' }))).not.toContain('Nobody');
  });

  test.each([
    'candlehoder',
    'candlehollder',
    'candlehomder',
    'candlehodler',
    'acndleholder',
    'vesterhlom',
    'woodem chairs',
    'wodden chairs',
  ])('one slip of the finger is forgiven: "%s"', async (text) => {
    const found = await search({ text, facets: true });
    expect(found.metadata.total).toBe(1);
    expect(found.corrected).toBe(true);
  });

  test.each([
    [
      'either word, where no product has both',
      'wooden marble',
      ['Marble Candleholder', 'Wooden Chairs'],
      ['wooden', 'marble'],
    ],
    ['the words that there are', 'purple wooden spaceship', ['Wooden Chairs'], ['wooden']],
    [
      'more words before fewer',
      'marble candleholder chairs',
      ['Marble Candleholder'],
      ['marble', 'candleholder'],
    ],
    [
      'no frequent words, also not of another language',
      'chairs für my mum',
      ['Wooden Chairs'],
      ['chairs'],
    ],
    ['a word and a slip', 'wodden spaceship', ['Wooden Chairs'], ['wooden']],
    ['the beginning of a word', 'candleh', ['Marble Candleholder'], ['candleh']],
    ['names before texts', 'spaceship chair', ['Wooden Chairs'], ['chairs']],
    ['texts where no name has it', 'spaceship running', ['Marble Candleholder'], ['running']],
  ])(
    'when no product has all words, some are enough: %s',
    async (_what, text, expected, matched) => {
      const found = await search({ text, facets: true });
      expect([
        names(found).toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
        found.partial,
        found.corrected,
        found.matched,
      ]).toEqual([expected, true, false, matched]);
      expect(found.facets?.stock).toEqual([{ name: 'IN_STOCK', count: expected.length }]);
    },
  );

  test('filters without results do not cause corrections', async () => {
    expect(await search({ text: 'wooden chairs', minPrice: 900 })).toMatchObject({
      products: [],
      partial: false,
      corrected: false,
    });
    const some = await search({ text: 'wooden spaceship', minPrice: 900 });
    expect(some).toMatchObject({ products: [], partial: true });
  });

  test('words that match no product find nothing', async () => {
    expect(await search({ text: 'spaceship for the moon' })).toMatchObject({
      products: [],
      metadata: { total: 0 },
      partial: false,
      matched: [],
    });
  });

  test('does not correct a correctly spelled word', async () => {
    expect((await search({ text: 'chair' })).corrected).toBe(false);
  });

  test.each([
    '',
    '   ',
    '!!!',
    '%',
    "'",
    '\\',
    ':*',
    '| & !',
    '<->',
    "a' | 'b",
    '🙂',
    'x'.repeat(200),
  ])('signs are no operators: %j is answered', async (text) => {
    const { status } = await shop.visitor('POST', '/v1/products/search', {
      text,
      typing: true,
      facets: true,
    });
    expect(status).toBe(200);
  });

  test('hidden products are not found, counted or hinted at', async () => {
    const found = await search({ text: 'hidden', facets: true });
    expect(found).toMatchObject({
      products: [],
      metadata: { total: 0 },
      facets: { brands: [], stock: [], prices: [] },
    });
    expect(
      (await shop.owner<Found>('POST', '/v1/products/search', { text: 'hidden' })).body.metadata
        .total,
    ).toBe(1);
  });

  test('a minimum price above the maximum is refused', async () => {
    expect(
      (await shop.visitor('POST', '/v1/products/search', { minPrice: 5, maxPrice: 4 })).status,
    ).toBe(400);
  });
});
