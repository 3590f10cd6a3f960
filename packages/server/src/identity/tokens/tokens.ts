import { sign, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { readClaims, writeClaims, type TokenClaims } from './rules/token-claims.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

/** Tokens are signed, not stored: a visitor needs no row until they have a cart. */

export type TokenKind = 'access' | 'refresh';

/**
 * The official client reads the first part; the second prevents a token of one kind from passing as
 * another.
 */
const prefixes: Record<TokenKind, string> = { access: 'OauthNG.JWS.', refresh: 'JWS.' };
const types: Record<TokenKind, string> = { access: 'at+jwt', refresh: 'rt+jwt' };

export interface VerifiedToken {
  readonly claims: TokenClaims;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

export interface Tokens {
  readonly sign: (kind: TokenKind, claims: TokenClaims, seconds: number) => Promise<string>;
  /**
   * Undefined for anything that is not a valid token of this kind. Throws only when that could not
   * be determined.
   */
  readonly verify: (kind: TokenKind, token: string) => Promise<VerifiedToken | undefined>;
}

export function createTokens(keys: SigningKeys, clock: Clock): Tokens {
  return {
    async sign(kind, claims, seconds) {
      const key = await keys.current(claims.siteId, 'token');
      const now = Math.floor(clock().getTime() / 1000);
      const header = { alg: key.algorithm, kid: key.keyId, typ: types[kind] };
      return (
        prefixes[kind] +
        signJwt(header, { data: writeClaims(claims), iat: now, exp: now + seconds }, key.key)
      );
    },
    async verify(kind, token) {
      if (!token.startsWith(prefixes[kind]) || token.length > 8192) return undefined;
      const jwt = token.slice(prefixes[kind].length);
      const keyId = headerKeyId(jwt);
      const key = keyId === undefined ? undefined : await keys.verifying(keyId);
      if (!key) return undefined;
      return verifyWith(jwt, key, kind, clock());
    },
  };
}

/**
 * Ed25519 on this thread takes half the time of a Web Crypto job, and every new visitor needs two
 * tokens.
 */
function signJwt(header: object, payload: object, key: KeyObject): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

async function verifyWith(
  jwt: string,
  key: SigningKey,
  kind: TokenKind,
  now: Date,
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, key.key, {
      algorithms: [key.algorithm],
      typ: types[kind],
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'data'],
    });
    const claims = readClaims(payload['data']);
    // A site's key is valid for that site only.
    if (!claims || claims.siteId !== key.siteId) return undefined;
    return { claims, issuedAt: payload.iat ?? 0, expiresAt: payload.exp ?? 0 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function headerKeyId(jwt: string): string | undefined {
  try {
    // Any JSON value: the library's type is an assumption about the issuer.
    const kid: unknown = decodeProtectedHeader(jwt).kid;
    return typeof kid === 'string' && guid.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
}
