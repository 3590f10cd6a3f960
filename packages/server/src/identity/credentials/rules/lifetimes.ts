/**
 * Lifetimes in seconds. The official client refreshes by the clock, so access tokens are
 * short-lived.
 */
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const LIFETIME_SECONDS = {
  accessToken: 4 * HOUR_SECONDS,
  /** A visitor token identifies a cart: losing it loses the cart. */
  visitorRefresh: 365 * DAY_SECONDS,
  /** Defaults that the owner can change. */
  sessionIdle: 30 * DAY_SECONDS,
  sessionAbsolute: 90 * DAY_SECONDS,
  /** Every process rejects an ended session or key after this time. */
  revocationCheck: 4,
  clockTolerance: 60,
  authorizationCode: MINUTE_SECONDS,
  /** An exchange that the same client repeats within this time is a retry, not a replay. */
  codeRetry: 10,
  /** From the sign-in to the token exchange, with a page load in between. */
  sessionToken: 5 * MINUTE_SECONDS,
  /** For tokens in a URL. */
  ssoSessionToken: MINUTE_SECONDS,
  /** From the first step of a sign-in to the last. */
  signInState: 10 * MINUTE_SECONDS,
  /** An owner may take weeks to approve a member. */
  approval: 30 * DAY_SECONDS,
  recoveryLink: 10 * MINUTE_SECONDS,
  activationLink: 3 * DAY_SECONDS,
  ssoState: 10 * MINUTE_SECONDS,
  captcha: 10 * MINUTE_SECONDS,
  /** How long a device stays remembered after a sign-in. */
  trustedDevice: 90 * DAY_SECONDS,
  appRefresh: 365 * DAY_SECONDS,
  staffIdle: 12 * HOUR_SECONDS,
  staffAbsolute: 7 * DAY_SECONDS,
  staffInvitation: 7 * DAY_SECONDS,
} as const;
