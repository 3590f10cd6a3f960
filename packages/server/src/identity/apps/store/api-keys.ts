import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface ApiKey {
  readonly siteId: string;
  readonly keyId: string;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly permissions: readonly string[];
  /** Null when the key does not expire. */
  readonly expiresAt: Date | null;
}

export interface ListedApiKey extends ApiKey {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const keyColumns = sql`site_id as "siteId", key_id as "keyId", name, secret_hash as "secretHash", permissions, expires_at as "expiresAt", created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Revoked and expired keys are not found. */
export async function findApiKey(
  db: Reader,
  keyId: string,
  now: Date,
): Promise<ListedApiKey | undefined> {
  return first(
    await db.query<ListedApiKey>(
      sql`select ${keyColumns} from api_key where key_id = ${keyId} and revoked_at is null and (expires_at is null or expires_at > ${now})`,
    ),
  );
}

/** Includes expired keys, so that they can be deleted. */
export async function listApiKeys(db: Reader, siteId: string): Promise<ListedApiKey[]> {
  return db.query<ListedApiKey>(
    sql`select ${keyColumns} from api_key where site_id = ${siteId} and revoked_at is null order by created_at, key_id`,
  );
}

export async function insertApiKey(db: Reader, key: ApiKey): Promise<ListedApiKey | undefined> {
  return first(
    await db.query<ListedApiKey>(sql`insert into api_key (site_id, key_id, name, secret_hash, permissions, expires_at)
    values (${key.siteId}, ${key.keyId}, ${key.name}, ${key.secretHash}, ${key.permissions}, ${key.expiresAt}) returning ${keyColumns}`),
  );
}

/** Locked, for a change that depends on the current values. */
export async function lockApiKey(
  tx: Reader,
  siteId: string,
  keyId: string,
): Promise<ListedApiKey | undefined> {
  return first(
    await tx.query<ListedApiKey>(
      sql`select ${keyColumns} from api_key where site_id = ${siteId} and key_id = ${keyId} and revoked_at is null for update`,
    ),
  );
}

export async function saveApiKey(
  tx: Reader,
  { siteId, keyId, name, permissions, expiresAt }: Omit<ApiKey, 'secretHash'>,
): Promise<void> {
  await tx.query(
    sql`update api_key set name = ${name}, permissions = ${permissions}, expires_at = ${expiresAt} where site_id = ${siteId} and key_id = ${keyId}`,
  );
}

/** Every process rejects the key after its next revalidation. */
export async function revokeApiKey(
  db: Reader,
  siteId: string,
  keyId: string,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`update api_key set revoked_at = ${now} where site_id = ${siteId} and key_id = ${keyId} and revoked_at is null returning 1`,
      )
    ).length > 0
  );
}

/** Only one of several processes writes it. */
export async function recordKeyUse(
  db: Reader,
  { siteId, keyId }: Pick<ApiKey, 'siteId' | 'keyId'>,
  now: Date,
  unlessAfter: Date,
): Promise<void> {
  await db.query(
    sql`update api_key set last_used_at = ${now} where site_id = ${siteId} and key_id = ${keyId} and (last_used_at is null or last_used_at < ${unlessAfter})`,
  );
}
