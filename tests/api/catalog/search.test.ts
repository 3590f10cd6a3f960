import type { Product } from '@shopwright/contract/catalog/products';
import type { SearchFacets } from '@shopwright/contract/catalog/search';
import { generateEntries, importEntries } from '@shopwright/server/catalog/index';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../../kit/catalog-shop.ts';

interface Found {
  readonly products: readonly (Product & { readonly id: string })[];
  readonly metadata: { readonly count: number; readonly offset: number; readonly total: number };
  readonly facets?: Required<SearchFacets>;
  readonly corrected: boolean;
  readonly partial: boolean;
  readonly matched: readonly string[];
}

const shop = await openShop();
const search = async (ask: object): Promise<Found> => {
  const { status, body } = await shop.visitor<Found>('POST', '/v1/products/search', ask);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
const names = ({ products }: Found) => products.map(({ name }) => name);

describe('what is typed', () => {
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

  test('what is found by its name comes first', async () => {
    expect(names(await search({ text: 'chair' }))[0]).toBe('Wooden Chairs');
  });

  test('a word that is still being typed is a beginning, even where it is a word nobody looks for', async () => {
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

  test('choices that leave nothing do not turn into other words', async () => {
    expect(await search({ text: 'wooden chairs', minPrice: 900 })).toMatchObject({
      products: [],
      partial: false,
      corrected: false,
    });
    const some = await search({ text: 'wooden spaceship', minPrice: 900 });
    expect(some).toMatchObject({ products: [], partial: true });
  });

  test('words that nothing has anything of find nothing', async () => {
    expect(await search({ text: 'spaceship for the moon' })).toMatchObject({
      products: [],
      metadata: { total: 0 },
      partial: false,
      matched: [],
    });
  });

  test('what is right as it is typed is not mended', async () => {
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

  test('a least price above the most is refused', async () => {
    expect(
      (await shop.visitor('POST', '/v1/products/search', { minPrice: 5, maxPrice: 4 })).status,
    ).toBe(400);
  });
});

describe('facets', () => {
  let all: readonly Product[] = [];
  const optionNames = ['Color', 'Size', 'Stain'];
  let collections: readonly { id: string; name: string }[] = [];
  // None of them stands in the sentences of the descriptions.
  const nouns = ['Mug', 'Bowl', 'Vase', 'Stool', 'Teapot', 'Kettle', 'Cushion'];

  beforeAll(async () => {
    await importEntries(generateEntries({ products: 300, seed: 11 }), {
      db: shop.server.db,
      siteId: shop.server.siteId,
      context: { currency: 'USD', locale: 'en-US', siteUrl: 'http://shop.test' },
    });
    for (let offset = 0; ; offset += 100) {
      const { body } = await shop.owner<{ products: Product[] }>(
        'POST',
        '/v1/products/query-platformized',
        { query: { paging: { limit: 100, offset } } },
      );
      all = [...all, ...body.products];
      if (body.products.length < 100) break;
    }
    collections = (
      await shop.owner<{ collections: { id: string; name: string }[] }>(
        'POST',
        '/v2/collections/query',
        { query: { paging: { limit: 100 } } },
      )
    ).body.collections;
  });

  interface Ask {
    text?: string;
    collectionId?: string;
    brands?: string[];
    ribbons?: string[];
    options?: Record<string, string[]>;
    minPrice?: number;
    maxPrice?: number;
    inStock?: boolean;
  }

  /** Every condition by the facet it belongs to, said as plainly as possible over the wire's own JSON. */
  const conditions: Readonly<Record<string, (product: Product, ask: Ask) => boolean>> = {
    text: ({ name, description, visible }, { text }) =>
      visible === true && (text === undefined || `${name} ${description}`.includes(text)),
    collection: ({ collectionIds }, { collectionId }) =>
      collectionId === undefined || (collectionIds ?? []).includes(collectionId),
    brand: ({ brand }, { brands = [] }) => brands.length === 0 || brands.includes(brand ?? ''),
    ribbon: ({ ribbon }, { ribbons = [] }) =>
      ribbons.length === 0 || ribbons.includes(ribbon ?? ''),
    'option Color': (product, { options = {} }) => hasOption(product, 'Color', options['Color']),
    'option Size': (product, { options = {} }) => hasOption(product, 'Size', options['Size']),
    price: ({ priceRange }, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
      (priceRange?.maxValue ?? 0) >= minPrice && (priceRange?.minValue ?? 0) <= maxPrice,
    stock: ({ stock }, { inStock = false }) =>
      !inStock || stock?.inventoryStatus !== 'OUT_OF_STOCK',
  };
  const choicesOf = ({ productOptions = [] }: Product) =>
    productOptions.flatMap(({ name, choices = [] }) =>
      choices.filter(({ inStock }) => inStock).map(({ description }) => `${name}:${description}`),
    );
  const hasOption = (product: Product, name: string, values: readonly string[] = []) =>
    values.length === 0 || values.some((value) => choicesOf(product).includes(`${name}:${value}`));
  const under = (ask: Ask, except?: string) =>
    all.filter((product) =>
      Object.entries(conditions).every(([kind, holds]) => kind === except || holds(product, ask)),
    );
  const count = (values: readonly string[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(values, (value) => value)).map(([value, list]) => [
        value,
        list?.length ?? 0,
      ]),
    );

  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const askOf = (): fc.Arbitrary<Ask> =>
    fc
      .record({
        text: some(fc.constantFrom(...nouns)),
        collectionId: some(fc.constantFrom(...collections.map(({ id }) => id))),
        brands: some(
          fc.uniqueArray(fc.constantFrom(...new Set(all.flatMap(({ brand }) => brand || []))), {
            minLength: 1,
            maxLength: 4,
          }),
        ),
        ribbons: some(
          fc.uniqueArray(fc.constantFrom('New', 'Sale', 'Gift'), { minLength: 1, maxLength: 2 }),
        ),
        options: some(
          fc.constantFrom<Record<string, string[]>>(
            { Color: ['Oat', 'Clay'] },
            { Size: ['Large'] },
            { Color: ['Sage'] },
            { Color: ['Clay'], Size: ['Large', 'Small'] },
          ),
        ),
        minPrice: some(fc.constantFrom(0, 10, 25.5)),
        maxPrice: some(fc.constantFrom(40, 120, 500)),
        inStock: some(fc.boolean()),
      })
      .map((ask) =>
        Object.fromEntries(Object.entries(ask).filter(([, value]) => value !== undefined)),
      );

  test('whatever is typed and chosen, results and every facet count what a plain count in memory does', async () => {
    await fc.assert(
      fc.asyncProperty(askOf(), async (ask) => {
        const found = await search({ ...ask, facets: true, paging: { limit: 100 } });
        const expected = under(ask);
        expect(found.metadata.total).toBe(expected.length);
        expect(found.products.length).toBe(Math.min(100, expected.length));
        for (const { id } of found.products)
          expect(expected.some((product) => product.id === id)).toBe(true);
        const facets = found.facets;
        const counted = (list: readonly { name?: string; count?: number }[] = []) =>
          Object.fromEntries(list.map(({ name = '', count: times = 0 }) => [name, times]));
        // Of brands the hundred that most products are of.
        const brands = count(under(ask, 'brand').flatMap(({ brand }) => (brand ? [brand] : [])));
        const most = Object.fromEntries(
          Object.entries(brands)
            .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
            .slice(0, 100),
        );
        expect(counted(facets?.brands)).toEqual(most);
        expect(counted(facets?.ribbons)).toEqual(
          count(under(ask, 'ribbon').flatMap(({ ribbon }) => (ribbon ? [ribbon] : []))),
        );
        expect(counted(facets?.stock)).toEqual(
          count(under(ask, 'stock').map(({ stock }) => stock?.inventoryStatus ?? '')),
        );
        expect(
          Object.fromEntries(
            (facets?.options ?? []).flatMap(({ name, choices = [] }) =>
              choices.map((choice) => [`${name}:${choice.name}`, choice.count]),
            ),
          ),
        ).toEqual(
          count(
            optionNames.flatMap((name) =>
              under(ask, `option ${name}`)
                .flatMap(choicesOf)
                .filter((value) => value.startsWith(`${name}:`)),
            ),
          ),
        );
        const known = new Set(collections.map(({ id }) => id));
        expect(
          Object.fromEntries(
            (facets?.collections ?? []).map(({ id, count: times }) => [id, times]),
          ),
        ).toEqual(
          count(
            under(ask, 'collection').flatMap(({ collectionIds = [] }) =>
              collectionIds.filter((id) => known.has(id) && id.length === 36),
            ),
          ),
        );
        for (const { from = 0, to = 0, count: times } of facets?.prices ?? []) {
          expect(times).toBe(
            under(ask, 'price').filter(
              ({ priceRange }) =>
                (priceRange?.maxValue ?? 0) >= from && (priceRange?.minValue ?? 0) <= to,
            ).length,
          );
        }
        if (under(ask, 'price').length > 1) expect(facets?.prices.length).toBeGreaterThan(0);
        // Another page in another order counts nothing anew, and says the same.
        const other = await search({
          ...ask,
          facets: true,
          sort: 'PRICE_ASC',
          paging: { limit: 10, offset: 5 },
        });
        expect({
          total: other.metadata.total,
          count: other.products.length,
          facets: other.facets,
        }).toEqual({
          total: expected.length,
          count: Math.min(10, Math.max(0, expected.length - 5)),
          facets,
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('whatever is chosen, a choice finds as many products as its count says when it is the only one of its facet, and never nothing', async () => {
    const totalOf = async (ask: Ask) =>
      (await search({ ...ask, paging: { limit: 0 } })).metadata.total;
    await fc.assert(
      fc.asyncProperty(askOf(), fc.nat(), async (ask, seed) => {
        const {
          facets,
          metadata: { total },
        } = await search({ ...ask, facets: true, paging: { limit: 0 } });
        const { minPrice: _min, maxPrice: _max, ...anyPrice } = ask;
        const shown: { count: number; alone: Ask; added?: Ask }[] = [
          ...(facets?.brands ?? []).map(({ name = '', count: times = 0 }) => ({
            count: times,
            alone: { ...ask, brands: [name] },
            added: { ...ask, brands: [...new Set([...(ask.brands ?? []), name])] },
          })),
          ...(facets?.options ?? []).flatMap(({ name = '', choices = [] }) =>
            choices.map((choice) => ({
              count: choice.count ?? 0,
              alone: { ...ask, options: { ...ask.options, [name]: [choice.name ?? ''] } },
              added: {
                ...ask,
                options: {
                  ...ask.options,
                  [name]: [...new Set([...(ask.options?.[name] ?? []), choice.name ?? ''])],
                },
              },
            })),
          ),
          ...(facets?.collections ?? []).map(({ id = '', count: times = 0 }) => ({
            count: times,
            alone: { ...ask, collectionId: id },
          })),
          ...(facets?.prices ?? []).map(({ from = 0, to = 0, count: times = 0 }) => ({
            count: times,
            alone: { ...anyPrice, minPrice: from, maxPrice: to },
          })),
          {
            count: (facets?.stock ?? []).reduce(
              (sum, { name, count: times = 0 }) => sum + (name === 'OUT_OF_STOCK' ? 0 : times),
              0,
            ),
            alone: { ...ask, inStock: true },
          },
        ];
        for (const { count: times, alone, added } of [seed, seed * 7 + 3, seed * 13 + 5].flatMap(
          (place) => shown[place % shown.length] ?? [],
        )) {
          expect(await totalOf(alone), JSON.stringify(alone)).toBe(times);
          // Beside what is chosen of the same facet it adds what it finds, less what was found already.
          const both = added ? await totalOf(added) : undefined;
          if (both !== undefined) expect(both).toBeGreaterThanOrEqual(times);
          if (both !== undefined && JSON.stringify(added) !== JSON.stringify(alone))
            expect(
              [total, total + times].every((bound, index) =>
                index === 0 ? both >= bound : both <= bound,
              ),
            ).toBe(true);
        }
        expect(shown.slice(0, -1).every((each) => each.count > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test.each(['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC'] as const)(
    'sorted by %s, pages follow each other without a gap',
    async (sort) => {
      const key = ({ createdDate, priceData, name }: Product) =>
        sort === 'NEWEST'
          ? (createdDate ?? '')
          : sort === 'NAME_ASC'
            ? (name ?? '')
            : (priceData?.discountedPrice ?? 0);
      for (const ask of [
        { text: 'from our line' },
        {},
        { inStock: true },
        { brands: all.flatMap(({ brand }) => brand || []).slice(0, 20) },
        { collectionId: collections[1]?.id ?? '' },
      ]) {
        const whole = (await search({ ...ask, sort, paging: { limit: 100 } })).products;
        const pages = [
          await search({ ...ask, sort, paging: { limit: 7, offset: 0 } }),
          await search({ ...ask, sort, paging: { limit: 7, offset: 7 } }),
        ].flatMap(({ products }) => products);
        expect(pages.map(({ id }) => id)).toEqual(whole.slice(0, 14).map(({ id }) => id));
        const keys = whole.map(key);
        const upwards = keys.toSorted((one: string | number, other: string | number) =>
          one < other ? -1 : Number(one > other),
        );
        expect(keys).toEqual(
          sort === 'NEWEST' || sort === 'PRICE_DESC' ? upwards.toReversed() : upwards,
        );
      }
    },
  );

  test('a collection that nobody sorted comes as the merchant arranged it', async () => {
    const collectionId = collections.find(({ name }) => name === 'Kitchen: Everyday')?.id ?? '';
    const asked = await search({ collectionId, paging: { limit: 100 } });
    const { body } = await shop.visitor<{ products: Product[]; metadata: { total: number } }>(
      'POST',
      '/v1/products/query-platformized',
      {
        query: { filter: { collectionIds: { $hasSome: [collectionId] } }, paging: { limit: 100 } },
      },
    );
    expect(asked.products.map(({ id }) => id)).toEqual(body.products.map(({ id }) => id));
    expect(asked.metadata.total).toBe(body.metadata.total);
    const narrowed = { collectionId, inStock: true, minPrice: 10, paging: { limit: 100 } };
    const left = (await search(narrowed)).products.map(({ id }) => id);
    const whole = asked.products.map(({ id }) => id);
    const both = whole.filter((id) => left.includes(id));
    expect(both.length).toBeGreaterThan(1);
    expect(both.length).toBeLessThan(whole.length);
    expect(left.slice(0, both.length)).toEqual(both);
    expect(
      (await search({ ...narrowed, sort: 'NEWEST' })).products.map(({ id }) => id),
    ).not.toEqual(left);
  });
});
