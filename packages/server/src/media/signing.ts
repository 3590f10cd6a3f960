import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { findMediaSecret } from './store.ts';

/** Addresses that prove themselves: nobody can make one, change one, or use one after its end. */
export interface MediaSigning {
  readonly sign: (siteId: string, what: string, expires: Date) => Promise<{ exp: string; sig: string }>;
  readonly check: (siteId: string, what: string, exp: string, sig: string) => Promise<boolean>;
}

export function createMediaSigning(db: Db, clock: Clock): MediaSigning {
  const secrets = new Map<string, Promise<Buffer>>();
  const secretOf = (siteId: string): Promise<Buffer> => {
    const known = secrets.get(siteId) ?? findMediaSecret(db, siteId, randomBytes(32));
    secrets.set(siteId, known);
    known.catch(() => secrets.delete(siteId));
    return known;
  };
  const mac = async (siteId: string, what: string, exp: string) => createHmac('sha256', await secretOf(siteId)).update(`${siteId}\n${what}\n${exp}`).digest();
  return {
    async sign(siteId, what, expires) {
      const exp = String(Math.floor(expires.getTime() / 1000));
      return { exp, sig: (await mac(siteId, what, exp)).toString('base64url') };
    },
    async check(siteId, what, exp, sig) {
      if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < clock().getTime()) return false;
      // As texts: the last letter may hold bits that no byte is made of, and one address proves itself.
      const given = Buffer.from(sig);
      const expected = Buffer.from((await mac(siteId, what, exp)).toString('base64url'));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
