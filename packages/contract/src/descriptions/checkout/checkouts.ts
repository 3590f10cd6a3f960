import type { Descriptions } from '../table.ts';

export const checkouts: Descriptions = {
  'checkout.createCheckout':
    'Creates a checkout without a cart. To check out a cart, use `currentCart.createCheckoutFromCurrentCart`.',
  CheckoutCreateCheckoutRequest: {
    checkoutInfo:
      'Buyer, addresses, delivery option and other fields of the new checkout. Read-only fields are ignored.',
    couponCode: 'Code of a coupon to apply.',
    lineItems: "Items of the store's catalog to purchase.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    giftCardCode: 'Code of a gift card to pay with.',
    overrideCheckoutUrl:
      "URL of a custom checkout page that replaces the store's. Set by the store or its apps; ignored from buyers.",
    giftCardRedeemAmount:
      "Maximum amount to pay with the gift card, as a decimal string in the store's currency. Defaults to as much as possible.",
  },
  'checkout.getCheckout':
    'Retrieves a checkout by its ID, with current prices, stock and delivery options.',
  CheckoutGetCheckoutRequest: {
    id: 'ID of the checkout to retrieve.',
    refresh: 'Accepted without effect: prices, stock and delivery options are always current.',
  },
  'checkout.getCheckoutByCartId': 'Retrieves the latest checkout that was created from a cart.',
  CheckoutGetCheckoutByCartIdRequest: {
    id: 'ID of the cart.',
  },
  'checkout.getWixCheckoutUrl':
    "Retrieves the URL of the store's own checkout page, even if a custom checkout URL is set.",
  CheckoutGetWixCheckoutUrlRequest: {
    id: 'ID of the checkout to open.',
    cartId: 'Accepted without effect: the checkout knows its cart.',
    currencyCode: "Accepted without effect: the page shows the store's currencies.",
  },
  CheckoutGetWixCheckoutUrlAnswer: {
    checkoutUrl: "URL of the store's own checkout page. Redirect the buyer to it.",
  },
  'checkout.getCheckoutUrl':
    "Retrieves the URL of the checkout page: the custom checkout URL if one is set, otherwise the store's own page.",
  CheckoutGetCheckoutUrlRequest: {
    id: 'ID of the checkout to open.',
    currencyCode: "Accepted without effect: the page shows the store's currencies.",
  },
  CheckoutGetCheckoutUrlAnswer: {
    checkoutUrl: 'URL of the checkout page. Redirect the buyer to it.',
  },
  'checkout.updateCheckout':
    'Updates a checkout: buyer details, addresses, delivery option, coupon or gift card. Line items in the request are added to the checkout.',
  CheckoutUpdateCheckoutRequest: {
    checkout: 'ID of the checkout and the fields to change. Omitted fields are not changed.',
    couponCode: 'Code of a coupon to apply. Replaces the current coupon.',
    giftCardCode: 'Code of a gift card to pay with. Replaces the current gift card.',
    overrideCheckoutUrl:
      "URL of a custom checkout page that replaces the store's. Set by the store or its apps; ignored from buyers.",
    lineItems: "Items of the store's catalog to add.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
    giftCardRedeemAmount:
      "Maximum amount to pay with the gift card, as a decimal string in the store's currency. Defaults to as much as possible.",
    fieldMask: 'Accepted without effect: only the fields in the request are changed.',
    ignoreCalculationErrors:
      'Accepted without effect: `calculationErrors` reports failures and the update is stored.',
  },
  'checkout.removeCoupon': 'Removes the coupon from a checkout.',
  CheckoutRemoveCouponRequest: {
    id: 'ID of the checkout to remove the coupon from.',
  },
  'checkout.removeGiftCard': 'Removes the gift card from a checkout.',
  CheckoutRemoveGiftCardRequest: {
    id: 'ID of the checkout to remove the gift card from.',
  },
  'checkout.removeOverrideCheckoutUrl':
    "Removes the custom checkout URL, so that the store's own checkout page is used again.",
  CheckoutRemoveOverrideCheckoutUrlRequest: {
    id: 'ID of the checkout to remove the URL from.',
  },
  'checkout.addToCheckout': 'Adds items to a checkout.',
  CheckoutAddToCheckoutRequest: {
    id: 'ID of the checkout to add items to.',
    lineItems: "Items of the store's catalog to add.",
    customLineItems:
      'Items that are not in a catalog, with their prices. Accepted from the store and its apps only.',
  },
  'checkout.removeLineItems': 'Removes line items from a checkout.',
  CheckoutRemoveLineItemsRequest: {
    id: 'ID of the checkout to remove line items from.',
    lineItemIds: 'IDs of the line items to remove.',
  },
  'checkout.createOrder':
    'Creates an order from a checkout where nothing is paid online: it is free, or paid offline. Repeating the call returns the same order.',
  CheckoutCreateOrderRequest: {
    id: 'ID of the checkout to create an order from.',
    savePaymentMethod:
      'Accepted without effect: the payment provider saves the method when a subscription is bought.',
    delayCapture: 'Accepted without effect: this call charges nothing.',
    urlParams: 'Accepted without effect.',
    inAppPurchase: 'Accepted without effect: orders are never in-app purchases.',
  },
  CheckoutCreateOrderAnswer: {
    orderId: 'ID of the new order.',
    subscriptionId:
      "ID of the new subscription. Never set; the order's line items name the subscription.",
    paymentGatewayOrderId: 'ID of the payment. Never set: this call charges nothing.',
  },
  'checkout.createOrderAndCharge':
    'Creates an order from a checkout and charges a payment token in the same call. Repeating the call neither creates a second order nor charges twice.',
  CheckoutCreateOrderAndChargeRequest: {
    id: 'ID of the checkout to create an order from.',
    paymentToken:
      'Token of the payment method to charge, from the payment provider. Required when an amount is due now.',
    savePaymentMethod:
      'Accepted without effect: the payment provider saves the method when a subscription is bought.',
    delayCapture:
      'Whether the payment is authorized now and captured later by the store. Ignored from buyers.',
    urlParams: 'Accepted without effect.',
    inAppPurchase: 'Accepted without effect: orders are never in-app purchases.',
  },
  CheckoutCreateOrderAndChargeAnswer: {
    orderId: 'ID of the new order. Absent while the payment is pending.',
    subscriptionId:
      "ID of the new subscription. Never set; the order's line items name the subscription.",
    paymentResponseToken:
      'URL where the buyer confirms the payment, for example with 3-D Secure, otherwise the ID of the pending payment. Absent when the order was created.',
    paymentGatewayOrderId: 'ID of the payment. Absent when nothing is paid at checkout.',
    checkoutCompleted:
      'Whether the order was created. False while the payment is pending; the order follows when it succeeds.',
  },
  'checkout.markCheckoutAsCompletedAndRedirectToUrl':
    'Marks a checkout as completed and redirects the browser. Called by opening the URL from `createCompletionUrl`.',
  CheckoutMarkCheckoutAsCompletedAndRedirectToUrlRequest: {
    token: 'Signed token from the completion URL. Valid for one day and one use.',
  },
  CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer: {
    body: 'Body of the response page.',
    statusCode: 'HTTP status of the response, 302 on success.',
    headers: 'HTTP headers of the response, with the redirect in `Location`.',
  },
  'checkout.markCheckoutAsCompleted':
    'Marks a checkout as completed, for orders that were placed outside the store.',
  CheckoutMarkCheckoutAsCompletedRequest: {
    id: 'ID of the checkout to mark as completed.',
    orderId: 'ID of the order that was placed for the checkout.',
  },
  'checkout.createCompletionUrl':
    'Creates a URL that an external checkout page opens when the purchase is done. Specific to Shopwright.',
  CheckoutCreateCompletionUrlRequest: {
    id: 'ID of the checkout that the external page completes.',
    redirectUrl: 'URL that the buyer is redirected to after the checkout is marked as completed.',
  },
  CheckoutCreateCompletionUrlAnswer: {
    url: 'URL that marks the checkout as completed once and redirects to `redirectUrl`. Valid for one day.',
  },
  'checkout.updateLineItemsQuantity':
    'Sets the quantity of line items in a checkout. To remove a line item, use `removeLineItems`.',
  CheckoutUpdateLineItemsQuantityRequest: {
    id: 'ID of the checkout to change.',
    lineItems: 'Line items and their new quantities.',
  },
};
