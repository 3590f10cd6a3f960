import sql from 'sql-template-tag';
import { prepared, type Reader } from '../../../../db/index.ts';
import type { Facet } from '../../../products/rules/listing.ts';

/**
 * Which products have which facets, for the index in memory. Read from the primary server, because
 * a replica may be behind.
 */

/** Parsed by `parseMemberships`: one text takes a tenth of the time that rows take. */
const memberships = sql`coalesce(string_agg(numeric_id || ',' || visible::int || ',' || array_to_string(facets, ','), ';' order by numeric_id), '')`;

export async function readCatalogSize(
  db: Reader,
  siteId: string,
): Promise<{ version: number; products: number }> {
  const [row] = await db.query<{ version: number; products: number }>(sql`
    select catalog_version as version,
      coalesce((select products from catalog_count where site_id = ${siteId}), 0)::int as products
    from site where site_id = ${siteId}`);
  return row ?? { version: 0, products: 0 };
}

/** The next `limit` products after this numeric id. */
export async function readMembershipsAfter(
  db: Reader,
  siteId: string,
  numericId: number,
  limit: number,
): Promise<string> {
  const [row] = await db.query<{ memberships: string }>(
    prepared(
      'catalog-facet-memberships-after',
      sql`select ${memberships} as memberships from (
        select numeric_id, visible, facets from listing
        where site_id = ${siteId} and numeric_id > ${numericId} order by numeric_id limit ${limit}
      ) as page`,
    ),
  );
  return row?.memberships ?? '';
}

export interface ChangedMemberships {
  /** The current version of the catalog. */
  readonly version: number;
  /** The last version whose changes are included, and the number of versions that are. */
  readonly reached: number;
  readonly versions: number;
  readonly changedIds: readonly string[];
  /** The changed products that still exist, as they are now. */
  readonly memberships: string;
}

/** The changes of the next `limit` versions after this one, in one snapshot. */
export async function readChangedMemberships(
  db: Reader,
  siteId: string,
  afterVersion: number,
  limit: number,
): Promise<ChangedMemberships> {
  const [row] = await db.query<ChangedMemberships>(
    prepared(
      'catalog-changed-facet-memberships',
      sql`with versions as materialized (
        select version, numeric_ids from catalog_change
        where site_id = ${siteId} and version > ${afterVersion} order by version limit ${limit}
      ), changed as materialized (
        select distinct unnest(numeric_ids) as numeric_id from versions
      )
      select (select catalog_version from site where site_id = ${siteId}) as version,
        coalesce((select max(version) from versions), ${afterVersion}::bigint) as reached,
        (select count(*)::int from versions) as versions,
        array(select numeric_id::text from changed) as "changedIds",
        (select ${memberships} from listing
          where site_id = ${siteId} and numeric_id = any(array(select numeric_id from changed))) as memberships`,
    ),
  );
  return row ?? { version: 0, reached: afterVersion, versions: 0, changedIds: [], memberships: '' };
}

/** The facets of these ids. A facet keeps its id forever. */
export async function readFacetNames(
  db: Reader,
  siteId: string,
  facetIds: readonly number[],
): Promise<(Facet & { readonly facetId: number })[]> {
  return db.query(
    sql`select facet_id as "facetId", kind, value from facet_value
      where site_id = ${siteId} and facet_id = any(${facetIds}::integer[])`,
  );
}
