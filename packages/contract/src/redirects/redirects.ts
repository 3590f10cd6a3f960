import { boolean, map, message, of, string, type Static } from '../field.ts';

export const URLDetails = message('URLDetails', {
  endpoint: string({ maxLength: 2048, readOnly: true }),
  searchParams: map(string()),
});
export type URLDetails = Static<typeof URLDetails>;

export const RedirectSession = message('RedirectSession', {
  id: string({ format: 'GUID' }),
  fullUrl: string({ maxLength: 2048, readOnly: true }),
  urlDetails: URLDetails,
  sessionToken: string({ nullable: true, maxLength: 2048, readOnly: true, secret: true }),
  shortUrl: string({ maxLength: 2048, readOnly: true }),
  wixBaseUrl: string({ maxLength: 2048, readOnly: true, internal: true }),
});
export type RedirectSession = Static<typeof RedirectSession>;

/**
 * The return addresses of the hosted pages. The provider's callback types name the same fields:
 * LOGOUT is `postFlowUrl`, CHECKOUT is `thankYouPageUrl` and `cartPageUrl`, AUTHORIZE is the
 * `redirectUri` of the sign-in. No call sends a type.
 */
export const CallbackParams = message('CallbackParams', {
  thankYouPageUrl: string({ nullable: true, maxLength: 2048 }),
  postFlowUrl: string({ nullable: true, maxLength: 2048 }),
  loginUrl: string({ nullable: true, maxLength: 2048 }),
  bookingsServiceListUrl: string({ nullable: true, maxLength: 2048 }),
  cartPageUrl: string({ nullable: true, maxLength: 2048 }),
  planListUrl: string({ nullable: true, maxLength: 2048 }),
  plansListUrl: string({ nullable: true, maxLength: 2048, deprecated: true, internal: true }),
  state: string({ nullable: true, maxLength: 2048, internal: true }),
});
export type CallbackParams = Static<typeof CallbackParams>;

export const CustomMemberPaths = message('CustomMemberPaths', {
  accountPagePath: string({
    nullable: true,
    format: 'URL_SLUG',
  }),
  profilePagePath: string({
    nullable: true,
    format: 'URL_SLUG',
  }),
});
export type CustomMemberPaths = Static<typeof CustomMemberPaths>;

export const RedirectSessionPreferences = message('RedirectSessionPreferences', {
  useGenericWixPages: boolean({
    nullable: true,
  }),
  maintainIdentity: boolean({ nullable: true }),
  additionalQueryParameters: map(string()),
  checkIfPublish: boolean({
    nullable: true,
  }),
  customMemberPaths: of(CustomMemberPaths, { internal: true }),
  createShortUrl: boolean({ nullable: true, internal: true }),
});
export type RedirectSessionPreferences = Static<typeof RedirectSessionPreferences>;
