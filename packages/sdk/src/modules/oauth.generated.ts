// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';

export type GrantType = 'anonymous' | 'refresh_token' | 'authorization_code' | 'authorized_client' | 'client_credentials' | 'strip_bound_session';
export const GrantType: Words<GrantType> = /* @__PURE__ */ words('anonymous refresh_token authorization_code authorized_client client_credentials strip_bound_session');

export interface AccessAnswer {
  access_token: string;
  refresh_token: string;
}

export interface JwksAnswer {
  keys: (Record<string, unknown>)[];
}

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string | null;
  /** Seconds from now. */
  expires_in: number;
  token_type: string;
  scope?: string | null;
}

export type SubjectType = 'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP';
export const SubjectType: Words<SubjectType> = /* @__PURE__ */ words('UNKNOWN USER VISITOR MEMBER APP');

export interface TokenInfoAnswer {
  active: boolean;
  subjectType?: SubjectType;
  subjectId?: string;
  /** Epoch seconds. */
  exp?: number;
  /** Epoch seconds. */
  iat?: number;
  clientId?: string;
  accountId?: string | null;
  siteId?: string | null;
  instanceId?: string | null;
  vendorProductId?: string | null;
}

export interface UserInfoAnswer {
  sub?: string;
  givenName?: string | null;
  familyName?: string | null;
  email?: string | null;
  emailVerified?: boolean | null;
  picture?: string | null;
  language?: string | null;
  name?: string | null;
}

/**
 * Access.
 *
 * `POST /oauth/access`
 */
export const access: Fn<(options?: { grant_type?: GrantType; code?: string; refresh_token?: string; client_id?: string; client_secret?: string }) => Promise<AccessAnswer>> = /* @__PURE__ */ fn('POST', '/oauth/access', '*');
/**
 * Jwks.
 *
 * `GET /oauth2/jwks`
 */
export const jwks: Fn<() => Promise<JwksAnswer>> = /* @__PURE__ */ fn('GET', '/oauth2/jwks');
/**
 * Token.
 *
 * `POST /oauth2/token`
 */
export const token: Fn<(options?: { grantType?: GrantType; grant_type?: GrantType; clientId?: string; client_id?: string; clientSecret?: string; client_secret?: string; refreshToken?: string; refresh_token?: string; code?: string; codeVerifier?: string; code_verifier?: string; redirectUri?: string; redirect_uri?: string; scope?: string; memberId?: string; member_id?: string; sessionToken?: string; session_token?: string; instanceId?: string; instance_id?: string; accessToken?: string; access_token?: string }) => Promise<TokenAnswer>> = /* @__PURE__ */ fn('POST', '/oauth2/token', '*');
/**
 * Token info.
 *
 * `POST /oauth2/token-info`
 */
export const tokenInfo: Fn<(options?: { token?: string }) => Promise<TokenInfoAnswer>> = /* @__PURE__ */ fn('POST', '/oauth2/token-info', '*');
/**
 * User info.
 *
 * `GET /oauth2/user-info`
 */
export const userInfo: Fn<() => Promise<UserInfoAnswer>> = /* @__PURE__ */ fn('GET', '/oauth2/user-info');
