import { cart } from './cart.ts';
import { collection, product } from './catalog.ts';
import { checkout } from './checkout.ts';
import { order } from './orders.ts';
import { identity, member, redirectSession } from './people.ts';
import { ids, money, plainMoney, productPrice, shop } from './values.ts';

interface EntityExample {
  readonly answer: object;
  /** What callers send; without it, what they may send of the answer. */
  readonly request?: object;
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
};
const reference = {
  appId: ids.stores,
  catalogItemId: ids.product,
  options: { options: { Color: 'Oat' } },
};

/** By the title of the message: what calls answer with and take is shown the same in all of them. */
export const entityExamples: Readonly<Record<string, EntityExample>> = {
  Product: {
    answer: product,
    request: {
      name: 'Dune Mug',
      productType: 'physical',
      priceData: { price: 34 },
      description: '<p>A straight-sided mug.</p>',
    },
  },
  Collection: { answer: collection },
  Cart: { answer: cart },
  Checkout: { answer: checkout },
  Order: { answer: order },
  Member: {
    answer: member,
    request: { loginEmail: 'ada@example.com', contact: { firstName: 'Ada', lastName: 'Byron' } },
  },
  Identity: { answer: identity },
  RedirectSession: { answer: redirectSession },
  Address: {
    answer: { ...address, countryFullname: 'United States', subdivisionFullname: 'New York' },
    request: address,
  },
  CatalogReference: { answer: reference },
  LineItem: {
    answer: cart.lineItems?.[0] ?? {},
    request: { quantity: 1, catalogReference: reference },
  },
  MultiCurrencyPrice: { answer: money('34.00'), request: { amount: '34.00' } },
  Price: { answer: plainMoney('34.00'), request: { amount: '34.00' } },
  PriceData: { answer: productPrice(34), request: { price: 34 } },
  PageUrlV2: { answer: { relativePath: '/products/dune-mug', url: `${shop}/products/dune-mug` } },
  Image: {
    answer: {
      id: 'dune-mug.webp',
      url: `${shop}/media/dune-mug.webp`,
      width: 1400,
      height: 1400,
      altText: 'A mug in oat',
    },
  },
};
