/**
 * Seconds until the next attempt is allowed, by number of failures: the first entry follows the
 * first failure. Customers who mistype do not wait; from the fifth failure the delay grows, and
 * from the tenth it is half a minute and doubles.
 */
export const ATTEMPT_DELAYS_SECONDS: readonly number[] = [
  0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 60, 120, 240, 480, 900,
];

/**
 * For requests counted by network rather than by account: an office or a storefront that renders
 * for all its visitors shares one address. The first hundred within an hour are free; after that
 * one a minute, too few to guess anything.
 */
export const NETWORK_DELAYS_SECONDS: readonly number[] = [
  ...Array<number>(100).fill(0),
  1,
  2,
  4,
  8,
  16,
  30,
  60,
];

/**
 * For emails with a code or link to one recipient, from all callers. Wider than the limit of one
 * network, so a stranger who requests emails to an address does not lock out its owner.
 */
export const RECIPIENT_DELAYS_SECONDS: readonly number[] = [
  ...Array<number>(20).fill(0),
  60,
  120,
  240,
  480,
  900,
];

/**
 * For confirmations of unpaid orders, by network: a thousand without a pause of an hour, then one a
 * minute.
 */
export const CONFIRMATION_DELAYS_SECONDS: readonly number[] = [...Array<number>(1000).fill(0), 60];

/** Failures are forgotten after this long without an attempt. */
export const ATTEMPT_RETENTION_SECONDS = 3600;
