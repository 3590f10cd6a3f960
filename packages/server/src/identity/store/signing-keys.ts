import type { JWK } from 'jose';
import sql from 'sql-template-tag';
import { first, type Reader } from './reader.ts';

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
