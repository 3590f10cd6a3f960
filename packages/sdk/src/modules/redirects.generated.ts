// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * What the hosted page does next.
 *
 * - `CODE`: Return to the OAuth app with the code.
 * - `ERROR`: Return to the OAuth app with the error.
 * - `SIGN_IN`: Show the login page.
 * - `CONSENT`: Show the consent page.
 * - `CHOOSE`: Ask whether to continue with the current account.
 */
export type AuthorizeStep = 'CODE' | 'ERROR' | 'SIGN_IN' | 'CONSENT' | 'CHOOSE';
export const AuthorizeStep: EnumValues<AuthorizeStep> = /* @__PURE__ */ enumValues('CODE ERROR SIGN_IN CONSENT CHOOSE');

/**
 * OAuth error that is returned to the OAuth app.
 *
 * - `login_required`: A silent login found no logged-in member.
 * - `consent_required`: A silent login needs the member's consent.
 * - `access_denied`: The member refused or gave up.
 * - `invalid_request`: The authorization request is invalid.
 */
export type AuthorizeError = 'login_required' | 'consent_required' | 'access_denied' | 'invalid_request';
export const AuthorizeError: EnumValues<AuthorizeError> = /* @__PURE__ */ enumValues('login_required consent_required access_denied invalid_request');

/**
 * How the code is returned to the OAuth app.
 *
 * - `fragment`: In the fragment of the redirect URI.
 * - `query`: In the query of the redirect URI.
 * - `web_message`: As a message from a hidden frame to its parent page.
 */
export type AuthorizeResponseMode = 'fragment' | 'query' | 'web_message';
export const AuthorizeResponseMode: EnumValues<AuthorizeResponseMode> = /* @__PURE__ */ enumValues('fragment query web_message');

export interface RedirectsAuthorizeRedirectSessionAnswer {
  /** What the hosted page does next. */
  next?: AuthorizeStep;
  /** Authorization code. Set when `next` is `CODE`. */
  code?: string;
  /** OAuth error. Set when `next` is `ERROR`. */
  error?: AuthorizeError;
  /** Explanation of the error for developers, in English. */
  errorDescription?: string;
  /** URL to return to with the code or error. */
  redirectUri?: string;
  /** How the code is returned to the OAuth app. */
  responseMode?: AuthorizeResponseMode;
  /** Value that is returned unchanged to the OAuth app. */
  state?: string;
  /** Origins of the OAuth app. Only these may receive messages of the page. */
  targetOrigins?: string[];
}

/** Staff member or room of the slot. */
export interface SlotResource {
  /** ID of the staff member or room. */
  _id?: string | null;
  /** Name of the staff member or room. */
  name?: string | null;
  /** ID of the schedule of the staff member or room. Stored as sent. */
  scheduleId?: string | null;
}

/**
 * Kind of location.
 *
 * - `OWNER_BUSINESS`: A business location of the store.
 * - `OWNER_CUSTOM`: An address that the store set for the service.
 * - `CUSTOM`: An address that the customer chooses.
 */
export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';
export const LocationType: EnumValues<LocationType> = /* @__PURE__ */ enumValues('UNDEFINED OWNER_BUSINESS OWNER_CUSTOM CUSTOM');

/** Location of the slot. Stored as sent. */
export interface RedirectLocation {
  /** ID of the business location. */
  _id?: string | null;
  /** Name of the location. */
  name?: string | null;
  /** Address of the location as one text. */
  formattedAddress?: string | null;
  /** Address of the location in the visitor's language. */
  formattedAddressTranslated?: string | null;
  /** Kind of location. */
  locationType?: LocationType;
}

/** Phone call as the location of the appointment. */
export interface PhoneCall {
  /** Whether the appointment takes place by phone. */
  enabled?: boolean | null;
}

/** Time slot of a service. */
export interface Slot {
  /** Replaced by `eventId`. ID of the class session. @deprecated */
  sessionId?: string | null;
  /** ID of the service. Required. */
  serviceId?: string;
  /** ID of the schedule that the slot belongs to. Stored as sent. */
  scheduleId?: string;
  /** Start of the slot (ISO 8601). */
  startDate?: string | null;
  /** End of the slot (ISO 8601). */
  endDate?: string | null;
  /** IANA time zone of the slot, for example "America/New_York". */
  timezone?: string | null;
  /** Staff member or room of the slot. */
  resource?: SlotResource;
  /** Location of the slot. Stored as sent. */
  location?: RedirectLocation;
  /** ID of the class session. Set for classes only. */
  eventId?: string | null;
  /** Phone call as the location of the appointment. Stored as sent. */
  phoneCall?: PhoneCall;
}

/** Waiting list of the slot. Stored as sent. */
export interface WaitingList {
  /** Number of places on the waiting list. */
  totalSpots?: number | null;
  /** Number of free places on the waiting list. */
  openSpots?: number | null;
}

/** Booking rules that the slot violates. Stored as sent; the platform applies its own rules. */
export interface BookingPolicyViolations {
  /** Whether bookings for the slot are not open yet. */
  tooEarlyToBook?: boolean | null;
  /** Whether bookings for the slot are already closed. */
  tooLateToBook?: boolean | null;
  /** Whether the slot cannot be booked online. */
  bookOnlineDisabled?: boolean | null;
  /** Whether the booking form must be completed. */
  validSubmissionRequired?: boolean | null;
}

/** Slot of one service in a series. Stored as sent. */
export interface NestedTimeSlot {
  /** ID of the service. */
  serviceId?: string;
  /** Start of the slot as local time without offset, for example "2026-11-20T10:00:00". */
  start?: string;
  /** End of the slot as local time without offset. */
  end?: string;
  /** Staff member or room of this slot. */
  resource?: SlotResource;
  /** ID of the schedule that the slot belongs to. */
  scheduleId?: string;
}

/** Time slot that the visitor wants to book. The platform checks its availability again. */
export interface SlotAvailability {
  /** Service and time to book. */
  slot?: Slot;
  /** Whether the calling site found the slot bookable. Stored as sent. */
  bookable?: boolean;
  /** Number of places in the slot. Stored as sent. */
  totalSpots?: number | null;
  /** Number of free places in the slot. Stored as sent. */
  openSpots?: number | null;
  /** Waiting list of the slot. Stored as sent. */
  waitingList?: WaitingList;
  /** Booking rules that the slot violates. Stored as sent; the platform applies its own rules. */
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Whether the slot is reserved by another booking. Stored as sent. */
  locked?: boolean | null;
  /** Accepted without effect. @deprecated */
  isFromV2?: boolean;
  /** Slots of the single services in a series. Stored as sent. */
  nestedSlots?: NestedTimeSlot[];
}

/** Opens the booking of a time slot. */
export interface RedirectSessionBookingsCheckoutParams {
  /** IANA time zone to show the slot in, for example "America/New_York". */
  timezone?: string;
  /** Time slot that the visitor wants to book. The platform checks its availability again. */
  slotAvailability?: SlotAvailability;
  /** Replaced by `slotAvailability`. Time slot to book. @deprecated */
  slot?: SlotAvailability;
}

/** Opens the checkout page. */
export interface RedirectSessionEcomCheckoutParams {
  /** ID of the checkout, from `currentCart.createCheckoutFromCurrentCart`. */
  checkoutId?: string;
}

/** Opens the tickets of an event. */
export interface RedirectSessionEventsCheckoutParams {
  /** ID of a checkout with tickets of the caller. Omit it to let the visitor choose tickets on the event page. */
  reservationId?: string;
  /** Last part of the event page's URL. Required. */
  eventSlug?: string;
}

/** Opens the checkout page of a plan. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** ID of the plan to buy. */
  planId?: string;
  /** Accepted without effect: price, start and form of a plan always come from the plan. */
  checkoutData?: string | null;
}

/** Opens the login page. The object is empty; the browser returns to `callbacks.postFlowUrl`. */
export interface RedirectSessionLoginParams {
}

/** Logs the member out and returns to `callbacks.postFlowUrl`. */
export interface RedirectSessionLogoutParams {
  /** ID of the OAuth app that the member logged in to. */
  clientId?: string;
}

/** OAuth 2.0 authorization request with PKCE. */
export interface AuthorizeRequest {
  /** ID of the OAuth app that the member logs in to. */
  clientId?: string;
  /** Always "code", for the authorization code flow. */
  responseType?: string;
  /** URL to return to with the code. Must be allowed for the OAuth app. */
  redirectUri?: string | null;
  /** Requested scopes, separated by spaces, for example "openid offline_access". */
  scope?: string | null;
  /** Random value that is returned unchanged. Compare it to detect forged responses. */
  state?: string;
  /** How the code is returned: "fragment", "query" or "web_message". */
  responseMode?: string | null;
  /** PKCE challenge: base64url of the SHA-256 hash of the code verifier. */
  codeChallenge?: string | null;
  /** Method of the PKCE challenge. Always "S256". */
  codeChallengeMethod?: string | null;
  /** Token of a completed login. With it, no login page is shown. */
  sessionToken?: string | null;
  /** Random value that is copied to the ID token. */
  nonce?: string | null;
  /** Whether to show the login page, as in OpenID Connect: "login", "none", "consent" or "select_account". */
  prompt?: string | null;
  /** Error of an earlier step. Accepted without effect. */
  error?: string | null;
  /** Explanation of an earlier error. Accepted without effect. */
  errorDescription?: string | null;
  /** Accepted without effect: the login page is the platform's. @deprecated */
  signInUrl?: string | null;
  /** Accepted without effect: the platform asks for consent itself. */
  userConsented?: boolean | null;
  /** Accepted without effect. */
  optionalLogin?: boolean | null;
  /** ID of the site. Accepted without effect: the OAuth app belongs to one site. */
  metaSiteId?: string | null;
  /** ID of the connection to log in with, for example with Google. Omit it to let the member choose. */
  idp?: string | null;
  /** Accepted without effect. */
  acrValues?: string | null;
  /** Accepted without effect. */
  maxAge?: string | null;
  /** Accepted without effect. */
  stepUpError?: string | null;
}

/**
 * Which page a login shows, as in OpenID Connect.
 *
 * - `login`: The login page, even when a member is logged in.
 * - `none`: No page. Fails with `login_required` when no member is logged in.
 * - `consent`: The consent page.
 * - `select_account`: The choice between the current account and another one.
 */
export type Prompt = 'login' | 'none' | 'consent' | 'select_account';
export const Prompt: EnumValues<Prompt> = /* @__PURE__ */ enumValues('login none consent select_account');

/** Opens the login page as an OAuth authorization request. */
export interface RedirectSessionAuthParams {
  /** OAuth 2.0 authorization request with PKCE. */
  authRequest?: AuthorizeRequest;
  /** Which page a login shows, as in OpenID Connect. */
  prompt?: Prompt;
}

/** Opens a product page. */
export interface RedirectSessionStoresProductParams {
  /** Last part of the product page's URL, for example "dune-mug". */
  productSlug?: string;
}

/** Opens the booking page of a service. */
export interface RedirectSessionBookingsBookParams {
  /** ID of the service to book. */
  resourceId?: string;
}

/** Opens the payment page of an order. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** ID of the payment request. */
  paymentRequestId?: string;
}

/** URLs of the calling site that the hosted pages link back to. Each must be allowed for the OAuth app. */
export interface CallbackParams {
  /** Page to open after an order is placed. Defaults to the store's own confirmation page. */
  thankYouPageUrl?: string | null;
  /** Page to return to when the visitor is done or leaves. Recommended for every session. */
  postFlowUrl?: string | null;
  /** Login page of the calling site, opened when a hosted page needs a member. */
  loginUrl?: string | null;
  /** Page with the list of services, linked from the booking pages. */
  bookingsServiceListUrl?: string | null;
  /** Cart page of the calling site, linked from the checkout page. */
  cartPageUrl?: string | null;
  /** Page with the list of plans, linked from the plan checkout. */
  planListUrl?: string | null;
  /** Replaced by `planListUrl`. Page with the list of plans. @deprecated */
  plansListUrl?: string | null;
  /** Value that is returned unchanged to the calling site. */
  state?: string | null;
}

/** Paths of the account pages. Accepted without effect. */
export interface CustomMemberPaths {
  /** Accepted without effect: the account pages are always under /account. */
  accountPagePath?: string | null;
  /** Accepted without effect: there are no public profile pages. */
  profilePagePath?: string | null;
}

/** Preferences for the hosted pages. */
export interface RedirectSessionPreferences {
  /** Accepted without effect: the hosted pages are always those of the platform. */
  useGenericWixPages?: boolean | null;
  /** Whether the visitor or member stays the same on the hosted pages. Defaults to true; always true for `auth` and `logout`. */
  maintainIdentity?: boolean | null;
  /** Query parameters to add to the URL of the hosted page, for example for campaign tracking. */
  additionalQueryParameters?: Record<string, string>;
  /** Accepted without effect: a store has no unpublished state. */
  checkIfPublish?: boolean | null;
  /** Paths of the account pages. Accepted without effect. */
  customMemberPaths?: CustomMemberPaths;
  /** Accepted without effect: a short URL is always created. */
  createShortUrl?: boolean | null;
}

/**
 * Section of the account pages.
 *
 * - `ACCOUNT_INFO`: Name, email address and password.
 * - `BOOKINGS`: Booked services of the member.
 * - `ORDERS`: Orders of the member.
 * - `SUBSCRIPTIONS`: Subscriptions and plans of the member.
 * - `EVENTS`: Event tickets of the member.
 */
export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';
export const MembersAccountSection: EnumValues<MembersAccountSection> = /* @__PURE__ */ enumValues('ACCOUNT_INFO BOOKINGS ORDERS SUBSCRIPTIONS EVENTS');

/** Opens the account pages of a member. */
export interface RedirectSessionMembersAccountParams {
  /** Section of the account pages. */
  section?: MembersAccountSection;
}

/** URL of the redirect session in parts. */
export interface URLDetails {
  /** URL without its query parameters. */
  endpoint?: string;
  /** Query parameters of the URL by name. */
  searchParams?: Record<string, string>;
}

/** Redirect to a hosted page. Each session can be opened once. */
export interface RedirectSession {
  /** ID of the redirect session. */
  _id?: string;
  /** URL to redirect the browser to. Contains a secret; do not log it. */
  fullUrl?: string;
  /** URL of the redirect session in parts. */
  urlDetails?: URLDetails;
  /** Secret of the session, which `fullUrl` also contains. It lets the hosted page continue as the same visitor or member. */
  sessionToken?: string | null;
  /** Short form of `fullUrl`, for example for a QR code. */
  shortUrl?: string;
  /** Origin of the hosted pages. Never set by the platform. */
  wixBaseUrl?: string;
}

export interface RedirectsCreateRedirectSessionAnswer {
  /** Redirect to a hosted page. Each session can be opened once. */
  redirectSession?: RedirectSession;
}

export interface RedirectsFindShortUrlAnswer {
  /** URL of the redirect session. Contains a secret; do not log it. */
  url?: string;
}

/**
 * Page that a redirect session opens.
 *
 * - `AUTH`: Login as an OAuth authorization request.
 * - `LOGIN`: Login without an authorization request.
 * - `LOGOUT`: Logout of the member.
 * - `ECOM_CHECKOUT`: Checkout of an order.
 * - `BOOKINGS_CHECKOUT`: Booking of a time slot.
 * - `BOOKINGS_BOOK`: Booking page of a service.
 * - `EVENTS_CHECKOUT`: Tickets of an event.
 * - `PAID_PLANS_CHECKOUT`: Checkout of a plan.
 * - `STORES_PRODUCT`: Page of a product.
 * - `MEMBER_ACCOUNT`: Account pages of the member.
 * - `ORDER_PAYMENT`: Payment page of an order.
 */
export type RedirectSessionKind = 'AUTH' | 'LOGIN' | 'LOGOUT' | 'ECOM_CHECKOUT' | 'BOOKINGS_CHECKOUT' | 'BOOKINGS_BOOK' | 'EVENTS_CHECKOUT' | 'PAID_PLANS_CHECKOUT' | 'STORES_PRODUCT' | 'MEMBER_ACCOUNT' | 'ORDER_PAYMENT';
export const RedirectSessionKind: EnumValues<RedirectSessionKind> = /* @__PURE__ */ enumValues('AUTH LOGIN LOGOUT ECOM_CHECKOUT BOOKINGS_CHECKOUT BOOKINGS_BOOK EVENTS_CHECKOUT PAID_PLANS_CHECKOUT STORES_PRODUCT MEMBER_ACCOUNT ORDER_PAYMENT');

/** Authorization request of the redirect session. */
export interface HostedAuth {
  /** URL to return to with the code. */
  redirectUri?: string;
  /** How the code is returned to the OAuth app. */
  responseMode?: AuthorizeResponseMode;
  /** Value that is returned unchanged to the OAuth app. */
  state?: string;
  /** Which page a login shows, as in OpenID Connect. */
  prompt?: Prompt;
  /** ID of the connection to log in with. Absent when the member chooses. */
  idp?: string;
}

/** Redirect session as the hosted pages see it. All its URLs were checked against those of the OAuth app. */
export interface HostedSession {
  /** ID of the redirect session. */
  _id?: string;
  /** Page that a redirect session opens. */
  kind?: RedirectSessionKind;
  /** Authorization request of the redirect session. */
  auth?: HostedAuth;
  /** Logs the member out and returns to `callbacks.postFlowUrl`. */
  logout?: RedirectSessionLogoutParams;
  /** Opens the checkout page. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  /** Opens the booking of a time slot. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  /** Opens the booking page of a service. */
  bookingsBook?: RedirectSessionBookingsBookParams;
  /** Opens the tickets of an event. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  /** Opens the checkout page of a plan. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  /** Opens a product page. */
  storesProduct?: RedirectSessionStoresProductParams;
  /** Opens the account pages of a member. */
  memberAccountPage?: RedirectSessionMembersAccountParams;
  /** Opens the payment page of an order. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  /** URLs of the calling site that the hosted pages link back to. Each must be allowed for the OAuth app. */
  callbacks?: CallbackParams;
  /** ID of the OAuth app that created the session. */
  clientId?: string;
  /** Name of the OAuth app as the store set it, shown on the consent page. */
  appName?: string;
  /** Origins of the OAuth app. Only these may frame a page of the session or receive its messages. */
  targetOrigins?: string[];
  /** Origin of a page that requested a silent login without being registered. It receives an error, never a code. */
  unregisteredOrigin?: string;
  /** Date and time from which the session can no longer be opened (UTC). */
  expiresDate?: Date;
}

export interface RedirectsGetRedirectSessionAnswer {
  /** Redirect session as the hosted pages see it. All its URLs were checked against those of the OAuth app. */
  session?: HostedSession;
}

export interface RedirectsLogoutRedirectSessionAnswer {
  /** URL to return to after the logout. */
  url?: string;
  /** ID of the member who was logged out. Absent when no member was logged in. */
  memberId?: string;
}

/**
 * Who the tokens belong to.
 *
 * - `VISITOR`: An anonymous visitor.
 * - `MEMBER`: A logged-in member.
 */
export type RedirectSessionRole = 'VISITOR' | 'MEMBER';
export const RedirectSessionRole: EnumValues<RedirectSessionRole> = /* @__PURE__ */ enumValues('VISITOR MEMBER');

/** Tokens of the visitor or member for the hosted pages. */
export interface RedirectSessionTokens {
  /** Access token for calls of the hosted pages. */
  accessToken?: string;
  /** Token to renew the access token with, at `POST /oauth2/token`. */
  refreshToken?: string;
  /** Lifetime of the access token in seconds. */
  expiresIn?: number;
  /** Who the tokens belong to. */
  role?: RedirectSessionRole;
}

export interface RedirectsRedeemRedirectSessionAnswer {
  /** Redirect session as the hosted pages see it. All its URLs were checked against those of the OAuth app. */
  session?: HostedSession;
  /** Tokens of the visitor or member for the hosted pages. */
  tokens?: RedirectSessionTokens;
}

/**
 * Continues a login with a redirect session and returns the next step. Used by the hosted pages; specific to Shopwright.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/authorize`
 */
export const authorizeRedirectSession: Fn<(redirectSessionId: string, options?: { memberToken?: string; sessionToken?: string; consented?: boolean; chosen?: boolean; denied?: boolean }) => Promise<RedirectsAuthorizeRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/authorize', 'redirectSessionId,*');
/**
 * Creates a URL of a hosted page: checkout, login, logout, booking or account. Redirect the visitor's browser to it.
 *
 * `POST /v1/redirect-session`
 */
export const createRedirectSession: Fn<(options?: { bookingsCheckout?: RedirectSessionBookingsCheckoutParams; ecomCheckout?: RedirectSessionEcomCheckoutParams; eventsCheckout?: RedirectSessionEventsCheckoutParams; paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams; login?: RedirectSessionLoginParams; logout?: RedirectSessionLogoutParams; auth?: RedirectSessionAuthParams; storesProduct?: RedirectSessionStoresProductParams; bookingsBook?: RedirectSessionBookingsBookParams; ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams; callbacks?: CallbackParams; preferences?: RedirectSessionPreferences; origin?: string | null; memberAccountPage?: RedirectSessionMembersAccountParams }) => Promise<RedirectsCreateRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/_api/redirects-api/v1/redirect-session', '*');
/**
 * Resolves a short URL to the URL of its redirect session. Used by the hosted pages; specific to Shopwright.
 *
 * `POST /v1/redirect-session/short-url`
 */
export const findShortUrl: Fn<(options?: { short?: string }) => Promise<RedirectsFindShortUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/short-url', '*');
/**
 * Retrieves a redirect session. Used by the hosted pages; specific to Shopwright.
 *
 * `GET /v1/redirect-session/{redirectSessionId}`
 */
export const getRedirectSession: Fn<(redirectSessionId: string) => Promise<RedirectsGetRedirectSessionAnswer>> = /* @__PURE__ */ fn('GET', '/v1/redirect-session/{redirectSessionId}', 'redirectSessionId', { answer: { session: shapes.HostedSession } });
/**
 * Logs the member of a redirect session out. Used by the hosted pages; specific to Shopwright.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/logout`
 */
export const logoutRedirectSession: Fn<(redirectSessionId: string, options?: { token?: string }) => Promise<RedirectsLogoutRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/logout', 'redirectSessionId,*');
/**
 * Exchanges the token of a redirect session for its content and tokens of the visitor. Used by the hosted pages; specific to Shopwright.
 *
 * `POST /v1/redirect-session/{redirectSessionId}/redeem`
 */
export const redeemRedirectSession: Fn<(redirectSessionId: string, options?: { token?: string; clientId?: string }) => Promise<RedirectsRedeemRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/redirect-session/{redirectSessionId}/redeem', 'redirectSessionId,*', { answer: { session: shapes.HostedSession } });
/**
 * Errors of createRedirectSession, as the code of an ApiError:
 * - `REDIRECT_NOT_ALLOWED` (403): This is not an address of the store or of its apps. Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.
 * - `APP_NOT_FOUND` (403): This store has no app with this client ID. Check the client id. The app was deleted, or belongs to another store.
 * - `CHECKOUT_NOT_FOUND` (404): This store has no visible checkout "{id}". Check {field}. The checkout was deleted, or belongs to another buyer. Create a new one from the cart.
 * - `PRODUCT_NOT_FOUND` (404): This store has no visible product "{id}". Check {field}. The product was deleted or hidden, or belongs to another store.
 * - `SERVICE_NOT_FOUND` (404): This store has no visible service "{id}". Check {field}. The service was deleted or hidden, or belongs to another store.
 * - `EVENT_NOT_FOUND` (404): This store has no visible event "{id}". Check {field}. The event was deleted or hidden, or belongs to another store.
 * - `PLAN_NOT_FOUND` (404): This store has no visible plan "{id}". Check {field}. The plan was deleted or hidden, or belongs to another store.
 */
export type CreateRedirectSessionError = 'REDIRECT_NOT_ALLOWED' | 'APP_NOT_FOUND' | 'CHECKOUT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'PLAN_NOT_FOUND';
/**
 * Errors of logoutRedirectSession, as the code of an ApiError:
 * - `REDIRECT_SESSION_EXPIRED` (403): This link has expired. Go back and start again. Create a new redirect session right before sending the browser there. `data` has the address to go back to.
 */
export type LogoutRedirectSessionError = 'REDIRECT_SESSION_EXPIRED';
/**
 * Errors of redeemRedirectSession, as the code of an ApiError:
 * - `REDIRECT_SESSION_USED` (403): This link was already used. Go back and start again. A redirect session works once. Create a new one. `data` has the address to go back to.
 * - `REDIRECT_SESSION_EXPIRED` (403): This link has expired. Go back and start again. Create a new redirect session right before sending the browser there. `data` has the address to go back to.
 * - `SIGNED_OUT` (403): You have signed out since. Go back and sign in again. The session that created the link has ended. `data` has the address to go back to.
 * - `APP_NOT_FOUND` (403): This store has no app with this client ID. Check the client id. The app was deleted, or belongs to another store.
 */
export type RedeemRedirectSessionError = 'REDIRECT_SESSION_USED' | 'REDIRECT_SESSION_EXPIRED' | 'SIGNED_OUT' | 'APP_NOT_FOUND';

export const onRedirectSessionCreated: EventOf<{ data: Record<string, unknown> }, 'wix.headless.v1.redirect_session_created'> = /* @__PURE__ */ event('wix.headless.v1.redirect_session_created', true);
