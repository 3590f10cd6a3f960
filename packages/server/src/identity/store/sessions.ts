import sql from 'sql-template-tag';
import { first, type Reader } from './reader.ts';

export interface Session {
  readonly siteId: string;
  readonly sessionId: string;
  readonly memberId: string;
  readonly clientId: string | null;
  readonly visitorId: string | null;
  readonly idleUntil: Date;
  readonly expiresAt: Date;
}

/** A session counts while it is not ended and its member may sign in. */
export async function findLiveSession(db: Reader, siteId: string, sessionId: string, now: Date): Promise<Session | undefined> {
  return first(await db.query<Session>(sql`select s.site_id as "siteId", session_id as "sessionId", s.member_id as "memberId", client_id as "clientId",
      visitor_id as "visitorId", idle_until as "idleUntil", expires_at as "expiresAt"
    from session s join member m on m.site_id = s.site_id and m.member_id = s.member_id
    where s.site_id = ${siteId} and session_id = ${sessionId} and revoked_at is null and idle_until > ${now} and expires_at > ${now} and m.status = 'APPROVED'`));
}

export async function insertSession(db: Reader, session: Session): Promise<void> {
  await db.query(sql`insert into session (site_id, session_id, member_id, client_id, visitor_id, idle_until, expires_at)
    values (${session.siteId}, ${session.sessionId}, ${session.memberId}, ${session.clientId}, ${session.visitorId}, ${session.idleUntil}, ${session.expiresAt})`);
}

export async function touchSession(db: Reader, siteId: string, sessionId: string, now: Date, idleUntil: Date): Promise<void> {
  await db.query(sql`update session set last_used_at = ${now}, idle_until = ${idleUntil} where site_id = ${siteId} and session_id = ${sessionId}`);
}

export async function deleteOldSessions(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from session where expires_at < ${before} or idle_until < ${before} or revoked_at < ${before}`);
}

/** Dead in every process within the time a session is looked at again. */
export async function endSessionsOf(db: Reader, siteId: string, memberId: string, now: Date): Promise<void> {
  await db.query(sql`update session set revoked_at = ${now} where site_id = ${siteId} and member_id = ${memberId} and revoked_at is null`);
}

export async function endSession(db: Reader, siteId: string, sessionId: string, now: Date): Promise<void> {
  await db.query(sql`update session set revoked_at = ${now} where site_id = ${siteId} and session_id = ${sessionId} and revoked_at is null`);
}
