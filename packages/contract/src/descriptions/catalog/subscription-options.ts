import type { Descriptions } from '../table.ts';

export const subscriptionOptions: Descriptions = {
  SubscriptionDiscountType: {
    this: 'How a subscription reduces the price.',
    PERCENT: 'A percentage is deducted.',
    AMOUNT: "An amount in the store's currency is deducted.",
  },
  ProductSubscriptionOption: {
    this: 'Subscription that shoppers can choose for a product.',
    id: 'ID of the option. Send it as `subscriptionOptionId` in the options of the catalog reference.',
    title: 'Name of the option as shoppers see it, for example "Monthly coffee".',
    description: 'Description of the option as shoppers see it.',
    prices: 'Price of one unit by variant, after the discount. Calculated by the platform.',
  },
  SubscriptionDiscount: {
    this: 'Discount for subscribers.',
    value: "Percentage from 0 to 100, or amount in the store's currency, depending on `type`.",
  },
  SubscriptionPrice: {
    this: 'Price of a variant in this subscription.',
    variantId: 'ID of the variant.',
    price: "Price of one unit at each charge, as a number in the store's currency.",
  },
  'products.listSubscriptionOptions':
    'Retrieves the subscription options of a product with their prices. Specific to Shopwright.',
  ProductsListSubscriptionOptionsRequest: {
    productId: 'ID of the product.',
  },
  ProductsListSubscriptionOptionsAnswer: {
    subscriptionOptions:
      'Subscription options in the order in which they are shown. Empty when the product is sold once only.',
  },
  'products.setSubscriptionOptions':
    'Replaces all subscription options of a product. Existing subscriptions continue as agreed. Specific to Shopwright.',
  ProductsSetSubscriptionOptionsRequest: {
    productId: 'ID of the product to change.',
    subscriptionOptions:
      'All subscription options of the product. Options that are not listed are no longer sold.',
  },
  ProductsSetSubscriptionOptionsAnswer: {
    subscriptionOptions: 'Subscription options of the product after the change.',
  },
};
