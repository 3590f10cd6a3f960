import type { Product } from '@shopwright/contract/catalog/products';
import { generateEntries, importEntries } from '@shopwright/server/catalog/index';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';
import { type Found } from './search-calls.ts';

/** Facets count what a visitor would find. */

const shop = await startCatalogShop();
const search = async (query: object): Promise<Found> => {
  const { status, body } = await shop.visitor<Found>('POST', '/v1/products/search', query);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

describe('facets', () => {
  let all: readonly Product[] = [];
  const optionNames = ['Color', 'Size', 'Stain'];
  let collections: readonly { id: string; name: string }[] = [];
  // None of them occurs in the descriptions.
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

  interface SearchQuery {
    text?: string;
    collectionId?: string;
    brands?: string[];
    ribbons?: string[];
    options?: Record<string, string[]>;
    minPrice?: number;
    maxPrice?: number;
    inStock?: boolean;
  }

  /**
   * Every condition by the facet it belongs to, said as plainly as possible over the wire's own
   * JSON.
   */
  const conditions: Readonly<Record<string, (product: Product, query: SearchQuery) => boolean>> = {
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
  const under = (query: SearchQuery, except?: string) =>
    all.filter((product) =>
      Object.entries(conditions).every(([kind, holds]) => kind === except || holds(product, query)),
    );
  const count = (values: readonly string[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(values, (value) => value)).map(([value, list]) => [
        value,
        list?.length ?? 0,
      ]),
    );

  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const arbitraryQuery = (): fc.Arbitrary<SearchQuery> =>
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
      .map((query) =>
        Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
      );

  test('results and facet counts equal a naive count for any search and filters', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuery(), async (query) => {
        const found = await search({ ...query, facets: true, paging: { limit: 100 } });
        const expected = under(query);
        expect(found.metadata.total).toBe(expected.length);
        expect(found.products.length).toBe(Math.min(100, expected.length));
        for (const { id } of found.products)
          expect(expected.some((product) => product.id === id)).toBe(true);
        const facets = found.facets;
        const counted = (list: readonly { name?: string; count?: number }[] = []) =>
          Object.fromEntries(list.map(({ name = '', count: times = 0 }) => [name, times]));
        // Of brands the hundred that most products are of.
        const brands = count(under(query, 'brand').flatMap(({ brand }) => (brand ? [brand] : [])));
        const maxCounts = Object.fromEntries(
          Object.entries(brands)
            .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
            .slice(0, 100),
        );
        expect(counted(facets?.brands)).toEqual(maxCounts);
        expect(counted(facets?.ribbons)).toEqual(
          count(under(query, 'ribbon').flatMap(({ ribbon }) => (ribbon ? [ribbon] : []))),
        );
        expect(counted(facets?.stock)).toEqual(
          count(under(query, 'stock').map(({ stock }) => stock?.inventoryStatus ?? '')),
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
              under(query, `option ${name}`)
                .flatMap(choicesOf)
                .filter((value) => value.startsWith(`${name}:`)),
            ),
          ),
        );
        const existingIds = new Set(collections.map(({ id }) => id));
        expect(
          Object.fromEntries(
            (facets?.collections ?? []).map(({ id, count: times }) => [id, times]),
          ),
        ).toEqual(
          count(
            under(query, 'collection').flatMap(({ collectionIds = [] }) =>
              collectionIds.filter((id) => existingIds.has(id) && id.length === 36),
            ),
          ),
        );
        for (const { from = 0, to = 0, count: times } of facets?.prices ?? []) {
          expect(times).toBe(
            under(query, 'price').filter(
              ({ priceRange }) =>
                (priceRange?.maxValue ?? 0) >= from && (priceRange?.minValue ?? 0) <= to,
            ).length,
          );
        }
        if (under(query, 'price').length > 1) expect(facets?.prices.length).toBeGreaterThan(0);
        // Another page or order returns the same counts.
        const other = await search({
          ...query,
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
  }, 240_000);

  test('selecting a value finds as many products as its count, and at least one', async () => {
    const totalOf = async (query: SearchQuery) =>
      (await search({ ...query, paging: { limit: 0 } })).metadata.total;
    await fc.assert(
      fc.asyncProperty(arbitraryQuery(), fc.nat(), async (query, seed) => {
        const {
          facets,
          metadata: { total },
        } = await search({ ...query, facets: true, paging: { limit: 0 } });
        const { minPrice: _min, maxPrice: _max, ...anyPrice } = query;
        const shown: { count: number; alone: SearchQuery; added?: SearchQuery }[] = [
          ...(facets?.brands ?? []).map(({ name = '', count: times = 0 }) => ({
            count: times,
            alone: { ...query, brands: [name] },
            added: { ...query, brands: [...new Set([...(query.brands ?? []), name])] },
          })),
          ...(facets?.options ?? []).flatMap(({ name = '', choices = [] }) =>
            choices.map((choice) => ({
              count: choice.count ?? 0,
              alone: { ...query, options: { ...query.options, [name]: [choice.name ?? ''] } },
              added: {
                ...query,
                options: {
                  ...query.options,
                  [name]: [...new Set([...(query.options?.[name] ?? []), choice.name ?? ''])],
                },
              },
            })),
          ),
          ...(facets?.collections ?? []).map(({ id = '', count: times = 0 }) => ({
            count: times,
            alone: { ...query, collectionId: id },
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
            alone: { ...query, inStock: true },
          },
        ];
        for (const { count: times, alone, added } of [seed, seed * 7 + 3, seed * 13 + 5].flatMap(
          (index) => shown[index % shown.length] ?? [],
        )) {
          expect(await totalOf(alone), JSON.stringify(alone)).toBe(times);
          // Combined with choices of the same facet, it adds its results without duplicates.
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
  }, 240_000);

  test.each(['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC'] as const)(
    'sorted by %s, pages follow each other without a gap',
    async (sort) => {
      const key = ({ createdDate, priceData, name }: Product) =>
        sort === 'NEWEST'
          ? (createdDate ?? '')
          : sort === 'NAME_ASC'
            ? (name ?? '')
            : (priceData?.discountedPrice ?? 0);
      for (const query of [
        { text: 'from our line' },
        {},
        { inStock: true },
        { brands: all.flatMap(({ brand }) => brand || []).slice(0, 20) },
        { collectionId: collections[1]?.id ?? '' },
      ]) {
        const whole = (await search({ ...query, sort, paging: { limit: 100 } })).products;
        const pages = [
          await search({ ...query, sort, paging: { limit: 7, offset: 0 } }),
          await search({ ...query, sort, paging: { limit: 7, offset: 7 } }),
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

  test("a collection without a requested sort is in the merchant's order", async () => {
    const collectionId = collections.find(({ name }) => name === 'Kitchen: Everyday')?.id ?? '';
    const found = await search({ collectionId, paging: { limit: 100 } });
    const { body } = await shop.visitor<{ products: Product[]; metadata: { total: number } }>(
      'POST',
      '/v1/products/query-platformized',
      {
        query: { filter: { collectionIds: { $hasSome: [collectionId] } }, paging: { limit: 100 } },
      },
    );
    expect(found.products.map(({ id }) => id)).toEqual(body.products.map(({ id }) => id));
    expect(found.metadata.total).toBe(body.metadata.total);
    const narrowed = { collectionId, inStock: true, minPrice: 10, paging: { limit: 100 } };
    const left = (await search(narrowed)).products.map(({ id }) => id);
    const whole = found.products.map(({ id }) => id);
    const both = whole.filter((id) => left.includes(id));
    expect(both.length).toBeGreaterThan(1);
    expect(both.length).toBeLessThan(whole.length);
    expect(left.slice(0, both.length)).toEqual(both);
    expect(
      (await search({ ...narrowed, sort: 'NEWEST' })).products.map(({ id }) => id),
    ).not.toEqual(left);
  });
});
