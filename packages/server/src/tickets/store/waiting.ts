import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

export interface Waiting {
  readonly waitingId: string;
  readonly email: string;
  readonly name: string;
  readonly quantity: number;
  readonly language: string | null;
  readonly createdAt: Date;
  readonly notifiedAt: Date | null;
}

const columns = sql`waiting_id as "waitingId", email, name, quantity, language, created_at as "createdAt", told_at as "notifiedAt"`;

/** A guest who joins again keeps their position. */
export async function insertWaiting(
  tx: Reader,
  siteId: string,
  eventId: string,
  waiting: Omit<Waiting, 'notifiedAt'>,
): Promise<Waiting | undefined> {
  const rows =
    await tx.query<Waiting>(sql`insert into ticket_waiting (site_id, event_id, waiting_id, email, name, quantity, language, created_at)
    values (${siteId}, ${eventId}, ${waiting.waitingId}, ${waiting.email}, ${waiting.name}, ${waiting.quantity}, ${waiting.language}, ${waiting.createdAt})
    on conflict (site_id, event_id, lower(email)) do update set name = excluded.name, quantity = excluded.quantity, language = excluded.language, told_at = null returning ${columns}`);
  return rows[0];
}

export const listWaitingRows = (db: Reader, siteId: string, eventId: string): Promise<Waiting[]> =>
  db.query(
    sql`select ${columns} from ticket_waiting where site_id = ${siteId} and event_id = ${eventId} order by created_at, waiting_id limit 1000`,
  );

export async function markNotified(
  tx: Reader,
  siteId: string,
  eventId: string,
  waitingId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    sql`update ticket_waiting set told_at = ${now} where site_id = ${siteId} and event_id = ${eventId} and waiting_id = ${waitingId}`,
  );
}

/** Events with waiting guests who have not been notified yet. */
export const listAwaited = (db: Reader): Promise<{ siteId: string; eventId: string }[]> =>
  db.query(
    sql`select distinct site_id as "siteId", event_id as "eventId" from ticket_waiting where told_at is null order by 1, 2 limit 1000`,
  );
