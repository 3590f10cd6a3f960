import sql from 'sql-template-tag';
import { first, type Reader } from './reader.ts';

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
