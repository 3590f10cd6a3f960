import type { Connection } from './connection.ts';
import { ApiError } from './errors.ts';
import { defaultHost, hostUrl } from './host.ts';
import { verifiedClaims } from './jwt.ts';
import type { AuthStrategy } from './strategy.ts';
import { post, type TokenAnswer } from './token-requests.ts';

export interface AppStrategyOptions {
  readonly appId: string;
  readonly appSecret?: string | undefined;
  /** The platform's public key for webhooks: PEM, or base64 of PEM. */
  readonly publicKey?: string | undefined;
  /** One of these three identifies the installation. */
  readonly refreshToken?: string | undefined;
  readonly instanceId?: string | undefined;
  readonly accessToken?: string | undefined;
  readonly host?: string | undefined;
}

export interface TokenInfo {
  active: boolean;
  subjectType: 'APP' | 'USER' | 'MEMBER' | 'VISITOR' | 'UNKNOWN';
  subjectId: string;
  exp: number;
  iat: number;
  clientId?: string;
  siteId: string;
  instanceId?: string;
}

export interface AppStrategy extends AuthStrategy {
  getInstallUrl(options: { redirectUrl: string; state?: string; token?: string }): string;
  handleOAuthCallback(
    url: string,
    options?: { state: string },
  ): Promise<{ instanceId: string; accessToken: string; refreshToken: string }>;
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
  /** The same app with the permissions of the installation that issued the access token. */
  elevated(): Promise<AppStrategy>;
  getTokenInfo(): Promise<TokenInfo>;
  decodeJWT(
    token: string,
    verifyCallerClaims?: boolean,
  ): Promise<{ decoded: { data: unknown }; valid: boolean }>;
}

/** Authenticates an app that is installed on a site, with its own permissions. */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  const { appId, appSecret, publicKey, instanceId, accessToken } = options;
  let { refreshToken } = options;
  let connected: Connection | undefined;
  let cachedToken: { token: string; until: number } | undefined;
  // Concurrent calls share one token request.
  let underWay: Promise<string> | undefined;
  const connection = (): Connection =>
    connected ?? {
      host: () => (options.host === undefined ? defaultHost() : hostUrl(options.host)),
    };

  async function requestToken<Answer>(path: string, body: object, what: string): Promise<Answer> {
    try {
      return await post<Answer>(connection(), path, body);
    } catch (error) {
      if (error instanceof ApiError)
        error.message = `${what} Unexpected status code from Wix OAuth API: ${error.status}, request id: ${error.requestId ?? null}`;
      throw error;
    }
  }

  function secretFor(what: string): string {
    if (!appSecret)
      throw new Error(
        `App secret is required for ${what}. Make sure to pass it to the AppStrategy`,
      );
    return appSecret;
  }

  const cacheToken = ({ access_token: token, expires_in: seconds }: TokenAnswer): string => {
    cachedToken = { token, until: Date.now() + Number(seconds) * 1000 };
    return token;
  };

  async function newToken(): Promise<string> {
    const what = 'retrieving app-level access tokens';
    if (refreshToken !== undefined) {
      const body = {
        refresh_token: refreshToken,
        client_id: appId,
        client_secret: secretFor(what),
        grant_type: 'refresh_token',
      };
      const answer = await requestToken<{ access_token: string; refresh_token: string }>(
        '/oauth/access',
        body,
        'Failed to exchange refresh token for access token.',
      );
      refreshToken = answer.refresh_token;
      return answer.access_token;
    }
    if (instanceId !== undefined) {
      return cacheToken(
        await requestToken(
          '/oauth2/token',
          {
            instance_id: instanceId,
            client_id: appId,
            client_secret: secretFor(what),
            grant_type: 'client_credentials',
          },
          'Failed to exchange instance ID for access token.',
        ),
      );
    }
    if (accessToken)
      return cacheToken(
        await requestToken(
          '/oauth2/token',
          {
            grant_type: 'strip_bound_session',
            client_secret: appSecret,
            access_token: accessToken,
          },
          'Failed to get unbound token.',
        ),
      );
    throw new Error(
      'Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy',
    );
  }

  const infoOf = (token: string): Promise<TokenInfo> =>
    requestToken('/oauth2/token-info', { token }, 'Failed to get token info.');

  return {
    connect(next) {
      connected = next;
    },
    getInstallUrl({ redirectUrl, state, token }) {
      const query = new URLSearchParams({
        redirectUrl,
        appId,
        ...(state ? { state } : {}),
        ...(token ? { token } : {}),
      });
      return `${connection().host()}/installer/install?${query}`;
    },
    async handleOAuthCallback(url, expected) {
      const secret = secretFor('handling OAuth callback');
      const { searchParams } = new URL(url);
      const state = searchParams.get('state');
      if (state && expected?.state && state !== expected.state)
        throw new Error(
          `Invalid OAuth callback URL. Expected state to be "${expected.state}" but got "${state}"`,
        );
      const [code, instance] = [searchParams.get('code'), searchParams.get('instanceId')];
      if (!code || !instance)
        throw new Error(
          'Invalid OAuth callback URL. Make sure you pass the url including the code and instanceId query params.',
        );
      const body = {
        code,
        client_id: appId,
        client_secret: secret,
        grant_type: 'authorization_code',
      };
      const answer = await requestToken<{ access_token: string; refresh_token: string }>(
        '/oauth/access',
        body,
        'Failed to exchange authorization code for refresh token.',
      );
      refreshToken = answer.refresh_token;
      return {
        instanceId: instance,
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token,
      };
    },
    async getAuthHeaders() {
      if (cachedToken !== undefined && cachedToken.until > Date.now())
        return { headers: { Authorization: cachedToken.token } };
      underWay ??= newToken().finally(() => {
        underWay = undefined;
      });
      return { headers: { Authorization: await underWay } };
    },
    async elevated() {
      if (!accessToken)
        throw new Error(
          'Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy',
        );
      const info = await infoOf(accessToken);
      if (info.clientId !== appId)
        throw new Error(
          `Invalid access token. The token is not issued for the app with ID "${appId}"`,
        );
      if (!info.instanceId)
        throw new Error('Unexpected token info. The token does not contain instance ID');
      const elevated = AppStrategy({
        appId,
        appSecret,
        publicKey,
        instanceId: info.instanceId,
        host: options.host,
      });
      if (connected !== undefined) elevated.connect?.(connected);
      return elevated;
    },
    async getTokenInfo() {
      const token = refreshToken ?? accessToken;
      if (!token)
        throw new Error(
          'Missing token to get info for. Either pass the token as an argument or provide it when initializing the AppStrategy',
        );
      return infoOf(token);
    },
    async decodeJWT(token, verifyCallerClaims = false) {
      if (!publicKey)
        throw new Error('Missing public key. Make sure to pass it to the AppStrategy');
      const { data, iss, aud } = await verifiedClaims(token, publicKey);
      if (verifyCallerClaims && (iss !== 'wix.com' || ![aud].flat().includes(appId)))
        throw new Error('JWT is not valid: it is not from the platform for this app');
      return { decoded: { data }, valid: true };
    },
    getActiveToken: () => accessToken ?? refreshToken,
  };
}
