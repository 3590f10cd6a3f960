import type { Descriptions } from '../table.ts';

export const hosted: Descriptions = {
  RedirectSessionKind: {
    this: 'Page that a redirect session opens.',
    AUTH: 'Login as an OAuth authorization request.',
    LOGIN: 'Login without an authorization request.',
    LOGOUT: 'Logout of the member.',
    ECOM_CHECKOUT: 'Checkout of an order.',
    BOOKINGS_CHECKOUT: 'Booking of a time slot.',
    BOOKINGS_BOOK: 'Booking page of a service.',
    EVENTS_CHECKOUT: 'Tickets of an event.',
    PAID_PLANS_CHECKOUT: 'Checkout of a plan.',
    STORES_PRODUCT: 'Page of a product.',
    MEMBER_ACCOUNT: 'Account pages of the member.',
    ORDER_PAYMENT: 'Payment page of an order.',
  },
  AuthorizeResponseMode: {
    this: 'How the code is returned to the OAuth app.',
    fragment: 'In the fragment of the redirect URI.',
    query: 'In the query of the redirect URI.',
    web_message: 'As a message from a hidden frame to its parent page.',
  },
  HostedAuth: {
    this: 'Authorization request of the redirect session.',
    redirectUri: 'URL to return to with the code.',
    state: 'Value that is returned unchanged to the OAuth app.',
    idp: 'ID of the connection to log in with. Absent when the member chooses.',
  },
  HostedSession: {
    this: 'Redirect session as the hosted pages see it. All its URLs were checked against those of the OAuth app.',
    id: 'ID of the redirect session.',
    clientId: 'ID of the OAuth app that created the session.',
    appName: 'Name of the OAuth app as the store set it, shown on the consent page.',
    targetOrigins:
      'Origins of the OAuth app. Only these may frame a page of the session or receive its messages.',
    unregisteredOrigin:
      'Origin of a page that requested a silent login without being registered. It receives an error, never a code.',
    expiresDate: 'Date and time from which the session can no longer be opened (UTC).',
  },
  RedirectSessionRole: {
    this: 'Who the tokens belong to.',
    VISITOR: 'An anonymous visitor.',
    MEMBER: 'A logged-in member.',
  },
  RedirectSessionTokens: {
    this: 'Tokens of the visitor or member for the hosted pages.',
    accessToken: 'Access token for calls of the hosted pages.',
    refreshToken: 'Token to renew the access token with, at `POST /oauth2/token`.',
    expiresIn: 'Lifetime of the access token in seconds.',
  },
  'redirects.redeemRedirectSession':
    'Exchanges the token of a redirect session for its content and tokens of the visitor. Used by the hosted pages; specific to Shopwright.',
  RedirectsRedeemRedirectSessionRequest: {
    redirectSessionId: 'ID of the redirect session, from its URL.',
    token: 'Secret of the redirect session, from its URL. Valid once.',
    clientId:
      'ID of the OAuth app that receives the tokens. Defaults to the app that created the session.',
  },
  'redirects.getRedirectSession':
    'Retrieves a redirect session. Used by the hosted pages; specific to Shopwright.',
  RedirectsGetRedirectSessionRequest: {
    redirectSessionId: 'ID of the redirect session to retrieve.',
  },
  AuthorizeStep: {
    this: 'What the hosted page does next.',
    CODE: 'Return to the OAuth app with the code.',
    ERROR: 'Return to the OAuth app with the error.',
    SIGN_IN: 'Show the login page.',
    CONSENT: 'Show the consent page.',
    CHOOSE: 'Ask whether to continue with the current account.',
  },
  AuthorizeError: {
    this: 'OAuth error that is returned to the OAuth app.',
    login_required: 'A silent login found no logged-in member.',
    consent_required: "A silent login needs the member's consent.",
    access_denied: 'The member refused or gave up.',
    invalid_request: 'The authorization request is invalid.',
  },
  'redirects.authorizeRedirectSession':
    'Continues a login with a redirect session and returns the next step. Used by the hosted pages; specific to Shopwright.',
  RedirectsAuthorizeRedirectSessionRequest: {
    redirectSessionId: 'ID of the redirect session to continue.',
    memberToken: 'Access token of the member who is logged in on the hosted pages.',
    sessionToken: 'Token of a login that was just completed.',
    consented: 'Whether the member agreed to share the account with the OAuth app.',
    chosen: 'Whether the member confirmed this account.',
    denied: 'Whether the member refused or gave up.',
  },
  RedirectsAuthorizeRedirectSessionAnswer: {
    code: 'Authorization code. Set when `next` is `CODE`.',
    error: 'OAuth error. Set when `next` is `ERROR`.',
    errorDescription: 'Explanation of the error for developers, in English.',
    redirectUri: 'URL to return to with the code or error.',
    state: 'Value that is returned unchanged to the OAuth app.',
    targetOrigins: 'Origins of the OAuth app. Only these may receive messages of the page.',
  },
  'redirects.logoutRedirectSession':
    'Logs the member of a redirect session out. Used by the hosted pages; specific to Shopwright.',
  RedirectsLogoutRedirectSessionRequest: {
    redirectSessionId: 'ID of the redirect session.',
    token: 'Secret of the redirect session, from its URL.',
  },
  RedirectsLogoutRedirectSessionAnswer: {
    url: 'URL to return to after the logout.',
    memberId: 'ID of the member who was logged out. Absent when no member was logged in.',
  },
  'redirects.findShortUrl':
    'Resolves a short URL to the URL of its redirect session. Used by the hosted pages; specific to Shopwright.',
  RedirectsFindShortUrlRequest: {
    short: 'Last part of the short URL.',
  },
  RedirectsFindShortUrlAnswer: {
    url: 'URL of the redirect session. Contains a secret; do not log it.',
  },
};
