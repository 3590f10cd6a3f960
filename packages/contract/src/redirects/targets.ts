import { boolean, enumeration, integer, list, message, of, string, type Static } from '../field.ts';

export const BookingPolicyViolations = message('BookingPolicyViolations', {
  tooEarlyToBook: boolean({ nullable: true }),
  tooLateToBook: boolean({ nullable: true }),
  bookOnlineDisabled: boolean({ nullable: true }),
  validSubmissionRequired: boolean({ nullable: true }),
});
export type BookingPolicyViolations = Static<typeof BookingPolicyViolations>;

export const SlotResource = message('SlotResource', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  name: string({ nullable: true, maxLength: 1200 }),
  scheduleId: string({ nullable: true, internal: true }),
});
export type SlotResource = Static<typeof SlotResource>;

export const NestedTimeSlot = message('NestedTimeSlot', {
  serviceId: string({ format: 'GUID' }),
  start: string({ maxLength: 30 }),
  end: string({ maxLength: 30 }),
  resource: SlotResource,
  scheduleId: string(),
});
export type NestedTimeSlot = Static<typeof NestedTimeSlot>;

export const PhoneCall = message('PhoneCall', {
  enabled: boolean({ nullable: true }),
});
export type PhoneCall = Static<typeof PhoneCall>;

export const LocationType = enumeration('LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
]);
export type LocationType = Static<typeof LocationType>;

export const RedirectLocation = message('RedirectLocation', {
  id: string({ nullable: true, format: 'GUID' }),
  name: string({ nullable: true }),
  formattedAddress: string({ nullable: true }),
  formattedAddressTranslated: string({ nullable: true, maxLength: 512 }),
  locationType: LocationType,
});
export type RedirectLocation = Static<typeof RedirectLocation>;

export const Slot = message('Slot', {
  sessionId: string({ nullable: true, deprecated: true }),
  serviceId: string(),
  scheduleId: string(),
  startDate: string({ nullable: true }),
  endDate: string({ nullable: true }),
  timezone: string({ nullable: true }),
  resource: SlotResource,
  location: RedirectLocation,
  eventId: string({ nullable: true, maxLength: 250, minLength: 36 }),
  phoneCall: of(PhoneCall, { readOnly: true, internal: true }),
});
export type Slot = Static<typeof Slot>;

export const WaitingList = message('WaitingList', {
  totalSpots: integer({ nullable: true }),
  openSpots: integer({ nullable: true }),
});
export type WaitingList = Static<typeof WaitingList>;

export const SlotAvailability = message('SlotAvailability', {
  slot: Slot,
  bookable: boolean(),
  totalSpots: integer({ nullable: true }),
  openSpots: integer({ nullable: true }),
  waitingList: WaitingList,
  bookingPolicyViolations: BookingPolicyViolations,
  locked: boolean({ nullable: true }),
  isFromV2: boolean({ deprecated: true }),
  nestedSlots: list(NestedTimeSlot, { internal: true }),
});
export type SlotAvailability = Static<typeof SlotAvailability>;

export const RedirectSessionBookingsCheckoutParams = message(
  'RedirectSessionBookingsCheckoutParams',
  {
    timezone: string({ maxLength: 40 }),
    slotAvailability: SlotAvailability,
    slot: of(SlotAvailability, { deprecated: true, internal: true }),
  },
);
export type RedirectSessionBookingsCheckoutParams = Static<
  typeof RedirectSessionBookingsCheckoutParams
>;

export const AuthorizeRequest = message('AuthorizeRequest', {
  clientId: string({ format: 'GUID' }),
  responseType: string({ minLength: 1 }),
  redirectUri: string({ nullable: true, minLength: 1 }),
  scope: string({ nullable: true }),
  state: string({ minLength: 1 }),
  responseMode: string({ nullable: true }),
  codeChallenge: string({ nullable: true }),
  codeChallengeMethod: string({ nullable: true }),
  sessionToken: string({ nullable: true, secret: true }),
  nonce: string({ nullable: true, maxLength: 512 }),
  prompt: string({ nullable: true }),
  error: string({ nullable: true, internal: true }),
  errorDescription: string({ nullable: true, internal: true }),
  signInUrl: string({ nullable: true, format: 'SECURE_WEB_URL', deprecated: true, internal: true }),
  userConsented: boolean({ nullable: true, internal: true }),
  optionalLogin: boolean({ nullable: true, internal: true }),
  metaSiteId: string({ nullable: true, format: 'GUID', internal: true }),
  idp: string({ nullable: true, format: 'GUID', internal: true }),
  acrValues: string({ nullable: true, internal: true }),
  maxAge: string({ nullable: true, internal: true }),
  stepUpError: string({ nullable: true, internal: true }),
});
export type AuthorizeRequest = Static<typeof AuthorizeRequest>;

export const Prompt = enumeration('Prompt', ['login', 'none', 'consent', 'select_account']);
export type Prompt = Static<typeof Prompt>;

export const RedirectSessionAuthParams = message('RedirectSessionAuthParams', {
  authRequest: AuthorizeRequest,
  prompt: Prompt,
});
export type RedirectSessionAuthParams = Static<typeof RedirectSessionAuthParams>;
