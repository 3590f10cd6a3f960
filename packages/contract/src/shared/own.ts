import { message, string, type Static } from '../field.ts';

/** What several of our own calls share: amounts as plain decimals, in the store's currency. */

export const amount = { decimal: { gte: 0, lte: 999_999_999, maxScale: 3 } } as const;

export const SeoTexts = message('SeoTexts', {
  title: string({ maxLength: 200 }),
  description: string({ maxLength: 500 }),
});
export type SeoTexts = Static<typeof SeoTexts>;

export const Contact = message('PersonToReach', {
  firstName: string({ maxLength: 100 }),
  lastName: string({ maxLength: 100 }),
  email: string({ format: 'EMAIL' }),
  phone: string({ maxLength: 50 }),
});
export type Contact = Static<typeof Contact>;
