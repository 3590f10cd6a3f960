import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDb } from '../../db/testing-db.ts';
import { createCollections, createProducts } from '../exchange/create-catalog.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { testSite } from '../testing-site.ts';
import {
  createInMemoryFacetSearch,
  createPostgresSearch,
  type FacetedSearch,
} from './faceted-search.ts';
import { createInMemoryFacets, type InMemoryFacets } from './facets/in-memory-facets.ts';
import type { SearchRequest } from './rules/search-request.ts';

const { db } = await openTestDb();
const target = await testSite(db);
const { siteId } = target;

const everything: SearchRequest = {
  siteId,
  merchant: false,
  words: undefined,
  language: 'english',
  collectionId: undefined,
  brands: [],
  ribbons: [],
  options: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  sort: 'NAME_ASC',
  limit: 10,
  offset: 0,
  facets: true,
};

/** Fails when a search that memory should count reaches the fallback. */
function inMemory(facets: InMemoryFacets): FacetedSearch {
  const postgres = createPostgresSearch(db);
  return createInMemoryFacetSearch(db, facets, {
    find: (request, facetIds) =>
      request.words === undefined && request.maxPrice !== undefined
        ? Promise.reject(new Error('PostgreSQL counted a search that memory should count.'))
        : postgres.find(request, facetIds),
  });
}

const facets = createInMemoryFacets(db, { minProducts: 1 });
let kitchen = '';

beforeAll(async () => {
  await db.tx(async (tx) => {
    const [collection] = await createCollections(tx, target, [{ name: 'Kitchen' }]);
    kitchen = collection?.collectionId ?? '';
    await createProducts(tx, target, [
      { name: 'Bowl', price: 20, brand: 'Ada', stock: { quantity: 3 }, collections: ['kitchen'] },
      { name: 'Cup', price: 10, brand: 'Ada', stock: { quantity: 0 }, collections: ['kitchen'] },
      { name: 'Dish', price: 30, brand: 'Bo', ribbon: 'Sale', collections: ['kitchen'] },
      { name: 'Vase', price: 90, brand: 'Bo', ribbon: 'New' },
      { name: 'Secret', price: 5, brand: 'Ada', visible: false },
    ]);
    await bumpVersion(tx, siteId);
  });
  await vi.waitUntil(() => facets.isReady(siteId), { timeout: 30_000, interval: 5 });
});

const implementations: [name: string, search: FacetedSearch][] = [
  ['PostgreSQL', createPostgresSearch(db)],
  ['memory', inMemory(facets)],
];

describe.each(implementations)('facets counted by %s', (_name, search) => {
  const find = async (choices: Partial<SearchRequest>) => {
    const found = await search.find({ ...everything, maxPrice: 1_000, ...choices }, new Map());
    const counts = (found.facets ?? []).map(([kind, value, count]) => [`${kind} ${value}`, count]);
    return {
      total: found.total,
      names: [...found.items.matchAll(/"name":"(Bowl|Cup|Dish|Vase|Secret)"/g)].map(
        ([, name]) => name,
      ),
      counts: Object.fromEntries(counts) as Record<string, number>,
      facets: found.facets,
    };
  };

  test('count visible products only', async () => {
    const { total, names, counts } = await find({});
    expect({ total, names }).toEqual({ total: 4, names: ['Bowl', 'Cup', 'Dish', 'Vase'] });
    expect(counts).toMatchObject({
      'brand Ada': 2,
      'brand Bo': 2,
      [`collection ${kitchen}`]: 3,
      'stock OUT_OF_STOCK': 1,
    });
  });

  test('count hidden products for the merchant', async () => {
    const { total, counts } = await find({ merchant: true });
    expect({ total, ada: counts['brand Ada'] }).toEqual({ total: 5, ada: 3 });
  });

  test('show the alternatives of a chosen facet, and narrow the others', async () => {
    const { total, names, counts } = await find({ brands: ['Bo'] });
    expect({ total, names }).toEqual({ total: 2, names: ['Dish', 'Vase'] });
    expect(counts).toMatchObject({
      'brand Ada': 2,
      'brand Bo': 2,
      'ribbon Sale': 1,
      [`collection ${kitchen}`]: 1,
    });
  });

  test('combine a collection, prices and stock', async () => {
    const { total, names } = await find({
      collectionId: kitchen,
      minPrice: 15,
      maxPrice: 30,
      inStock: true,
    });
    expect({ total, names }).toEqual({ total: 2, names: ['Bowl', 'Dish'] });
  });

  test('find nothing under a choice that no product has', async () => {
    const { total, names, counts } = await find({ brands: ['Unheard of'] });
    expect({ total, names, ada: counts['brand Ada'] }).toEqual({ total: 0, names: [], ada: 2 });
  });

  test('leave facets out when the request does not ask for them', async () => {
    const { total, facets: none } = await find({ brands: ['Ada'], facets: false });
    expect({ total, none }).toEqual({ total: 2, none: null });
  });
});

test('a small catalog is counted by PostgreSQL', async () => {
  const search = createInMemoryFacetSearch(
    db,
    createInMemoryFacets(db, { minProducts: 6 }),
    createPostgresSearch(db),
  );
  const { total } = await search.find({ ...everything, brands: ['Ada'] }, new Map());
  expect(total).toBe(2);
});
