import { createRemoteJWKSet, customFetch as joseFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { allowInsecureRequests, authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge, customFetch, discovery, type Configuration } from 'openid-client';
import { sealedAbout } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { fetchOutside } from '../kernel/outbound.ts';
import type { Vault } from '../kernel/vault.ts';
import type { ConnectionRow } from './store/connections.ts';

/** An OpenID Connect provider, spoken to only through the guarded way out. */

export interface ProviderClaims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly picture: string | undefined;
}

export interface Providers {
  readonly authorizationUrl: (connection: ConnectionRow, ask: { redirectUri: string; state: string; nonce: string; codeVerifier: string }) => Promise<string>;
  /** What the provider says of whoever came back; undefined when it does not stand by it. */
  readonly claimsOfCallback: (connection: ConnectionRow, callback: URL, checks: { state: string; nonce: string; codeVerifier: string }) => Promise<ProviderClaims | undefined>;
  /** What a token of the provider's own says, if it was made for this connection. */
  readonly claimsOfToken: (connection: ConnectionRow, idToken: string) => Promise<ProviderClaims | undefined>;
}

type Fetched = (url: string, options: { method?: string; headers?: unknown; body?: unknown }) => Promise<Response>;

/** What a connection's secret is sealed about. */
export const connectionSecretOf = ({ siteId, connectionId }: Pick<ConnectionRow, 'siteId' | 'connectionId'>): string => sealedAbout('connection', siteId, connectionId);

const hour = 3_600_000;

export function createProviders({ clock, vault, allowPrivate }: { clock: Clock; vault: Vault; allowPrivate: boolean }): Providers {
  const fetched: Fetched = async (url, { method, headers, body }) => {
    const answer = await fetchOutside(url, {
      method: method === 'POST' ? 'POST' : 'GET', headers: Object.fromEntries(new Headers(headers as Record<string, string>)), maxBytes: 262_144, allowPrivate,
      ...(typeof body === 'string' ? { body } : body instanceof URLSearchParams ? { body: body.toString() } : {}),
    });
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: { 'content-type': answer.headers['content-type'] ?? '' } });
  };
  const known = new Map<string, { readonly until: number; readonly config: Promise<Configuration> }>();

  const configOf = (connection: ConnectionRow): Promise<Configuration> => {
    const now = clock().getTime();
    const cached = known.get(connection.connectionId);
    if (cached && cached.until > now) return cached.config;
    const secret = vault.open(connection.clientSecret, connectionSecretOf(connection));
    if (secret === undefined) throw new Error(`The client secret of connection ${connection.connectionId} does not open: was SHOPWRIGHT_SECRET or secret.key changed? Bring the old one back, or make the connection anew.`);
    const config = discovery(new URL(connection.issuer), connection.clientId, secret, undefined, {
      [customFetch]: fetched, ...(allowPrivate ? { execute: [allowInsecureRequests] } : {}),
    });
    known.set(connection.connectionId, { until: now + hour, config });
    config.catch(() => known.delete(connection.connectionId));
    return config;
  };

  return {
    async authorizationUrl(connection, { redirectUri, state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await configOf(connection), {
        redirect_uri: redirectUri, scope: connection.scope, state, nonce, code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256',
      });
      return url.href;
    },
    async claimsOfCallback(connection, callback, { state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await configOf(connection), callback, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true })
        .catch((error: unknown) => (isRefused(error) ? undefined : Promise.reject(error instanceof Error ? error : new Error('The provider could not be asked.'))));
      const claims = tokens?.claims();
      return claims && toClaims(claims);
    },
    async claimsOfToken(connection, idToken) {
      const { jwks_uri: jwksUri, issuer } = (await configOf(connection)).serverMetadata();
      if (jwksUri === undefined) return undefined;
      const keys = createRemoteJWKSet(new URL(jwksUri), { [joseFetch]: fetched });
      try {
        const { payload } = await jwtVerify(idToken, keys, { issuer, audience: connection.clientId, currentDate: clock(), requiredClaims: ['exp', 'iat', 'sub'], maxTokenAge: 600 });
        return toClaims(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The provider, or the check of what it said, said no. */
const isRefused = (error: unknown): boolean => error instanceof Error && /^(?:OAUTH_|ERR_J)/.test('code' in error && typeof error.code === 'string' ? error.code : '');

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined);

function toClaims(claims: JWTPayload | Readonly<Record<string, unknown>>): ProviderClaims | undefined {
  const subject = text(claims['sub']);
  if (subject === undefined) return undefined;
  return {
    subject, email: text(claims['email']), emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    givenName: text(claims['given_name']), familyName: text(claims['family_name']), picture: text(claims['picture']),
  };
}
