import sql from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';

/** Every process listens to this channel. The payload is `<siteId>:<version>`. */
export const catalogChannel = 'catalog_changed';

/** How many versions of a site have a record of the products they changed. */
export const MAX_RECORDED_VERSIONS = 4096;

/**
 * The last statement of a catalog write, so that the site's row is locked only until the commit.
 * Records which listings the transaction changed, and notifies all processes. Old records are
 * deleted with every 256th version.
 */
export async function bumpVersion(tx: Pick<Tx, 'query'>, siteId: string): Promise<number> {
  const statement = prepared(
    'catalog-bump-version',
    sql`
    with bumped as (update site set catalog_version = catalog_version + 1 where site_id = ${siteId} returning site_id, catalog_version as version),
    recorded as (insert into catalog_change (site_id, version, numeric_ids) select site_id, version, string_to_array(coalesce(current_setting('shopwright.listed', true), ''), ',')::bigint[] from bumped),
    expired as (delete from catalog_change c using bumped b where b.version % 256 = 0 and c.site_id = b.site_id and c.version <= b.version - ${MAX_RECORDED_VERSIONS})
    select version, pg_notify(${catalogChannel}, site_id || ':' || version) from bumped`,
  );
  const rows = await tx.query<{ version: number }>(statement);
  const [bumped] = rows;
  if (!bumped) throw new Error(`There is no site ${siteId}.`);
  return bumped.version;
}

/**
 * Selected by every statement that writes listings, over their ids. PostgreSQL holds the list until
 * the end of the transaction, so that no caller can forget to pass it on.
 */
export const recordListings = sql`set_config('shopwright.listed', concat_ws(',', nullif(current_setting('shopwright.listed', true), ''), string_agg(numeric_id::text, ',')), true)`;
