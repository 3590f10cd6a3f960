import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { createCache } from '../memory/index.ts';
import { findMediaSecret, insertMediaSecret } from './store.ts';

/** Signed URLs: they cannot be forged, changed, or used after they expire. */
export interface MediaSigning {
  readonly sign: (
    siteId: string,
    what: string,
    expires: Date,
  ) => Promise<{ exp: string; sig: string }>;
  readonly check: (siteId: string, what: string, exp: string, sig: string) => Promise<boolean>;
}

const MAX_CACHED_SECRETS = 10_000;

export function createMediaSigning(db: Db, clock: Clock): MediaSigning {
  const secrets = createCache<Buffer>({ maxEntries: MAX_CACHED_SECRETS });
  const find = (siteId: string): Promise<Buffer | undefined> =>
    secrets.load(siteId, () => findMediaSecret(db, siteId));
  const findOrMake = async (siteId: string): Promise<Buffer> => {
    const found = await find(siteId);
    if (found) return found;
    await insertMediaSecret(db, siteId, randomBytes(32));
    const made = await find(siteId);
    if (!made) throw new Error(`Site ${siteId} has no media secret.`);
    return made;
  };
  const mac = (secret: Buffer, siteId: string, what: string, exp: string) =>
    createHmac('sha256', secret).update(`${siteId}\n${what}\n${exp}`).digest();
  return {
    async sign(siteId, what, expires) {
      const exp = String(Math.floor(expires.getTime() / 1000));
      return { exp, sig: mac(await findOrMake(siteId), siteId, what, exp).toString('base64url') };
    },
    async check(siteId, what, exp, sig) {
      if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < clock().getTime()) return false;
      // Verification never creates a secret: a forged site id must not write a row.
      const secret = await find(siteId);
      if (!secret) return false;
      // Compared as text, because the last character may have unused bits, and each signature must
      // have one spelling.
      const given = Buffer.from(sig);
      const expected = Buffer.from(mac(secret, siteId, what, exp).toString('base64url'));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
