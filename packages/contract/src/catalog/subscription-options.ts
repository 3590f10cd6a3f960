import { service } from '../call.ts';
import { enumeration, list, message, number, required, string, type Static } from '../field.ts';
import { SubscriptionSettings } from '../shared/item.ts';

/** Not in the provider's API: the subscriptions that a product is sold with, and their prices. */
const call = service(['/stores-reader']);

export const SubscriptionDiscountType = enumeration('SubscriptionDiscountType', [
  'PERCENT',
  'AMOUNT',
]);
export type SubscriptionDiscountType = Static<typeof SubscriptionDiscountType>;

export const ProductSubscriptionOption = message('ProductSubscriptionOption', {
  id: string({
    maxLength: 100,
  }),
  title: string({ maxLength: 150 }),
  description: string({ maxLength: 500 }),
  subscriptionSettings: SubscriptionSettings,
  discount: message('SubscriptionDiscount', { type: SubscriptionDiscountType, value: number() }),
  prices: list(message('SubscriptionPrice', { variantId: string(), price: number() })),
});
export type ProductSubscriptionOption = Static<typeof ProductSubscriptionOption>;

export const listSubscriptionOptions = call({
  name: 'products.listSubscriptionOptions',
  method: 'GET',
  path: '/v1/products/{productId}/subscription-options',
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsListSubscriptionOptionsRequest', {
    productId: required(string({ maxLength: 36 })),
  }),
  answer: message('ProductsListSubscriptionOptionsAnswer', {
    subscriptionOptions: list(ProductSubscriptionOption, { maxItems: 100 }),
  }),
});

const write = service(['/stores']);

/**
 * Replaces all subscription options. Options that are left out are no longer sold; existing
 * subscriptions continue.
 */
export const setSubscriptionOptions = write({
  name: 'products.setSubscriptionOptions',
  method: 'PUT',
  path: '/v1/products/{productId}/subscription-options',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSetSubscriptionOptionsRequest', {
    productId: required(string({ maxLength: 36 })),
    subscriptionOptions: required(list(ProductSubscriptionOption, { maxItems: 20 })),
  }),
  answer: message('ProductsSetSubscriptionOptionsAnswer', {
    subscriptionOptions: list(ProductSubscriptionOption, { maxItems: 100 }),
  }),
  errors: ['PRODUCT_IS_GIFT_CARD'],
});
