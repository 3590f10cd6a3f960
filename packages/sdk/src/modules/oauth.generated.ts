// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';

/**
 * How the client proves that it may have a token.
 *
 * - `anonymous`: Issues a token for a new visitor. Needs only the client ID.
 * - `refresh_token`: Renews an access token of the same visitor, member or app.
 * - `authorization_code`: Exchanges the code of a completed sign-in for the member's tokens.
 * - `authorized_client`: Issues tokens for a given member to an API key or an app with the permission `MEMBERS.MEMBER_SIGN_IN`.
 * - `client_credentials`: Issues a token for the app itself, by client ID and secret.
 * - `strip_bound_session`: Exchanges a user's access token for a token of the app itself, by client secret.
 */
export type GrantType = 'anonymous' | 'refresh_token' | 'authorization_code' | 'authorized_client' | 'client_credentials' | 'strip_bound_session';
export const GrantType: EnumValues<GrantType> = /* @__PURE__ */ enumValues('anonymous refresh_token authorization_code authorized_client client_credentials strip_bound_session');

export interface AccessAnswer {
  /** Access token, to be sent in the `Authorization` header. */
  access_token: string;
  /** Refresh token for the next access token. */
  refresh_token: string;
}

export interface JwksAnswer {
  /** Public keys in JSON Web Key format (RFC 7517). */
  keys: (Record<string, unknown>)[];
}

export interface TokenAnswer {
  /** Access token, to be sent in the `Authorization` header. */
  access_token: string;
  /** Refresh token for the next access token. Missing or `null` if the grant gives none. */
  refresh_token?: string | null;
  /** Seconds until the access token expires. */
  expires_in: number;
  /** Kind of token, always `Bearer`. */
  token_type: string;
  /** Granted scopes, separated by spaces. */
  scope?: string | null;
}

/**
 * Kind of caller that a token belongs to.
 *
 * - `USER`: The owner or a collaborator.
 * - `VISITOR`: A visitor who is not signed in.
 * - `MEMBER`: A member who is signed in.
 * - `APP`: An app of the store.
 */
export type SubjectType = 'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP';
export const SubjectType: EnumValues<SubjectType> = /* @__PURE__ */ enumValues('UNKNOWN USER VISITOR MEMBER APP');

export interface TokenInfoAnswer {
  /** Whether the token is valid now. If `false`, the other fields are missing. */
  active: boolean;
  /** Kind of caller that a token belongs to. */
  subjectType?: SubjectType;
  /** ID of the visitor, member, collaborator or app that the token belongs to. */
  subjectId?: string;
  /** When the token expires, in seconds since 1970-01-01 UTC. */
  exp?: number;
  /** When the token was issued, in seconds since 1970-01-01 UTC. */
  iat?: number;
  /** Client ID of the OAuth app that requested the token. */
  clientId?: string;
  /** ID of an account with several stores. Never set: a store belongs to no such account. */
  accountId?: string | null;
  /** ID of the site for which the token is valid. */
  siteId?: string | null;
  /** Client ID of the app, or the ID of the site if the token belongs to no app. */
  instanceId?: string | null;
  /** Purchased plan of an app. Never set: apps are not sold. */
  vendorProductId?: string | null;
}

export interface UserInfoAnswer {
  /** ID of the member. */
  sub?: string;
  /** First name of the member. */
  givenName?: string | null;
  /** Last name of the member. */
  familyName?: string | null;
  /** Login email address of the member. */
  email?: string | null;
  /** Whether the member has verified the email address. */
  emailVerified?: boolean | null;
  /** URL of the member's profile picture. */
  picture?: string | null;
  /** Preferred language of the member, such as `en`. */
  language?: string | null;
  /** Full name of the member. */
  name?: string | null;
}

/**
 * Exchanges an authorization code or a refresh token for the tokens of an app, in the older form. Prefer `POST /oauth2/token`.
 *
 * `POST /oauth/access`
 */
export const access: Fn<(options?: { grant_type?: GrantType; code?: string; refresh_token?: string; client_id?: string; client_secret?: string }) => Promise<AccessAnswer>> = /* @__PURE__ */ fn('POST', '/oauth/access', '*');
/**
 * Returns the public keys that verify the signatures of access tokens, as a JSON Web Key Set.
 *
 * `GET /oauth2/jwks`
 */
export const jwks: Fn<() => Promise<JwksAnswer>> = /* @__PURE__ */ fn('GET', '/oauth2/jwks');
/**
 * Issues an access token: for a new visitor, a member, an app, or with a refresh token. Every other call needs one, unless it uses an API key.
 *
 * `POST /oauth2/token`
 */
export const token: Fn<(options?: { grantType?: GrantType; grant_type?: GrantType; clientId?: string; client_id?: string; clientSecret?: string; client_secret?: string; refreshToken?: string; refresh_token?: string; code?: string; codeVerifier?: string; code_verifier?: string; redirectUri?: string; redirect_uri?: string; scope?: string; memberId?: string; member_id?: string; sessionToken?: string; session_token?: string; instanceId?: string; instance_id?: string; accessToken?: string; access_token?: string }) => Promise<TokenAnswer>> = /* @__PURE__ */ fn('POST', '/oauth2/token', '*');
/**
 * Returns whether an access token is valid, who it belongs to and when it expires.
 *
 * `POST /oauth2/token-info`
 */
export const tokenInfo: Fn<(options?: { token?: string }) => Promise<TokenInfoAnswer>> = /* @__PURE__ */ fn('POST', '/oauth2/token-info', '*');
/**
 * Returns the signed-in member as OpenID Connect claims.
 *
 * `GET /oauth2/user-info`
 */
export const userInfo: Fn<() => Promise<UserInfoAnswer>> = /* @__PURE__ */ fn('GET', '/oauth2/user-info');
/**
 * Errors of access, as the code of an ApiError:
 * - `INVALID_GRANT` (400): The code, token or credential of this grant is invalid or expired. Codes and refresh tokens expire, and a code works once. Start the sign-in again.
 * - `INVALID_CLIENT` (401): The client ID or client secret is wrong. Check the client id and secret of the app. A secret that was replaced no longer works.
 * - `UNSUPPORTED_GRANT_TYPE` (400): This endpoint accepts authorization_code and refresh_token. Send one of the two grants of this endpoint.
 */
export type AccessError = 'INVALID_GRANT' | 'INVALID_CLIENT' | 'UNSUPPORTED_GRANT_TYPE';
/**
 * Errors of token, as the code of an ApiError:
 * - `INVALID_GRANT` (400): The code, token or credential of this grant is invalid or expired. Codes and refresh tokens expire, and a code works once. Start the sign-in again.
 * - `INVALID_CLIENT` (401): The client ID or client secret is wrong. Check the client id and secret of the app. A secret that was replaced no longer works.
 */
export type TokenError = 'INVALID_GRANT' | 'INVALID_CLIENT';
