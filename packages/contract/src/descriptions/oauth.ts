import type { Descriptions } from './table.ts';

export const oauth: Descriptions = {
  'apiKeys.listApiKeys': "Lists the store's API keys, without their secrets.",
  'apiKeys.createApiKey': 'Creates an API key. The key itself is returned only by this call.',
  'apiKeys.changeApiKey':
    'Updates the name, the permissions or the expiration date of an API key. Fields that are ' +
    'left out stay unchanged.',
  'apiKeys.revokeApiKey': 'Revokes an API key. Requests that use it are refused from then on.',
  'apps.getStorefront':
    'Retrieves what a storefront needs before its first call: the client ID, the site ID and ' +
    'the base URL of media files.',
  'apps.listApps': "Lists the store's OAuth apps.",
  'apps.createApp':
    'Creates an OAuth app: a storefront, which acts for its visitors, or an app with a secret ' +
    'and permissions of its own.',
  'apps.changeApp':
    'Updates the name, URLs or permissions of an OAuth app. Fields that are left out stay ' +
    'unchanged.',
  'apps.allowUrl':
    'Adds one URL to the allowed origins and redirect URLs of an OAuth app, or removes it.',
  'apps.deleteApp': 'Deletes an OAuth app. Its tokens are refused from then on.',
  'oauth.token':
    'Issues an access token: for a new visitor, a member, an app, or with a refresh token. ' +
    'Every other call needs one, unless it uses an API key.',
  'oauth.access':
    'Exchanges an authorization code or a refresh token for the tokens of an app, in the older ' +
    'form. Prefer `POST /oauth2/token`.',
  'oauth.tokenInfo':
    'Returns whether an access token is valid, who it belongs to and when it expires.',
  'oauth.jwks':
    'Returns the public keys that verify the signatures of access tokens, as a JSON Web Key Set.',
  'oauth.userInfo': 'Returns the signed-in member as OpenID Connect claims.',
  ApiKey: {
    this: 'An API key without its secret, which only `createApiKey` returns.',
    id: 'ID of the API key. It is not the key itself.',
    name: "What the key is used for, 1 to 100 characters, shown to the store's staff.",
    permissions:
      'IDs of the permissions that the key grants (see `x-permissions`). `*` grants all of them.',
    expirationDate: 'When the key stops working, in UTC. `null` if it does not expire.',
    createdDate: 'When the key was created, in UTC.',
    lastUsedDate:
      'When the key was last used, in UTC, accurate to about a minute. `null` if it was never ' +
      'used.',
  },
  ApiKeysListApiKeysAnswer: {
    apiKeys: 'All API keys that were not revoked, including expired ones.',
  },
  ApiKeysCreateApiKeyRequest: {
    apiKey: 'The API key to create.',
  },
  NewApiKey: {
    name: 'What the key is used for, 1 to 100 characters.',
    permissions: 'IDs of the permissions that the key grants. `*` grants all of them.',
    expirationDate:
      'When the key stops working, in UTC. Without it the key does not expire; a key created by ' +
      'an expiring key expires with it at the latest.',
  },
  ApiKeysCreateApiKeyAnswer: {
    key: 'The secret key, to be sent in the `Authorization` header. It cannot be retrieved again.',
  },
  ApiKeysChangeApiKeyRequest: {
    id: 'ID of the API key to update.',
    apiKey: 'The fields to change.',
  },
  ChangedApiKey: {
    name: 'New name, 1 to 100 characters.',
    permissions: 'New list of permission IDs; it replaces the current list.',
    expirationDate: 'New expiration date, in UTC. `null` removes it.',
  },
  ApiKeysRevokeApiKeyRequest: {
    id: 'ID of the API key to revoke.',
  },
  OAuthAppKind: {
    this: 'Kind of OAuth app.',
    STOREFRONT: 'Runs in browsers, has no secret, and acts for its visitors and members only.',
    APP: 'Runs on a server, has a secret, and acts for the shop within its permissions.',
  },
  OAuthApp: {
    this: 'An OAuth client of the store.',
    clientId: 'Client ID, to be sent as `clientId` in token requests.',
    name: 'Name shown to members when they sign in, 1 to 100 characters.',
    redirects:
      'URLs to which the sign-in page may return, compared character by character. After ' +
      'payment and sign-out, other pages of the same origins are allowed too.',
    origins: 'Origins that may call the API from a browser, such as `https://shop.example.com`.',
    permissions: 'IDs of the permissions of an app with a secret. Empty for a storefront.',
    expirationDate:
      'When the app stops working, in UTC: the expiration date of the API key that created it. ' +
      '`null` if it does not expire.',
    createdDate: 'When the app was created, in UTC.',
  },
  AppsGetStorefrontAnswer: {
    clientId: "Client ID of the OAuth app that the store's own pages use.",
    siteId: 'ID of the site. Clients with an API key may send it in the header `wix-site-id`.',
    mediaUrl: 'Base URL of images and files, without the path `/media`.',
  },
  AppsListAppsAnswer: {
    apps: 'All OAuth apps of the store.',
  },
  AppsCreateAppRequest: {
    app: 'The OAuth app to create.',
  },
  NewOAuthApp: {
    name: 'Name shown to members when they sign in, 1 to 100 characters.',
    kind: 'Kind of OAuth app. Defaults to `STOREFRONT`.',
    redirects: 'URLs to which the sign-in page may return, compared character by character.',
    origins: 'Origins that may call the API from a browser, such as `https://shop.example.com`.',
    permissions: 'IDs of the permissions of an app with a secret. A storefront may have none.',
    clientId:
      'Client ID to register, for a storefront that already has one in its code. Without it the ' +
      'server generates one.',
  },
  AppsCreateAppAnswer: {
    clientSecret: 'Client secret of an app of kind `APP`. It cannot be retrieved again.',
  },
  AppsChangeAppRequest: {
    clientId: 'Client ID of the OAuth app to update.',
    app: 'The fields to change.',
  },
  ChangedOAuthApp: {
    name: 'New name, 1 to 100 characters.',
    redirects: 'New redirect URLs; they replace the current list.',
    origins: 'New origins; they replace the current list.',
    permissions: 'New permission IDs; they replace the current list.',
  },
  AppsAllowUrlRequest: {
    clientId: 'Client ID of the OAuth app.',
    url: 'An origin such as `https://shop.example.com`, or a full URL to return to after sign-in.',
    allowed: 'Pass `false` to remove the URL. Defaults to `true`.',
  },
  AppsDeleteAppRequest: {
    clientId: 'Client ID of the OAuth app to delete.',
  },
  GrantType: {
    this: 'How the client proves that it may have a token.',
    anonymous: 'Issues a token for a new visitor. Needs only the client ID.',
    refresh_token: 'Renews an access token of the same visitor, member or app.',
    authorization_code: "Exchanges the code of a completed sign-in for the member's tokens.",
    authorized_client:
      'Issues tokens for a given member to an API key or an app with the permission ' +
      '`MEMBERS.MEMBER_SIGN_IN`.',
    client_credentials: 'Issues a token for the app itself, by client ID and secret.',
    strip_bound_session:
      "Exchanges a user's access token for a token of the app itself, by client secret.",
  },
  TokenRequest: {
    this:
      'Fields may be written in camelCase or snake_case. Which ones are needed depends on the ' +
      'grant type.',
    grantType:
      'How the client proves that it may have a token. Required, in one of the two spellings.',
    grant_type: 'The same as `grantType`.',
    clientId: 'Client ID of the OAuth app.',
    client_id: 'The same as `clientId`.',
    clientSecret: 'Client secret, for `client_credentials` and other grants of an app.',
    client_secret: 'The same as `clientSecret`.',
    refreshToken: 'Refresh token from an earlier answer, for `refresh_token`.',
    refresh_token: 'The same as `refreshToken`.',
    code:
      'Authorization code from the redirect after sign-in, for `authorization_code`. It is ' +
      'valid once.',
    codeVerifier:
      'PKCE code verifier (RFC 7636) whose challenge started the sign-in, 43 to 128 characters.',
    code_verifier: 'The same as `codeVerifier`.',
    redirectUri:
      'Redirect URL that started the sign-in, for `authorization_code`. It must be identical.',
    redirect_uri: 'The same as `redirectUri`.',
    scope: 'Requested scopes, separated by spaces, such as `offline_access`.',
    memberId: 'ID of the member to act for, for `authorized_client`.',
    member_id: 'The same as `memberId`.',
    sessionToken:
      'Session token of a sign-in to continue, for `authorized_client`. Without it a new ' +
      'session starts.',
    session_token: 'The same as `sessionToken`.',
    instanceId:
      'ID of the site or client ID of the app, for `client_credentials`. Another value is refused.',
    instance_id: 'The same as `instanceId`.',
    accessToken: 'Access token to exchange, for `strip_bound_session`.',
    access_token: 'The same as `accessToken`.',
  },
  TokenAnswer: {
    access_token: 'Access token, to be sent in the `Authorization` header.',
    refresh_token:
      'Refresh token for the next access token. Missing or `null` if the grant gives none.',
    expires_in: 'Seconds until the access token expires.',
    token_type: 'Kind of token, always `Bearer`.',
    scope: 'Granted scopes, separated by spaces.',
  },
  AccessRequest: {
    grant_type: '`authorization_code` or `refresh_token`.',
    code: 'Authorization code, for `authorization_code`. It is valid once.',
    refresh_token: 'Refresh token from an earlier answer, for `refresh_token`.',
    client_id: 'Client ID of the app.',
    client_secret: 'Client secret of the app.',
  },
  AccessAnswer: {
    access_token: 'Access token, to be sent in the `Authorization` header.',
    refresh_token: 'Refresh token for the next access token.',
  },
  SubjectType: {
    this: 'Kind of caller that a token belongs to.',
    USER: 'The owner or a collaborator.',
    VISITOR: 'A visitor who is not signed in.',
    MEMBER: 'A member who is signed in.',
    APP: 'An app of the store.',
  },
  TokenInfoRequest: {
    token: 'Access token to inspect.',
  },
  TokenInfoAnswer: {
    active: 'Whether the token is valid now. If `false`, the other fields are missing.',
    subjectId: 'ID of the visitor, member, collaborator or app that the token belongs to.',
    exp: 'When the token expires, in seconds since 1970-01-01 UTC.',
    iat: 'When the token was issued, in seconds since 1970-01-01 UTC.',
    clientId: 'Client ID of the OAuth app that requested the token.',
    accountId:
      'ID of an account with several stores. Never set: a store belongs to no such account.',
    siteId: 'ID of the site for which the token is valid.',
    instanceId: 'Client ID of the app, or the ID of the site if the token belongs to no app.',
    vendorProductId: 'Purchased plan of an app. Never set: apps are not sold.',
  },
  JwksAnswer: {
    keys: 'Public keys in JSON Web Key format (RFC 7517).',
  },
  UserInfoAnswer: {
    sub: 'ID of the member.',
    givenName: 'First name of the member.',
    familyName: 'Last name of the member.',
    email: 'Login email address of the member.',
    emailVerified: 'Whether the member has verified the email address.',
    picture: "URL of the member's profile picture.",
    language: 'Preferred language of the member, such as `en`.',
    name: 'Full name of the member.',
  },
};
