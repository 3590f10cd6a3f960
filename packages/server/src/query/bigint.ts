/** What a bigint column of PostgreSQL holds. */
const SMALLEST_BIGINT = -(2n ** 63n);
const LARGEST_BIGINT = 2n ** 63n - 1n;

/** Whether a plain decimal is a whole number in the range of a bigint column. */
export const isBigint = (decimal: string): boolean =>
  !decimal.includes('.') && beyondBigint(BigInt(decimal)) === undefined;

/** On which side a number lies outside the range of a bigint column. */
export const beyondBigint = (value: bigint): 'above' | 'below' | undefined =>
  value > LARGEST_BIGINT ? 'above' : value < SMALLEST_BIGINT ? 'below' : undefined;
