import type { Offerings } from './offerings.server.ts';

const links = [
  ['/services', 'services'],
  ['/events', 'events'],
  ['/plans', 'plans'],
  ['/gift-cards', 'giftCards'],
] as const;

/** Path and name of the store's offerings besides products. */
export const offeringLinks = (offerings: Offerings): (typeof links)[number][] =>
  links.filter(([, word]) => offerings[word]);

export interface ShopLink {
  /** As in the store's own language. */
  readonly to: string;
  readonly name: string;
}
