import sql from 'sql-template-tag';
import type { Db } from './open.ts';

/** Throws if the database does not answer. */
export async function ping(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(sql`select 1`);
}
