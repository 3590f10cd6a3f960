import { MAX_OFFSET } from '@shopwright/contract/shared/paging';

/** What one query may cost. Beyond it the answer is 400. */
export const limits = {
  /** `$and`, `$or` and `$not` inside each other. */
  depth: 8,
  /** Conditions and logical operators together. */
  nodes: 100,
  /** Entries of one `$in`, `$nin`, `$hasSome` or `$hasAll`. */
  list: 500,
  /** Entries of all lists of a filter together. */
  values: 5000,
  /** Characters of one value. */
  text: 512,
  sortTerms: 5,
  page: 100,
  offset: MAX_OFFSET,
  /** Characters, as the contract has it. */
  cursor: 16_000,
} as const;

export const DEFAULT_PAGE_SIZE = 50;
