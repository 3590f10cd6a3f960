/**
 * How long the next try must wait after so many failures: none for people who mistype, a little from the fifth on,
 * half a minute and doubling from the tenth. The first entry is the wait after one failure.
 */
export const waits: readonly number[] = [0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 60, 120, 240, 480, 900];

/**
 * For what is no secret of one person's, counted by address: a whole office, or a storefront that renders for all its
 * visitors, stands behind one. A hundred an hour are nobody's; after that one a minute, which finds nothing.
 */
export const addressWaits: readonly number[] = [
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
 * For mails with a code or link to one recipient, whoever asks for them. One network is held to a few by `waits`; this bound
 * is wider, so a stranger who asks for mails to an address does not keep its owner from asking.
 */
export const recipientWaits: readonly number[] = [
  ...Array<number>(20).fill(0),
  60,
  120,
  240,
  480,
  900,
];

/** For confirmations of orders that are paid later, by network: a thousand without a break of an hour, then one a minute. */
export const confirmationWaits: readonly number[] = [...Array<number>(1000).fill(0), 60];

/** After this long without a try everything is forgotten. */
export const forgetAfterSeconds = 3600;
