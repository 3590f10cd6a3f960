import type { HostedSession, RedirectSessionKind } from '@shopwright/contract/redirects/hosted';
import sql from 'sql-template-tag';
import type { Reader } from '../db/index.ts';
import type { AuthRequest } from './rules/auth-request.ts';
import type { SessionOwner } from './rules/session-owner.ts';

/** The validated input of the session's pages. */
export interface SessionData {
  readonly target: Omit<
    HostedSession,
    | 'id'
    | 'kind'
    | 'auth'
    | 'callbacks'
    | 'clientId'
    | 'appName'
    | 'targetOrigins'
    | 'unregisteredOrigin'
    | 'expiresDate'
  >;
  readonly callbacks: NonNullable<HostedSession['callbacks']>;
  readonly auth?: AuthRequest;
  readonly targetOrigins: readonly string[];
  readonly unregisteredOrigin?: string;
  /** Query parameters that the client adds to the page's URL. */
  readonly more?: Readonly<Record<string, string>>;
}

export interface NewRow extends SessionOwner {
  readonly id: string;
  readonly kind: RedirectSessionKind;
  readonly tokenHash: Buffer;
  readonly shortHash: Buffer;
  readonly clientId: string | null;
  readonly provenMemberId: string | null;
  readonly provenVisitorId: string | null;
  readonly data: SessionData;
  readonly expiresAt: Date;
}

export interface SessionRow extends NewRow {
  readonly appName: string | null;
  readonly createdAt: Date;
  readonly redeemedAt: Date | null;
  readonly finishedAt: Date | null;
}

const columns = sql`r.site_id as "siteId", redirect_session_id as id, r.kind, token_hash as "tokenHash", short_hash as "shortHash", r.client_id as "clientId", role, person_id as "ownerId",
  visitor_id as "visitorId", member_session_id as "memberSessionId", proven_member_id as "provenMemberId", proven_visitor_id as "provenVisitorId", data,
  r.created_at as "createdAt", r.expires_at as "expiresAt", redeemed_at as "redeemedAt", finished_at as "finishedAt", a.name as "appName"`;
const rows = sql`from redirect_session r left join oauth_app a on a.site_id = r.site_id and a.client_id = r.client_id`;

export async function insertSession(tx: Reader, row: NewRow): Promise<void> {
  await tx.query(sql`insert into redirect_session (site_id, redirect_session_id, kind, token_hash, short_hash, client_id, role, person_id, visitor_id, member_session_id, proven_member_id, proven_visitor_id, data, expires_at)
    values (${row.siteId}, ${row.id}, ${row.kind}, ${row.tokenHash}, ${row.shortHash}, ${row.clientId}, ${row.role}, ${row.ownerId}, ${row.visitorId}, ${row.memberSessionId},
      ${row.provenMemberId}, ${row.provenVisitorId}, ${JSON.stringify(row.data)}, ${row.expiresAt})`);
}

export async function findSession(db: Reader, id: string): Promise<SessionRow | undefined> {
  return (
    await db.query<SessionRow>(sql`select ${columns} ${rows} where redirect_session_id = ${id}`)
  )[0];
}

/** Locks the session, so that a concurrent request sees the result of the first. */
export async function lockSession(tx: Reader, id: string): Promise<SessionRow | undefined> {
  return (
    await tx.query<SessionRow>(
      sql`select ${columns} ${rows} where redirect_session_id = ${id} for update of r`,
    )
  )[0];
}

export async function findByShort(db: Reader, shortHash: Buffer): Promise<SessionRow | undefined> {
  return (
    await db.query<SessionRow>(sql`select ${columns} ${rows} where short_hash = ${shortHash}`)
  )[0];
}

/** False if it was already used. */
export async function markRedeemed(
  tx: Reader,
  { siteId, id }: Pick<SessionRow, 'siteId' | 'id'>,
  now: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`update redirect_session set redeemed_at = ${now} where site_id = ${siteId} and redirect_session_id = ${id} and redeemed_at is null returning 1`,
      )
    ).length > 0
  );
}

export async function markFinished(
  tx: Reader,
  { siteId, id }: Pick<SessionRow, 'siteId' | 'id'>,
  now: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`update redirect_session set finished_at = ${now} where site_id = ${siteId} and redirect_session_id = ${id} and finished_at is null returning 1`,
      )
    ).length > 0
  );
}

/**
 * Deletes in small batches, so that no other statement waits; returns the number of deleted rows.
 */
export async function deleteOld(db: Reader, before: Date, limit: number): Promise<number> {
  return (
    await db.query(
      sql`delete from redirect_session where ctid in (select ctid from redirect_session where expires_at < ${before} limit ${limit}) returning 1`,
    )
  ).length;
}
