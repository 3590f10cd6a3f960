/**
 * How long the next try must wait after so many failures: none for people who mistype, a little from the fifth on,
 * half a minute and doubling from the tenth. The first entry is the wait after one failure.
 */
export const waits: readonly number[] = [0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 60, 120, 240, 480, 900];

/** After this long without a try everything is forgotten. */
export const forgetAfterSeconds = 3600;

export const mostCodeTries = 5;
/** How often one sign-in may have its code sent. */
export const mostSends = 5;
