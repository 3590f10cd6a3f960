import { LONGEST_SLUG } from '../../kernel/slug.ts';

/** The slug itself for 0, else with the number behind it, and short enough with it. */
export const numberedSlug = (wanted: string, number: number): string => (number === 0 ? wanted : `${wanted.slice(0, LONGEST_SLUG - `-${number}`.length)}-${number}`);

/** The same for a slug and all its numbered forms: who makes one of them must know of the others. */
export const slugFamily = (slug: string): string => slug.replace(/(-\d+)+$/, '').slice(0, LONGEST_SLUG - NUMBER_ROOM);

// A hyphen and nine digits.
const NUMBER_ROOM = 10;
