import sql from 'sql-template-tag';
import type { Db } from './open.ts';

/** The longest payload of a notification, in bytes: PostgreSQL refuses 8,000. */
export const MAX_NOTIFICATION_BYTES = 7_999;

/** Notifies every process that listens to the channel, also this one. */
export async function notify(
  db: Pick<Db, 'query'>,
  channel: string,
  payload: string,
): Promise<void> {
  await db.query(sql`select pg_notify(${channel}, ${payload})`);
}
