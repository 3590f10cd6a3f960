import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import {
  RedirectSessionBookingsBookParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLogoutParams,
  RedirectSessionMembersAccountParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionStoresProductParams,
} from './create-session.ts';
import { CallbackParams } from './redirects.ts';
import { Prompt, RedirectSessionBookingsCheckoutParams } from './targets.ts';

/** How a platform's own pages take over from another site, and hand back. Calls of our own. */
const call = service([]);

export const RedirectSessionKind = enumeration('RedirectSessionKind', [
  'AUTH',
  'LOGIN',
  'LOGOUT',
  'ECOM_CHECKOUT',
  'BOOKINGS_CHECKOUT',
  'BOOKINGS_BOOK',
  'EVENTS_CHECKOUT',
  'PAID_PLANS_CHECKOUT',
  'STORES_PRODUCT',
  'MEMBER_ACCOUNT',
  'ORDER_PAYMENT',
]);
export type RedirectSessionKind = Static<typeof RedirectSessionKind>;

export const AuthorizeResponseMode = enumeration('AuthorizeResponseMode', [
  'fragment',
  'query',
  'web_message',
]);
export type AuthorizeResponseMode = Static<typeof AuthorizeResponseMode>;

/** How the answer of a sign-in goes back to the program that asked. */
const wayBack = {
  redirectUri: string({ maxLength: 2048 }),
  responseMode: AuthorizeResponseMode,
  state: string(),
  targetOrigins: list(string({ maxLength: 2048 }), {
    description:
      'Origins of the app: the only ones a page of this session may be framed by or post to.',
  }),
};

export const HostedAuth = message('HostedAuth', {
  redirectUri: wayBack.redirectUri,
  responseMode: wayBack.responseMode,
  state: wayBack.state,
  prompt: Prompt,
  idp: string({
    format: 'GUID',
    description: 'The connection to sign in with, where the program chose one.',
  }),
});
export type HostedAuth = Static<typeof HostedAuth>;

/** What a hosted page must know. Every address in it was checked against the app's own. */
export const HostedSession = message('HostedSession', {
  id: string({ format: 'GUID' }),
  kind: RedirectSessionKind,
  auth: HostedAuth,
  logout: RedirectSessionLogoutParams,
  ecomCheckout: RedirectSessionEcomCheckoutParams,
  bookingsCheckout: RedirectSessionBookingsCheckoutParams,
  bookingsBook: RedirectSessionBookingsBookParams,
  eventsCheckout: RedirectSessionEventsCheckoutParams,
  paidPlansCheckout: RedirectSessionPaidPlansCheckoutParams,
  storesProduct: RedirectSessionStoresProductParams,
  memberAccountPage: RedirectSessionMembersAccountParams,
  ecomOrderPaymentRequest: RedirectSessionEcomOrderPaymentRequestParams,
  callbacks: CallbackParams,
  clientId: string({ format: 'GUID' }),
  appName: string({ description: 'Who sends people here, as the owner named the app.' }),
  targetOrigins: wayBack.targetOrigins,
  unregisteredOrigin: string({
    maxLength: 2048,
    description:
      'The page that asked for a silent sign-in, when the app did not register its origin. The hidden frame answers it with an error, never with a code.',
  }),
  expiresDate: timestamp(),
});
export type HostedSession = Static<typeof HostedSession>;

export const HopRole = enumeration('HopRole', ['VISITOR', 'MEMBER']);
export type HopRole = Static<typeof HopRole>;

export const HopTokens = message('HopTokens', {
  accessToken: string({ secret: true }),
  refreshToken: string({
    secret: true,
    description: 'Renewed at POST /oauth2/token like any other.',
  }),
  expiresIn: integer({ description: 'Seconds from now.' }),
  role: HopRole,
});
export type HopTokens = Static<typeof HopTokens>;

const redirectSessionId = required(string({ format: 'GUID' }));
const token = required(
  string({ maxLength: 100, secret: true, description: 'From the address of the session.' }),
);

export const redeemRedirectSession = call({
  name: 'redirects.redeemRedirectSession',
  method: 'POST',
  path: '/v1/redirect-session/{redirectSessionId}/redeem',
  who: 'public',
  request: message('RedirectsRedeemRedirectSessionRequest', {
    redirectSessionId,
    token,
    clientId: string({
      format: 'GUID',
      description:
        'The app of the store that goes on with the tokens; the one that made the session by default.',
    }),
  }),
  answer: message('RedirectsRedeemRedirectSessionAnswer', {
    session: HostedSession,
    tokens: HopTokens,
  }),
  errors: ['REDIRECT_SESSION_USED', 'REDIRECT_SESSION_EXPIRED', 'SIGNED_OUT', 'APP_NOT_FOUND'],
});

export const getRedirectSession = call({
  name: 'redirects.getRedirectSession',
  method: 'GET',
  path: '/v1/redirect-session/{redirectSessionId}',
  who: 'anyone',
  request: message('RedirectsGetRedirectSessionRequest', { redirectSessionId }),
  answer: message('RedirectsGetRedirectSessionAnswer', { session: HostedSession }),
});

export const AuthorizeStep = enumeration('AuthorizeStep', [
  'CODE',
  'ERROR',
  'SIGN_IN',
  'CONSENT',
  'CHOOSE',
]);
export type AuthorizeStep = Static<typeof AuthorizeStep>;

export const AuthorizeError = enumeration('AuthorizeError', [
  'login_required',
  'consent_required',
  'access_denied',
  'invalid_request',
]);
export type AuthorizeError = Static<typeof AuthorizeError>;

export const authorizeRedirectSession = call({
  name: 'redirects.authorizeRedirectSession',
  method: 'POST',
  path: '/v1/redirect-session/{redirectSessionId}/authorize',
  who: 'anyone',
  request: message('RedirectsAuthorizeRedirectSessionRequest', {
    redirectSessionId,
    memberToken: string({
      maxLength: 8192,
      secret: true,
      description: "The access token of the member who is signed in on the platform's own pages.",
    }),
    sessionToken: string({
      maxLength: 100,
      secret: true,
      description: 'Of a sign-in that has just happened.',
    }),
    consented: boolean(),
    chosen: boolean({ description: 'The person said that this account is the one.' }),
    denied: boolean({ description: 'The person said no, or gave up.' }),
  }),
  answer: message('RedirectsAuthorizeRedirectSessionAnswer', {
    next: AuthorizeStep,
    code: string({ secret: true }),
    error: AuthorizeError,
    errorDescription: string(),
    ...wayBack,
  }),
});

export const logoutRedirectSession = call({
  name: 'redirects.logoutRedirectSession',
  method: 'POST',
  path: '/v1/redirect-session/{redirectSessionId}/logout',
  who: 'public',
  request: message('RedirectsLogoutRedirectSessionRequest', { redirectSessionId, token }),
  answer: message('RedirectsLogoutRedirectSessionAnswer', {
    url: string({ maxLength: 2048, description: 'Where the program wants people back.' }),
    memberId: string({ format: 'GUID', description: 'Whose session was ended.' }),
  }),
  errors: ['REDIRECT_SESSION_EXPIRED'],
});

export const findShortUrl = call({
  name: 'redirects.findShortUrl',
  method: 'POST',
  path: '/v1/redirect-session/short-url',
  who: 'public',
  request: message('RedirectsFindShortUrlRequest', {
    short: required(string({ maxLength: 100, secret: true })),
  }),
  answer: message('RedirectsFindShortUrlAnswer', {
    url: string({ maxLength: 2048, secret: true }),
  }),
});
