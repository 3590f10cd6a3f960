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

/** Redirect sessions as the hosted pages use them. Not in the provider's API. */
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

/** How the result of a sign-in is returned to the client app. */
const wayBack = {
  redirectUri: string({ maxLength: 2048 }),
  responseMode: AuthorizeResponseMode,
  state: string(),
  targetOrigins: list(string({ maxLength: 2048 })),
};

export const HostedAuth = message('HostedAuth', {
  redirectUri: wayBack.redirectUri,
  responseMode: wayBack.responseMode,
  state: wayBack.state,
  prompt: Prompt,
  idp: string({
    format: 'GUID',
  }),
});
export type HostedAuth = Static<typeof HostedAuth>;

/** The data of a hosted page. Every address in it was checked against those of the app. */
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
  appName: string(),
  targetOrigins: wayBack.targetOrigins,
  unregisteredOrigin: string({
    maxLength: 2048,
  }),
  expiresDate: timestamp(),
});
export type HostedSession = Static<typeof HostedSession>;

export const RedirectSessionRole = enumeration('RedirectSessionRole', ['VISITOR', 'MEMBER']);
export type RedirectSessionRole = Static<typeof RedirectSessionRole>;

export const RedirectSessionTokens = message('RedirectSessionTokens', {
  accessToken: string({ secret: true }),
  refreshToken: string({
    secret: true,
  }),
  expiresIn: integer(),
  role: RedirectSessionRole,
});
export type RedirectSessionTokens = Static<typeof RedirectSessionTokens>;

const redirectSessionId = required(string({ format: 'GUID' }));
const token = required(string({ maxLength: 100, secret: true }));

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
    }),
  }),
  answer: message('RedirectsRedeemRedirectSessionAnswer', {
    session: HostedSession,
    tokens: RedirectSessionTokens,
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
    }),
    sessionToken: string({
      maxLength: 100,
      secret: true,
    }),
    consented: boolean(),
    chosen: boolean(),
    denied: boolean(),
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
    url: string({ maxLength: 2048 }),
    memberId: string({ format: 'GUID' }),
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
