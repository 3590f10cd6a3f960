import { DiscountRuleName } from '../cart/discounts.ts';
import { DiscountType } from '../shared/enums.ts';
import { Price } from '../shared/money.ts';
import { type Static, enumeration, integer, list, message, string } from '../field.ts';

export const OrderCoupon = message('OrderCoupon', {
  id: string(),
  code: string({ secret: true }),
  name: string(),
  amount: Price,
});
export type OrderCoupon = Static<typeof OrderCoupon>;

export const OrderDiscountRule = message('OrderDiscountRule', {
  id: string({ format: 'GUID' }),
  name: DiscountRuleName,
  amount: Price,
});
export type OrderDiscountRule = Static<typeof OrderDiscountRule>;

export const OrderItemCombinationLineItem = message('OrderItemCombinationLineItem', {
  lineItemId: string({ format: 'GUID' }),
  discountAmount: Price,
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type OrderItemCombinationLineItem = Static<typeof OrderItemCombinationLineItem>;

export const OrderItemCombination = message('OrderItemCombination', {
  count: integer({ minimum: 1, maximum: 100_000 }),
  lineItems: list(OrderItemCombinationLineItem, { minItems: 1, maxItems: 100 }),
});
export type OrderItemCombination = Static<typeof OrderItemCombination>;

export const OrderLineItemDiscount = message('OrderLineItemDiscount', {
  id: string({ format: 'GUID' }),
  totalDiscount: Price,
});
export type OrderLineItemDiscount = Static<typeof OrderLineItemDiscount>;

export const DiscountReason = enumeration('DiscountReason', [
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
]);
export type DiscountReason = Static<typeof DiscountReason>;

export const OrderMerchantDiscount = message(
  'OrderMerchantDiscount',
  {
    discountReason: DiscountReason,
    description: string({ nullable: true, maxLength: 200 }),
    amount: Price,
    percentage: string({
      nullable: true,
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0.01, lte: 100, maxScale: 2 },
      internal: true,
    }),
    name: string({ nullable: true, maxLength: 200, internal: true }),
  },
  { oneof: [['discountReason', 'description']] },
);
export type OrderMerchantDiscount = Static<typeof OrderMerchantDiscount>;

export const OrderAppliedDiscount = message(
  'OrderAppliedDiscount',
  {
    coupon: OrderCoupon,
    merchantDiscount: OrderMerchantDiscount,
    discountRule: OrderDiscountRule,
    discountType: DiscountType,
    lineItemIds: list(string({ format: 'GUID' }), { maxItems: 300, deprecated: true }),
    id: string({ nullable: true, format: 'GUID', immutable: true }),
    lineItemDiscounts: list(OrderLineItemDiscount, { maxItems: 300 }),
    subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
    itemCombinations: list(OrderItemCombination, { maxItems: 1000, internal: true }),
  },
  { oneof: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export type OrderAppliedDiscount = Static<typeof OrderAppliedDiscount>;

export const SpecificItemsCouponBehavior = enumeration('SpecificItemsCouponBehavior', [
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
]);
export type SpecificItemsCouponBehavior = Static<typeof SpecificItemsCouponBehavior>;
