import { createHash, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../kernel/ids.ts';

/**
 * The one-time token of a session is derived from its short URL, not the other way round. Neither
 * is stored.
 */

const digest = (kind: string, text: string): Buffer =>
  createHash('sha256').update(`${kind}\n${text}`).digest();

export const tokenOfShort = (short: string): string =>
  digest('redirect-token', short).toString('base64url');
export const hashToken = (token: string): Buffer => digest('redirect-session', token);
export const hashShort = (short: string): Buffer => digest('redirect-short', short);

export function newTokens(): {
  short: string;
  token: string;
  shortHash: Buffer;
  tokenHash: Buffer;
} {
  // 192 bits: short enough for a message, too long to guess.
  const short = newSecret(24);
  const token = tokenOfShort(short);
  return { short, token, shortHash: hashShort(short), tokenHash: hashToken(token) };
}

export function tokenMatches(token: string, hash: Buffer): boolean {
  const given = hashToken(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
