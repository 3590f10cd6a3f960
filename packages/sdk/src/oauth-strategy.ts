import { createCallApi, type CallApi, type Transport } from './call-api.ts';
import type { AuthStrategy } from './client.ts';
import { ApiError } from './errors.ts';
import { defaultHost } from './host.ts';
import { oauthToken } from './routes.generated.ts';
import { accessToken, isFresh, noTokens, TokenRole, type RefreshToken, type Tokens } from './tokens.ts';

export interface OAuthStrategyOptions {
  readonly clientId: string;
  readonly tokens?: Tokens;
}

export interface OAuthStrategy extends AuthStrategy {
  /** The given tokens while they hold, renewed when they do not, else those of a new visitor. Keeps nothing. */
  generateVisitorTokens(tokens?: Partial<Tokens>): Promise<Tokens>;
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  getTokens(): Tokens;
  setTokens(tokens: Tokens): void;
  loggedIn(): boolean;
}

export function OAuthStrategy({ clientId, tokens: given }: OAuthStrategyOptions): OAuthStrategy {
  let callApi: CallApi | undefined;
  let tokens = given ?? noTokens;
  // Calls that need a token at the same moment wait for one request.
  let underWay: Promise<void> | undefined;

  const api = (): CallApi => (callApi ??= createCallApi({ host: defaultHost(), fetch: globalThis.fetch }));

  async function newVisitor(): Promise<Tokens> {
    const answer = await api()(oauthToken, { clientId, grantType: 'anonymous' });
    return {
      accessToken: accessToken(answer.access_token, answer.expires_in, nowSeconds()),
      refreshToken: { value: answer.refresh_token ?? '', role: TokenRole.VISITOR },
    };
  }

  async function renewToken(refreshToken: RefreshToken): Promise<Tokens> {
    const answer = await api()(oauthToken, { clientId, refreshToken: refreshToken.value, grantType: 'refresh_token' });
    // The refresh token is not rotated: the one that was sent stays.
    return { accessToken: accessToken(answer.access_token, answer.expires_in, nowSeconds()), refreshToken };
  }

  async function generateVisitorTokens(from: Partial<Tokens> = {}): Promise<Tokens> {
    const { refreshToken } = from;
    if (refreshToken === undefined || refreshToken.value === '') return newVisitor();
    if (isFresh(from.accessToken, nowSeconds())) return { accessToken: from.accessToken, refreshToken };
    try {
      return await renewToken(refreshToken);
    } catch (error) {
      if (isDefinitive(error)) return newVisitor();
      throw error;
    }
  }

  async function refresh(): Promise<void> {
    const before = tokens;
    const fresh = await generateVisitorTokens({ refreshToken: before.refreshToken });
    // Somebody who signed in or out meanwhile has set newer tokens than these.
    if (tokens === before) tokens = fresh;
  }

  return {
    connect(transport: Transport) {
      callApi = createCallApi(transport);
    },
    async getAuthHeaders() {
      if (!isFresh(tokens.accessToken, nowSeconds())) {
        underWay ??= refresh().finally(() => { underWay = undefined; });
        await underWay;
      }
      return { headers: { authorization: tokens.accessToken.value } };
    },
    generateVisitorTokens,
    renewToken,
    getTokens: () => tokens,
    setTokens(next) { tokens = next; },
    loggedIn: () => tokens.refreshToken.role === TokenRole.MEMBER,
  };
}

const nowSeconds = (): number => Date.now() / 1000;

/**
 * The platform refused this refresh token for good. Trouble that passes (no answer, 5xx, a limit, a time-out)
 * must not end here: a new visitor has lost the old one's cart and a member is signed out.
 */
const isDefinitive = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.has(error.status);

const passing: ReadonlySet<number> = new Set([408, 425, 429]);
