// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';

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
  reservationId?: string;
  eventSlug?: string;
}

export interface RedirectSessionPaidPlansCheckoutParams {
  planId?: string;
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
  accountPagePath?: string | null;
  profilePagePath?: string | null;
}

export interface RedirectSessionPreferences {
  useGenericWixPages?: boolean | null;
  maintainIdentity?: boolean | null;
  additionalQueryParameters?: Record<string, string>;
  checkIfPublish?: boolean | null;
  customMemberPaths?: CustomMemberPaths;
  createShortUrl?: boolean | null;
}

export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';

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

/** POST /v1/redirect-session */
export const createRedirectSession: Fn<(options?: { bookingsCheckout?: RedirectSessionBookingsCheckoutParams; ecomCheckout?: RedirectSessionEcomCheckoutParams; eventsCheckout?: RedirectSessionEventsCheckoutParams; paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams; login?: RedirectSessionLoginParams; logout?: RedirectSessionLogoutParams; auth?: RedirectSessionAuthParams; storesProduct?: RedirectSessionStoresProductParams; bookingsBook?: RedirectSessionBookingsBookParams; ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams; callbacks?: CallbackParams; preferences?: RedirectSessionPreferences; origin?: string | null; memberAccountPage?: RedirectSessionMembersAccountParams }) => Promise<RedirectsCreateRedirectSessionAnswer>> = /* @__PURE__ */ fn('POST', '/_api/redirects-api/v1/redirect-session', '*');

export const onRedirectSessionCreated: EventOf<{ data: Record<string, unknown> }, 'wix.headless.v1.redirect_session_created'> = /* @__PURE__ */ event('wix.headless.v1.redirect_session_created', true);
