import sql, { empty } from 'sql-template-tag';
import { type Db, prepared, type Tx } from '../../../db/index.ts';
import { type Facet, facetKey, type Listed } from '../rules/listing.ts';
import { deletionForms, vocabulary } from '../rules/search-text.ts';
import { type Columns, fromRows } from './write-rows.ts';
import { recordListings } from './catalog-version.ts';

type Writer = Pick<Tx, 'query'>;

const columns: Columns = {
  numericId: 'bigint',
  facets: 'text',
  named: 'text',
  labels: 'text',
  texts: 'text',
};

const replacing = sql`on conflict (site_id, numeric_id) do update set created_at = excluded.created_at, price = excluded.price, price_min = excluded.price_min, price_max = excluded.price_max,
  discounted_price = excluded.discounted_price, visible = excluded.visible, in_stock = excluded.in_stock, name = excluded.name, facets = excluded.facets,
  title = excluded.title, search = excluded.search`;

/**
 * Writes the listings of products whose rows are written already, and updates the count of each
 * facet. Facets are locked last and in the order of their ids: other writers wait only for the
 * commit, and never for each other in a circle.
 */
export async function saveListings(
  tx: Writer,
  { siteId, language }: { readonly siteId: string; readonly language: string },
  listed: readonly Listed[],
  { fresh }: { readonly fresh: boolean },
): Promise<void> {
  if (listed.length === 0) return;
  await saveVocabulary(tx, siteId, listed);
  const facetsByKey = await findOrCreateFacets(tx, siteId, listed);
  const rows = listed.map(({ numericId, visible, inStock, facets }): FacetMembership => ({
    numericId,
    visible,
    inStock,
    facets: [
      ...new Set(facets.flatMap((facet) => facetsByKey.get(facetKey(facet))?.id ?? [])),
    ].sort((one, other) => one - other),
  }));
  const before = fresh
    ? []
    : await readMemberships(
        tx,
        siteId,
        rows.map(({ numericId }) => numericId),
      );
  const searchTexts = listed.map(({ search }, index) => ({
    numericId: rows[index]?.numericId,
    facets: `{${rows[index]?.facets.join() ?? ''}}`,
    named: search.name,
    labels: search.labels,
    texts: search.text,
  }));
  const statement = prepared(
    fresh ? 'catalog-insert-listings' : 'catalog-save-listings',
    sql`
    with r as materialized (
      select "numericId", facets::integer[], setweight(to_tsvector(${language}::regconfig, named), 'A') as title,
        setweight(to_tsvector(${language}::regconfig, labels), 'B') || setweight(to_tsvector(${language}::regconfig, texts), 'C') as rest
      from ${fromRows(searchTexts, columns)}
    ), written as (
    insert into listing (site_id, numeric_id, created_at, price, price_min, price_max, discounted_price, visible, in_stock, name, facets, title, search)
    select p.site_id, p.numeric_id, p.created_at, p.price, p.price_min, p.price_max, p.discounted_price, p.visible, p.inventory_status <> 'OUT_OF_STOCK', p.name, r.facets, r.title, r.title || r.rest
    from r join product p on p.site_id = ${siteId} and p.numeric_id = r."numericId"
    ${fresh ? empty : replacing} returning numeric_id
    ) select ${recordListings} from written`,
  );
  await tx.query(statement);
  await countFacets(tx, siteId, before, rows, changedColors(listed, facetsByKey));
}

/** For products that are being deleted. */
export async function deleteListings(
  tx: Writer,
  siteId: string,
  numericIds: readonly string[],
): Promise<void> {
  const before = await readMemberships(tx, siteId, numericIds);
  await tx.query(
    sql`with dropped as (delete from listing where site_id = ${siteId} and numeric_id = any(${numericIds}::bigint[]) returning numeric_id) select ${recordListings} from dropped`,
  );
  await countFacets(tx, siteId, before, []);
}

/** The facets of a product, by their ids. */
interface FacetMembership {
  readonly numericId: string;
  readonly visible: boolean;
  readonly inStock: boolean;
  readonly facets: readonly number[];
}

/** The caller has locked the products, so this stays true until the transaction ends. */
async function readMemberships(
  tx: Writer,
  siteId: string,
  numericIds: readonly string[],
): Promise<FacetMembership[]> {
  const statement = prepared(
    'catalog-read-facet-memberships',
    sql`select numeric_id::text as "numericId", visible, in_stock as "inStock", facets from listing where site_id = ${siteId} and numeric_id = any(${numericIds}::bigint[])`,
  );
  return tx.query<FacetMembership>(statement);
}

/** The colors of facets, where a product has another color than is stored. */
function changedColors(
  listed: readonly Listed[],
  facetsByKey: ReadonlyMap<string, StoredFacet>,
): Map<number, string> {
  return new Map(
    listed.flatMap(({ facets }) =>
      facets.flatMap((facet) => {
        const stored = facetsByKey.get(facetKey(facet));
        return stored && facet.color !== undefined && facet.color !== stored.color
          ? [[stored.id, facet.color] as const]
          : [];
      }),
    ),
  );
}

async function countFacets(
  tx: Writer,
  siteId: string,
  before: readonly FacetMembership[],
  after: readonly FacetMembership[],
  colors: ReadonlyMap<number, string> = new Map(),
): Promise<void> {
  const deltas = new Map<number, { all: number; inStock: number }>();
  const count = ({ visible, inStock, facets }: FacetMembership, by: number) => {
    for (const facet of visible ? facets : []) {
      const delta = deltas.get(facet) ?? { all: 0, inStock: 0 };
      deltas.set(facet, { all: delta.all + by, inStock: delta.inStock + (inStock ? by : 0) });
    }
  };
  for (const membership of before) count(membership, -1);
  for (const membership of after) count(membership, 1);
  for (const facet of colors.keys())
    if (!deltas.has(facet)) deltas.set(facet, { all: 0, inStock: 0 });
  const real = [...deltas].filter(
    ([facet, { all, inStock }]) => all !== 0 || inStock !== 0 || colors.has(facet),
  );
  if (real.length === 0) return;
  const ids = real.map(([id]) => id);
  const statement = prepared(
    'catalog-count-facets',
    sql`
    with locked as materialized (
      select facet_id from facet_value where site_id = ${siteId} and facet_id = any(${ids}::integer[]) order by facet_id for no key update
    )
    update facet_value f set product_count = f.product_count + delta.by, in_stock_count = f.in_stock_count + delta.in_stock_by, color = coalesce(delta.color, f.color)
    from unnest(${ids}::integer[], ${real.map(([, { all }]) => all)}::integer[], ${real.map(([, { inStock }]) => inStock)}::integer[], ${ids.map((id) => colors.get(id) ?? null)}::text[]) as delta (facet_id, by, in_stock_by, color)
    join locked using (facet_id) where f.site_id = ${siteId} and f.facet_id = delta.facet_id`,
  );
  await tx.query(statement);
}

/** Creates missing facets once, also when concurrent transactions need the same. */
async function findOrCreateFacets(
  tx: Writer,
  siteId: string,
  listed: readonly Listed[],
): Promise<Map<string, StoredFacet>> {
  const byKey = new Map(
    listed.flatMap(({ facets }) => facets.map((facet) => [facetKey(facet), facet] as const)),
  );
  const existing = await findFacets(tx, siteId, [...byKey.values()]);
  const missing = [...byKey]
    .filter(([key]) => !existing.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, facet]) => facet);
  if (missing.length === 0) return existing;
  await tx.query(sql`insert into facet_value (site_id, kind, value)
    select ${siteId}::uuid, * from unnest(${missing.map(({ kind }) => kind)}::text[], ${missing.map(({ value }) => value)}::text[]) on conflict do nothing`);
  // A facet that another transaction created meanwhile is visible only to a statement that starts
  // later.
  return new Map([...existing, ...(await findFacets(tx, siteId, missing))]);
}

interface StoredFacet {
  readonly id: number;
  readonly color: string | null;
}

/** By `facetKey`. */
export async function findFacets(
  tx: Writer,
  siteId: string,
  facets: readonly Facet[],
): Promise<Map<string, StoredFacet>> {
  const statement = prepared(
    'catalog-find-facets',
    sql`select f.kind, f.value, f.facet_id as id, f.color
    from unnest(${facets.map(({ kind }) => kind)}::text[], ${facets.map(({ value }) => value)}::text[]) as key (kind, value)
    join facet_value f on f.site_id = ${siteId} and f.kind = key.kind and f.value = key.value`,
  );
  const rows = await tx.query<Facet & StoredFacet>(statement);
  return new Map(rows.map((row) => [facetKey(row), row]));
}

/** Saves the words of names and brands, which typing mistakes are corrected to. */
async function saveVocabulary(
  tx: Writer,
  siteId: string,
  listed: readonly Listed[],
): Promise<void> {
  const words = vocabulary(listed.map(({ words: own }) => own)).sort();
  if (words.length === 0) return;
  // Looked up one by one: "not exists" would read all words of the site.
  const statement = prepared(
    'catalog-missing-words',
    sql`select typed as word from unnest(${words}::text[]) as typed where (select true from word w where w.site_id = ${siteId} and w.form = typed and w.word = typed limit 1) is null`,
  );
  const missing = await tx.query<{ word: string }>(statement);
  if (missing.length === 0) return;
  // In one order, so that concurrent transactions with the same words cannot deadlock.
  const pairs = missing
    .flatMap(({ word }) => deletionForms(word).map((form) => ({ form, word })))
    .sort((one, other) =>
      one.form < other.form || (one.form === other.form && one.word < other.word) ? -1 : 1,
    );
  await tx.query(sql`insert into word (site_id, form, word) select ${siteId}::uuid, * from unnest(${pairs.map(({ form }) => form)}::text[], ${pairs.map(({ word }) => word)}::text[])
    on conflict do nothing`);
}

/** Words of the catalog that may be one typing mistake away from each of these. */
export async function findSimilarWords(
  db: Pick<Db, 'read'>,
  siteId: string,
  typed: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  const forms = typed.flatMap((word) => deletionForms(word).map((form) => ({ typed: word, form })));
  return db.read<{ typed: string; word: string }>(sql`select distinct searched.typed, w.word
    from unnest(${forms.map((each) => each.typed)}::text[], ${forms.map(({ form }) => form)}::text[]) as searched (typed, form)
    join word w on w.site_id = ${siteId} and w.form = searched.form`);
}
