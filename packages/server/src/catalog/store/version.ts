import sql from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';

/** Heard by every process: `<site>:<version>`. */
export const catalogChannel = 'catalog_changed';

/** The last statement of a catalog write: the site's row is locked only until the commit that follows. */
export async function bumpVersion(tx: Pick<Tx, 'query'>, siteId: string): Promise<number> {
  const { text, values } = sql`
    with bumped as (update site set catalog_version = catalog_version + 1 where site_id = ${siteId} returning catalog_version as version)
    select version, pg_notify(${catalogChannel}, ${siteId} || ':' || version) from bumped`;
  const rows = await tx.query<{ version: number }>({ name: 'catalog-bump-version', text, values });
  const [bumped] = rows;
  if (!bumped) throw new Error(`There is no site ${siteId}.`);
  return bumped.version;
}
