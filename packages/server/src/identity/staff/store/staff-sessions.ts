import sql, { empty } from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';
import { staffColumns, type StaffRow } from './staff.ts';

/** The signed-in devices of staff members. */

export async function insertStaffSession(
  db: Reader,
  session: {
    siteId: string;
    sessionId: string;
    staffId: string;
    device: string | null;
    address: string | null;
    now: Date;
    idleUntil: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query(sql`insert into staff_session (site_id, session_id, staff_id, device, address, created_at, last_seen_at, idle_until, expires_at)
    values (${session.siteId}, ${session.sessionId}, ${session.staffId}, ${session.device}, ${session.address}, ${session.now}, ${session.now}, ${session.idleUntil}, ${session.expiresAt})`);
}

/** The staff member of a live session; `idleUntil` extends the session. */
export async function findStaffOfSession(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
  idleUntil?: Date,
): Promise<(StaffRow & { readonly lastSeenAt: Date }) | undefined> {
  const renewed =
    idleUntil === undefined
      ? empty
      : sql`with renewed as (update staff_session set idle_until = least(${idleUntil}, expires_at) where site_id = ${siteId} and session_id = ${sessionId} and idle_until > ${now} and expires_at > ${now})`;
  return first(
    await db.query<
      StaffRow & { lastSeenAt: Date }
    >(sql`${renewed} select ${staffColumns}, t.last_seen_at as "lastSeenAt" from staff_session t join staff s on s.site_id = t.site_id and s.staff_id = t.staff_id
    where t.site_id = ${siteId} and t.session_id = ${sessionId} and t.idle_until > ${now} and t.expires_at > ${now}`),
  );
}

/** One of many processes writes it: the others find it written. */
export async function recordSessionUse(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
  unlessAfter: Date,
): Promise<void> {
  await db.query(
    sql`update staff_session set last_seen_at = ${now} where site_id = ${siteId} and session_id = ${sessionId} and last_seen_at < ${unlessAfter}`,
  );
}

export async function endStaffSession(
  db: Reader,
  siteId: string,
  sessionId: string,
): Promise<void> {
  await db.query(
    sql`delete from staff_session where site_id = ${siteId} and session_id = ${sessionId}`,
  );
}

/** False if this account has no such session. */
export async function endOwnStaffSession(
  db: Reader,
  siteId: string,
  staffId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await db.query(
    sql`delete from staff_session where site_id = ${siteId} and staff_id = ${staffId} and session_id = ${sessionId} returning 1`,
  );
  return ended.length > 0;
}

export interface ListedStaffSession {
  readonly sessionId: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export async function listStaffSessions(
  db: Reader,
  siteId: string,
  staffId: string,
  now: Date,
): Promise<ListedStaffSession[]> {
  return db.query<ListedStaffSession>(sql`select session_id as "sessionId", device, address, created_at as "createdAt", last_seen_at as "lastSeenAt" from staff_session
    where site_id = ${siteId} and staff_id = ${staffId} and idle_until > ${now} and expires_at > ${now} order by last_seen_at desc, session_id limit 100`);
}

/** Ends the sessions of this account; all but one if that is named. */
export async function deleteStaffSessions(
  db: Reader,
  siteId: string,
  staffId: string,
  except: string | null,
): Promise<void> {
  await db.query(
    sql`delete from staff_session where site_id = ${siteId} and staff_id = ${staffId} and session_id is distinct from ${except}`,
  );
}

export async function deleteOldStaffSessions(db: Reader, now: Date): Promise<void> {
  await db.query(sql`delete from staff_session where idle_until < ${now} or expires_at < ${now}`);
}
