import type { Db } from '@shopwright/server';
import sql from 'sql-template-tag';

/** The address that a site's stored answers begin with; a site without one has no catalog yet. */

type Asking = Pick<Db, 'query'>;

export async function findAddress(db: Asking, siteId: string): Promise<string | undefined> {
  const [row] = await db.query<{ address: string | null }>(
    sql`select settings->>'address' as address from site where site_id = ${siteId}`,
  );
  return row?.address ?? undefined;
}

/** Whoever else would fill or move the same site waits until this transaction is over. */
export async function lockAddress(tx: Asking, siteId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ address: string | null }>(
    sql`select settings->>'address' as address from site where site_id = ${siteId} for update`,
  );
  return row?.address ?? undefined;
}

export async function saveAddress(db: Asking, siteId: string, address: string): Promise<void> {
  await db.query(
    sql`update site set settings = settings || ${JSON.stringify({ address })}::jsonb where site_id = ${siteId}`,
  );
}
