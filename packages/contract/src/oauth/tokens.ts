import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  struct,
  type Static,
} from '../field.ts';

/** Token calls are at the root; the provider's own domains add `/_api`. */
const call = service([]);

export const GrantType = enumeration('GrantType', [
  'anonymous',
  'refresh_token',
  'authorization_code',
  'authorized_client',
  'client_credentials',
  'strip_bound_session',
]);
export type GrantType = Static<typeof GrantType>;

/**
 * Both spellings are in use: camelCase for visitor and member grants, snake_case for app grants.
 */
export const token = call({
  name: 'oauth.token',
  method: 'POST',
  path: '/oauth2/token',
  aliases: ['/_api/oauth2/token', '/v1/oauth/token'],
  who: 'public',
  form: true,
  request: message('TokenRequest', {
    grantType: GrantType,
    grant_type: GrantType,
    clientId: string({ maxLength: 100 }),
    client_id: string({ maxLength: 100 }),
    clientSecret: string({ maxLength: 200, secret: true }),
    client_secret: string({ maxLength: 200, secret: true }),
    refreshToken: string({ maxLength: 4096, secret: true }),
    refresh_token: string({ maxLength: 4096, secret: true }),
    code: string({ maxLength: 512, secret: true }),
    codeVerifier: string({ minLength: 43, maxLength: 128, secret: true }),
    code_verifier: string({ minLength: 43, maxLength: 128, secret: true }),
    redirectUri: string({ maxLength: 2048 }),
    redirect_uri: string({ maxLength: 2048 }),
    scope: string({ maxLength: 1000 }),
    memberId: string({ maxLength: 100 }),
    member_id: string({ maxLength: 100 }),
    sessionToken: string({ maxLength: 4096, secret: true }),
    session_token: string({ maxLength: 4096, secret: true }),
    instanceId: string({ maxLength: 100 }),
    instance_id: string({ maxLength: 100 }),
    accessToken: string({ maxLength: 8192, secret: true }),
    access_token: string({ maxLength: 8192, secret: true }),
  }),
  answer: message('TokenAnswer', {
    access_token: required(string({ secret: true })),
    refresh_token: string({ nullable: true, secret: true }),
    expires_in: required(integer()),
    token_type: required(string()),
    scope: string({ nullable: true }),
  }),
  errors: ['INVALID_GRANT', 'INVALID_CLIENT'],
});

/** The older token endpoint of the app strategy: a code or refresh token with a client secret. */
export const access = call({
  name: 'oauth.access',
  method: 'POST',
  path: '/oauth/access',
  who: 'public',
  form: true,
  request: message('AccessRequest', {
    grant_type: GrantType,
    code: string({ maxLength: 512, secret: true }),
    refresh_token: string({ maxLength: 4096, secret: true }),
    client_id: required(string({ maxLength: 100 })),
    client_secret: required(string({ maxLength: 200, secret: true })),
  }),
  answer: message('AccessAnswer', {
    access_token: required(string({ secret: true })),
    refresh_token: required(string({ secret: true })),
  }),
  errors: ['INVALID_GRANT', 'INVALID_CLIENT', 'UNSUPPORTED_GRANT_TYPE'],
});

export const SubjectType = enumeration('SubjectType', [
  'UNKNOWN',
  'USER',
  'VISITOR',
  'MEMBER',
  'APP',
]);
export type SubjectType = Static<typeof SubjectType>;

export const tokenInfo = call({
  name: 'oauth.tokenInfo',
  method: 'POST',
  path: '/oauth2/token-info',
  aliases: ['/_api/oauth2/token-info', '/v1/oauth/token-info'],
  who: 'public',
  form: true,
  request: message('TokenInfoRequest', {
    token: required(string({ maxLength: 8192, secret: true })),
  }),
  answer: message('TokenInfoAnswer', {
    active: required(boolean()),
    subjectType: SubjectType,
    subjectId: string(),
    exp: integer(),
    iat: integer(),
    clientId: string(),
    accountId: string({ nullable: true }),
    siteId: string({ nullable: true }),
    instanceId: string({ nullable: true }),
    vendorProductId: string({ nullable: true, maxLength: 100 }),
  }),
});

export const jwks = call({
  name: 'oauth.jwks',
  method: 'GET',
  path: '/oauth2/jwks',
  aliases: ['/_api/oauth2/jwks', '/v1/oauth/jwks'],
  who: 'public',
  request: message('JwksRequest', {}),
  answer: message('JwksAnswer', { keys: required(list(struct())) }),
});

export const userInfo = call({
  name: 'oauth.userInfo',
  method: 'GET',
  path: '/oauth2/user-info',
  aliases: ['/_api/oauth2/user-info', '/v1/oauth/user-info'],
  who: 'member',
  request: message('UserInfoRequest', {}),
  answer: message('UserInfoAnswer', {
    sub: string({ format: 'GUID' }),
    givenName: string({ nullable: true, maxLength: 20 }),
    familyName: string({ nullable: true, maxLength: 20 }),
    email: string({ nullable: true, format: 'EMAIL' }),
    emailVerified: boolean({ nullable: true }),
    picture: string({ nullable: true, format: 'WEB_URL' }),
    language: string({ nullable: true, format: 'LANGUAGE' }),
    name: string({ nullable: true }),
  }),
});
