import {
  createRemoteJWKSet,
  customFetch as joseFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  type Configuration,
} from 'openid-client';
import { sealedAbout } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { fetchOutside } from '../../kernel/outbound.ts';
import type { Vault } from '../../kernel/vault.ts';
import type { ConnectionRow } from '../accounts/store/connections.ts';

/** An OpenID Connect provider, spoken to only through the guarded way out. */

export interface ProviderClaims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly picture: string | undefined;
}

/** The provider is unavailable or its answers are invalid. That says nothing about the member. */
export const unavailable = Symbol('the provider is unavailable');
type Unavailable = typeof unavailable;

export interface Providers {
  /** Whether the provider describes itself in a way we understand. */
  readonly isAvailable: (connection: ConnectionRow) => Promise<boolean>;
  readonly authorizationUrl: (
    connection: ConnectionRow,
    ask: { redirectUri: string; state: string; nonce: string; codeVerifier: string },
  ) => Promise<string | Unavailable>;
  /** The provider's claims about the returning user; undefined if it does not confirm them. */
  readonly claimsOfCallback: (
    connection: ConnectionRow,
    callback: URL,
    checks: { state: string; nonce: string; codeVerifier: string },
  ) => Promise<ProviderClaims | undefined | Unavailable>;
  /** What a token of the provider's own says, if it was made for this connection. */
  readonly claimsOfToken: (
    connection: ConnectionRow,
    idToken: string,
  ) => Promise<ProviderClaims | undefined | Unavailable>;
}

type Fetched = (
  url: string,
  options: { method?: string; headers?: unknown; body?: unknown },
) => Promise<Response>;

/** What a connection's secret is sealed about. */
export const connectionSecretOf = ({
  siteId,
  connectionId,
}: Pick<ConnectionRow, 'siteId' | 'connectionId'>): string =>
  sealedAbout('connection', siteId, connectionId);

const DISCOVERY_TTL_MS = 3_600_000;
/** While a provider is down, callers are answered at once instead of each waiting for it. */
const FAILURE_TTL_MS = 10_000;
const PROVIDER_TIMEOUT_MS = 5_000;

interface Known {
  readonly until: number;
  /** Undefined: the provider failed. */
  readonly provider: Promise<
    { readonly config: Configuration; readonly keys: JWTVerifyGetKey | undefined } | undefined
  >;
}

export function createProviders({
  clock,
  vault,
  log,
  allowPrivate,
}: {
  clock: Clock;
  vault: Vault;
  log: Log;
  allowPrivate: boolean;
}): Providers {
  const fetched: Fetched = async (url, { method, headers, body }) => {
    const answer = await fetchOutside(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      maxBytes: 262_144,
      timeoutMs: PROVIDER_TIMEOUT_MS,
      allowPrivate,
      ...(typeof body === 'string'
        ? { body }
        : body instanceof URLSearchParams
          ? { body: body.toString() }
          : {}),
    });
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    });
  };
  const known = new Map<string, Known>();

  const discover = async (connection: ConnectionRow): Promise<Awaited<Known['provider']>> => {
    const secret = vault.open(connection.clientSecret, connectionSecretOf(connection));
    if (secret === undefined)
      throw new Error(
        'The client secret of the connection does not open: was SHOPWRIGHT_SECRET or secret.key changed? Restore it, or create the connection again.',
      );
    const config = await discovery(
      new URL(connection.issuer),
      connection.clientId,
      secret,
      undefined,
      {
        [customFetch]: fetched,
        ...(allowPrivate ? { execute: [allowInsecureRequests] } : {}),
      },
    );
    const { jwks_uri: jwksUri } = config.serverMetadata();
    return {
      config,
      keys:
        jwksUri === undefined
          ? undefined
          : createRemoteJWKSet(new URL(jwksUri), { [joseFetch]: fetched }),
    };
  };

  /** An odd provider is its own trouble, not a fault of ours: logged, remembered for a moment, never thrown. */
  const fail = (connection: ConnectionRow, error: unknown): undefined => {
    log.warn(
      {
        event: 'sso.provider_unavailable',
        siteId: connection.siteId,
        connectionId: connection.connectionId,
        reason: reasonOf(error),
      },
      'The identity provider of a connection could not be used',
    );
    known.set(connection.connectionId, {
      until: clock().getTime() + FAILURE_TTL_MS,
      provider: Promise.resolve(undefined),
    });
  };

  const providerOf = (connection: ConnectionRow): Known['provider'] => {
    const now = clock().getTime();
    const cached = known.get(connection.connectionId);
    if (cached && cached.until > now) return cached.provider;
    const provider = discover(connection).catch((error: unknown) => fail(connection, error));
    known.set(connection.connectionId, { until: now + DISCOVERY_TTL_MS, provider });
    return provider;
  };

  return {
    isAvailable: async (connection) => (await providerOf(connection)) !== undefined,
    async authorizationUrl(connection, { redirectUri, state, nonce, codeVerifier }) {
      const provider = await providerOf(connection);
      if (!provider) return unavailable;
      try {
        return buildAuthorizationUrl(provider.config, {
          redirect_uri: redirectUri,
          scope: connection.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }).href;
      } catch (error) {
        // A description without an authorization endpoint, or with one that is no address.
        return fail(connection, error) ?? unavailable;
      }
    },
    async claimsOfCallback(connection, callback, { state, nonce, codeVerifier }) {
      const provider = await providerOf(connection);
      if (!provider) return unavailable;
      try {
        const tokens = await authorizationCodeGrant(provider.config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims && toClaims(claims);
      } catch (error) {
        return isRefused(error) ? undefined : (fail(connection, error) ?? unavailable);
      }
    },
    async claimsOfToken(connection, idToken) {
      const provider = await providerOf(connection);
      if (!provider) return unavailable;
      if (!provider.keys) return undefined;
      try {
        const { payload } = await jwtVerify(idToken, provider.keys, {
          issuer: provider.config.serverMetadata().issuer,
          audience: connection.clientId,
          currentDate: clock(),
          requiredClaims: ['exp', 'iat', 'sub'],
          maxTokenAge: 600,
        });
        return toClaims(payload);
      } catch (error) {
        return isBadToken(error) ? undefined : (fail(connection, error) ?? unavailable);
      }
    },
  };
}

/** The token is at fault. Other errors of the library are about fetching the provider's keys. */
const isBadToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code;

/** A code or a short sentence of the library; never what the provider sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string'
    ? error.code
    : error.message.slice(0, 200);
}

/** The provider, or the check of what it said, said no. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:OAUTH_|ERR_J)/.test('code' in error && typeof error.code === 'string' ? error.code : '');

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined;

function toClaims(
  claims: JWTPayload | Readonly<Record<string, unknown>>,
): ProviderClaims | undefined {
  const subject = text(claims['sub']);
  if (subject === undefined) return undefined;
  return {
    subject,
    email: text(claims['email']),
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    givenName: text(claims['given_name']),
    familyName: text(claims['family_name']),
    picture: text(claims['picture']),
  };
}
