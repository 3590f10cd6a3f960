import type { Connection } from './connection.ts';
import { ApiError } from './errors.ts';
import { isTransient } from './send.ts';
import { fetchTokens, tokensOf } from './token-requests.ts';
import {
  accessToken,
  areEqual,
  isFresh,
  TokenRole,
  type RefreshToken,
  type Tokens,
  type TokenStorage,
} from './tokens.ts';

export interface SessionOptions {
  readonly clientId: string;
  readonly storage: TokenStorage;
  readonly connection: () => Connection;
  /** Sent with every token request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The caller's tokens, and how they are loaded, refreshed and replaced. */
export function createSession({ clientId, storage, connection, headers }: SessionOptions) {
  // Concurrent calls share one token request.
  let underWay: Promise<void> | undefined;

  const newVisitor = async (): Promise<Tokens> =>
    tokensOf(
      await fetchTokens(connection(), { clientId, grantType: 'anonymous' }, headers),
      TokenRole.VISITOR,
    );

  async function renewToken(refreshToken: RefreshToken): Promise<Tokens> {
    const answer = await fetchTokens(
      connection(),
      { clientId, refreshToken: refreshToken.value, grantType: 'refresh_token' },
      headers,
    );
    // The refresh token is not rotated: the one that was sent stays.
    return { accessToken: accessToken(answer.access_token, answer.expires_in), refreshToken };
  }

  async function generateVisitorTokens(from: Partial<Tokens> = {}): Promise<Tokens> {
    const { refreshToken } = from;
    if (!refreshToken?.value) return newVisitor();
    if (isFresh(from.accessToken)) return { accessToken: from.accessToken, refreshToken };
    try {
      return await renewToken(refreshToken);
    } catch (error) {
      if (isDefinitive(error)) return newVisitor();
      throw error;
    }
  }

  async function refresh(): Promise<void> {
    const before = storage.getTokens();
    // Another tab has renewed the tokens while this one waited for the lock.
    if (isFresh(before.accessToken)) return;
    const fresh = await generateVisitorTokens({ refreshToken: before.refreshToken });
    // A concurrent sign-in or sign-out has set newer tokens.
    if (areEqual(storage.getTokens(), before)) storage.setTokens(fresh);
  }

  /** The access token, fresh. */
  async function accessTokenNow(): Promise<string> {
    const { accessToken: access } = storage.getTokens();
    if (isFresh(access)) return access.value;
    underWay ??= (storage.lock?.(refresh) ?? refresh()).finally(() => {
      underWay = undefined;
    });
    await underWay;
    return storage.getTokens().accessToken.value;
  }

  return { generateVisitorTokens, renewToken, accessTokenNow };
}

/**
 * The platform refused this refresh token for good. A transient failure (no response, 5xx, a rate
 * limit, a timeout) must not count: a new visitor would lose the cart, and a member would be signed
 * out.
 */
const isDefinitive = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !isTransient(error.status);
