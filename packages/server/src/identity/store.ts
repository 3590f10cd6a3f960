import type { JWK } from 'jose';
import sql from 'sql-template-tag';
import type { Db, Tx } from '../db/index.ts';

/** Rows behind tokens: apps, keys, sessions, signing keys, staff. */

type Reader = Pick<Db, 'query'> | Pick<Tx, 'query'>;

const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];

export type KeyPurpose = 'token' | 'webhook';

export async function insertKey(db: Reader, key: { siteId: string; keyId: string; purpose: KeyPurpose; privateJwk: JWK; publicJwk: JWK }): Promise<void> {
  await db.query(sql`insert into signing_key (site_id, key_id, purpose, private_jwk, public_jwk)
    values (${key.siteId}, ${key.keyId}, ${key.purpose}, ${JSON.stringify(key.privateJwk)}, ${JSON.stringify(key.publicJwk)})`);
}

export async function retireKeys(db: Reader, siteId: string, purpose: KeyPurpose, expires: Date): Promise<void> {
  await db.query(sql`update signing_key set retired_at = now(), expires_at = ${expires}
    where site_id = ${siteId} and purpose = ${purpose} and retired_at is null`);
}

export async function findCurrentKey(db: Reader, siteId: string, purpose: KeyPurpose): Promise<{ keyId: string; privateJwk: JWK } | undefined> {
  return first(await db.query<{ keyId: string; privateJwk: JWK }>(sql`select key_id as "keyId", private_jwk as "privateJwk" from signing_key
    where site_id = ${siteId} and purpose = ${purpose} and retired_at is null`));
}

export async function findKey(db: Reader, keyId: string, purpose: KeyPurpose): Promise<{ siteId: string; publicJwk: JWK; expiresAt: Date | null } | undefined> {
  return first(await db.query<{ siteId: string; publicJwk: JWK; expiresAt: Date | null }>(sql`select site_id as "siteId", public_jwk as "publicJwk", expires_at as "expiresAt" from signing_key
    where key_id = ${keyId} and purpose = ${purpose}`));
}

export async function listPublicKeys(db: Reader, now: Date): Promise<JWK[]> {
  const rows = await db.query<{ keyId: string; purpose: KeyPurpose; publicJwk: JWK }>(sql`select key_id as "keyId", purpose, public_jwk as "publicJwk" from signing_key
    where expires_at is null or expires_at > ${now} order by created_at desc limit 1000`);
  return rows.map((row) => ({ ...row.publicJwk, kid: row.keyId, use: 'sig', alg: row.purpose === 'token' ? 'EdDSA' : 'RS256' }));
}

export interface OAuthApp {
  readonly siteId: string;
  readonly clientId: string;
  readonly name: string;
  readonly kind: 'storefront' | 'app';
  readonly secretHash: Buffer | null;
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions: readonly string[];
}

const appColumns = sql`site_id as "siteId", client_id as "clientId", name, kind, secret_hash as "secretHash", redirects, origins, permissions`;

export async function findApp(db: Reader, clientId: string): Promise<OAuthApp | undefined> {
  return first(await db.query<OAuthApp>(sql`select ${appColumns} from oauth_app where client_id = ${clientId} and revoked_at is null`));
}

export async function listApps(db: Reader, siteId: string): Promise<OAuthApp[]> {
  return db.query<OAuthApp>(sql`select ${appColumns} from oauth_app where site_id = ${siteId} and revoked_at is null order by created_at, client_id`);
}

export async function insertApp(db: Reader, app: OAuthApp): Promise<void> {
  await db.query(sql`insert into oauth_app (site_id, client_id, name, kind, secret_hash, redirects, origins, permissions)
    values (${app.siteId}, ${app.clientId}, ${app.name}, ${app.kind}, ${app.secretHash}, ${app.redirects}, ${app.origins}, ${app.permissions})`);
}

export interface ApiKey {
  readonly siteId: string;
  readonly keyId: string;
  readonly secretHash: Buffer;
  readonly permissions: readonly string[];
}

export async function findApiKey(db: Reader, keyId: string): Promise<ApiKey | undefined> {
  return first(await db.query<ApiKey>(sql`select site_id as "siteId", key_id as "keyId", secret_hash as "secretHash", permissions from api_key
    where key_id = ${keyId} and revoked_at is null`));
}

export async function insertApiKey(db: Reader, key: ApiKey & { name: string }): Promise<void> {
  await db.query(sql`insert into api_key (site_id, key_id, name, secret_hash, permissions)
    values (${key.siteId}, ${key.keyId}, ${key.name}, ${key.secretHash}, ${key.permissions})`);
}

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

export async function findApprovedMember(db: Reader, siteId: string, memberId: string): Promise<{ memberId: string } | undefined> {
  return first(await db.query<{ memberId: string }>(sql`select member_id as "memberId" from member
    where site_id = ${siteId} and member_id = ${memberId} and status = 'APPROVED'`));
}

export async function insertStaff(db: Reader, staff: { siteId: string; staffId: string; email: string; passwordHash: string; role: 'owner' | 'collaborator' }): Promise<void> {
  await db.query(sql`insert into staff (site_id, staff_id, email, password_hash, role)
    values (${staff.siteId}, ${staff.staffId}, ${staff.email}, ${staff.passwordHash}, ${staff.role})`);
}

export async function deleteOldSessions(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from session where expires_at < ${before} or idle_until < ${before} or revoked_at < ${before}`);
}
