import type { Call } from '@shopwright/contract';

/** What the contract's names are called in the reference. */

const areas: Readonly<Record<string, { title: string; about: string }>> = {
  oauth: {
    title: 'Tokens',
    about:
      'Every other call needs one of these. A visitor asks for a token, renews it by the clock, and keeps its cart.',
  },
  store: {
    title: 'Store',
    about: 'What a storefront must know of the store: its name, currency and look.',
  },
  products: {
    title: 'Products',
    about: 'The catalog: products, their options and variants, media and collections.',
  },
  collections: { title: 'Collections', about: 'Groups of products, by id, by slug and by query.' },
  files: { title: 'Files', about: 'Pictures, videos and documents of the store.' },
  inventory: { title: 'Inventory', about: 'Stock, for each variant of a product.' },
  catalogVersioning: { title: 'Catalog version', about: 'Which catalog a site has.' },
  currencies: { title: 'Currencies', about: 'Currencies and their conversion.' },
  backInStockNotifications: {
    title: 'Back in stock',
    about: 'Who wants to hear when something can be bought again.',
  },
  currentCart: {
    title: 'Current cart',
    about: 'The cart of whoever calls. It exists from the first thing put into it.',
  },
  cart: { title: 'Carts', about: 'Any cart, by its id.' },
  checkout: {
    title: 'Checkout',
    about: 'From a cart to an order: addresses, delivery, coupons, totals.',
  },
  orders: {
    title: 'Orders',
    about: 'What was bought, and everything a shop does with it afterwards.',
  },
  orderTransactions: { title: 'Order payments', about: 'Payments and refunds of an order.' },
  orderFulfillments: {
    title: 'Order fulfilment',
    about: 'What of an order was sent, and where it is.',
  },
  members: { title: 'Members', about: 'The people of a site: profiles, addresses, status.' },
  siteMembers: { title: "Members' sign-in", about: 'Sign-in of members, as the shop sees it.' },
  authentication: { title: 'Sign-in', about: 'Register, sign in, sign out, single sign-on.' },
  recovery: { title: 'Recovery', about: 'A way back in for those who forgot their password.' },
  verification: { title: 'Verification', about: 'Codes that prove an address.' },
  webhooks: {
    title: 'Webhooks',
    about: 'Addresses that are told of events, signed; what was delivered, and what waits.',
  },
  apps: {
    title: 'Apps',
    about: 'The OAuth clients of a store, and where they may send people back to.',
  },
  apiKeys: {
    title: 'API keys',
    about:
      'What programs send to act for the shop: what each may do, until when, and when it was last used.',
  },
  redirects: {
    title: 'Hosted pages',
    about: 'Sessions on pages of the platform: sign-in, checkout, and the way back.',
  },
};

export function areaWords(area: string): { title: string; about: string } {
  const spaced = area.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return areas[area] ?? { title: spaced.charAt(0).toUpperCase() + spaced.slice(1), about: '' };
}

/** The order in which one learns them. */
export function inReadingOrder(names: Iterable<string>): string[] {
  const known = Object.keys(areas);
  const place = (name: string): number =>
    known.includes(name) ? known.indexOf(name) : known.length;
  return [...new Set(names)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

export const whoWords: Record<Call['who'], string> = {
  public: 'Anyone, without a token',
  anyone: 'Anyone with a token of this site',
  member: 'Signed-in members, and the shop',
  merchant: 'The shop: the owner, a collaborator or an app',
};
