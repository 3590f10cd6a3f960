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
import { sealContext } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { fetchExternal } from '../../kernel/outbound.ts';
import type { Vault } from '../../kernel/vault.ts';
import { createCache } from '../../memory/index.ts';
import type { ConnectionRow } from '../accounts/store/connections.ts';

/** A client for OpenID Connect providers, which uses the guarded outbound client. */

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
  /** Whether the provider publishes valid metadata. */
  readonly isAvailable: (connection: ConnectionRow) => Promise<boolean>;
  readonly authorizationUrl: (
    connection: ConnectionRow,
    request: { redirectUri: string; state: string; nonce: string; codeVerifier: string },
  ) => Promise<string | Unavailable>;
  /** The provider's claims about the returning user; undefined if it does not confirm them. */
  readonly claimsOfCallback: (
    connection: ConnectionRow,
    callback: URL,
    checks: { state: string; nonce: string; codeVerifier: string },
  ) => Promise<ProviderClaims | undefined | Unavailable>;
  /** The claims of a token that the provider issued for this connection. */
  readonly claimsOfToken: (
    connection: ConnectionRow,
    idToken: string,
  ) => Promise<ProviderClaims | undefined | Unavailable>;
}

type Fetched = (
  url: string,
  options: { method?: string; headers?: unknown; body?: unknown },
) => Promise<Response>;

/** The associated data of a connection's sealed secret. */
export const connectionSecretOf = ({
  siteId,
  connectionId,
}: Pick<ConnectionRow, 'siteId' | 'connectionId'>): string =>
  sealContext('connection', siteId, connectionId);

const DISCOVERY_TTL_MS = 3_600_000;
/** While a provider is down, callers are answered at once instead of each waiting for it. */
const FAILURE_TTL_MS = 10_000;
const PROVIDER_TIMEOUT_MS = 5_000;

interface DiscoveredProvider {
  readonly config: Configuration;
  readonly keys: JWTVerifyGetKey | undefined;
}

interface CachedProvider {
  readonly freshUntil: number;
  /** Undefined when the provider failed. */
  readonly provider: DiscoveredProvider | undefined;
}

const MAX_CACHED_PROVIDERS = 1_000;

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
    const answer = await fetchExternal(url, {
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
  const cache = createCache<CachedProvider>({
    maxEntries: MAX_CACHED_PROVIDERS,
    isFresh: ({ freshUntil }) => freshUntil > clock().getTime(),
  });

  const discover = async (connection: ConnectionRow): Promise<DiscoveredProvider> => {
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

  /**
   * An invalid answer is the provider's error, not ours: it is logged and cached briefly, never
   * thrown.
   */
  const fail = (connection: ConnectionRow, error: unknown): undefined => {
    logFailure(connection, error);
    cache.set(connection.connectionId, failed());
  };

  const failed = (): CachedProvider => ({
    freshUntil: clock().getTime() + FAILURE_TTL_MS,
    provider: undefined,
  });

  const logFailure = (connection: ConnectionRow, error: unknown): void =>
    log.warn(
      {
        event: 'sso.provider_unavailable',
        siteId: connection.siteId,
        connectionId: connection.connectionId,
        reason: reasonOf(error),
      },
      'The identity provider of a connection could not be used',
    );

  const providerOf = async (connection: ConnectionRow): Promise<CachedProvider['provider']> => {
    const { provider } = await cache.load(connection.connectionId, async () => {
      try {
        const freshUntil = clock().getTime() + DISCOVERY_TTL_MS;
        return { freshUntil, provider: await discover(connection) };
      } catch (error) {
        logFailure(connection, error);
        return failed();
      }
    });
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
        // Metadata without a valid authorization endpoint.
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

/** The token is invalid. Other errors of the library concern the provider's keys. */
const isBadToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code;

/** A code or short message of the library; never text from the provider. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string'
    ? error.code
    : error.message.slice(0, 200);
}

/** The provider or the verification rejected the sign-in. */
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
