import type { JWK } from 'jose';
import sql from 'sql-template-tag';
import { openJson, sealContext, sealJson, type Db, first, type Reader } from '../../db/index.ts';

export type KeyPurpose = 'token' | 'webhook';

type KeyReader = Pick<Db, 'query' | 'vault'>;

export async function insertKey(
  db: KeyReader,
  key: { siteId: string; keyId: string; purpose: KeyPurpose; privateJwk: JWK; publicJwk: JWK },
): Promise<void> {
  await db.query(sql`insert into signing_key (site_id, key_id, purpose, private_jwk, public_jwk)
    values (${key.siteId}, ${key.keyId}, ${key.purpose}, ${JSON.stringify(sealJson(db.vault, key.privateJwk, sealContext('signingKey', key.siteId, key.keyId)))}, ${JSON.stringify(key.publicJwk)})`);
}

export async function retireKeys(
  db: Reader,
  siteId: string,
  purpose: KeyPurpose,
  expires: Date,
): Promise<void> {
  await db.query(sql`update signing_key set retired_at = now(), expires_at = ${expires}
    where site_id = ${siteId} and purpose = ${purpose} and retired_at is null`);
}

export async function findCurrentKey(
  db: KeyReader,
  siteId: string,
  purpose: KeyPurpose,
): Promise<{ keyId: string; privateJwk: JWK } | undefined> {
  const row = first(
    await db.query<{
      keyId: string;
      privateJwk: unknown;
    }>(sql`select key_id as "keyId", private_jwk as "privateJwk" from signing_key
    where site_id = ${siteId} and purpose = ${purpose} and retired_at is null`),
  );
  if (!row) return undefined;
  const privateJwk = openJson(
    db.vault,
    row.privateJwk,
    sealContext('signingKey', siteId, row.keyId),
  ) as JWK | undefined;
  if (!privateJwk)
    throw new Error(
      `The ${purpose} signing key of site ${siteId} does not open: was SHOPWRIGHT_SECRET or secret.key changed?`,
    );
  return { keyId: row.keyId, privateJwk };
}

export async function findKey(
  db: Reader,
  keyId: string,
  purpose: KeyPurpose,
): Promise<{ siteId: string; publicJwk: JWK; expiresAt: Date | null } | undefined> {
  return first(
    await db.query<{
      siteId: string;
      publicJwk: JWK;
      expiresAt: Date | null;
    }>(sql`select site_id as "siteId", public_jwk as "publicJwk", expires_at as "expiresAt" from signing_key
    where key_id = ${keyId} and purpose = ${purpose}`),
  );
}

export async function listPublicKeys(db: Reader, now: Date): Promise<JWK[]> {
  const rows = await db.query<{
    keyId: string;
    purpose: KeyPurpose;
    publicJwk: JWK;
  }>(sql`select key_id as "keyId", purpose, public_jwk as "publicJwk" from signing_key
    where expires_at is null or expires_at > ${now} order by created_at desc limit 1000`);
  return rows.map((row) => ({
    ...row.publicJwk,
    kid: row.keyId,
    use: 'sig',
    alg: row.purpose === 'token' ? 'EdDSA' : 'RS256',
  }));
}

/** Current keys that were sealed with a lost secret. */
export async function listLostKeys(
  db: KeyReader,
): Promise<{ siteId: string; purpose: KeyPurpose }[]> {
  const rows = await db.query<{
    siteId: string;
    keyId: string;
    purpose: KeyPurpose;
    privateJwk: unknown;
  }>(sql`select site_id as "siteId", key_id as "keyId", purpose, private_jwk as "privateJwk"
    from signing_key where retired_at is null`);
  return rows.filter(
    ({ siteId, keyId, privateJwk }) =>
      openJson(db.vault, privateJwk, sealContext('signingKey', siteId, keyId)) === undefined,
  );
}
