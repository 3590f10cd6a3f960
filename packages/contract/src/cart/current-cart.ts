import { service } from '../call.ts';
import { boolean, fieldMask, list, message, of, required, string } from '../field.ts';
import { Cart } from './cart.ts';
import { CustomLineItem } from './custom-line-item.ts';
import { SelectedShippingOption } from './delivery.ts';
import { MerchantDiscountInput } from './discounts.ts';
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

export const getCurrentCart = call({
  name: 'currentCart.getCurrentCart',
  method: 'GET',
  path: '/v1/carts/current',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CurrentCartGetCurrentCartRequest', {}),
  answer: message('CurrentCartGetCurrentCartAnswer', {
    cart: Cart,
  }),
  errors: ['OWNED_CART_NOT_FOUND'],
});

export const updateCurrentCart = call({
  name: 'currentCart.updateCurrentCart',
  method: 'PATCH',
  path: '/v1/carts/current',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartUpdateCurrentCartRequest', {
    cartInfo: Cart,
    couponCode: string({ nullable: true }),
    merchantDiscounts: list(MerchantDiscountInput, { maxItems: 10, merchantInput: 'refused' }),
    lineItems: list(LineItem, { maxItems: 300 }),
    customLineItems: list(CustomLineItem, { maxItems: 300, merchantInput: 'refused' }),
    cartFieldmask: fieldMask(),
  }),
  answer: message('CurrentCartUpdateCurrentCartAnswer', {
    cart: Cart,
  }),
  errors: [
    ...enteredCouponErrors,
    ...newLineErrors,
    ...lineLimitErrors,
    'TOO_MANY_COUPON_TRIES',
    'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  ],
});

export const addToCurrentCart = call({
  name: 'currentCart.addToCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/add-to-cart',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartAddToCurrentCartRequest', {
    lineItems: list(LineItem, { maxItems: 100 }),
    customLineItems: list(CustomLineItem, { maxItems: 100, merchantInput: 'refused' }),
    businessLocationId: string({ nullable: true, format: 'GUID' }),
  }),
  answer: message('CurrentCartAddToCurrentCartAnswer', {
    cart: Cart,
  }),
  errors: [
    ...newLineErrors,
    ...lineLimitErrors,
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  ],
});

export const removeLineItemsFromCurrentCart = call({
  name: 'currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/remove-line-items',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartRemoveLineItemsFromCurrentCartRequest', {
    lineItemIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('CurrentCartRemoveLineItemsFromCurrentCartAnswer', {
    cart: Cart,
  }),
  errors: ['OWNED_CART_NOT_FOUND'],
});

export const createCheckoutFromCurrentCart = call({
  name: 'currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/create-checkout',
  who: 'anyone',
  permission: 'ECOM.CREATE_CHECKOUT_FROM_CART',
  request: message('CurrentCartCreateCheckoutFromCurrentCartRequest', {
    channelType: ChannelType,
    shippingAddress: of(Address, { sdk: 'Address' }),
    billingAddress: of(Address, { sdk: 'Address' }),
    selectedShippingOption: SelectedShippingOption,
    email: string({ nullable: true, format: 'EMAIL' }),
  }),
  answer: message('CurrentCartCreateCheckoutFromCurrentCartAnswer', {
    checkoutId: string(),
  }),
  errors: [
    ...enteredCouponErrors,
    ...enteredGiftCardErrors,
    'EMPTY_CART',
    'OWNED_CART_NOT_FOUND',
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'SITE_MUST_ACCEPT_PAYMENTS',
    'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  ],
});

export const removeCouponFromCurrentCart = call({
  name: 'currentCart.removeCouponFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/remove-coupon',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartRemoveCouponFromCurrentCartRequest', {}),
  answer: message('CurrentCartRemoveCouponFromCurrentCartAnswer', {
    cart: Cart,
  }),
  errors: ['OWNED_CART_NOT_FOUND'],
});

export const updateCurrentCartLineItemQuantity = call({
  name: 'currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  path: '/v1/carts/current/update-line-items-quantity',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartUpdateCurrentCartLineItemQuantityRequest', {
    lineItems: required(list(LineItemQuantityUpdate, { minItems: 1, maxItems: 100 })),
  }),
  answer: message('CurrentCartUpdateCurrentCartLineItemQuantityAnswer', {
    cart: Cart,
  }),
  errors: ['LINE_ITEM_NOT_FOUND', 'FIXED_QUANTITY', 'OWNED_CART_NOT_FOUND'],
});

export const estimateCurrentCartTotals = call({
  name: 'currentCart.estimateCurrentCartTotals',
  method: 'POST',
  path: '/v1/carts/current/estimate-totals',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CurrentCartEstimateCurrentCartTotalsRequest', {
    selectedShippingOption: SelectedShippingOption,
    shippingAddress: of(Address, { sdk: 'Address' }),
    billingAddress: of(Address, { sdk: 'Address' }),
    selectedMemberships: SelectedMemberships,
    calculateTax: boolean({ nullable: true }),
    calculateShipping: boolean({ nullable: true }),
    calculateAdditionalFees: boolean({ nullable: true }),
  }),
  answer: EstimatedTotals,
  errors: ['OWNED_CART_NOT_FOUND'],
});

export const deleteCurrentCart = call({
  name: 'currentCart.deleteCurrentCart',
  method: 'DELETE',
  path: '/v1/carts/current',
  who: 'anyone',
  permission: 'ECOM.MODIFY_CARTS',
  request: message('CurrentCartDeleteCurrentCartRequest', {}),
  answer: message('CurrentCartDeleteCurrentCartAnswer', {}),
  errors: ['OWNED_CART_NOT_FOUND'],
});
