import { expect } from 'vitest';
import type { Exchange } from './redirect.ts';

/** What the provider's own programs read from an access token without verifying it. */
interface TokenData {
  readonly instance: { readonly instanceId: string; readonly metaSiteId: string };
}

/** The token is a prefix and a JWT; its `data` claim is JSON inside a string. */
export function tokenData(accessToken: string): TokenData {
  const [, , , payload] = accessToken.split('.');
  if (payload === undefined)
    throw new Error(
      `Not a token of the form OauthNG.JWS.<header>.<payload>.<signature>: ${accessToken}`,
    );
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (
    typeof claims !== 'object' ||
    claims === null ||
    !('data' in claims) ||
    typeof claims.data !== 'string'
  ) {
    throw new Error(`The token has no "data" claim that is a string: ${JSON.stringify(claims)}`);
  }
  // The shape is what the tests are about to assert.
  return JSON.parse(claims.data) as TokenData;
}

/** The access token that a token exchange was answered with. */
export function issuedToken(exchange: Exchange | undefined): string {
  const body = exchange?.answer?.body;
  expect(body).toEqual(expect.objectContaining({ access_token: expect.any(String) }));
  // Just seen to be so.
  return (body as { access_token: string }).access_token;
}
