import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db, Tx } from '../../db/index.ts';
import { createCache } from '../../memory/index.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import {
  findKey,
  findCurrentKey,
  insertKey,
  listLostKeys,
  listPublicKeys,
  retireKeys,
  type KeyPurpose,
} from './store.ts';

/**
 * Signing keys are stored in the database, the private key sealed, with one current key for each
 * site and purpose. A rotated key signs no new tokens but verifies until the last token that it
 * signed has expired, so that a rotation signs no member out.
 */

const algorithms: Record<KeyPurpose, 'EdDSA' | 'RS256'> = { token: 'EdDSA', webhook: 'RS256' };

export interface SigningKey {
  readonly keyId: string;
  readonly siteId: string;
  readonly algorithm: string;
  readonly key: KeyObject;
}

export async function makeKey(db: Db | Tx, siteId: string, purpose: KeyPurpose): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(algorithms[purpose], {
    extractable: true,
  });
  const keyId = newId();
  await insertKey(db, {
    siteId,
    keyId,
    purpose,
    privateJwk: await exportJWK(privateKey),
    publicJwk: await exportJWK(publicKey),
  });
  return keyId;
}

export async function rotateKey(
  db: Db,
  siteId: string,
  purpose: KeyPurpose,
  clock: Clock,
): Promise<string> {
  const expires = new Date(
    clock().getTime() + (LIFETIME_SECONDS.visitorRefresh + LIFETIME_SECONDS.clockTolerance) * 1000,
  );
  return db.tx(async (tx) => {
    await retireKeys(tx, siteId, purpose, expires);
    return makeKey(tx, siteId, purpose);
  });
}

/**
 * Replaces current keys that no server secret opens. Tokens that they signed stay valid:
 * verification needs only the public key.
 */
export async function replaceLostKeys(db: Db, clock: Clock): Promise<void> {
  for (const { siteId, purpose } of await listLostKeys(db))
    await rotateKey(db, siteId, purpose, clock);
}

export interface SigningKeys {
  /**
   * The current signing key, read again every few seconds so that a rotation reaches every process.
   */
  readonly current: (siteId: string, purpose: KeyPurpose) => Promise<SigningKey>;
  readonly verifying: (keyId: string) => Promise<SigningKey | undefined>;
  readonly published: () => Promise<JWK[]>;
}

const MAX_CACHED_KEYS = 10_000;

export function createSigningKeys(db: Db, clock: Clock): SigningKeys {
  const currentKeys = createCache<{ readonly key: SigningKey; readonly freshUntil: number }>({
    maxEntries: MAX_CACHED_KEYS,
    isFresh: ({ freshUntil }) => freshUntil > clock().getTime(),
  });
  const verifyingKeys = createCache<SigningKey>({ maxEntries: MAX_CACHED_KEYS });

  const loadCurrentKey = async (siteId: string, purpose: KeyPurpose) => {
    const now = clock().getTime();
    const row = await findCurrentKey(db, siteId, purpose);
    if (!row)
      throw new Error(`Site ${siteId} has no ${purpose} signing key; run \`shopwright doctor\`.`);
    const privateKey = createPrivateKey({ key: { ...row.privateJwk }, format: 'jwk' });
    return {
      key: signingKey(row.keyId, siteId, purpose, privateKey),
      freshUntil: now + LIFETIME_SECONDS.revocationCheck * 1000,
    };
  };

  const loadVerifyingKey = async (keyId: string) => {
    const row = await findKey(db, keyId, 'token');
    if (!row || (row.expiresAt && row.expiresAt < clock())) return undefined;
    const publicKey = createPublicKey({ key: { ...row.publicJwk }, format: 'jwk' });
    return signingKey(keyId, row.siteId, 'token', publicKey);
  };

  return {
    current: async (siteId, purpose) =>
      (await currentKeys.load(`${siteId} ${purpose}`, () => loadCurrentKey(siteId, purpose))).key,
    verifying: (keyId) => verifyingKeys.load(keyId, () => loadVerifyingKey(keyId)),
    published: () => listPublicKeys(db, clock()),
  };
}

const signingKey = (
  keyId: string,
  siteId: string,
  purpose: KeyPurpose,
  key: KeyObject,
): SigningKey => ({
  keyId,
  siteId,
  algorithm: algorithms[purpose],
  key,
});
