import type { Offerings } from './offerings.server.ts';

const links = [
  ['/services', 'services'],
  ['/events', 'events'],
  ['/plans', 'plans'],
  ['/gift-cards', 'giftCards'],
] as const;

/** Path and word of what the shop sells besides goods. */
export const offeringLinks = (offerings: Offerings): (typeof links)[number][] =>
  links.filter(([, word]) => offerings[word]);

export interface ShopLink {
  /** As in the store's own language. */
  readonly to: string;
  readonly name: string;
}
