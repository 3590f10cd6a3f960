import sql from 'sql-template-tag';
import type { Db } from './open.ts';

/** Does the database answer? Throws when it does not. */
export async function ping(db: Pick<Db, 'query'>): Promise<void> {
  await db.query(sql`select 1`);
}
