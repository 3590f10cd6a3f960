import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';
import { isGuid } from '../../../kernel/guid.ts';
import { facetKey } from '../../products/rules/listing.ts';
import type { FacetCount } from '../rules/search-facets.ts';
import {
  chosenFacets,
  chosenOptions,
  collectionOf,
  type SearchQuestion,
} from '../rules/search-request.ts';
import { arranged } from '../../reads/store/read-products.ts';

/** Search over the listings of products, which are narrower than their own rows. A facet is counted under every choice but its own, so that it shows the alternatives; each option is a facet of its own. */

export interface SearchFound {
  readonly version: number;
  readonly items: string;
  readonly count: number;
  readonly total: number;
  /** Null when they were not asked for. */
  readonly facets: readonly FacetCount[] | null;
}

interface Numbered extends SearchQuestion {
  readonly facetNumbers: ReadonlyMap<string, number>;
  /** How many there are, when another page of the same was counted before. */
  readonly known: number | undefined;
}

const kinds = ['collection', 'option', 'brand', 'ribbon', 'stock', 'price'] as const;
type Kind = (typeof kinds)[number];

/** With the numbers of the facets that are chosen among, as far as they have any. What was counted before is not counted again. */
export async function searchProducts(
  db: Pick<Db, 'read' | 'tx'>,
  question: SearchQuestion,
  facetNumbers: ReadonlyMap<string, number>,
  known?: number,
): Promise<SearchFound> {
  const ask: Numbered = {
    ...question,
    facetNumbers,
    known,
    facets: question.facets && known === undefined,
  };
  const query = ask.words ? byWords(ask) : byChoices(ask);
  const rows = await db.read<SearchFound>(query).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    // Hundreds of thousands of products to count: asked once for each version of the catalog, and worth waiting for.
    return db.tx((tx) => tx.query<SearchFound>(query), {
      readOnly: true,
      statementTimeoutMs: PATIENCE_MS,
      attempts: 1,
    });
  });
  return rows[0] ?? { version: 0, items: '', count: 0, total: 0, facets: null };
}

const PATIENCE_MS = 20_000;
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** One facet that was chosen among: its kind, of an option its name, and the condition over the listings. */
interface Chosen {
  readonly kind: Kind;
  readonly option?: string;
  readonly condition: Sql;
}

/** What was typed is looked for once; what it finds is then narrowed, ordered and counted. */
function byWords(ask: Numbered): Sql {
  const chosen = choices(ask);
  const flag = (one: Chosen): Sql => raw(`by_${chosen.indexOf(one)}`);
  const flags = chosen.map((one) => sql`, (${one.condition}) as ${flag(one)}`);
  const within = (own?: Chosen) => allOf(chosen.filter((one) => one !== own).map(flag));
  return sql`
    with found as materialized (
      select numeric_id, ${sortKey(ask)} as key ${ask.facets ? sql`, facets` : empty} ${flags.length > 0 ? join(flags, '') : empty}
      from listing where ${unindexed(ask)} and search @@ (${tsQuery(ask)}) ${ask.words?.some ? sql`and ${hits(ask, ask.words.some.terms)} >= ${ask.words.some.minMatches}::int` : empty}
    )
    ${answer(ask, {
      total: sql`select count(*) from found where ${within()}`,
      page: (limit) =>
        sql`select numeric_id from found where ${within()} order by key ${direction(ask)}, numeric_id ${direction(ask)} ${limit}`,
      facets: facetScopes(chosen).map(({ own, counted }) =>
        counts(
          ask,
          sql`select unnest(facets) as facet_id from found where ${within(own)}`,
          counted,
        ),
      ),
    })}`;
}

/** Without words there is an index for every order, and what nobody narrowed down is counted already. */
function byChoices(ask: Numbered): Sql {
  const chosen = choices(ask);
  const within = (own?: Chosen) =>
    allOf([base(ask), ...chosen.filter((one) => one !== own).map(({ condition }) => condition)]);
  const stored = (counted: Sql, column: Sql) =>
    sql`select f.kind, f.value, ${column} as count from facet_value f where f.site_id = ${ask.siteId} and ${counted} and ${column} > 0`;
  /** Facets of everything, and of everything that can be bought, are counted at write. */
  const storedIn = (own?: Chosen): Sql | undefined => {
    const others = chosen.filter((one) => one !== own);
    if (ask.merchant || others.some(({ kind }) => kind !== 'stock')) return undefined;
    return others.length === 0 ? sql`f.product_count` : sql`f.in_stock_count`;
  };
  return answer(ask, {
    total: totalOf(ask, chosen.length, within()),
    page: (limit) => pageOf(ask, chosen, within, limit),
    facets: facetScopes(chosen).map(({ own, counted }) => {
      const column = storedIn(own);
      return column
        ? stored(counted, column)
        : counts(
            ask,
            sql`select unnest(facets) as facet_id from listing where ${within(own)}`,
            counted,
          );
    }),
  });
}

interface Parts {
  readonly total: Sql;
  /** With the limit where it belongs. */
  readonly page: (limit: Sql) => Sql;
  readonly facets: readonly Sql[];
}

function answer(ask: Numbered, { total, page, facets }: Parts): Sql {
  const counted = sql`(select coalesce(json_agg(json_build_array(kind, value, count)), '[]') from (${join(facets, ' union all ')}) as each)`;
  return sql`
    select (select catalog_version from site where site_id = ${ask.siteId}) as version, ${ask.known === undefined ? sql`(${total})::int` : sql`${ask.known}::int`} as total, ${ask.facets ? counted : sql`null`} as facets,
      coalesce(string_agg(p.wire, ',' order by n), '') as items, count(*)::int as count
    from unnest(array(${page(raw(`limit ${ask.limit} offset ${ask.offset}`))})) with ordinality as shown (numeric_id, n)
    join product p on p.site_id = ${ask.siteId} and p.numeric_id = shown.numeric_id`;
}

/** Which facets are counted under which choices: those that were chosen among each without their own choice, the rest at once. */
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

const counts = ({ siteId }: SearchQuestion, facetIds: Sql, counted: Sql): Sql => sql`
  select f.kind, f.value, each.count from (select facet_id, count(*)::int as count from (${facetIds}) as standing group by 1) as each
  join facet_value f on f.site_id = ${siteId} and f.facet_id = each.facet_id where ${counted}`;

const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : join(conditions, ' and ');
const base = ({ siteId, merchant }: SearchQuestion): Sql =>
  sql`site_id = ${siteId} ${merchant ? empty : sql`and visible`}`;

/** Words are few and a site's rows are many: the index of words alone is used, never both. */
const unindexed = ({ siteId, merchant }: SearchQuestion): Sql =>
  sql`site_id is not distinct from ${siteId} ${merchant ? empty : sql`and visible`}`;

const termQuery = (language: string, term: string): Sql =>
  sql`to_tsquery(${language}::regconfig, ${term})`;

/** How many of the words a product has. */
const hits = ({ language }: Pick<SearchQuestion, 'language'>, terms: readonly string[]): Sql =>
  sql`(${join(
    terms.map((term) => sql`(search @@ ${termQuery(language, term)})::int`),
    ' + ',
  )})`;

function tsQuery({ language, words }: SearchQuestion): Sql {
  if (words?.some)
    return join(
      words.some.terms.map((term) => termQuery(language, term)),
      ' || ',
    );
  const whole = sql`to_tsquery(${language}::regconfig, ${words?.whole ?? ''})`;
  if (words?.prefix === undefined) return whole;
  // A beginning may be a word that is not looked for at all, as "no" of "notebook".
  const begun = sql`(to_tsquery(${language}::regconfig, ${words.prefix}) || to_tsquery('simple', ${words.prefix}))`;
  return words.whole === '' ? begun : sql`${whole} && ${begun}`;
}

function choices(ask: Numbered): Chosen[] {
  const numbers = (kind: Kind, values: readonly string[]) => {
    const known = values.flatMap((value) => ask.facetNumbers.get(facetKey({ kind, value })) ?? []);
    // One that had no number a moment ago may have one by now.
    return known.length === values.length
      ? sql`${known}::integer[]`
      : sql`array(select facet_id from facet_value where site_id = ${ask.siteId} and kind = ${kind} and value = any(${values}))`;
  };
  const oneOf = (kind: Kind, values: readonly string[]): Sql =>
    sql`facets && ${numbers(kind, values)}`;
  const collection = collectionOf(ask);
  const prices = [
    ...(ask.minPrice === undefined ? [] : [sql`price_max >= ${ask.minPrice}::numeric`]),
    ...(ask.maxPrice === undefined ? [] : [sql`price_min <= ${ask.maxPrice}::numeric`]),
  ];
  return [
    ...(collection === undefined
      ? []
      : [{ kind: 'collection', condition: oneOf('collection', [collection]) } as const]),
    ...(ask.brands.length === 0
      ? []
      : [{ kind: 'brand', condition: oneOf('brand', ask.brands) } as const]),
    ...(ask.ribbons.length === 0
      ? []
      : [{ kind: 'ribbon', condition: oneOf('ribbon', ask.ribbons) } as const]),
    ...[...chosenOptions(ask)].map(([option, groups]): Chosen => ({
      kind: 'option',
      option,
      condition: allOf(groups.map((values) => oneOf('option', values))),
    })),
    ...(prices.length === 0 ? [] : [{ kind: 'price', condition: allOf(prices) } as const]),
    ...(ask.inStock ? [{ kind: 'stock', condition: sql`in_stock` } as const] : []),
  ];
}

function totalOf(ask: SearchQuestion, chosen: number, within: Sql): Sql {
  const [facet, ...more] = chosenFacets(ask);
  if (chosen === 0)
    return sql`select coalesce((select ${ask.merchant ? sql`products` : sql`visible_products`} from catalog_count where site_id = ${ask.siteId}), 0)`;
  if (chosen === 1 && ask.inStock && !ask.merchant)
    return sql`select coalesce(sum(in_stock_count), 0) from facet_value where site_id = ${ask.siteId} and kind = 'stock'`;
  if (chosen === 1 && facet && more.length === 0 && !ask.merchant) {
    return sql`select coalesce((select product_count from facet_value where site_id = ${ask.siteId} and kind = ${facet.kind} and value = ${facet.value}), 0)`;
  }
  return sql`select count(*) from listing where ${within}`;
}

/**
 * A collection that nobody sorted comes as the merchant arranged it, also what is left of it when it is narrowed down. Its places say who is
 * in it; said twice, PostgreSQL would expect next to nobody, and read them all instead of walking them in order until the page is full.
 */
function pageOf(
  ask: SearchQuestion,
  chosen: readonly Chosen[],
  within: (own?: Chosen) => Sql,
  limit: Sql,
): Sql {
  const collection = collectionOf(ask);
  if (collection !== undefined && isGuid(collection) && ask.sort === 'RELEVANCE' && !ask.merchant) {
    return chosen.length === 1
      ? arranged(ask.siteId, collection, limit)
      : sql`
      select left_over.numeric_id from (select numeric_id from listing where ${within(chosen.find(({ kind }) => kind === 'collection'))}) as left_over
      join product p on p.site_id = ${ask.siteId} and p.numeric_id = left_over.numeric_id
      join collection_product m on m.site_id = ${ask.siteId} and m.collection_id = ${collection} and m.product_id = p.product_id
      order by m.position, m.product_id ${limit}`;
  }
  // An index of brands knows what they may be ordered by.
  if (chosen.length === 1 && ask.brands.length > 0)
    return sql`select numeric_id from product where ${base(ask)} and brand = any(${ask.brands}) order by ${order(ask)} ${limit}`;
  return sql`select numeric_id from listing where ${within()} order by ${order(ask)} ${limit}`;
}

const direction = ({ sort }: SearchQuestion): Sql =>
  sort === 'PRICE_ASC' || sort === 'NAME_ASC' ? empty : raw('desc');

function sortKey(ask: SearchQuestion): Sql {
  switch (ask.sort) {
    case 'NEWEST':
      return sql`created_at`;
    case 'PRICE_ASC':
    case 'PRICE_DESC':
      return sql`discounted_price`;
    case 'NAME_ASC':
      return sql`name`;
    case 'RELEVANCE':
      return sql`ts_rank(title, ${tsQuery(ask)})`;
  }
}

function order({ sort }: SearchQuestion): Sql {
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

/** The largest number of these words that a product has, and which of them such products have. Undefined when none has any. */
export async function findMostWords(
  db: Pick<Db, 'read'>,
  ask: SearchQuestion,
  terms: readonly string[],
): Promise<{ readonly least: number; readonly found: readonly boolean[] } | undefined> {
  const each = terms.map(
    (term, place) => sql`search @@ ${termQuery(ask.language, term)} as ${raw(`has_${place}`)}`,
  );
  const any = terms.map((_, place) => sql`bool_or(${raw(`has_${place}`)})`);
  const rows = await db.read<{ least: number; found: boolean[] }>(sql`
    with one as (
      select ${hits(ask, terms)} as hits, ${join(each)} from listing where ${unindexed(ask)} and search @@ (${join(
        terms.map((term) => termQuery(ask.language, term)),
        ' || ',
      )})
    )
    select hits as least, array[${join(any)}] as found from one group by hits order by hits desc limit 1`);
  return rows[0];
}

/** Names of those collections that visitors see, in the merchant's order. */
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

/** The codes of those choices that are colors, by the value of their facet. */
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
