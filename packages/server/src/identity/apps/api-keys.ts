import type { Db, Tx } from '../../db/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { hashSecret, secretMatches } from '../credentials/secrets.ts';
import { findApiKey, insertApiKey, recordKeyUse, type ListedApiKey } from './store/api-keys.ts';

/** An API key: `SWK.<id>.<secret>`, returned once and stored as a hash. */
const prefix = 'SWK.';

const LAST_USED_PRECISION_MS = 60_000;

export const looksLikeApiKey = (text: string): boolean => text.startsWith(prefix);

export interface NewApiKey {
  readonly siteId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** The key does not expire if it is missing. */
  readonly expiresAt?: Date | null | undefined;
}

/** The key itself, which is returned only here. */
export async function issueApiKey(
  db: Db | Tx,
  { expiresAt = null, ...key }: NewApiKey,
): Promise<{ readonly key: string; readonly row: ListedApiKey }> {
  const keyId = newId();
  const secret = newSecret();
  const row = await insertApiKey(db, { ...key, expiresAt, keyId, secretHash: hashSecret(secret) });
  if (!row) throw new Error('The API key was not stored.');
  return { key: `${prefix}${keyId}.${secret}`, row };
}

export const createApiKey = async (db: Db | Tx, key: NewApiKey): Promise<string> =>
  (await issueApiKey(db, key)).key;

export async function checkApiKey(
  db: Db,
  text: string,
  now: Date,
): Promise<ListedApiKey | undefined> {
  const match = /^SWK\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text);
  const [, keyId, secret] = match ?? [];
  if (keyId === undefined || secret === undefined) return undefined;
  const key = await findApiKey(db, keyId, now);
  if (!key || !secretMatches(secret, key.secretHash)) return undefined;
  const stale = new Date(now.getTime() - LAST_USED_PRECISION_MS);
  if (key.lastUsedAt === null || key.lastUsedAt < stale) await recordKeyUse(db, key, now, stale);
  return key;
}
