import type { Descriptions } from '../table.ts';

export const carts: Descriptions = {
  'cart.createCart':
    'Creates a cart with items. Storefronts use `currentCart.addToCurrentCart` instead.',
  CartCreateCartRequest: {
    cartInfo:
      'Buyer note, contact details and other fields of the new cart. Read-only fields are ignored.',
    couponCode: 'Code of a coupon to apply to the cart.',
    lineItems: "Items of the store's catalog to put in the cart.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
  },
  'cart.updateCart':
    'Updates a cart: buyer note, contact details, coupon or delivery option. Line items in the request are added to the cart.',
  CartUpdateCartRequest: {
    cartInfo:
      'ID of the cart and the fields to change. Omitted fields are not changed; null removes a value.',
    couponCode:
      'Code of a coupon to apply to the cart. An empty string or null removes the coupon.',
    lineItems: "Items of the store's catalog to add to the cart.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    cartFieldmask: 'Accepted without effect: only the fields in the request are changed.',
  },
  'cart.getCart':
    'Retrieves a cart by its ID. Visitors and members can retrieve their own cart only.',
  CartGetCartRequest: {
    id: 'ID of the cart to retrieve.',
    refreshOverride: 'Accepted without effect: prices and stock are always current.',
  },
  'cart.getCartByCheckoutId': 'Retrieves the cart that a checkout was created from.',
  CartGetCartByCheckoutIdRequest: {
    id: 'ID of the checkout.',
  },
  'cart.addToCart':
    'Adds items to a cart. An item that is already in the cart with the same options gets a higher quantity.',
  CartAddToCartRequest: {
    id: 'ID of the cart to add items to.',
    lineItems: "Items of the store's catalog to add.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    businessLocationId:
      'ID of the business location that sells the items. Must be the location of the cart, if it has one.',
  },
  'cart.removeLineItems': 'Removes line items from a cart.',
  CartRemoveLineItemsRequest: {
    id: 'ID of the cart to remove line items from.',
    lineItemIds: 'IDs of the line items to remove.',
  },
  'cart.createCheckout':
    'Creates a checkout from a cart. The cart is not changed; the same cart and request return the same checkout.',
  CartCreateCheckoutRequest: {
    id: 'ID of the cart to create a checkout from.',
    channelType: 'Sales channel of the checkout. Defaults to `WEB`.',
    shippingAddress: "Address to deliver to. Defaults to the address in the cart's `contactInfo`.",
    billingAddress: 'Billing address. Can also be set later in the checkout.',
    selectedShippingOption:
      'Delivery option to select. Defaults to the option that the cart has selected.',
    email: 'Email address of the buyer. Defaults to the email address in the cart.',
  },
  CartCreateCheckoutAnswer: {
    checkoutId: 'ID of the new checkout.',
  },
  'cart.removeCoupon': 'Removes the coupon from a cart.',
  CartRemoveCouponRequest: {
    id: 'ID of the cart to remove the coupon from.',
  },
  'cart.updateLineItemsQuantity':
    'Sets the quantity of line items in a cart. To remove a line item, use `removeLineItems`.',
  CartUpdateLineItemsQuantityRequest: {
    id: 'ID of the cart to change.',
    lineItems: 'Line items and their new quantities.',
  },
  'cart.estimateTotals':
    'Calculates the totals of a cart with delivery, tax, fees and discounts. Nothing is reserved and no checkout is created.',
  CartEstimateTotalsRequest: {
    id: 'ID of the cart to calculate totals for.',
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
  'cart.deleteCart': 'Deletes a cart with all its line items.',
  CartDeleteCartRequest: {
    id: 'ID of the cart to delete.',
  },
  'cart.removeBusinessLocation':
    'Removes the business location from a cart, so that items of another location can be added.',
  CartRemoveBusinessLocationRequest: {
    id: 'ID of the cart to remove the location from.',
  },
};
