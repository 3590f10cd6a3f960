import type { Descriptions } from '../table.ts';

export const redirects: Descriptions = {
  URLDetails: {
    this: 'URL of the redirect session in parts.',
    endpoint: 'URL without its query parameters.',
    searchParams: 'Query parameters of the URL by name.',
  },
  RedirectSession: {
    this: 'Redirect to a hosted page. Each session can be opened once.',
    id: 'ID of the redirect session.',
    fullUrl: 'URL to redirect the browser to. Contains a secret; do not log it.',
    sessionToken:
      'Secret of the session, which `fullUrl` also contains. It lets the hosted page continue as the same visitor or member.',
    shortUrl: 'Short form of `fullUrl`, for example for a QR code.',
    wixBaseUrl: 'Origin of the hosted pages. Never set by the platform.',
  },
  CallbackParams: {
    this: 'URLs of the calling site that the hosted pages link back to. Each must be allowed for the OAuth app.',
    thankYouPageUrl:
      "Page to open after an order is placed. Defaults to the store's own confirmation page.",
    postFlowUrl:
      'Page to return to when the visitor is done or leaves. Recommended for every session.',
    loginUrl: 'Login page of the calling site, opened when a hosted page needs a member.',
    bookingsServiceListUrl: 'Page with the list of services, linked from the booking pages.',
    cartPageUrl: 'Cart page of the calling site, linked from the checkout page.',
    planListUrl: 'Page with the list of plans, linked from the plan checkout.',
    plansListUrl: 'Replaced by `planListUrl`. Page with the list of plans.',
    state: 'Value that is returned unchanged to the calling site.',
  },
  CustomMemberPaths: {
    this: 'Paths of the account pages. Accepted without effect.',
    accountPagePath: 'Accepted without effect: the account pages are always under /account.',
    profilePagePath: 'Accepted without effect: there are no public profile pages.',
  },
  RedirectSessionPreferences: {
    this: 'Preferences for the hosted pages.',
    useGenericWixPages:
      'Accepted without effect: the hosted pages are always those of the platform.',
    maintainIdentity:
      'Whether the visitor or member stays the same on the hosted pages. Defaults to true; always true for `auth` and `logout`.',
    additionalQueryParameters:
      'Query parameters to add to the URL of the hosted page, for example for campaign tracking.',
    checkIfPublish: 'Accepted without effect: a store has no unpublished state.',
    createShortUrl: 'Accepted without effect: a short URL is always created.',
  },
};
