import sql from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';

/** Heard by every process: `<site>:<version>`. */
export const catalogChannel = 'catalog_changed';

/** So many versions of each site tell what they changed; the older ones go when another few hundred have come. */
export const KEPT_CHANGES = 4096;

/**
 * The last statement of a catalog write: the site's row is locked only until the commit that follows. What this transaction wrote or
 * dropped among the listings (`tellListed`) is told with the version that it makes.
 */
export async function bumpVersion(tx: Pick<Tx, 'query'>, siteId: string): Promise<number> {
  const statement = prepared(
    'catalog-bump-version',
    sql`
    with bumped as (update site set catalog_version = catalog_version + 1 where site_id = ${siteId} returning site_id, catalog_version as version),
    told as (insert into catalog_change (site_id, version, numeric_ids) select site_id, version, string_to_array(coalesce(current_setting('shopwright.listed', true), ''), ',')::bigint[] from bumped),
    forgotten as (delete from catalog_change c using bumped b where b.version % 256 = 0 and c.site_id = b.site_id and c.version <= b.version - ${KEPT_CHANGES})
    select version, pg_notify(${catalogChannel}, site_id || ':' || version) from bumped`,
  );
  const rows = await tx.query<{ version: number }>(statement);
  const [bumped] = rows;
  if (!bumped) throw new Error(`There is no site ${siteId}.`);
  return bumped.version;
}

/**
 * Part of every statement that writes listings, over the ids of those: remembered by PostgreSQL until the end of the transaction, so that no
 * caller can forget to pass them on.
 */
export const tellListed = sql`set_config('shopwright.listed', concat_ws(',', nullif(current_setting('shopwright.listed', true), ''), string_agg(numeric_id::text, ',')), true)`;
