import type { Db } from '@shopwright/server';
import sql from 'sql-template-tag';

/** The address that a site's stored answers begin with; a site without one has no catalog yet. */

type Queryable = Pick<Db, 'query'>;

export async function findAddress(db: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await db.query<{ address: string | null }>(
    sql`select settings->>'address' as address from site where site_id = ${siteId}`,
  );
  return row?.address ?? undefined;
}

/** Locks the site's row: concurrent seeding or moving waits for this transaction. */
export async function lockAddress(tx: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ address: string | null }>(
    sql`select settings->>'address' as address from site where site_id = ${siteId} for update`,
  );
  return row?.address ?? undefined;
}

export async function saveAddress(db: Queryable, siteId: string, address: string): Promise<void> {
  await db.query(
    sql`update site set settings = settings || ${JSON.stringify({ address })}::jsonb where site_id = ${siteId}`,
  );
}
