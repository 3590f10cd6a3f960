// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type AuthorizeStep = 'CODE' | 'ERROR' | 'SIGN_IN' | 'CONSENT' | 'CHOOSE';
export const AuthorizeStep: Words<AuthorizeStep> = /* @__PURE__ */ words('CODE ERROR SIGN_IN CONSENT CHOOSE');

export type AuthorizeError = 'login_required' | 'consent_required' | 'access_denied' | 'invalid_request';
export const AuthorizeError: Words<AuthorizeError> = /* @__PURE__ */ words('login_required consent_required access_denied invalid_request');

export type AuthorizeResponseMode = 'fragment' | 'query' | 'web_message';
export const AuthorizeResponseMode: Words<AuthorizeResponseMode> = /* @__PURE__ */ words('fragment query web_message');

export interface RedirectsAuthorizeRedirectSessionAnswer {
  next?: AuthorizeStep;
  code?: string;
  error?: AuthorizeError;
  errorDescription?: string;
  redirectUri?: string;
  responseMode?: AuthorizeResponseMode;
  state?: string;
  /** Origins of the app: the only ones a page of this session may be framed by or post to. */
  targetOrigins?: string[];
}

export interface SlotResource {
  _id?: string | null;
  name?: string | null;
  scheduleId?: string | null;
}

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';
export const LocationType: Words<LocationType> = /* @__PURE__ */ words('UNDEFINED OWNER_BUSINESS OWNER_CUSTOM CUSTOM');

export interface RedirectLocation {
  _id?: string | null;
  name?: string | null;
  formattedAddress?: string | null;
  formattedAddressTranslated?: string | null;
  locationType?: LocationType;
}

export interface PhoneCall {
  enabled?: boolean | null;
}

export interface Slot {
  /** @deprecated */
  sessionId?: string | null;
  serviceId?: string;
  scheduleId?: string;
  startDate?: string | null;
  endDate?: string | null;
  timezone?: string | null;
  resource?: SlotResource;
  location?: RedirectLocation;
  eventId?: string | null;
  phoneCall?: PhoneCall;
}

export interface WaitingList {
  totalSpots?: number | null;
  openSpots?: number | null;
}

export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean | null;
  tooLateToBook?: boolean | null;
  bookOnlineDisabled?: boolean | null;
  validSubmissionRequired?: boolean | null;
}

export interface NestedTimeSlot {
  serviceId?: string;
  start?: string;
  end?: string;
  resource?: SlotResource;
  scheduleId?: string;
}

export interface SlotAvailability {
  slot?: Slot;
  bookable?: boolean;
  totalSpots?: number | null;
  openSpots?: number | null;
  waitingList?: WaitingList;
  bookingPolicyViolations?: BookingPolicyViolations;
  locked?: boolean | null;
  /** @deprecated */
  isFromV2?: boolean;
  nestedSlots?: NestedTimeSlot[];
}

export interface RedirectSessionBookingsCheckoutParams {
  timezone?: string;
  slotAvailability?: SlotAvailability;
  /** @deprecated */
  slot?: SlotAvailability;
}

export interface RedirectSessionEcomCheckoutParams {
  checkoutId?: string;
}

export interface RedirectSessionEventsCheckoutParams {
  /** A checkout of this store that holds tickets for the caller. Without it the person chooses tickets on the page of the event. */
  reservationId?: string;
  /** Required. Opens the tickets of this event. */
  eventSlug?: string;
}

export interface RedirectSessionPaidPlansCheckoutParams {
  planId?: string;
  /** Accepted without effect: the price, start and form of a plan come from the plan itself, never from the caller. */
  checkoutData?: string | null;
}

export interface RedirectSessionLoginParams {
}

export interface RedirectSessionLogoutParams {
  clientId?: string;
}

export interface AuthorizeRequest {
  clientId?: string;
  responseType?: string;
  redirectUri?: string | null;
  scope?: string | null;
  state?: string;
  responseMode?: string | null;
  codeChallenge?: string | null;
  codeChallengeMethod?: string | null;
  sessionToken?: string | null;
  nonce?: string | null;
  prompt?: string | null;
  error?: string | null;
  errorDescription?: string | null;
  /** @deprecated */
  signInUrl?: string | null;
  userConsented?: boolean | null;
  optionalLogin?: boolean | null;
  metaSiteId?: string | null;
  idp?: string | null;
  acrValues?: string | null;
  maxAge?: string | null;
  stepUpError?: string | null;
}

export type Prompt = 'login' | 'none' | 'consent' | 'select_account';
export const Prompt: Words<Prompt> = /* @__PURE__ */ words('login none consent select_account');

export interface RedirectSessionAuthParams {
  authRequest?: AuthorizeRequest;
  prompt?: Prompt;
}

export interface RedirectSessionStoresProductParams {
  productSlug?: string;
}

export interface RedirectSessionBookingsBookParams {
  resourceId?: string;
}

export interface RedirectSessionEcomOrderPaymentRequestParams {
  paymentRequestId?: string;
}

export interface CallbackParams {
  thankYouPageUrl?: string | null;
  postFlowUrl?: string | null;
  loginUrl?: string | null;
  bookingsServiceListUrl?: string | null;
  cartPageUrl?: string | null;
  planListUrl?: string | null;
  /** @deprecated */
  plansListUrl?: string | null;
  state?: string | null;
}

export interface CustomMemberPaths {
  /** Accepted without effect: the account pages of this platform are always under /account. */
  accountPagePath?: string | null;
  /** Accepted without effect: this platform has no public profile pages. */
  profilePagePath?: string | null;
}

export interface RedirectSessionPreferences {
  /** Accepted without effect: the hosted pages are always the platform's own, so both values give the same pages. */
  useGenericWixPages?: boolean | null;
  maintainIdentity?: boolean | null;
  additionalQueryParameters?: Record<string, string>;
  /** Accepted without effect: a store of this platform has no unpublished state. */
  checkIfPublish?: boolean | null;
  customMemberPaths?: CustomMemberPaths;
  createShortUrl?: boolean | null;
}

export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';
export const MembersAccountSection: Words<MembersAccountSection> = /* @__PURE__ */ words('ACCOUNT_INFO BOOKINGS ORDERS SUBSCRIPTIONS EVENTS');

export interface RedirectSessionMembersAccountParams {
  section?: MembersAccountSection;
}

export interface URLDetails {
  endpoint?: string;
  searchParams?: Record<string, string>;
}

export interface RedirectSession {
  _id?: string;
  fullUrl?: string;
  urlDetails?: URLDetails;
  sessionToken?: string | null;
  shortUrl?: string;
  wixBaseUrl?: string;
}

export interface RedirectsCreateRedirectSessionAnswer {
  redirectSession?: RedirectSession;
}

export interface RedirectsFindShortUrlAnswer {
  url?: string;
}

export type RedirectSessionKind = 'AUTH' | 'LOGIN' | 'LOGOUT' | 'ECOM_CHECKOUT' | 'BOOKINGS_CHECKOUT' | 'BOOKINGS_BOOK' | 'EVENTS_CHECKOUT' | 'PAID_PLANS_CHECKOUT' | 'STORES_PRODUCT' | 'MEMBER_ACCOUNT' | 'ORDER_PAYMENT';
export const RedirectSessionKind: Words<RedirectSessionKind> = /* @__PURE__ */ words('AUTH LOGIN LOGOUT ECOM_CHECKOUT BOOKINGS_CHECKOUT BOOKINGS_BOOK EVENTS_CHECKOUT PAID_PLANS_CHECKOUT STORES_PRODUCT MEMBER_ACCOUNT ORDER_PAYMENT');

export interface HostedAuth {
  redirectUri?: string;
  responseMode?: AuthorizeResponseMode;
  state?: string;
  prompt?: Prompt;
  /** The connection to sign in with, where the program chose one. */
  idp?: string;
}

export interface HostedSession {
  _id?: string;
  kind?: RedirectSessionKind;
  auth?: HostedAuth;
  logout?: RedirectSessionLogoutParams;
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  bookingsBook?: RedirectSessionBookingsBookParams;
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  storesProduct?: RedirectSessionStoresProductParams;
  memberAccountPage?: RedirectSessionMembersAccountParams;
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  callbacks?: CallbackParams;
  clientId?: string;
  /** Who sends people here, as the owner named the app. */
  appName?: string;
  /** Origins of the app: the only ones a page of this session may be framed by or post to. */
  targetOrigins?: string[];
  /** The page that asked for a silent sign-in, when the app did not register its origin. The hidden frame answers it with an error, never with a code. */
  unregisteredOrigin?: string;
  expiresDate?: Date;
}

export interface RedirectsGetRedirectSessionAnswer {
  session?: HostedSession;
}

export interface RedirectsLogoutRedirectSessionAnswer {
  /** Where the program wants people back. */
  url?: string;
  /** Whose session was ended. */
  memberId?: string;
}

export type HopRole = 'VISITOR' | 'MEMBER';
export const HopRole: Words<HopRole> = /* @__PURE__ */ words('VISITOR MEMBER');

export interface HopTokens {
  accessToken?: string;
  /** Renewed at POST /oauth2/token like any other. */
  refreshToken?: string;
  /** Seconds from now. */
  expiresIn?: number;
  role?: HopRole;
}

export interface RedirectsRedeemRedirectSessionAnswer {
  session?: HostedSession;
  tokens?: HopTokens;
}

/**
 * Authorize redirect session.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/authorize`
 */
export const authorizeRedirectSession: Fn<(redirectSessionId: string, options?: { memberToken?: string; sessionToken?: string; consented?: boolean; chosen?: boolean; denied?: boolean }) => Promise<RedirectsAuthorizeRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/authorize', 'redirectSessionId,*');
/**
 * Makes the address of one of the platform's own pages: checkout, login, logout, member area.
 *
 * `POST /v1/redirect-session`
 */
export const createRedirectSession: Fn<(options?: { bookingsCheckout?: RedirectSessionBookingsCheckoutParams; ecomCheckout?: RedirectSessionEcomCheckoutParams; eventsCheckout?: RedirectSessionEventsCheckoutParams; paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams; login?: RedirectSessionLoginParams; logout?: RedirectSessionLogoutParams; auth?: RedirectSessionAuthParams; storesProduct?: RedirectSessionStoresProductParams; bookingsBook?: RedirectSessionBookingsBookParams; ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams; callbacks?: CallbackParams; preferences?: RedirectSessionPreferences; origin?: string | null; memberAccountPage?: RedirectSessionMembersAccountParams }) => Promise<RedirectsCreateRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/_api/redirects-api/v1/redirect-session', '*');
/**
 * Find short url.
 *
 * `POST /v1/redirect-session/short-url`
 */
export const findShortUrl: Fn<(options?: { short?: string }) => Promise<RedirectsFindShortUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/short-url', '*');
/**
 * Get redirect session.
 *
 * `GET /v1/redirect-session/{redirectSessionId}`
 */
export const getRedirectSession: Fn<(redirectSessionId: string) => Promise<RedirectsGetRedirectSessionAnswer>> = /* @__PURE__ */ fn('GET', '/v1/redirect-session/{redirectSessionId}', 'redirectSessionId', { answer: { session: shapes.HostedSession } });
/**
 * Logout redirect session.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/logout`
 */
export const logoutRedirectSession: Fn<(redirectSessionId: string, options?: { token?: string }) => Promise<RedirectsLogoutRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/logout', 'redirectSessionId,*');
/**
 * Redeem redirect session.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/redeem`
 */
export const redeemRedirectSession: Fn<(redirectSessionId: string, options?: { token?: string; clientId?: string }) => Promise<RedirectsRedeemRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/redeem', 'redirectSessionId,*', { answer: { session: shapes.HostedSession } });

export const onRedirectSessionCreated: EventOf<{ data: Record<string, unknown> }, 'wix.headless.v1.redirect_session_created'> = /* @__PURE__ */ event('wix.headless.v1.redirect_session_created', true);
