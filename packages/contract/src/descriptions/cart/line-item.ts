import type { Descriptions } from '../table.ts';

export const lineItem: Descriptions = {
  PlatformFeeChargeType: {
    this: 'Who pays the fee.',
    PASS_ON: 'The buyer pays the fee.',
    ABSORBED: 'The store pays the fee.',
  },
  PlatformFee: {
    this: 'Fee of the platform on a sale. Never set: Shopwright charges no fees.',
    name: 'Name of the fee as buyers see it.',
    percentageRate: 'Fee as a fraction of the price, as a decimal string: "0.05" is 5 percent.',
  },
  Group: {
    this: 'Group of items that a coupon applies to.',
    name: 'Kind of group, for example "product" or "collection".',
    entityId: 'ID of the product or collection.',
  },
  Scope: {
    this: 'Part of a catalog that a coupon applies to.',
    namespace: 'Catalog that the scope belongs to, for example "stores".',
  },
  LineItem: {
    this: 'Item in a cart, with its quantity and prices. Only `catalogReference` and `quantity` are needed to add an item.',
    id: 'ID of the line item in the cart.',
    quantity:
      'Number of units. May exceed the stock: `availability` says how many can be bought, and a checkout sells no more.',
    catalogReference: 'Item to buy. Required for items of a catalog; absent for custom line items.',
    url: "Page of the item on the store's site.",
    price: "Unit price after discounts on items. Includes tax when the store's prices include tax.",
    fullPrice:
      "Unit price before the product's own sale price and all discounts. Show it struck through when it is higher than `price`.",
    priceBeforeDiscounts:
      "Unit price before coupons and automatic discounts, with the product's own sale price.",
    lineItemPrice:
      'Price of the whole line: `quantity` times the unit price with modifiers, after discounts on items.',
    descriptionLines: 'Chosen options and the buyer\'s own texts, for example "Color: Oat".',
    image: 'Image of the chosen variant or of the product.',
    subscriptionOptionInfo: 'Subscription that the buyer chose. Absent for one-time purchases.',
    serviceProperties: 'Date and time of a booked service or event ticket. Absent for other items.',
    rootCatalogItemId:
      'ID of the product, service, event or plan. Same as `catalogReference.catalogItemId` for products.',
    depositAmount:
      'Part of the price that is paid at checkout. Set when `paymentOption` is `DEPOSIT_ONLINE`.',
    selectedMembership:
      'Membership that pays for the item. Accepted for services that a plan covers only.',
    deliveryProfileId:
      'ID of the delivery profile of the item. Set for custom line items only, as sent.',
    taxGroupId:
      'ID of the tax group that decides the tax rate. Absent for items with the standard rate.',
    customLineItem: 'Whether the item is a custom line item, not one of a catalog.',
    consentRequiredPaymentPolicy:
      'Payment policy that the buyer must accept. Set for custom line items only, as sent.',
    priceUndetermined: 'Whether the price is agreed later. The item then counts as 0.',
    fixedQuantity: 'Whether the buyer cannot change the quantity.',
    savePaymentMethod: 'Whether the payment method is saved for later charges.',
    taxableAddress:
      'Address that decides the tax rate of the item. Accepted from the store and its apps only.',
    policies: 'Policies of the seller that apply to the item. Set for custom line items only.',
    membersOnly: 'Whether only logged-in members can buy the item. Set for custom line items only.',
    modifierGroups:
      'Extras that are added to each unit, by group. Empty except for custom line items.',
    modifiersTotalPrice:
      "Price of all modifiers of the whole line. Includes tax when the store's prices include tax.",
    originalPrice: 'Unit price of the catalog before overrides. Never set by the platform.',
    originalFullPrice:
      'Full unit price of the catalog before overrides. Never set by the platform.',
    couponScopes: 'Parts of the catalog that coupons can refer to. Never set by the platform.',
    digitalFile: 'Private file of a digital product. Never returned to buyers in a cart.',
    shippingGroupId: 'Group of items that are shipped together. Never set by the platform.',
    inventoryAppId: 'ID of the app that manages the stock of the item. Stored as sent.',
  },
  LineItemQuantityUpdate: {
    this: 'New quantity of a line item.',
    id: 'ID of the line item to change.',
    quantity: 'New number of units, at least 1. Remove the line item to buy none.',
  },
};
