import type { Descriptions } from '../table.ts';

export const currentCart: Descriptions = {
  'currentCart.getCurrentCart':
    "Retrieves the current visitor's or member's cart. Returns `OWNED_CART_NOT_FOUND` until an item was added.",
  'currentCart.updateCurrentCart':
    'Updates the current cart: buyer note, contact details, coupon or delivery option. Line items in the request are added to the cart.',
  CurrentCartUpdateCurrentCartRequest: {
    cartInfo: 'Fields to change. Omitted fields are not changed; null removes a value.',
    couponCode:
      'Code of a coupon to apply to the cart. An empty string or null removes the coupon.',
    merchantDiscounts:
      'Discounts that the store grants on the cart; they replace earlier ones. Accepted from the store and its apps only.',
    lineItems: "Items of the store's catalog to add to the cart.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    cartFieldmask: 'Accepted without effect: only the fields in the request are changed.',
  },
  'currentCart.addToCurrentCart':
    'Adds items to the current cart. Creates the cart if it does not exist; an item that is already in the cart with the same options gets a higher quantity.',
  CurrentCartAddToCurrentCartRequest: {
    lineItems: "Items of the store's catalog to add.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    businessLocationId:
      'ID of the business location that sells the items. Must be the location of the cart, if it has one.',
  },
  'currentCart.removeLineItemsFromCurrentCart': 'Removes line items from the current cart.',
  CurrentCartRemoveLineItemsFromCurrentCartRequest: {
    lineItemIds: 'IDs of the line items to remove.',
  },
  'currentCart.createCheckoutFromCurrentCart':
    'Creates a checkout from the current cart. The cart is not changed; the same cart and request return the same checkout.',
  CurrentCartCreateCheckoutFromCurrentCartRequest: {
    channelType: 'Sales channel of the checkout. Defaults to `WEB`.',
    shippingAddress: "Address to deliver to. Defaults to the address in the cart's `contactInfo`.",
    billingAddress: 'Billing address. Can also be set later in the checkout.',
    selectedShippingOption:
      'Delivery option to select. Defaults to the option that the cart has selected.',
    email: 'Email address of the buyer. Defaults to the email address in the cart.',
  },
  CurrentCartCreateCheckoutFromCurrentCartAnswer: {
    checkoutId:
      'ID of the new checkout. Pass it to `redirects.createRedirectSession` to open the hosted checkout page.',
  },
  'currentCart.removeCouponFromCurrentCart': 'Removes the coupon from the current cart.',
  'currentCart.updateCurrentCartLineItemQuantity':
    'Sets the quantity of line items in the current cart. To remove a line item, use `removeLineItemsFromCurrentCart`.',
  CurrentCartUpdateCurrentCartLineItemQuantityRequest: {
    lineItems: 'Line items and their new quantities.',
  },
  'currentCart.estimateCurrentCartTotals':
    'Calculates the totals of the current cart with delivery, tax, fees and discounts. Nothing is reserved and no checkout is created.',
  CurrentCartEstimateCurrentCartTotalsRequest: {
    selectedShippingOption:
      "Delivery option to calculate with. Defaults to the cart's option, otherwise to the first one offered.",
    shippingAddress:
      "Address to calculate delivery and tax for. Defaults to the address in the cart's `contactInfo`.",
    billingAddress: 'Address to calculate tax for when items are not shipped.',
    selectedMemberships: 'Memberships to pay line items with.',
    calculateTax: 'Whether to calculate tax. Defaults to true.',
    calculateShipping: 'Whether to calculate delivery options and their price. Defaults to true.',
    calculateAdditionalFees: 'Whether to calculate additional fees. Defaults to true.',
  },
  'currentCart.deleteCurrentCart': 'Deletes the current cart with all its line items.',
};
