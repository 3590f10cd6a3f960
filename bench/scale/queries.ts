import { packed, queryPath } from '../catalog.ts';
import type { ScaleCatalog } from './catalogs.ts';

/** A kind of query. Each query is different, so that no answer is cached. */
export interface BenchQuery {
  readonly name: string;
  /** Why the time of this query must grow with the catalog. */
  readonly cannot?: string;
  /** The smallest catalog for this query. */
  readonly least?: number;
  readonly path: (chance: () => number) => string;
}

const search = '/stores-reader/v1/products/search';
const byPrice = [{ fieldName: 'price', order: 'ASC' }];

/** Values that exist in the catalog. */
export async function queriesFor({ db, siteId }: ScaleCatalog): Promise<BenchQuery[]> {
  const names = async (text: string) =>
    (await db.query<{ name: string }>({ text, values: [siteId] })).map(({ name }) => name);
  const brands = await names('select name from brand where site_id = $1 order by name');
  const collections = await names(
    'select collection_id::text as name from collection where site_id = $1 order by position',
  );
  const colors = await names(
    `select value as name from facet_value where site_id = $1 and kind = 'option' and value like 'Color:%' order by value`,
  );
  const words = [
    ...new Set(
      (
        await names(
          'select name from product where site_id = $1 order by numeric_id desc limit 500',
        )
      ).flatMap((name) => name.toLowerCase().split(' ')),
    ),
  ];
  const pairs = (
    await names('select name from product where site_id = $1 order by numeric_id desc limit 2000')
  ).map((name) => name.split(' ').slice(1).join(' '));
  const pick = <Item>(items: readonly Item[], chance: () => number): Item =>
    items[Math.floor(chance() * items.length)] as Item;
  const query = (filter: object, more: object) =>
    `${queryPath}?${packed({ query: { filter, ...more } })}`;
  const page = (chance: () => number, pages: number) => ({
    limit: 24,
    offset: 24 * Math.floor(chance() * pages),
  });
  const counted =
    'its exact total is counted anew for each filter, so it grows with what the filter finds';
  const allFound =
    'all that the words find is read for its rank and its facets, and that is a hundred times as much in a catalog a hundred times as large';
  const allLookedAt = 'every facet is counted exactly, over all products in memory';
  return [
    {
      name: 'a brand by price, pages 1 to 10',
      cannot: 'all of the brand are put in order, and these are a hundred times as many',
      path: (chance) =>
        query({ brand: pick(brands, chance) }, { sort: byPrice, paging: page(chance, 10) }),
    },
    {
      name: 'in stock by name, pages 1 to 100',
      path: (chance) =>
        query(
          { 'stock.inventoryStatus': 'IN_STOCK' },
          { sort: [{ fieldName: 'name', order: 'ASC' }], paging: page(chance, 100) },
        ),
    },
    {
      name: 'a collection as arranged, pages 1 to 10',
      path: (chance) =>
        query({ collectionIds: pick(collections, chance) }, { paging: page(chance, 10) }),
    },
    {
      name: 'a collection by price, pages 1 to 10',
      path: (chance) =>
        query(
          { collectionIds: pick(collections, chance) },
          { sort: byPrice, paging: page(chance, 10) },
        ),
    },
    {
      name: 'a band of prices, newest first',
      cannot: counted,
      path: (chance) => {
        const from = 5 + chance() * 300;
        return query({ price: { $gte: from, $lte: from + 2 } }, { paging: { limit: 24 } });
      },
    },
    {
      name: 'names that begin so, by name',
      cannot: counted,
      path: (chance) =>
        query(
          { name: { $startsWith: pick(words, chance).slice(0, 4) } },
          { sort: [{ fieldName: 'name', order: 'ASC' }], paging: page(chance, 2) },
        ),
    },
    // Nine per page, so that ten thousand products have enough pages.
    {
      name: 'page 1,000 of 9, newest first',
      path: (chance) =>
        query({}, { paging: { limit: 9, offset: 9 * 999 + Math.floor(chance() * 600) } }),
    },
    {
      name: 'page 1,000 of 9, by price',
      path: (chance) =>
        query(
          {},
          { sort: byPrice, paging: { limit: 9, offset: 9 * 999 + Math.floor(chance() * 600) } },
        ),
    },
    {
      name: 'page 1,000 of 24, by price',
      least: 100_000,
      path: (chance) =>
        query(
          {},
          { sort: byPrice, paging: { limit: 24, offset: 24 * 999 + Math.floor(chance() * 600) } },
        ),
    },
    {
      name: 'search, two words, with facets',
      cannot: allFound,
      path: (chance) =>
        `${search}?${packed({ text: pick(pairs, chance), facets: true, paging: page(chance, 3) })}`,
    },
    {
      name: 'search, one word, with facets',
      cannot:
        'a word stands in one of forty names, and all of these are read for their rank and their facets',
      path: (chance) =>
        `${search}?${packed({ text: pick(words, chance), facets: true, paging: page(chance, 3) })}`,
    },
    {
      name: 'search, nothing typed, with facets',
      path: (chance) =>
        `${search}?${packed({ facets: true, sort: 'PRICE_ASC', paging: page(chance, 50) })}`,
    },
    {
      name: 'search in a brand, with facets',
      cannot: allLookedAt,
      path: (chance) =>
        `${search}?${packed({ brands: [pick(brands, chance)], facets: true, paging: page(chance, 5) })}`,
    },
    {
      name: 'search in a collection and a color, with facets',
      cannot: allLookedAt,
      path: (chance) =>
        `${search}?${packed({ collectionId: pick(collections, chance), options: { Color: [pick(colors, chance).slice(6)] }, facets: true, paging: page(chance, 5) })}`,
    },
  ];
}
