import type { Descriptions } from '../table.ts';

export const cart: Descriptions = {
  BuyerInfo: {
    this: 'Visitor, member or staff user who owns the cart.',
    visitorId: 'ID of the visitor who owns the cart. Set when the buyer is not logged in.',
    memberId: 'ID of the member who owns the cart. Set when the buyer is logged in.',
    userId: 'ID of the staff user or app that created the cart.',
    contactId:
      "ID of the buyer's contact. For members, same as `memberId`; can be set for visitors only.",
    email: 'Email address of the buyer. Order confirmations are sent to it.',
  },
  Cart: {
    this: 'Items that a buyer intends to purchase, with their current prices.',
    id: 'ID of the cart.',
    lineItems: 'Items in the cart. Change them with the operations for line items.',
    buyerNote: 'Note from the buyer to the store, copied to the order.',
    currency:
      "Three-letter code (ISO 4217) of the store's currency, in which the buyer is charged.",
    conversionCurrency:
      "Currency of the converted amounts: the one of the `x-wix-currency` request header if the store has a rate for it, otherwise the store's display currency.",
    buyerLanguage:
      'Language of the buyer (BCP 47), for example "en". Defaults to the store\'s language.',
    siteLanguage: 'Language of the store (BCP 47), for example "en".',
    taxIncludedInPrices: 'Whether the prices of the cart include tax.',
    checkoutId: 'ID of the latest checkout that was created from the cart.',
    appliedDiscounts:
      'Discounts on the line items. Discounts on the delivery appear in the estimated totals and in the checkout.',
    createdDate: 'Date and time the cart was created (UTC).',
    updatedDate: 'Date and time the cart was last changed (UTC).',
    contactInfo:
      'Contact details and address of the buyer. Used as shipping address when a checkout is created without one.',
    overrideCheckoutUrl:
      "URL of a custom checkout page that replaces the store's. Set by the store or its apps; ignored from buyers.",
    purchaseFlowId:
      'ID shared by a cart, its checkout and its order, for analytics. Same as the cart ID.',
    selectedShippingOption:
      'Delivery option that the buyer selected. Used when a checkout is created without one.',
    businessLocationId:
      'ID of the business location that sells the items. All items of a cart have the same location.',
    paymentCurrency: 'Currency in which the buyer is charged. Same as `currency`.',
    revision: 'Number as a string that grows by 1 with every change of the cart.',
    subtotal:
      "Sum of the line items before discounts. Includes tax when the store's prices include tax.",
    subtotalAfterDiscounts:
      'Sum of the line items after discounts, without delivery and additional tax.',
    discount: 'Sum of the discounts on line items, as a positive amount.',
  },
};
