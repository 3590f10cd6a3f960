import { service } from '../call.ts';
import { boolean, fieldMask, list, message, of, required, string } from '../field.ts';
import { Cart } from './cart.ts';
import { CustomLineItem } from './custom-line-item.ts';
import { SelectedShippingOption } from './delivery.ts';
import { LineItem, LineItemQuantityUpdate } from './line-item.ts';
import { SelectedMemberships } from './membership.ts';
import { Address } from '../shared/address.ts';
import { ChannelType } from '../shared/enums.ts';
import { EstimatedTotals } from './estimate.ts';
import {
  enteredCouponErrors,
  enteredGiftCardErrors,
  lineLimitErrors,
  newLineErrors,
} from '../errors/groups.ts';

const call = service(['/ecom', '/_api/ecom-cart', '/_api/cart']);

export const createCart = call({
  name: 'cart.createCart',
  method: 'POST',
  path: '/v1/carts',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartCreateCartRequest', {
    cartInfo: Cart,
    couponCode: string({ nullable: true }),
    lineItems: list(LineItem, { maxItems: 300 }),
    customLineItems: list(CustomLineItem, { maxItems: 300, merchantInput: 'refused' }),
  }),
  answer: message('CartCreateCartAnswer', {
    cart: Cart,
  }),
  errors: [
    ...enteredCouponErrors,
    ...newLineErrors,
    ...lineLimitErrors,
    'CANT_CREATE_CART_WITHOUT_ITEMS',
    'CART_GONE',
    'TOO_MANY_COUPON_TRIES',
    'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  ],
});

export const updateCart = call({
  name: 'cart.updateCart',
  method: 'PATCH',
  path: '/v1/carts/{cartInfo.id}',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartUpdateCartRequest', {
    cartInfo: Cart,
    couponCode: string({ nullable: true }),
    lineItems: list(LineItem, { maxItems: 300 }),
    customLineItems: list(CustomLineItem, { maxItems: 300, merchantInput: 'refused' }),
    cartFieldmask: fieldMask(),
  }),
  answer: message('CartUpdateCartAnswer', {
    cart: Cart,
  }),
  errors: [
    ...enteredCouponErrors,
    ...newLineErrors,
    ...lineLimitErrors,
    'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    'TOO_MANY_COUPON_TRIES',
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  ],
});

export const getCart = call({
  name: 'cart.getCart',
  method: 'GET',
  path: '/v1/carts/{id}',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CartGetCartRequest', {
    id: required(string({ format: 'GUID' })),
    refreshOverride: boolean({ nullable: true, internal: true }),
  }),
  answer: message('CartGetCartAnswer', {
    cart: Cart,
  }),
});

export const getCartByCheckoutId = call({
  name: 'cart.getCartByCheckoutId',
  method: 'GET',
  path: '/v1/carts/by-checkout-id/{id}',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CartGetCartByCheckoutIdRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CartGetCartByCheckoutIdAnswer', {
    cart: Cart,
  }),
});

export const addToCart = call({
  name: 'cart.addToCart',
  method: 'POST',
  path: '/v1/carts/{id}/add-to-cart',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartAddToCartRequest', {
    id: required(string({ format: 'GUID' })),
    lineItems: list(LineItem, { maxItems: 100 }),
    customLineItems: list(CustomLineItem, { maxItems: 100, merchantInput: 'refused' }),
    businessLocationId: string({ nullable: true, format: 'GUID' }),
  }),
  answer: message('CartAddToCartAnswer', {
    cart: Cart,
  }),
  errors: [
    ...newLineErrors,
    ...lineLimitErrors,
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  ],
});

export const removeLineItems = call({
  name: 'cart.removeLineItems',
  method: 'POST',
  path: '/v1/carts/{id}/remove-line-items',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartRemoveLineItemsRequest', {
    id: required(string({ format: 'GUID' })),
    lineItemIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('CartRemoveLineItemsAnswer', {
    cart: Cart,
  }),
});

export const createCheckout = call({
  name: 'cart.createCheckout',
  method: 'POST',
  path: '/v1/carts/{id}/create-checkout',
  who: 'anyone',
  permission: 'ECOM.CREATE_CHECKOUT_FROM_CART',
  request: message('CartCreateCheckoutRequest', {
    id: required(string({ format: 'GUID' })),
    channelType: ChannelType,
    shippingAddress: of(Address, { sdk: 'Address' }),
    billingAddress: of(Address, { sdk: 'Address' }),
    selectedShippingOption: SelectedShippingOption,
    email: string({ nullable: true, format: 'EMAIL' }),
  }),
  answer: message('CartCreateCheckoutAnswer', {
    checkoutId: string(),
  }),
  errors: [
    ...enteredCouponErrors,
    ...enteredGiftCardErrors,
    'LINE_ITEM_WITH_ZERO_QUANTITY',
    'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
    'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
    'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
    'EMPTY_CART',
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'SITE_MUST_ACCEPT_PAYMENTS',
  ],
});

export const removeCoupon = call({
  name: 'cart.removeCoupon',
  method: 'POST',
  path: '/v1/carts/{id}/remove-coupon',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartRemoveCouponRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CartRemoveCouponAnswer', {
    cart: Cart,
  }),
});

export const updateLineItemsQuantity = call({
  name: 'cart.updateLineItemsQuantity',
  method: 'POST',
  path: '/v1/carts/{id}/update-line-items-quantity',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartUpdateLineItemsQuantityRequest', {
    id: required(string({ format: 'GUID' })),
    lineItems: required(list(LineItemQuantityUpdate, { minItems: 1, maxItems: 100 })),
  }),
  answer: message('CartUpdateLineItemsQuantityAnswer', {
    cart: Cart,
  }),
  errors: ['LINE_ITEM_NOT_FOUND', 'FIXED_QUANTITY'],
});

export const estimateTotals = call({
  name: 'cart.estimateTotals',
  method: 'POST',
  path: '/v1/carts/{id}/estimate-totals',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CartEstimateTotalsRequest', {
    id: required(string({ format: 'GUID' })),
    selectedShippingOption: SelectedShippingOption,
    shippingAddress: of(Address, { sdk: 'Address' }),
    billingAddress: of(Address, { sdk: 'Address' }),
    selectedMemberships: SelectedMemberships,
    calculateTax: boolean({ nullable: true }),
    calculateShipping: boolean({ nullable: true }),
    calculateAdditionalFees: boolean({ nullable: true }),
  }),
  answer: EstimatedTotals,
});

export const deleteCart = call({
  name: 'cart.deleteCart',
  method: 'DELETE',
  path: '/v1/carts/{id}',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartDeleteCartRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CartDeleteCartAnswer', {}),
});

export const removeBusinessLocation = call({
  name: 'cart.removeBusinessLocation',
  method: 'POST',
  path: '/v1/carts/{id}/remove-business-location',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CartRemoveBusinessLocationRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('CartRemoveBusinessLocationAnswer', {
    cart: Cart,
  }),
});
