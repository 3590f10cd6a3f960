import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Keys and client secrets are 256 random bits, so a plain hash protects them; passwords need a slow
 * one.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export function secretMatches(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashSecret(secret), hash);
}
