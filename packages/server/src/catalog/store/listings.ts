import sql from 'sql-template-tag';
import type { Db, Tx } from '../../db/index.ts';
import { formsOf, vocabulary } from '../rules/typing-mistakes.ts';
import type { ProductState } from '../rules/product-state.ts';

type Writer = Pick<Tx, 'query'>;

/** The facets a product stands under, by their kinds. */
const keys = sql`lateral (
  select 'collection' as kind, unnest(p.collection_ids) as value
  union all select 'option', unnest(p.option_values)
  union all select 'brand', p.brand where p.brand is not null
  union all select 'ribbon', p.ribbon where p.ribbon is not null
  union all select 'stock', p.inventory_status
  union all select 'price', p.price_min || ':' || p.price_max
) as key`;

/** The collection of all products is no choice. */
const isChoice = sql`(key.kind <> 'collection' or key.value like '________-____-____-____-____________')`;

/**
 * What lists and searches read, made again from the rows of these products, and the exact count of each facet. Facets are
 * locked in the order of their numbers, and last: whoever else writes waits only for the commit.
 */
export async function saveListings(tx: Writer, siteId: string, states: readonly ProductState[]): Promise<void> {
  if (states.length === 0) return;
  const ids = states.map(({ numericId }) => numericId);
  await knowWords(tx, siteId, states);
  await knowFacets(tx, siteId, ids);
  const { text, values } = sql`
    with fresh as materialized (
      select p.numeric_id, p.created_at, p.price_min, p.price_max, p.discounted_price, p.visible, p.inventory_status, p.name, p.search,
        array(select f.facet_id from ${keys} join facet_value f on f.site_id = p.site_id and f.kind = key.kind and f.value = key.value order by 1) as facets
      from product p where p.site_id = ${siteId} and p.numeric_id = any(${ids}::bigint[])
    ), deltas as materialized (
      select facet_id, sum(by)::int as by, coalesce(sum(by) filter (where in_stock), 0)::int as in_stock_by from (
        select unnest(facets) as facet_id, inventory_status <> 'OUT_OF_STOCK' as in_stock, 1 as by from fresh where visible
        union all select unnest(facets), in_stock, -1 from listing where site_id = ${siteId} and numeric_id = any(${ids}::bigint[]) and visible
      ) as each group by 1 having sum(by) <> 0 or coalesce(sum(by) filter (where in_stock), 0) <> 0
    ), locked as materialized (
      select facet_id from facet_value where site_id = ${siteId} and facet_id in (select facet_id from deltas) order by facet_id for update
    ), counted as (
      update facet_value f set product_count = f.product_count + deltas.by, in_stock_count = f.in_stock_count + deltas.in_stock_by from deltas join locked using (facet_id) where f.site_id = ${siteId} and f.facet_id = deltas.facet_id
    )
    insert into listing as l (site_id, numeric_id, created_at, price_min, price_max, discounted_price, visible, in_stock, name, facets, title, search)
    select ${siteId}::uuid, numeric_id, created_at, price_min, price_max, discounted_price, visible, inventory_status <> 'OUT_OF_STOCK', name, facets, ts_filter(search, '{a}'), search
    from fresh
    on conflict (site_id, numeric_id) do update set created_at = excluded.created_at, price_min = excluded.price_min, price_max = excluded.price_max,
      discounted_price = excluded.discounted_price, visible = excluded.visible, in_stock = excluded.in_stock, name = excluded.name, facets = excluded.facets,
      title = excluded.title, search = excluded.search`;
  await tx.query({ name: 'catalog-save-listings', text, values });
}

/** Before the product itself goes, which takes its listing along. */
export async function dropListing(tx: Writer, siteId: string, numericId: string): Promise<void> {
  await tx.query(sql`
    with gone as materialized (select facets, in_stock::int as in_stock from listing where site_id = ${siteId} and numeric_id = ${numericId} and visible),
    locked as materialized (
      select facet_id from facet_value where site_id = ${siteId} and facet_id in (select unnest(facets) from gone) order by facet_id for update
    )
    update facet_value f set product_count = f.product_count - 1, in_stock_count = f.in_stock_count - gone.in_stock
    from locked, gone where f.site_id = ${siteId} and f.facet_id = locked.facet_id`);
}

/** A facet that is new gets its number, once, however many want it. */
async function knowFacets(tx: Writer, siteId: string, numericIds: readonly string[]): Promise<void> {
  const { text, values } = sql`
    insert into facet_value (site_id, kind, value)
    select distinct p.site_id, key.kind, key.value from product p, ${keys}
    where p.site_id = ${siteId} and p.numeric_id = any(${numericIds}::bigint[]) and ${isChoice}
      and not exists (select from facet_value f where f.site_id = p.site_id and f.kind = key.kind and f.value = key.value)
    order by 2, 3 on conflict do nothing`;
  await tx.query({ name: 'catalog-know-facets', text, values });
}

/** Words that names and brands are made of, for those who mistype them. */
async function knowWords(tx: Writer, siteId: string, states: readonly ProductState[]): Promise<void> {
  const words = [...new Set(states.flatMap(({ name, brand }) => vocabulary(`${name} ${brand ?? ''}`)))].sort();
  if (words.length === 0) return;
  const { text, values } = sql`select word from unnest(${words}::text[]) as word where not exists (select from word w where w.site_id = ${siteId} and w.form = word and w.word = word.word)`;
  const fresh = await tx.query<{ word: string }>({ name: 'catalog-unknown-words', text, values });
  if (fresh.length === 0) return;
  const pairs = fresh.flatMap(({ word }) => formsOf(word).map((form) => ({ form, word })));
  await tx.query(sql`insert into word (site_id, form, word) select ${siteId}::uuid, * from unnest(${pairs.map(({ form }) => form)}::text[], ${pairs.map(({ word }) => word)}::text[])
    on conflict do nothing`);
}

/** Known words that are at most one slip away from each of these. */
export async function findNearWords(db: Pick<Db, 'read'>, siteId: string, typed: readonly string[]): Promise<{ typed: string; word: string }[]> {
  const forms = typed.flatMap((word) => formsOf(word).map((form) => ({ typed: word, form })));
  return db.read<{ typed: string; word: string }>(sql`select distinct asked.typed, w.word
    from unnest(${forms.map((each) => each.typed)}::text[], ${forms.map(({ form }) => form)}::text[]) as asked (typed, form)
    join word w on w.site_id = ${siteId} and w.form = asked.form`);
}
