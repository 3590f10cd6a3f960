import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db, Tx } from '../../db/index.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
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
 * Signing keys live in the database, their private half sealed, one current for each site and purpose.
 * A rotated key signs nothing new but verifies until the longest token it may have signed is over,
 * so a rotation signs no member out.
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
    clock().getTime() + (lifetimes.visitorRefresh + lifetimes.clockTolerance) * 1000,
  );
  return db.tx(async (tx) => {
    await retireKeys(tx, siteId, purpose, expires);
    return makeKey(tx, siteId, purpose);
  });
}

/** Replaces current keys that no secret of the server opens. Tokens that they signed stay valid: verifying needs the public key only. */
export async function replaceLostKeys(db: Db, clock: Clock): Promise<void> {
  for (const { siteId, purpose } of await listLostKeys(db))
    await rotateKey(db, siteId, purpose, clock);
}

export interface SigningKeys {
  /** The current signing key, read again every few seconds so that a rotation reaches every process. */
  readonly current: (siteId: string, purpose: KeyPurpose) => Promise<SigningKey>;
  readonly verifying: (keyId: string) => Promise<SigningKey | undefined>;
  readonly published: () => Promise<JWK[]>;
}

export function createSigningKeys(db: Db, clock: Clock): SigningKeys {
  const current = new Map<string, { until: number; key: SigningKey }>();
  const verifying = new Map<string, SigningKey>();

  return {
    async current(siteId, purpose) {
      const cached = current.get(`${siteId} ${purpose}`);
      const now = clock().getTime();
      if (cached && cached.until > now) return cached.key;
      const row = await findCurrentKey(db, siteId, purpose);
      if (!row)
        throw new Error(`Site ${siteId} has no ${purpose} signing key; run \`shopwright doctor\`.`);
      const key = load(
        row.keyId,
        siteId,
        purpose,
        createPrivateKey({ key: { ...row.privateJwk }, format: 'jwk' }),
      );
      current.set(`${siteId} ${purpose}`, { until: now + lifetimes.recheck * 1000, key });
      return key;
    },
    async verifying(keyId) {
      const known = verifying.get(keyId);
      if (known) return known;
      const row = await findKey(db, keyId, 'token');
      if (!row || (row.expiresAt && row.expiresAt < clock())) return undefined;
      const key = load(
        keyId,
        row.siteId,
        'token',
        createPublicKey({ key: { ...row.publicJwk }, format: 'jwk' }),
      );
      verifying.set(keyId, key);
      return key;
    },
    published: () => listPublicKeys(db, clock()),
  };
}

const load = (keyId: string, siteId: string, purpose: KeyPurpose, key: KeyObject): SigningKey => ({
  keyId,
  siteId,
  algorithm: algorithms[purpose],
  key,
});
