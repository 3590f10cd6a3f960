import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';
import { isGuid } from '../../../kernel/guid.ts';
import { facetKey } from '../../products/rules/listing.ts';
import type { FacetCount } from '../rules/search-facets.ts';
import {
  chosenFacets,
  chosenOptions,
  chosenCollection,
  type SearchRequest,
} from '../rules/search-request.ts';
import { visibleInCollectionOrder } from '../../reads/store/read-products.ts';

/**
 * Search over listings, which have fewer columns than products. A facet is counted under all
 * choices except its own, so that it shows the alternatives; every option is a facet by itself.
 */

export interface SearchResult {
  readonly version: number;
  readonly items: string;
  readonly count: number;
  readonly total: number;
  /** Null when the request does not ask for facets. */
  readonly facets: readonly FacetCount[] | null;
}

interface CountedRequest extends SearchRequest {
  readonly facetIds: ReadonlyMap<string, number>;
  /** The total, when another page of the same search was counted before. */
  readonly cachedTotal: number | undefined;
}

const kinds = ['collection', 'option', 'brand', 'ribbon', 'stock', 'price'] as const;
type Kind = (typeof kinds)[number];

/** Neither the total nor the facets are counted when `cachedTotal` is given. */
export async function searchProducts(
  db: Pick<Db, 'read' | 'tx'>,
  search: SearchRequest,
  facetIds: ReadonlyMap<string, number>,
  cachedTotal?: number,
): Promise<SearchResult> {
  const request: CountedRequest = {
    ...search,
    facetIds,
    cachedTotal,
    facets: search.facets && cachedTotal === undefined,
  };
  const query = request.words ? byWords(request) : byChoices(request);
  const rows = await db.read<SearchResult>(query).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    // Counting hundreds of thousands of products takes long, and happens once for each version of
    // the catalog.
    return db.tx((tx) => tx.query<SearchResult>(query), {
      readOnly: true,
      statementTimeoutMs: COUNT_TIMEOUT_MS,
      attempts: 1,
    });
  });
  return rows[0] ?? { version: 0, items: '', count: 0, total: 0, facets: null };
}

const COUNT_TIMEOUT_MS = 20_000;
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** A facet with a choice, and its condition over listings. `option` is the option's name. */
interface Chosen {
  readonly kind: Kind;
  readonly option?: string;
  readonly condition: Sql;
}

/** Matches the words once, then filters, sorts and counts what they match. */
function byWords(request: CountedRequest): Sql {
  const chosen = choices(request);
  const flag = (one: Chosen): Sql => raw(`by_${chosen.indexOf(one)}`);
  const flags = chosen.map((one) => sql`, (${one.condition}) as ${flag(one)}`);
  const within = (own?: Chosen) => allOf(chosen.filter((one) => one !== own).map(flag));
  return sql`
    with found as materialized (
      select numeric_id, ${sortKey(request)} as key ${request.facets ? sql`, facets` : empty} ${flags.length > 0 ? join(flags, '') : empty}
      from listing where ${unindexed(request)} and search @@ (${tsQuery(request)}) ${request.words?.some ? sql`and ${hits(request, request.words.some.terms)} >= ${request.words.some.minMatches}::int` : empty}
    )
    ${answer(request, {
      total: sql`select count(*) from found where ${within()}`,
      page: (limit) =>
        sql`select numeric_id from found where ${within()} order by key ${direction(request)}, numeric_id ${direction(request)} ${limit}`,
      facets: facetScopes(chosen).map(({ own, counted }) =>
        counts(
          request,
          sql`select unnest(facets) as facet_id from found where ${within(own)}`,
          counted,
        ),
      ),
    })}`;
}

/** Without words there is an index for every order, and unfiltered counts are stored. */
function byChoices(request: CountedRequest): Sql {
  const chosen = choices(request);
  const within = (own?: Chosen) =>
    allOf([
      base(request),
      ...chosen.filter((one) => one !== own).map(({ condition }) => condition),
    ]);
  const stored = (counted: Sql, column: Sql) =>
    sql`select f.kind, f.value, ${column} as count from facet_value f where f.site_id = ${request.siteId} and ${counted} and ${column} > 0`;
  /** Writes maintain the counts of all visible products, and of those in stock. */
  const storedIn = (own?: Chosen): Sql | undefined => {
    const others = chosen.filter((one) => one !== own);
    if (request.merchant || others.some(({ kind }) => kind !== 'stock')) return undefined;
    return others.length === 0 ? sql`f.product_count` : sql`f.in_stock_count`;
  };
  return answer(request, {
    total: totalOf(request, chosen.length, within()),
    page: (limit) => pageOf(request, chosen, within, limit),
    facets: facetScopes(chosen).map(({ own, counted }) => {
      const column = storedIn(own);
      return column
        ? stored(counted, column)
        : counts(
            request,
            sql`select unnest(facets) as facet_id from listing where ${within(own)}`,
            counted,
          );
    }),
  });
}

interface Parts {
  readonly total: Sql;
  /** Puts the limit where the page is found. */
  readonly page: (limit: Sql) => Sql;
  readonly facets: readonly Sql[];
}

function answer(request: CountedRequest, { total, page, facets }: Parts): Sql {
  const counted = sql`(select coalesce(json_agg(json_build_array(kind, value, count)), '[]') from (${join(facets, ' union all ')}) as each)`;
  return sql`
    select (select catalog_version from site where site_id = ${request.siteId}) as version, ${request.cachedTotal === undefined ? sql`(${total})::int` : sql`${request.cachedTotal}::int`} as total, ${request.facets ? counted : sql`null`} as facets,
      coalesce(string_agg(p.wire, ',' order by n), '') as items, count(*)::int as count
    from unnest(array(${page(raw(`limit ${request.limit} offset ${request.offset}`))})) with ordinality as shown (numeric_id, n)
    join product p on p.site_id = ${request.siteId} and p.numeric_id = shown.numeric_id`;
}

/** Each facet with a choice is counted without its own choice; all others are counted together. */
function facetScopes(chosen: readonly Chosen[]): { own?: Chosen; counted: Sql }[] {
  const open = kinds.filter(
    (kind) => kind === 'option' || !chosen.some((one) => one.kind === kind),
  );
  const options = chosen.flatMap(({ option }) => option ?? []);
  const others =
    options.length === 0
      ? empty
      : sql`and not (f.kind = 'option' and split_part(f.value, ':', 1) = any(${options}))`;
  return [
    { counted: sql`f.kind = any(${open}) ${others}` },
    ...chosen.map((own) => ({
      own,
      counted:
        own.option === undefined
          ? sql`f.kind = ${own.kind}`
          : sql`f.kind = 'option' and split_part(f.value, ':', 1) = ${own.option}`,
    })),
  ];
}

const counts = ({ siteId }: SearchRequest, facetIds: Sql, counted: Sql): Sql => sql`
  select f.kind, f.value, each.count from (select facet_id, count(*)::int as count from (${facetIds}) as member group by 1) as each
  join facet_value f on f.site_id = ${siteId} and f.facet_id = each.facet_id where ${counted}`;

const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : join(conditions, ' and ');
const base = ({ siteId, merchant }: SearchRequest): Sql =>
  sql`site_id = ${siteId} ${merchant ? empty : sql`and visible`}`;

/**
 * Keeps PostgreSQL from combining the index of words with the one of the site, which has far more
 * rows.
 */
const unindexed = ({ siteId, merchant }: SearchRequest): Sql =>
  sql`site_id is not distinct from ${siteId} ${merchant ? empty : sql`and visible`}`;

const termQuery = (language: string, term: string): Sql =>
  sql`to_tsquery(${language}::regconfig, ${term})`;

/** The number of terms that a product matches. */
const hits = ({ language }: Pick<SearchRequest, 'language'>, terms: readonly string[]): Sql =>
  sql`(${join(
    terms.map((term) => sql`(search @@ ${termQuery(language, term)})::int`),
    ' + ',
  )})`;

function tsQuery({ language, words }: SearchRequest): Sql {
  if (words?.some)
    return join(
      words.some.terms.map((term) => termQuery(language, term)),
      ' || ',
    );
  const whole = sql`to_tsquery(${language}::regconfig, ${words?.whole ?? ''})`;
  if (words?.prefix === undefined) return whole;
  // A prefix may look like a stop word, as the "no" of "notebook".
  const prefix = sql`(to_tsquery(${language}::regconfig, ${words.prefix}) || to_tsquery('simple', ${words.prefix}))`;
  return words.whole === '' ? prefix : sql`${whole} && ${prefix}`;
}

function choices(request: CountedRequest): Chosen[] {
  const idsOf = (kind: Kind, values: readonly string[]) => {
    const ids = values.flatMap((value) => request.facetIds.get(facetKey({ kind, value })) ?? []);
    // A facet without an id a moment ago may have one by now.
    return ids.length === values.length
      ? sql`${ids}::integer[]`
      : sql`array(select facet_id from facet_value where site_id = ${request.siteId} and kind = ${kind} and value = any(${values}))`;
  };
  const oneOf = (kind: Kind, values: readonly string[]): Sql =>
    sql`facets && ${idsOf(kind, values)}`;
  const collection = chosenCollection(request);
  const prices = [
    ...(request.minPrice === undefined ? [] : [sql`price_max >= ${request.minPrice}::numeric`]),
    ...(request.maxPrice === undefined ? [] : [sql`price_min <= ${request.maxPrice}::numeric`]),
  ];
  return [
    ...(collection === undefined
      ? []
      : [{ kind: 'collection', condition: oneOf('collection', [collection]) } as const]),
    ...(request.brands.length === 0
      ? []
      : [{ kind: 'brand', condition: oneOf('brand', request.brands) } as const]),
    ...(request.ribbons.length === 0
      ? []
      : [{ kind: 'ribbon', condition: oneOf('ribbon', request.ribbons) } as const]),
    ...[...chosenOptions(request)].map(([option, groups]): Chosen => ({
      kind: 'option',
      option,
      condition: allOf(groups.map((values) => oneOf('option', values))),
    })),
    ...(prices.length === 0 ? [] : [{ kind: 'price', condition: allOf(prices) } as const]),
    ...(request.inStock ? [{ kind: 'stock', condition: sql`in_stock` } as const] : []),
  ];
}

function totalOf(request: SearchRequest, chosen: number, within: Sql): Sql {
  const [facet, ...more] = chosenFacets(request);
  if (chosen === 0)
    return sql`select coalesce((select ${request.merchant ? sql`products` : sql`visible_products`} from catalog_count where site_id = ${request.siteId}), 0)`;
  if (chosen === 1 && request.inStock && !request.merchant)
    return sql`select coalesce(sum(in_stock_count), 0) from facet_value where site_id = ${request.siteId} and kind = 'stock'`;
  if (chosen === 1 && facet && more.length === 0 && !request.merchant) {
    return sql`select coalesce((select product_count from facet_value where site_id = ${request.siteId} and kind = ${facet.kind} and value = ${facet.value}), 0)`;
  }
  return sql`select count(*) from listing where ${within}`;
}

/**
 * An unsorted collection comes in the merchant's order, also when it is filtered. Its positions say
 * which products belong to it: with a second condition that says the same, PostgreSQL would expect
 * too few rows and read all of them instead of walking the positions until the page is full.
 */
function pageOf(
  request: SearchRequest,
  chosen: readonly Chosen[],
  within: (own?: Chosen) => Sql,
  limit: Sql,
): Sql {
  const collection = chosenCollection(request);
  if (
    collection !== undefined &&
    isGuid(collection) &&
    request.sort === 'RELEVANCE' &&
    !request.merchant
  ) {
    return chosen.length === 1
      ? visibleInCollectionOrder(request.siteId, collection, limit)
      : sql`
      select matching.numeric_id from (select numeric_id from listing where ${within(chosen.find(({ kind }) => kind === 'collection'))}) as matching
      join product p on p.site_id = ${request.siteId} and p.numeric_id = matching.numeric_id
      join collection_product m on m.site_id = ${request.siteId} and m.collection_id = ${collection} and m.product_id = p.product_id
      order by m.position, m.product_id ${limit}`;
  }
  // The index of brands covers every order.
  if (chosen.length === 1 && request.brands.length > 0)
    return sql`select numeric_id from product where ${base(request)} and brand = any(${request.brands}) order by ${order(request)} ${limit}`;
  return sql`select numeric_id from listing where ${within()} order by ${order(request)} ${limit}`;
}

const direction = ({ sort }: SearchRequest): Sql =>
  sort === 'PRICE_ASC' || sort === 'NAME_ASC' ? empty : raw('desc');

function sortKey(request: SearchRequest): Sql {
  switch (request.sort) {
    case 'NEWEST':
      return sql`created_at`;
    case 'PRICE_ASC':
    case 'PRICE_DESC':
      return sql`discounted_price`;
    case 'NAME_ASC':
      return sql`name`;
    case 'RELEVANCE':
      return sql`ts_rank(title, ${tsQuery(request)})`;
  }
}

function order({ sort }: SearchRequest): Sql {
  switch (sort) {
    case 'RELEVANCE':
    case 'NEWEST':
      return sql`created_at desc, numeric_id desc`;
    case 'PRICE_ASC':
      return sql`discounted_price, numeric_id`;
    case 'PRICE_DESC':
      return sql`discounted_price desc, numeric_id desc`;
    case 'NAME_ASC':
      return sql`name, numeric_id`;
  }
}

/**
 * The largest number of terms that any product matches, and which terms such products match.
 * Undefined when none matches.
 */
export async function findBestMatch(
  db: Pick<Db, 'read'>,
  request: SearchRequest,
  terms: readonly string[],
): Promise<{ readonly matches: number; readonly found: readonly boolean[] } | undefined> {
  const each = terms.map(
    (term, index) => sql`search @@ ${termQuery(request.language, term)} as ${raw(`has_${index}`)}`,
  );
  const any = terms.map((_, index) => sql`bool_or(${raw(`has_${index}`)})`);
  const rows = await db.read<{ matches: number; found: boolean[] }>(sql`
    with one as (
      select ${hits(request, terms)} as hits, ${join(each)} from listing where ${unindexed(request)} and search @@ (${join(
        terms.map((term) => termQuery(request.language, term)),
        ' || ',
      )})
    )
    select hits as matches, array[${join(any)}] as found from one group by hits order by hits desc limit 1`);
  return rows[0];
}

/** The names of visible collections, in the merchant's order. */
export async function nameCollections(
  db: Pick<Db, 'read'>,
  siteId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; slug: string }[]> {
  if (ids.length === 0) return [];
  return db.read(
    sql`select collection_id::text as id, name, slug from collection where site_id = ${siteId} and collection_id = any(${ids}::uuid[]) and visible order by position, name`,
  );
}

/** The color codes of option choices, by facet value. */
export async function findColors(
  db: Pick<Db, 'read'>,
  siteId: string,
  values: readonly string[],
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const rows = await db.read<{ value: string; color: string }>(
    sql`select value, color from facet_value where site_id = ${siteId} and kind = 'option' and value = any(${values}) and color is not null`,
  );
  return new Map(rows.map(({ value, color }) => [value, color]));
}
