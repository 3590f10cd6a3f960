import sql from 'sql-template-tag';
import { prepared, type Reader } from '../../../../db/index.ts';
import type { Facet } from '../../../products/rules/listing.ts';

/** What products stand under, for counting in memory. From the main server: a replica might be behind what another statement saw. */

/** As `readStandings` of the rules reads them: numbers in one text, which takes a tenth of what rows do. */
const standings = sql`coalesce(string_agg(numeric_id || ',' || visible::int || ',' || array_to_string(facets, ','), ';' order by numeric_id), '')`;

export async function readCatalogSize(
  db: Reader,
  siteId: string,
): Promise<{ version: number; products: number }> {
  const [row] = await db.query<{ version: number; products: number }>(sql`
    select catalog_version as version, coalesce((select products from catalog_count where site_id = ${siteId}), 0)::int as products from site where site_id = ${siteId}`);
  return row ?? { version: 0, products: 0 };
}

/** The next so many after this one, in the order of their ids. */
export async function readStandingsAfter(
  db: Reader,
  siteId: string,
  after: number,
  limit: number,
): Promise<string> {
  const statement = prepared(
    'catalog-standings-after',
    sql`select ${standings} as standings
    from (select numeric_id, visible, facets from listing where site_id = ${siteId} and numeric_id > ${after} order by numeric_id limit ${limit}) as page`,
  );
  const [row] = await db.query<{ standings: string }>(statement);
  return row?.standings ?? '';
}

export interface ChangedStandings {
  /** Of the catalog as it is now. */
  readonly version: number;
  /** The last version whose changes are among these, and how many versions that are. */
  readonly reached: number;
  readonly versions: number;
  readonly changedIds: readonly string[];
  /** Those of them that are there, as they are now. */
  readonly standings: string;
}

/** What the next versions after this one changed. One statement, one moment. */
export async function readChanges(
  db: Reader,
  siteId: string,
  after: number,
  limit: number,
): Promise<ChangedStandings> {
  const statement = prepared(
    'catalog-read-changes',
    sql`
    with told as materialized (select version, numeric_ids from catalog_change where site_id = ${siteId} and version > ${after} order by version limit ${limit}),
    changed as materialized (select distinct unnest(numeric_ids) as numeric_id from told)
    select (select catalog_version from site where site_id = ${siteId}) as version, coalesce((select max(version) from told), ${after}::bigint) as reached, (select count(*)::int from told) as versions,
      array(select numeric_id::text from changed) as "changedIds",
      (select ${standings} from listing where site_id = ${siteId} and numeric_id = any(array(select numeric_id from changed))) as standings`,
  );
  const [row] = await db.query<ChangedStandings>(statement);
  return row ?? { version: 0, reached: after, versions: 0, changedIds: [], standings: '' };
}

/** What these numbers stand for, which never changes. */
export async function readFacetNames(
  db: Reader,
  siteId: string,
  facetIds: readonly number[],
): Promise<(Facet & { readonly facetId: number })[]> {
  return db.query(
    sql`select facet_id as "facetId", kind, value from facet_value where site_id = ${siteId} and facet_id = any(${facetIds}::integer[])`,
  );
}
