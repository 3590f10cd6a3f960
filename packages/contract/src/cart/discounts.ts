import {
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { DiscountType } from '../shared/enums.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const AppliedDiscountDiscountType = enumeration('AppliedDiscountDiscountType', [
  'GLOBAL',
  'SPECIFIC_ITEMS',
  'SHIPPING',
]);
export type AppliedDiscountDiscountType = Static<typeof AppliedDiscountDiscountType>;

export const ItemCombinationLineItem = message('ItemCombinationLineItem', {
  lineItemId: string({ format: 'GUID' }),
  discountAmount: MultiCurrencyPrice,
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type ItemCombinationLineItem = Static<typeof ItemCombinationLineItem>;

export const ItemCombination = message('ItemCombination', {
  count: integer({ minimum: 1, maximum: 100_000 }),
  lineItems: list(ItemCombinationLineItem, { minItems: 1, maxItems: 100 }),
});
export type ItemCombination = Static<typeof ItemCombination>;

export const LineItemDiscount = message('LineItemDiscount', {
  id: string({ format: 'GUID' }),
  totalDiscountAmount: MultiCurrencyPrice,
});
export type LineItemDiscount = Static<typeof LineItemDiscount>;

export const V1Coupon = message('V1Coupon', {
  id: string(),
  code: string({ secret: true }),
  amount: MultiCurrencyPrice,
  name: string(),
  couponType: string({ deprecated: true, internal: true }),
});
export type V1Coupon = Static<typeof V1Coupon>;

export const V1DiscountRuleName = message('V1DiscountRuleName', {
  original: string({ maxLength: 256, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 500, minLength: 1 }),
});
export type V1DiscountRuleName = Static<typeof V1DiscountRuleName>;

export const V1DiscountRule = message('V1DiscountRule', {
  id: string({ format: 'GUID' }),
  name: V1DiscountRuleName,
  amount: MultiCurrencyPrice,
});
export type V1DiscountRule = Static<typeof V1DiscountRule>;

export const V1MerchantDiscount = message('V1MerchantDiscount', {
  amount: MultiCurrencyPrice,
  percentage: number({ nullable: true, minimum: 0.01, maximum: 100 }),
});
export type V1MerchantDiscount = Static<typeof V1MerchantDiscount>;

export const AppliedDiscount = message(
  'AppliedDiscount',
  {
    coupon: V1Coupon,
    merchantDiscount: V1MerchantDiscount,
    discountRule: V1DiscountRule,
    discountType: AppliedDiscountDiscountType,
    lineItemIds: list(string({ format: 'GUID' })),
    id: string({ nullable: true, format: 'GUID', internal: true }),
    lineItemDiscounts: list(LineItemDiscount, { maxItems: 300, readOnly: true, internal: true }),
    subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
    itemCombinations: list(ItemCombination, { maxItems: 1000, internal: true }),
  },
  { oneof: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export type AppliedDiscount = Static<typeof AppliedDiscount>;

export const Coupon = message('Coupon', {
  id: string(),
  code: string({ secret: true }),
  amount: of(MultiCurrencyPrice, { internal: true }),
});
export type Coupon = Static<typeof Coupon>;

export const DiscountRuleName = message('DiscountRuleName', {
  original: string({ maxLength: 256, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 500, minLength: 1 }),
});
export type DiscountRuleName = Static<typeof DiscountRuleName>;

export const DiscountRule = message('DiscountRule', {
  id: string({ format: 'GUID' }),
  name: DiscountRuleName,
  amount: MultiCurrencyPrice,
});
export type DiscountRule = Static<typeof DiscountRule>;

export const MerchantDiscount = message('MerchantDiscount', {
  amount: MultiCurrencyPrice,
});
export type MerchantDiscount = Static<typeof MerchantDiscount>;

export const CartDiscount = message(
  'CartDiscount',
  {
    coupon: Coupon,
    merchantDiscount: MerchantDiscount,
    discountRule: of(DiscountRule, { internal: true }),
    lineItemIds: list(string({ format: 'GUID' }), { maxItems: 300, internal: true }),
    discountType: of(DiscountType, { internal: true }),
  },
  { oneof: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export type CartDiscount = Static<typeof CartDiscount>;

export const GiftCard = message('GiftCard', {
  id: string({ deprecated: true }),
  obfuscatedCode: string({ secret: true }),
  amount: MultiCurrencyPrice,
  appId: string({ format: 'GUID' }),
  externalId: string({ nullable: true, maxLength: 50, minLength: 1 }),
  requestedAmount: MultiCurrencyPrice,
  code: string({ maxLength: 20, minLength: 8, secret: true, internal: true }),
});
export type GiftCard = Static<typeof GiftCard>;

/** A reduction the merchant grants on a cart; refused from visitors and members. */
export const MerchantDiscountInput = message('MerchantDiscountInput', {
  amount: required(
    string({ format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1_000_000_000_000_000 } }),
  ),
});
export type MerchantDiscountInput = Static<typeof MerchantDiscountInput>;
