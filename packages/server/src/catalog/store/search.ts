import type { SearchFacets } from '@shopwright/contract/catalog/search';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../db/index.ts';
import { ALL_PRODUCTS_ID } from '../rules/all-products.ts';

/** Search over the stored words of products. A facet is counted under every choice but its own, so that it shows the alternatives. */

export interface SearchQuestion {
  readonly siteId: string;
  readonly merchant: boolean;
  /** A tsquery of our own making. */
  readonly words: string | undefined;
  readonly language: string;
  /** As typed, for names that are near it. */
  readonly nearly: string | undefined;
  readonly collectionId: string | undefined;
  readonly brands: readonly string[];
  readonly ribbons: readonly string[];
  readonly options: readonly (readonly string[])[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly inStock: boolean;
  readonly sort: 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
  readonly limit: number;
  readonly offset: number;
}

type Choice = 'collection' | 'brand' | 'ribbon' | 'option' | 'price' | 'stock';
const and = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`true` : join(conditions, ' and '));

/** What was typed. */
function matching(ask: SearchQuestion): Sql {
  const conditions = [sql`site_id = ${ask.siteId}`];
  if (!ask.merchant) conditions.push(sql`visible`);
  if (ask.nearly !== undefined) conditions.push(sql`${ask.nearly} <% lower(name)`);
  else if (ask.words !== undefined) conditions.push(sql`search @@ to_tsquery(${ask.language}::regconfig, ${ask.words})`);
  return and(conditions);
}

/** What was chosen, each condition under the name of its facet. */
function chosen(ask: SearchQuestion): Map<Choice, Sql> {
  const conditions = new Map<Choice, Sql>();
  if (ask.collectionId !== undefined && ask.collectionId !== ALL_PRODUCTS_ID) conditions.set('collection', sql`collection_ids @> array[${ask.collectionId}]::text[]`);
  if (ask.brands.length > 0) conditions.set('brand', sql`brand = any(${ask.brands})`);
  if (ask.ribbons.length > 0) conditions.set('ribbon', sql`ribbon = any(${ask.ribbons})`);
  if (ask.options.length > 0) conditions.set('option', and(ask.options.map((values) => sql`option_values && ${values}::text[]`)));
  const prices = [
    ...(ask.minPrice === undefined ? [] : [sql`price_max >= ${ask.minPrice}::numeric`]),
    ...(ask.maxPrice === undefined ? [] : [sql`price_min <= ${ask.maxPrice}::numeric`]),
  ];
  if (prices.length > 0) conditions.set('price', and(prices));
  if (ask.inStock) conditions.set('stock', sql`inventory_status <> 'OUT_OF_STOCK'`);
  return conditions;
}

function orderBy(ask: SearchQuestion): Sql {
  switch (ask.sort) {
    case 'NEWEST': return sql`created_at desc, numeric_id desc`;
    case 'PRICE_ASC': return sql`discounted_price, numeric_id`;
    case 'PRICE_DESC': return sql`discounted_price desc, numeric_id desc`;
    case 'NAME_ASC': return sql`name, numeric_id`;
    case 'RELEVANCE':
      if (ask.nearly !== undefined) return sql`word_similarity(${ask.nearly}, lower(name)) desc, numeric_id`;
      if (ask.words !== undefined) return sql`ts_rank(search, to_tsquery(${ask.language}::regconfig, ${ask.words})) desc, numeric_id`;
      return sql`created_at desc, numeric_id desc`;
  }
}

export async function searchPage(db: Pick<Db, 'read'>, ask: SearchQuestion): Promise<{ version: number; items: string; count: number; total: number }> {
  const where = and([matching(ask), ...chosen(ask).values()]);
  const rows = await db.read<{ version: number; items: string; count: number; total: number }>(sql`
    select (select catalog_version from site where site_id = ${ask.siteId}) as version,
      (select count(*)::int from product where ${where}) as total,
      coalesce(string_agg(p.wire, ',' order by n), '') as items, count(*)::int as count
    from unnest(array(select numeric_id from product where ${where} order by ${orderBy(ask)} limit ${raw(String(ask.limit))} offset ${raw(String(ask.offset))}))
      with ordinality as found (numeric_id, n)
    join product p on p.site_id = ${ask.siteId} and p.numeric_id = found.numeric_id`);
  return rows[0] ?? { version: 0, items: '', count: 0, total: 0 };
}

export interface CountedFacets extends Omit<SearchFacets, 'prices'> {
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** Every product that matches what was typed is looked at once; each facet then counts under the other choices. */
export async function countFacets(db: Pick<Db, 'read'>, ask: SearchQuestion): Promise<CountedFacets> {
  const conditions = chosen(ask);
  const flags: Choice[] = ['collection', 'brand', 'ribbon', 'option', 'price', 'stock'];
  const columns = join(flags.map((flag) => sql`(${conditions.get(flag) ?? sql`true`}) as ${raw(`by_${flag}`)}`), ', ');
  const others = (own: Choice) => join(flags.filter((flag) => flag !== own).map((flag) => raw(`by_${flag}`)), ' and ');
  const named = (column: string, own: Choice) => sql`(select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]') from (
    select ${raw(column)} as name, count(*)::int as count from found where ${raw(column)} is not null and ${others(own)} group by 1 order by 2 desc, 1 limit 100) as counted)`;
  const rows = await db.read<{ facets: CountedFacets }>(sql`
    with found as materialized (
      select collection_ids, option_values, brand, ribbon, inventory_status, price_min, price_max, ${columns} from product where ${matching(ask)}
    )
    select json_build_object(
      'collections', (select coalesce(json_agg(json_build_object('id', c.collection_id, 'name', c.name, 'slug', c.slug, 'count', counted.count) order by c.position, c.name), '[]')
        from (select collection_id, count(*)::int as count from found, unnest(collection_ids) as collection_id where ${others('collection')} group by 1) as counted
        join collection c on c.site_id = ${ask.siteId} and c.collection_id::text = counted.collection_id and c.visible),
      'options', (select coalesce(json_agg(json_build_object('name', name, 'choices', choices) order by name), '[]') from (
        select split_part(value, ':', 1) as name, json_agg(json_build_object('name', substr(value, strpos(value, ':') + 1), 'count', count) order by count desc, value) as choices
        from (select value, count(*)::int as count from found, unnest(option_values) as value where ${others('option')} group by 1 order by 2 desc limit 300) as counted group by 1) as grouped),
      'brands', ${named('brand', 'brand')},
      'ribbons', ${named('ribbon', 'ribbon')},
      'stock', ${named('inventory_status', 'stock')},
      'range', (select json_build_object('min', min(price_min)::float8, 'max', max(price_max)::float8) from found where ${others('price')} having count(*) > 0)
    ) as facets`);
  return rows[0]?.facets ?? { collections: [], options: [], brands: [], ribbons: [], stock: [], range: null };
}

export async function countPrices(db: Pick<Db, 'read'>, ask: SearchQuestion, bands: readonly { from: number; to: number }[]): Promise<{ from: number; to: number; count: number }[]> {
  if (bands.length === 0) return [];
  const conditions = chosen(ask);
  conditions.delete('price');
  return db.read<{ from: number; to: number; count: number }>(sql`
    select band.low as "from", band.high as "to", count(*)::int as count
    from unnest(${bands.map((band) => band.from)}::float8[], ${bands.map((band) => band.to)}::float8[]) as band (low, high)
    join product on price_max >= band.low::numeric and price_min < band.high::numeric
    where ${and([matching(ask), ...conditions.values()])} group by 1, 2 order by 1`);
}
