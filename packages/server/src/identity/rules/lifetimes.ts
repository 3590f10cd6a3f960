/** How long things live, in seconds. The official client renews by the clock, so an access token is always short. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const lifetimes = {
  accessToken: 4 * hour,
  /** A visitor is its cart: forgetting one empties it. */
  visitorRefresh: 365 * day,
  sessionIdle: 30 * day,
  sessionAbsolute: 90 * day,
  /** A session or key that was ended is dead in every process after this. */
  recheck: 4,
  clockTolerance: 60,
} as const;
