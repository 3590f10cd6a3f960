import type { Db, Tx } from '../db/index.ts';
import { newId, newSecret } from '../kernel/ids.ts';
import { hashSecret, secretMatches } from './secrets.ts';
import { findApiKey, insertApiKey, type ApiKey } from './store/api-keys.ts';

/** An owner's key: `SWK.<id>.<secret>`, shown once, kept as a hash. */
const prefix = 'SWK.';

export const looksLikeApiKey = (text: string): boolean => text.startsWith(prefix);

export async function createApiKey(db: Db | Tx, key: { siteId: string; name: string; permissions: readonly string[] }): Promise<string> {
  const keyId = newId();
  const secret = newSecret();
  await insertApiKey(db, { ...key, keyId, secretHash: hashSecret(secret) });
  return `${prefix}${keyId}.${secret}`;
}

export async function checkApiKey(db: Db, text: string): Promise<ApiKey | undefined> {
  const match = /^SWK\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text);
  const [, keyId, secret] = match ?? [];
  if (keyId === undefined || secret === undefined) return undefined;
  const key = await findApiKey(db, keyId);
  return key && secretMatches(secret, key.secretHash) ? key : undefined;
}
