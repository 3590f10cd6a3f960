import { browser } from './browser.ts';
import type { Connection } from './connection.ts';
import { defaultHost, hostUrl } from './host.ts';
import {
  failedLogin,
  failedRegistration,
  LoginState,
  stateOf,
  unknownState,
  type SignInAnswer,
  type StateMachine,
} from './login-state.ts';
import { pkceChallenge } from './pkce.ts';
import { createSession } from './session.ts';
import type { AuthStrategy } from './strategy.ts';
import { fetchTokens, memberTokensOf, post } from './token-requests.ts';
import {
  createLocalTokenStorage,
  EMPTY_TOKENS,
  TokenRole,
  type RefreshToken,
  type Tokens,
  type TokenStorage,
} from './tokens.ts';

export interface OAuthStrategyOptions {
  readonly clientId: string;
  readonly tokens?: Tokens | undefined;
  /** Instead of `tokens`: the storage that holds them. */
  readonly tokenStorage?: TokenStorage | undefined;
  readonly tokenRequestOptions?:
    | { readonly headers?: Readonly<Record<string, string>> }
    | undefined;
  readonly publicKey?: string | undefined;
  /** The URL of the platform, for a strategy that is used without a client. */
  readonly host?: string | undefined;
  /** Public keys of the store's captcha, for the fields of the same names. */
  readonly captcha?:
    | { readonly invisibleSiteKey?: string; readonly visibleSiteKey?: string }
    | undefined;
}

export interface OauthPKCE {
  codeVerifier: string;
  codeChallenge: string;
  state: string;
}
export interface OauthData extends OauthPKCE {
  originalUri: string;
  redirectUri: string;
}

/** A well-known provider, or the id of one of the store's connections. */
export type IdentityProvider = 'google' | 'facebook' | { connectionId: string };

export interface AuthUrlOptions {
  readonly prompt?: 'login' | 'none' | undefined;
  readonly responseMode?: 'fragment' | 'web_message' | 'query' | undefined;
  readonly sessionToken?: string | undefined;
  readonly idp?: IdentityProvider | undefined;
}

export interface LoginParams {
  readonly email: string;
  readonly password: string;
  readonly captchaTokens?:
    | { readonly invisibleRecaptchaToken?: string; readonly recaptchaToken?: string }
    | undefined;
}

export interface RegisterParams extends LoginParams {
  readonly profile?: Readonly<Record<string, unknown>> | undefined;
}

export interface OAuthStrategy extends AuthStrategy {
  /**
   * Returns the given tokens while valid, renews expired ones, or creates a visitor. Stores
   * nothing.
   */
  generateVisitorTokens(tokens?: Partial<Tokens>): Promise<Tokens>;
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  getAuthHeaders(host?: unknown): Promise<{ headers: Record<string, string> }>;
  getTokens(): Tokens;
  setTokens(tokens: Tokens): void;
  loggedIn(): boolean;
  getActiveToken(): string;
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData;
  getAuthUrl(
    oauthData?: OauthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }>;
  parseFromUrl(
    url?: string,
    responseMode?: 'query' | 'fragment',
  ): { code: string; state: string; error?: string; errorDescription?: string };
  getMemberTokens(
    code: string | undefined,
    state: string | undefined,
    oauthData: OauthPKCE & { redirectUri?: string },
  ): Promise<Tokens>;
  logout(originalUrl: string): Promise<{ logoutUrl: string }>;
  register(params: RegisterParams): Promise<StateMachine>;
  login(params: LoginParams): Promise<StateMachine>;
  processVerification(
    inputs: { verificationCode?: string; code?: string },
    state?: StateMachine,
  ): Promise<StateMachine>;
  getMemberTokensForDirectLogin(sessionToken: string): Promise<Tokens>;
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>;
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: object,
  ): Promise<Tokens>;
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>;
  readonly captchaInvisibleSiteKey: string;
  readonly captchaVisibleSiteKey: string;
  readonly sessions: {
    isSessionSynced(): boolean;
    syncToWixPages(options?: { force?: boolean }): Promise<void>;
  };
  readonly shouldUseCDN: true;
}

/** The provider's name for it. */
export type IOAuthStrategy = OAuthStrategy;

interface RedirectAnswer {
  readonly redirectSession: {
    readonly fullUrl: string;
    readonly sessionToken?: string;
    readonly urlDetails?: { readonly endpoint?: string };
  };
}

const connections = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};
const failedExchange = 'Failed to get member tokens';
const authentication = '/_api/iam/authentication/v2/';

/** Loaded on demand: most visits have no login. */
const frames = () => import('./silent-login.ts');

const syncedKey = 'wixRedirectSessionLastPreWarm';
const week = 7 * 24 * 60 * 60 * 1000;

/** Whether this visitor recently visited the hosted pages. */
const isSessionSynced = (): boolean =>
  Date.now() - Number(browser().localStorage?.getItem(syncedKey) ?? 0) < week;

/** Visitors and members of a store, through one of its OAuth apps. */
export function OAuthStrategy(options: OAuthStrategyOptions): OAuthStrategy {
  const { clientId, captcha = {} } = options;
  const storage = options.tokenStorage ?? createLocalTokenStorage(options.tokens ?? EMPTY_TOKENS);
  const headers = options.tokenRequestOptions?.headers ?? {};
  let connected: Connection | undefined;
  const connection = (): Connection =>
    connected ?? {
      host: () => (options.host === undefined ? defaultHost() : hostUrl(options.host)),
    };
  const session = createSession({ clientId, storage, connection, headers });
  // The last state that waits for a code, for callers that do not pass it back.
  let waiting: StateMachine = { loginState: LoginState.INITIAL };

  /** Makes one step of a sign-in as the visitor. */
  async function step<Answer>(path: string, body: object): Promise<Answer> {
    return post<Answer>(connection(), path, body, {
      headers: { authorization: await session.accessTokenNow() },
    });
  }

  const redirectSession = async (body: object) =>
    (await step<RedirectAnswer>('/_api/redirects-api/v1/redirect-session', body)).redirectSession;

  function taken(answer: SignInAnswer): StateMachine {
    const state = stateOf(answer);
    if (state.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED) waiting = state;
    return state;
  }

  async function authorization(
    data: OauthPKCE & { redirectUri?: string },
    { responseMode, prompt, sessionToken, idp }: AuthUrlOptions,
  ) {
    const {
      fullUrl,
      urlDetails,
      sessionToken: forPage,
    } = await redirectSession({
      auth: {
        authRequest: {
          ...(data.redirectUri ? { redirectUri: data.redirectUri } : {}),
          clientId,
          codeChallenge: data.codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state: data.state,
          ...(sessionToken ? { sessionToken } : {}),
          ...(idp === undefined
            ? {}
            : { idp: typeof idp === 'string' ? connections[idp] : idp.connectionId }),
        },
        prompt,
      },
    });
    return {
      authUrl: fullUrl,
      authorizationEndpoint: urlDetails?.endpoint ?? '',
      ...(forPage === undefined ? {} : { sessionToken: forPage }),
    };
  }

  async function getMemberTokens(
    code: string | undefined,
    state: string | undefined,
    data: OauthPKCE & { redirectUri?: string },
  ): Promise<Tokens> {
    if (!code || !state) throw new Error('Missing code or _state');
    if (state !== data.state) throw new Error('Invalid _state');
    const body = {
      clientId,
      grantType: 'authorization_code',
      ...(data.redirectUri ? { redirectUri: data.redirectUri } : {}),
      code,
      codeVerifier: data.codeVerifier,
    };
    return memberTokensOf(await fetchTokens(connection(), body, headers, failedExchange));
  }

  const generatePkce = (): OauthPKCE => {
    const { code_challenge: codeChallenge, code_verifier: codeVerifier } = pkceChallenge();
    return { codeChallenge, codeVerifier, state: pkceChallenge().code_challenge };
  };
  const generateOAuthData = (redirectUri: string, originalUri = ''): OauthData => ({
    redirectUri,
    originalUri,
    ...generatePkce(),
  });
  const captchaTokens = (tokens: LoginParams['captchaTokens']) =>
    tokens === undefined
      ? {}
      : {
          captchaTokens: [
            {
              Recaptcha: tokens.recaptchaToken,
              InvisibleRecaptcha: tokens.invisibleRecaptchaToken,
            },
          ],
        };

  return {
    connect(next) {
      connected = next;
    },
    async getAuthHeaders() {
      return { headers: { Authorization: await session.accessTokenNow() } };
    },
    generateVisitorTokens: session.generateVisitorTokens,
    renewToken: session.renewToken,
    getTokens: () => storage.getTokens(),
    setTokens(tokens) {
      storage.setTokens(tokens);
    },
    loggedIn: () => storage.getTokens().refreshToken.role === TokenRole.MEMBER,
    getActiveToken: () => storage.getTokens().accessToken.value,
    generateOAuthData,
    getAuthUrl: (
      data = generateOAuthData('unused://'),
      { responseMode = 'fragment', prompt = 'login', sessionToken, idp } = {},
    ) => authorization(data, { responseMode, prompt, sessionToken, idp }),
    parseFromUrl(url = browser().location?.href ?? '', responseMode = 'fragment') {
      const { searchParams, hash } = new URL(url);
      const given = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1));
      const error = given.get('error');
      // As in the provider's types; getMemberTokens reports missing values.
      return {
        code: given.get('code') as string,
        state: given.get('state') as string,
        ...(error ? { error, errorDescription: given.get('error_description') as string } : {}),
      };
    },
    getMemberTokens,
    async logout(originalUrl) {
      const { fullUrl } = await redirectSession({
        logout: { clientId },
        callbacks: { postFlowUrl: originalUrl },
      });
      storage.setTokens(EMPTY_TOKENS);
      return { logoutUrl: fullUrl };
    },
    register: ({ email, password, profile, captchaTokens: tokens }) =>
      step<SignInAnswer>(`${authentication}register`, {
        loginId: { email },
        password,
        profile,
        ...captchaTokens(tokens),
      }).then(taken, failedRegistration),
    login: ({ email, password, captchaTokens: tokens }) =>
      step<SignInAnswer>(`${authentication}login`, {
        loginId: { email },
        password,
        ...captchaTokens(tokens),
      }).then(taken, failedLogin),
    async processVerification(inputs, state = waiting) {
      if (state.loginState !== LoginState.EMAIL_VERIFICATION_REQUIRED) return unknownState;
      return taken(
        await step('/_api/iam/verification/v1/auth/verify', {
          code: inputs.verificationCode ?? inputs.code,
          stateToken: state.data.stateToken,
        }),
      );
    },
    async getMemberTokensForDirectLogin(sessionToken) {
      const data = generatePkce();
      const { authUrl } = await authorization(data, {
        responseMode: 'web_message',
        prompt: 'none',
        sessionToken,
      });
      const { answerOfFrame } = await frames();
      const { code, state } = await answerOfFrame(authUrl, data.state);
      return getMemberTokens(code, state, data);
    },
    async getMemberTokensForExternalLogin(memberId, apiKey) {
      const authorizationHeader = {
        authorization: `${storage.getTokens().accessToken.value},${apiKey}`,
        ...headers,
      };
      return memberTokensOf(
        await fetchTokens(
          connection(),
          { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
          authorizationHeader,
          failedExchange,
        ),
      );
    },
    async getMemberTokensForExternalLoginWithSession(email, apiKey, signOnOptions = {}) {
      const pair = { authorization: `${await session.accessTokenNow()},${apiKey}` };
      const { sessionToken, identity } = await post<{
        sessionToken: string;
        identity: { id: string };
      }>(
        connection(),
        `${authentication}sign-on`,
        { loginId: { email }, ...signOnOptions },
        { headers: pair },
      );
      return memberTokensOf(
        await fetchTokens(
          connection(),
          { grant_type: 'authorized_client', member_id: identity.id, session_token: sessionToken },
          { ...pair, ...headers },
          failedExchange,
        ),
      );
    },
    async sendPasswordResetEmail(email, redirectUri) {
      await step('/_api/iam/recovery/v1/send-email', {
        email,
        redirect: { url: redirectUri, clientId },
      });
    },
    captchaInvisibleSiteKey: captcha.invisibleSiteKey ?? '',
    captchaVisibleSiteKey: captcha.visibleSiteKey ?? '',
    sessions: {
      isSessionSynced,
      async syncToWixPages({ force = false } = {}) {
        if (force || !isSessionSynced())
          await (
            await frames()
          ).syncToPages((await redirectSession({ login: {} })).fullUrl, syncedKey);
      },
    },
    shouldUseCDN: true,
  };
}
