import { LONGEST_SLUG } from '../../../kernel/slug.ts';

/** The slug itself for 0, else with the number behind it, and short enough with it. */
export const numberedSlug = (wanted: string, number: number): string =>
  number === 0 ? wanted : `${wanted.slice(0, LONGEST_SLUG - `-${number}`.length)}-${number}`;
