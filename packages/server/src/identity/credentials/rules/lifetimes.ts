/** How long things live, in seconds. The official client renews by the clock, so an access token is always short. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const lifetimes = {
  accessToken: 4 * hour,
  /** A visitor is its cart: forgetting one empties it. */
  visitorRefresh: 365 * day,
  /** Until the owner sets other lengths. */
  sessionIdle: 30 * day,
  sessionAbsolute: 90 * day,
  /** A session or key that was ended is dead in every process after this. */
  recheck: 4,
  clockTolerance: 60,
  authorizationCode: minute,
  /** An exchange that the same client repeats within this time is a retry, not a replay. */
  codeRepeat: 10,
  /** From signing in to the token exchange: a page is loaded in between. */
  sessionToken: 5 * minute,
  /** Where the token stands in an address. */
  ssoSessionToken: minute,
  /** From the first step of a sign-in to its last. */
  state: 10 * minute,
  /** An owner may take weeks to approve a member. */
  approval: 30 * day,
  recoveryLink: 10 * minute,
  activationLink: 3 * day,
  ssoState: 10 * minute,
  captcha: 10 * minute,
  /** How long a device stays remembered after a sign-in. */
  knownDevice: 90 * day,
  appRefresh: 365 * day,
  staffIdle: 12 * hour,
  staffAbsolute: 7 * day,
} as const;
