import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from '../../../db/testing-db.ts';
import { createCollections, createProducts } from '../../exchange/create-catalog.ts';
import { createInMemoryFacets, type InMemoryFacets } from './in-memory-facets.ts';
import { commitStock, reserveStock, catalogChanged } from '../../stock/reservations.ts';
import type { SearchRequest } from '../rules/search-request.ts';
import { anyWrite, startState } from '../../products/rules/testing-products.ts';
import { createInMemoryFacetSearch } from '../faceted-search.ts';
import { nextNumericIds } from '../../products/store/labels.ts';
import { lockProducts } from '../../products/store/find-products.ts';
import { searchProducts } from '../store/search-products.ts';
import { bumpVersion, MAX_RECORDED_VERSIONS } from '../../products/store/catalog-version.ts';
import { testSite } from '../../testing-site.ts';
import {
  applyChanges,
  removeProduct,
  writeCatalog,
  type WriteTarget,
} from '../../products/write-products.ts';

const { db } = await openTestDb();
const patient = { timeout: 30_000, interval: 5 };

const nothing = {
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
  sort: 'NEWEST',
  limit: 2,
  offset: 0,
  facets: true,
} as const;
const ordered = (facets: readonly (readonly [string, string, number])[] | null | undefined) =>
  (facets ?? []).map((facet) => facet.join(' ')).sort();

/**
 * Its fallback has a version that no catalog has, so that only counts from memory can equal those
 * of PostgreSQL.
 */
const inMemoryOnly = (memory: InMemoryFacets) =>
  createInMemoryFacetSearch(db, memory, {
    find: async () => ({ version: -1, items: '', count: 0, total: 0, facets: null }),
  });

/**
 * Compares the counts of one version of the catalog. Memory may refuse to count, but it never
 * counts wrong.
 */
async function compare(memory: InMemoryFacets, request: SearchRequest): Promise<void> {
  await expect.poll(() => memory.isReady(request.siteId), patient).toBe(true);
  for (;;) {
    const found = await searchProducts(db, request, new Map());
    const counted = await inMemoryOnly(memory).find(request, new Map());
    if (counted.version !== found.version) continue;
    expect({ ...counted, facets: ordered(counted.facets) }).toEqual({
      ...found,
      facets: ordered(found.facets),
    });
    return;
  }
}

const create = (target: WriteTarget, count: number) =>
  writeCatalog(db, target.siteId, async (tx) => {
    const ids = await nextNumericIds(tx, count);
    const { result } = await applyChanges(
      tx,
      target,
      ids.map((numericId) => ({ before: undefined, after: { ...startState(target), numericId } })),
    );
    return { result: result.map(({ productId }) => productId), changed: true };
  });
const made = async (target: WriteTarget, count: number): Promise<string[]> => {
  const outcome = await create(target, count);
  if (!('answer' in outcome)) throw new Error('Nothing was made.');
  return outcome.answer;
};

/** A site with three products whose facets are loaded, and a query that memory can answer. */
async function threeInMemory(): Promise<{
  target: WriteTarget;
  siteId: string;
  memory: InMemoryFacets;
  request: SearchRequest;
}> {
  const target = await testSite(db);
  await made(target, 3);
  const memory = createInMemoryFacets(db, { minProducts: 1 });
  const request: SearchRequest = { ...nothing, siteId: target.siteId, maxPrice: 100 };
  await compare(memory, request);
  return { target, siteId: target.siteId, memory, request };
}

test("in-memory counts equal PostgreSQL's at the same version under concurrent writes", async () => {
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('write' as const),
        which: fc.nat(9),
        write: anyWrite,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('join' as const, 'leave' as const),
        which: fc.nat(9),
        collection: fc.nat(1),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('create' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat(9) }) },
  );
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const questions = fc.record({
    merchant: fc.boolean(),
    collection: some(fc.nat(1)),
    maxPrice: some(fc.constantFrom(0, 1000, 4000.25)),
    brands: fc.uniqueArray(fc.constantFrom('North', 'South', 'Nobody'), { maxLength: 2 }),
    ribbons: fc.uniqueArray(fc.constantFrom('Sale', 'New'), { maxLength: 1 }),
    options: fc.uniqueArray(
      fc.constantFrom(['Color:Oat'], ['Color:Clay', 'Color:Sage'], ['Size:S', 'Size:M', 'Size:L']),
      { maxLength: 2 },
    ),
    minPrice: fc.constantFrom(0, 100.5, 2500),
    inStock: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 14 }),
      fc.array(questions, { minLength: 4, maxLength: 8 }),
      async (acts, samples) => {
        const target = await testSite(db);
        const { siteId } = target;
        const collections = await db.tx((tx) =>
          createCollections(tx, target, [{ name: 'One' }, { name: 'Two' }]),
        );
        const ids = await made(target, 6);
        const memory = createInMemoryFacets(db, { minProducts: 1 });
        const requests = samples.map(({ collection, ...rest }): SearchRequest => ({
          ...nothing,
          siteId,
          ...rest,
          collectionId:
            collection === undefined ? undefined : collections[collection]?.collectionId,
        }));
        const write = (step: (typeof acts)[number]) =>
          step.kind === 'create'
            ? create(target, 1)
            : writeCatalog(db, siteId, async (tx) => {
                const id = ids[step.which % ids.length] ?? '';
                const before = (await lockProducts(tx, siteId, [id])).get(id);
                if (!before) return { result: undefined, changed: false };
                if (step.kind === 'delete') {
                  await removeProduct(tx, target, before);
                  return { result: undefined, changed: true };
                }
                const others =
                  step.kind === 'write'
                    ? []
                    : before.collectionIds.filter(
                        (other) => other !== collections[step.collection]?.collectionId,
                      );
                const after =
                  step.kind === 'write'
                    ? step.write.apply(before, target)
                    : {
                        ...before,
                        collectionIds:
                          step.kind === 'join'
                            ? [...others, collections[step.collection]?.collectionId ?? '']
                            : others,
                      };
                return {
                  result: undefined,
                  changed: (await applyChanges(tx, target, [{ before, after }])).changed,
                };
              });
        await compare(memory, { ...nothing, siteId, maxPrice: 10_000 });
        let written = false;
        const writing = Promise.all(
          [acts.filter((_, n) => n % 2 === 0), acts.filter((_, n) => n % 2 === 1)].map(
            async (mine) => {
              for (const step of mine) await write(step);
            },
          ),
        ).finally(() => {
          written = true;
        });
        for (let round = 0; !written; round += 1)
          await compare(
            memory,
            requests[round % requests.length] ?? { ...nothing, siteId, maxPrice: 10_000 },
          );
        await writing;
        for (const request of requests) await compare(memory, request);
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

test('records listing changes by orders too', async () => {
  const target = await testSite(db);
  const { siteId } = target;
  const deps = {
    clock: () => new Date(),
    contextOf: async () => ({ currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' }),
  };
  const mug = await db.tx(async (tx) => {
    const {
      created: [product],
    } = await createProducts(tx, target, [
      { name: 'Mug', price: 10, stock: { quantity: 1 } },
      { name: 'Bowl', price: 5 },
    ]);
    await bumpVersion(tx, siteId);
    return {
      productId: product?.productId ?? '',
      variantId: product?.variants[0]?.variantId ?? '',
    };
  });
  const memory = createInMemoryFacets(db, { minProducts: 1 });
  const request: SearchRequest = { ...nothing, siteId, maxPrice: 100 };
  await compare(memory, request);
  await db.tx(async (tx) => {
    await reserveStock(tx, deps, {
      siteId,
      holderId: '0192f0c0-0000-7000-8000-000000000001',
      requested: [{ ...mug, quantity: 1 }],
      expiresAt: new Date(Date.now() + 60_000),
    });
    await commitStock(tx, deps, {
      siteId,
      holderId: '0192f0c0-0000-7000-8000-000000000001',
      requested: [{ ...mug, quantity: 1 }],
      orderId: '0192f0c0-0000-7000-8000-000000000001',
    });
    await catalogChanged(tx, siteId);
  });
  await compare(memory, request);
  const { version } = await searchProducts(db, request, new Map());
  const counted = await memory.count(siteId, version, { ...request, collection: undefined });
  expect({
    ...(await inMemoryOnly(memory).find({ ...request, limit: 1 }, new Map())),
    facets: ordered(counted?.facets),
  }).toEqual({
    ...(await searchProducts(db, { ...request, limit: 1 }, new Map())),
    facets: ordered(counted?.facets),
  });
  expect(await inMemoryOnly(memory).find({ ...request, facets: false }, new Map())).toEqual(
    await searchProducts(db, { ...request, facets: false }, new Map()),
  );
  expect(
    counted?.facets
      .filter(([kind]) => kind === 'stock')
      .map(([, value, count]) => [value, count])
      .sort(),
  ).toEqual([
    ['IN_STOCK', 1],
    ['OUT_OF_STOCK', 1],
  ]);
});

test('reloads everything for a version without recorded changes', async () => {
  const { target, siteId, memory, request } = await threeInMemory();
  // As an older release leaves it: only a version.
  await made(target, 1);
  await db.query(
    sql`delete from catalog_change where site_id = ${siteId} and version = (select catalog_version from site where site_id = ${siteId})`,
  );
  const { version } = await searchProducts(db, request, new Map());
  expect(
    await memory.count(siteId, version, { ...request, collection: undefined }),
  ).toBeUndefined();
  await compare(memory, request);
  // A caller that is behind gets nothing.
  expect(
    await memory.count(siteId, version - 1, { ...request, collection: undefined }),
  ).toBeUndefined();
});

test('counts are of the version asked for, or there are none', async () => {
  const { target, siteId, memory, request } = await threeInMemory();
  const totals: (number | undefined)[] = [];
  for (const more of [0, 1]) {
    await made(target, 1);
    const { version } = await searchProducts(db, request, new Map());
    // Another write happens between the page and the count.
    if (more > 0) await made(target, more);
    totals.push(
      (await memory.count(siteId, version, { ...request, collection: undefined }))?.total,
    );
  }
  expect(totals).toEqual([4, undefined]);
});

test('records changes of the last versions only; older readers reload everything', async () => {
  const { target, siteId, memory, request } = await threeInMemory();
  await db.query(
    sql`insert into catalog_change select ${siteId}, version, '{}' from generate_series((select catalog_version + 1 from site where site_id = ${siteId}), 5119) as version`,
  );
  await db.query(sql`update site set catalog_version = 5119 where site_id = ${siteId}`);
  await made(target, 1);
  const [recorded] = await db.query<{ count: number; first: number }>(
    sql`select count(*)::int, min(version)::int as first from catalog_change where site_id = ${siteId}`,
  );
  expect(recorded).toEqual({
    count: MAX_RECORDED_VERSIONS,
    first: 5120 - MAX_RECORDED_VERSIONS + 1,
  });
  await compare(memory, request);
});

test('leaves small catalogs to PostgreSQL, and evicts the least recently used site', async () => {
  const [one, two] = [await testSite(db), await testSite(db)];
  for (const target of [one, two]) await made(target, 20);
  const small = createInMemoryFacets(db, { minProducts: 21 });
  expect(small.isReady(one.siteId)).toBe(false);
  const tight = createInMemoryFacets(db, { minProducts: 1, maxNumbers: 400 });
  for (const { siteId } of [one, two, one])
    await compare(tight, { ...nothing, siteId, maxPrice: 100 });
  const { version } = await searchProducts(db, { ...nothing, siteId: two.siteId }, new Map());
  expect(
    await tight.count(two.siteId, version, { ...nothing, collection: undefined }),
  ).toBeUndefined();
  expect(
    await small.count(one.siteId, version, { ...nothing, collection: undefined }),
  ).toBeUndefined();
  const none = createInMemoryFacets(db, { minProducts: 1, maxNumbers: 10 });
  expect(none.isReady(one.siteId)).toBe(false);
});
