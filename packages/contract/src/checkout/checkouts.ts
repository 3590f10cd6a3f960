import { service } from '../call.ts';
import {
  boolean,
  bytes,
  fieldMask,
  integer,
  list,
  map,
  message,
  required,
  string,
} from '../field.ts';
import { CustomLineItem } from '../cart/custom-line-item.ts';
import { LineItemQuantityUpdate } from '../cart/line-item.ts';
import { Checkout } from './checkout.ts';
import { CheckoutLineItem } from './line-item.ts';
import { HeadersEntry } from '../shared/bulk.ts';
import { ChannelType } from '../shared/enums.ts';
import {
  checkoutOrderErrors,
  enteredCouponErrors,
  enteredGiftCardErrors,
  lineLimitErrors,
  newLineErrors,
} from '../errors/groups.ts';

const call = service(['/ecom']);

export const createCheckout = call({
  name: 'checkout.createCheckout',
  method: 'POST',
  path: '/v1/checkouts',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutCreateCheckoutRequest', {
    checkoutInfo: Checkout,
    couponCode: string({ nullable: true }),
    lineItems: list(CheckoutLineItem, { maxItems: 300 }),
    customLineItems: list(CustomLineItem, { maxItems: 300, merchantInput: 'refused' }),
    channelType: required(ChannelType),
    giftCardCode: string({ nullable: true }),
    overrideCheckoutUrl: string({ nullable: true, maxLength: 1000, merchantInput: 'ignored' }),
    giftCardRedeemAmount: string({
      nullable: true,
      decimal: { gte: 0, lte: 1_000_000_000_000_000, maxScale: 3 },
    }),
  }),
  answer: message('CheckoutCreateCheckoutAnswer', {
    checkout: Checkout,
  }),
  errors: [
    ...enteredCouponErrors,
    ...newLineErrors,
    ...enteredGiftCardErrors,
    ...lineLimitErrors,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    'GIFT_CARD_NOT_FOUND',
    'GIFT_CARD_CODE_INVALID',
    'SITE_MUST_ACCEPT_PAYMENTS',
    'TOO_MANY_COUPON_TRIES',
  ],
});

export const getCheckout = call({
  name: 'checkout.getCheckout',
  method: 'GET',
  path: '/v1/checkouts/{id}',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('CheckoutGetCheckoutRequest', {
    id: required(string({ format: 'GUID' })),
    refresh: boolean({ nullable: true, internal: true }),
  }),
  answer: message('CheckoutGetCheckoutAnswer', {
    checkout: Checkout,
  }),
});

export const getCheckoutByCartId = call({
  name: 'checkout.getCheckoutByCartId',
  method: 'GET',
  path: '/v1/checkouts/by-cart-id/{id}',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('CheckoutGetCheckoutByCartIdRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CheckoutGetCheckoutByCartIdAnswer', {
    checkout: Checkout,
  }),
});

export const getWixCheckoutUrl = call({
  name: 'checkout.getWixCheckoutUrl',
  method: 'GET',
  path: '/v1/checkouts/{id}/wix-checkout-url',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('CheckoutGetWixCheckoutUrlRequest', {
    id: required(string({ format: 'GUID' })),
    cartId: string({ nullable: true, format: 'GUID', internal: true }),
    currencyCode: string({ nullable: true, format: 'CURRENCY', internal: true }),
  }),
  answer: message('CheckoutGetWixCheckoutUrlAnswer', {
    checkoutUrl: string(),
  }),
});

export const getCheckoutUrl = call({
  name: 'checkout.getCheckoutUrl',
  method: 'GET',
  path: '/v1/checkouts/{id}/checkout-url',
  who: 'anyone',
  permission: 'ECOM.READ_CHECKOUTS',
  request: message('CheckoutGetCheckoutUrlRequest', {
    id: required(string({ format: 'GUID' })),
    currencyCode: string({ nullable: true, format: 'CURRENCY', internal: true }),
  }),
  answer: message('CheckoutGetCheckoutUrlAnswer', {
    checkoutUrl: string(),
  }),
});

export const updateCheckout = call({
  name: 'checkout.updateCheckout',
  method: 'PATCH',
  path: '/v1/checkouts/{checkout.id}',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutUpdateCheckoutRequest', {
    checkout: required(Checkout),
    couponCode: string({ nullable: true }),
    giftCardCode: string({ nullable: true }),
    overrideCheckoutUrl: string({ nullable: true, maxLength: 1000, merchantInput: 'ignored' }),
    lineItems: list(CheckoutLineItem, { maxItems: 300 }),
    customLineItems: list(CustomLineItem, { maxItems: 300, merchantInput: 'refused' }),
    giftCardRedeemAmount: string({
      nullable: true,
      decimal: { gte: 0, lte: 1_000_000_000_000_000, maxScale: 3 },
    }),
    fieldMask: fieldMask(),
    ignoreCalculationErrors: boolean({ nullable: true, internal: true }),
  }),
  answer: message('CheckoutUpdateCheckoutAnswer', {
    checkout: Checkout,
  }),
  errors: [
    ...enteredCouponErrors,
    ...newLineErrors,
    ...enteredGiftCardErrors,
    ...lineLimitErrors,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    'GIFT_CARD_NOT_FOUND',
    'GIFT_CARD_CODE_INVALID',
    'CHECKOUT_IS_COMPLETE',
    'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    'TOO_MANY_COUPON_TRIES',
  ],
});

export const removeCoupon = call({
  name: 'checkout.removeCoupon',
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-coupon',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutRemoveCouponRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CheckoutRemoveCouponAnswer', {
    checkout: Checkout,
  }),
  errors: ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const removeGiftCard = call({
  name: 'checkout.removeGiftCard',
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-gift-card',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutRemoveGiftCardRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CheckoutRemoveGiftCardAnswer', {
    checkout: Checkout,
  }),
  errors: ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const removeOverrideCheckoutUrl = call({
  name: 'checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-override-checkout-url',
  who: 'merchant',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutRemoveOverrideCheckoutUrlRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CheckoutRemoveOverrideCheckoutUrlAnswer', {
    checkout: Checkout,
  }),
  errors: ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const addToCheckout = call({
  name: 'checkout.addToCheckout',
  method: 'POST',
  path: '/v1/checkouts/{id}/add-to-checkout',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutAddToCheckoutRequest', {
    id: required(string({ format: 'GUID' })),
    lineItems: list(CheckoutLineItem, { maxItems: 100 }),
    customLineItems: list(CustomLineItem, { maxItems: 100, merchantInput: 'refused' }),
  }),
  answer: message('CheckoutAddToCheckoutAnswer', {
    checkout: Checkout,
  }),
  errors: [
    ...newLineErrors,
    ...lineLimitErrors,
    'CHECKOUT_IS_COMPLETE',
    'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  ],
});

export const removeLineItems = call({
  name: 'checkout.removeLineItems',
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-line-items',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutRemoveLineItemsRequest', {
    id: required(string({ format: 'GUID' })),
    lineItemIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 300 })),
  }),
  answer: message('CheckoutRemoveLineItemsAnswer', {
    checkout: Checkout,
  }),
  errors: ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const createOrder = call({
  name: 'checkout.createOrder',
  method: 'POST',
  path: '/v1/checkouts/{id}/create-order',
  who: 'anyone',
  permission: 'ECOM.CREATE_ORDER_FROM_CHECKOUT',
  request: message('CheckoutCreateOrderRequest', {
    id: required(string({ format: 'GUID' })),
    savePaymentMethod: boolean(),
    delayCapture: boolean({ merchantInput: 'ignored' }),
    urlParams: map(string(), { maxProperties: 50, internal: true }),
    inAppPurchase: boolean({ internal: true }),
  }),
  answer: message('CheckoutCreateOrderAnswer', {
    orderId: string({ format: 'GUID' }),
    subscriptionId: string({ format: 'GUID' }),
    paymentGatewayOrderId: string({ nullable: true }),
  }),
  errors: [
    ...checkoutOrderErrors,
    'PAYMENT_ERROR',
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS',
    'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  ],
});

export const createOrderAndCharge = call({
  name: 'checkout.createOrderAndCharge',
  method: 'POST',
  path: '/v1/checkouts/{id}/create-order-and-charge',
  who: 'anyone',
  permission: 'ECOM.CREATE_ORDER_FROM_CHECKOUT',
  request: message('CheckoutCreateOrderAndChargeRequest', {
    id: required(string({ format: 'GUID' })),
    paymentToken: string({ nullable: true }),
    savePaymentMethod: boolean(),
    delayCapture: boolean({ merchantInput: 'ignored' }),
    urlParams: map(string(), { maxProperties: 50, internal: true }),
    inAppPurchase: boolean({ internal: true }),
  }),
  answer: message('CheckoutCreateOrderAndChargeAnswer', {
    orderId: string({ format: 'GUID' }),
    subscriptionId: string({ format: 'GUID' }),
    paymentResponseToken: string({ nullable: true }),
    paymentGatewayOrderId: string({ nullable: true }),
    checkoutCompleted: boolean({ readOnly: true, internal: true }),
  }),
  errors: [
    ...checkoutOrderErrors,
    'PAYMENT_ERROR',
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  ],
  unansweredErrors: ['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
});

export const markCheckoutAsCompletedAndRedirectToUrl = call({
  name: 'checkout.markCheckoutAsCompletedAndRedirectToUrl',
  method: 'GET',
  path: '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  who: 'public',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  raw: true,
  request: message('CheckoutMarkCheckoutAsCompletedAndRedirectToUrlRequest', {
    token: required(string({ maxLength: 4096, secret: true })),
  }),
  answer: message('CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer', {
    body: bytes(),
    statusCode: integer({ nullable: true }),
    headers: list(HeadersEntry),
  }),
  errors: ['UNAUTHENTICATED_TOKEN'],
});

export const markCheckoutAsCompleted = call({
  name: 'checkout.markCheckoutAsCompleted',
  method: 'POST',
  path: '/v1/checkouts/{id}/mark-as-completed',
  who: 'merchant',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutMarkCheckoutAsCompletedRequest', {
    id: required(string({ format: 'GUID' })),
    orderId: string({ nullable: true, format: 'GUID', internal: true }),
  }),
  answer: message('CheckoutMarkCheckoutAsCompletedAnswer', {}),
});

/**
 * Not in the provider's API: the address to which an external payment page sends the buyer when it
 * is done.
 */
export const createCompletionUrl = call({
  name: 'checkout.createCompletionUrl',
  method: 'POST',
  path: '/v1/checkouts/{id}/completion-url',
  who: 'merchant',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutCreateCompletionUrlRequest', {
    id: required(string({ format: 'GUID' })),
    redirectUrl: required(string({ format: 'WEB_URL', maxLength: 2048 })),
  }),
  answer: message('CheckoutCreateCompletionUrlAnswer', {
    url: string(),
  }),
});

export const updateLineItemsQuantity = call({
  name: 'checkout.updateLineItemsQuantity',
  method: 'POST',
  path: '/v1/checkouts/{id}/update-line-items-quantity',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CHECKOUTS',
  request: message('CheckoutUpdateLineItemsQuantityRequest', {
    id: required(string({ format: 'GUID' })),
    lineItems: required(list(LineItemQuantityUpdate, { minItems: 1, maxItems: 100 })),
  }),
  answer: message('CheckoutUpdateLineItemsQuantityAnswer', {
    checkout: Checkout,
  }),
  errors: [
    'CHECKOUT_IS_COMPLETE',
    'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    'FIXED_QUANTITY',
    'LINE_ITEM_NOT_FOUND',
  ],
});
