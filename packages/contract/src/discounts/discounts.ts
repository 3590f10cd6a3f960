import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { StoreDiscount } from './discount.ts';

/** Not in the provider's API: the store's automatic discounts and coupons. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_DISCOUNTS';
const refusals = ['COUPON_CODE_TAKEN'] as const;

export const createDiscount = call({
  name: 'discounts.createDiscount',
  method: 'POST',
  path: '/v1/discounts',
  who: 'merchant',
  permission,
  request: message('DiscountsCreateDiscountRequest', { discount: required(StoreDiscount) }),
  answer: message('DiscountsCreateDiscountAnswer', { discount: StoreDiscount }),
  errors: refusals,
});

export const getDiscount = call({
  name: 'discounts.getDiscount',
  method: 'GET',
  path: '/v1/discounts/{id}',
  who: 'merchant',
  permission,
  request: message('DiscountsGetDiscountRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('DiscountsGetDiscountAnswer', { discount: StoreDiscount }),
});

export const queryDiscounts = call({
  name: 'discounts.queryDiscounts',
  method: 'POST',
  path: '/v1/discounts/query',
  who: 'merchant',
  permission,
  request: message('DiscountsQueryDiscountsRequest', { query: PlatformQuery }),
  answer: message('DiscountsQueryDiscountsAnswer', {
    discounts: list(StoreDiscount),
    metadata: PlatformPagingMetadata,
  }),
});

export const updateDiscount = call({
  name: 'discounts.updateDiscount',
  method: 'PATCH',
  path: '/v1/discounts/{discount.id}',
  who: 'merchant',
  permission,
  request: message('DiscountsUpdateDiscountRequest', { discount: required(StoreDiscount) }),
  answer: message('DiscountsUpdateDiscountAnswer', { discount: StoreDiscount }),
  errors: refusals,
});

export const deleteDiscount = call({
  name: 'discounts.deleteDiscount',
  method: 'DELETE',
  path: '/v1/discounts/{id}',
  who: 'merchant',
  permission,
  request: message('DiscountsDeleteDiscountRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('DiscountsDeleteDiscountAnswer', {}),
});
