import type { Descriptions } from '../table.ts';

export const lineItem: Descriptions = {
  CheckoutLineItem: {
    this: 'Item in a checkout, with its quantity, prices and tax. Only `catalogReference` and `quantity` are needed to add an item.',
    id: 'ID of the line item in the checkout.',
    quantity: 'Number of units. No more than the stock can be ordered.',
    catalogReference: 'Item to buy. Required for items of a catalog; absent for custom line items.',
    url: "Page of the item on the store's site.",
    price: "Unit price after discounts on items. Includes tax when the store's prices include tax.",
    lineItemPrice:
      'Price of the whole line: `quantity` times the unit price with modifiers, after discounts on items.',
    fullPrice:
      "Unit price before the product's own sale price and all discounts. Show it struck through when it is higher than `price`.",
    priceBeforeDiscounts:
      "Unit price before coupons and automatic discounts, with the product's own sale price.",
    totalPriceAfterTax: 'Price of the whole line after discounts, including tax.',
    totalPriceBeforeTax: 'Price of the whole line after discounts, without tax.',
    discount: 'Sum of all discounts on the line, as a positive amount.',
    descriptionLines: 'Chosen options and the buyer\'s own texts, for example "Color: Oat".',
    media: 'Image of the chosen variant or of the product.',
    subscriptionOptionInfo: 'Subscription that the buyer chose. Absent for one-time purchases.',
    serviceProperties: 'Date and time of a booked service or event ticket. Absent for other items.',
    rootCatalogItemId:
      'ID of the product, service, event or plan. Same as `catalogReference.catalogItemId` for products.',
    depositAmount:
      'Part of the price that is paid at checkout. Set when `paymentOption` is `DEPOSIT_ONLINE`.',
    deliveryProfileId:
      'ID of the delivery profile of the item. Set for custom line items only, as sent.',
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
    priceBeforeDiscountsAndTax:
      'Unit price before discounts, without tax. Never set by the platform.',
    couponScopes: 'Parts of the catalog that coupons can refer to. Never set by the platform.',
    fulfillerId: 'ID of the fulfillment service that ships the item. Never set by the platform.',
    shippingGroupId: 'Group of items that are shipped together. Never set by the platform.',
    digitalFile: 'Private file of a digital product. Never returned to buyers in a checkout.',
    inventoryAppId: 'ID of the app that manages the stock of the item. Stored as sent.',
    externalResourceId: 'ID of the item in an external system. Accepted without effect.',
  },
};
