import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface Session {
  readonly siteId: string;
  readonly sessionId: string;
  readonly memberId: string;
  readonly clientId: string | null;
  readonly visitorId: string | null;
  readonly idleUntil: Date;
  readonly expiresAt: Date;
}

export interface SeenSession {
  readonly sessionId: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A session is live while it has not ended and its member may sign in. */
export async function findLiveSession(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
): Promise<LiveSession | undefined> {
  return first(
    await db.query<LiveSession>(sql`select s.site_id as "siteId", session_id as "sessionId", s.member_id as "memberId", client_id as "clientId",
      visitor_id as "visitorId", idle_until as "idleUntil", expires_at as "expiresAt", s.created_at as "createdAt"
    from session s join member m on m.site_id = s.site_id and m.member_id = s.member_id
    where s.site_id = ${siteId} and session_id = ${sessionId} and revoked_at is null and idle_until > ${now} and expires_at > ${now} and m.status = 'APPROVED'`),
  );
}

/** The time of the sign-in, by the database's clock. */
export interface LiveSession extends Session {
  readonly createdAt: Date;
}

export async function insertSession(
  db: Reader,
  session: Session & { readonly device: string | null },
): Promise<void> {
  await db.query(sql`insert into session (site_id, session_id, member_id, client_id, visitor_id, idle_until, expires_at, device)
    values (${session.siteId}, ${session.sessionId}, ${session.memberId}, ${session.clientId}, ${session.visitorId}, ${session.idleUntil}, ${session.expiresAt}, ${session.device})`);
}

export async function touchSession(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
  idleUntil: Date,
): Promise<void> {
  await db.query(
    sql`update session set last_used_at = ${now}, idle_until = ${idleUntil} where site_id = ${siteId} and session_id = ${sessionId}`,
  );
}

export async function deleteOldSessions(db: Reader, before: Date): Promise<void> {
  await db.query(
    sql`delete from session where expires_at < ${before} or idle_until < ${before} or revoked_at < ${before}`,
  );
}

/** Every process rejects the session after its next revalidation. */
export async function endSessionsOf(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update session set revoked_at = ${now} where site_id = ${siteId} and member_id = ${memberId} and revoked_at is null`,
  );
}

export async function endSession(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update session set revoked_at = ${now} where site_id = ${siteId} and session_id = ${sessionId} and revoked_at is null`,
  );
}

/** The member's live sessions, most recently used first. */
export async function listSessionsOf(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<SeenSession[]> {
  return db.query<SeenSession>(sql`select session_id as "sessionId", device, created_at as "createdAt", last_used_at as "lastUsedAt" from session
    where site_id = ${siteId} and member_id = ${memberId} and revoked_at is null and idle_until > ${now} and expires_at > ${now}
    order by last_used_at desc, session_id limit 100`);
}

/**
 * Ends one of the member's own sessions. False when the session is not theirs or has already ended.
 */
export async function endOwnSession(
  db: Reader,
  siteId: string,
  memberId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await db.query(sql`update session set revoked_at = ${now}
    where site_id = ${siteId} and member_id = ${memberId} and session_id = ${sessionId} and revoked_at is null returning session_id`);
  return ended.length > 0;
}

/** Ends all of the member's sessions except the current one. */
export async function endSessionsExcept(
  db: Reader,
  siteId: string,
  memberId: string,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  await db.query(sql`update session set revoked_at = ${now}
    where site_id = ${siteId} and member_id = ${memberId} and session_id is distinct from ${sessionId} and revoked_at is null`);
}
