/** Titles and descriptions of the API's areas. */
const areas: Readonly<Record<string, { title: string; description: string }>> = {
  oauth: {
    title: 'Tokens',
    description:
      'Every other call needs an access token or an API key. A visitor gets a token without signing in, and refreshes it to keep the same cart.',
  },
  store: {
    title: 'Store',
    description: 'What a storefront needs to know about the store: name, currency, theme.',
  },
  products: {
    title: 'Products',
    description: 'Products with their options, variants, media and collections.',
  },
  collections: {
    title: 'Collections',
    description: 'Groups of products, by ID, by slug and by query.',
  },
  files: { title: 'Files', description: 'Images, videos and documents of the store.' },
  inventory: { title: 'Inventory', description: 'Stock of each variant of a product.' },
  catalogVersioning: {
    title: 'Catalog version',
    description: 'Which version of the catalog API a site uses.',
  },
  currencies: { title: 'Currencies', description: 'Currencies and conversion rates.' },
  backInStockNotifications: {
    title: 'Back in stock',
    description: 'Requests of shoppers to be notified when a product is available again.',
  },
  currentCart: {
    title: 'Current cart',
    description: "The caller's own cart. It is created with the first item added to it.",
  },
  cart: { title: 'Carts', description: 'Any cart, by ID.' },
  checkout: {
    title: 'Checkout',
    description: 'From a cart to an order: addresses, shipping, coupons and totals.',
  },
  orders: {
    title: 'Orders',
    description: 'Orders, and everything a shop does with them after the purchase.',
  },
  orderTransactions: {
    title: 'Order payments',
    description: 'Payments and refunds of an order.',
  },
  orderFulfillments: {
    title: 'Order fulfillments',
    description: 'Shipments of an order, with carrier and tracking number.',
  },
  members: { title: 'Members', description: 'Members of the site: profile, addresses, status.' },
  siteMembers: {
    title: 'Member accounts',
    description: "Members' sign-in details, as the shop sees them.",
  },
  authentication: {
    title: 'Sign-in',
    description: 'Register, sign in, sign out, single sign-on.',
  },
  recovery: { title: 'Recovery', description: 'Reset a forgotten password.' },
  verification: {
    title: 'Verification',
    description: 'Codes that verify an e-mail address or a sign-in.',
  },
  webhooks: {
    title: 'Webhooks',
    description: 'Endpoints that receive signed events, and the log of their deliveries.',
  },
  apps: {
    title: 'Apps',
    description: 'OAuth clients of a store and their allowed redirect URLs.',
  },
  apiKeys: {
    title: 'API keys',
    description: 'Keys that act for the shop: their permissions, expiry and last use.',
  },
  redirects: {
    title: 'Hosted pages',
    description: 'Redirect sessions for hosted sign-in and checkout, and the way back.',
  },
};

export function describeArea(name: string): { title: string; description: string } {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (
    areas[name] ?? { title: spaced.charAt(0).toUpperCase() + spaced.slice(1), description: '' }
  );
}

/** The areas that developers use first; the others follow by name. */
export function inReadingOrder(names: Iterable<string>): string[] {
  const order = Object.keys(areas);
  const rank = (name: string): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
