import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';

const amount = () =>
  string({ format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 } });
const percent = () =>
  string({ format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 100, maxScale: 4 } });
const id = () => string({ format: 'GUID' });

export const DiscountScope = message('DiscountScope', {
  type: required(enumeration('DiscountScopeType', ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'])),
  productIds: list(id(), { maxItems: 1000 }),
  variantIds: list(id(), { maxItems: 1000 }),
  collectionIds: list(id(), { maxItems: 1000 }),
});
export type DiscountScope = Static<typeof DiscountScope>;

export const DiscountEffect = message('DiscountEffect', {
  type: required(
    enumeration('DiscountEffectType', [
      'PERCENT',
      'AMOUNT',
      'FIXED_PRICE',
      'FREE_SHIPPING',
      'BUY_X_GET_Y',
    ]),
  ),
  percent: percent(),
  amount: amount(),
  each: boolean(),
  price: amount(),
  buy: integer({ minimum: 1, maximum: 1000 }),
  get: integer({ minimum: 1, maximum: 1000 }),
  buyScope: DiscountScope,
  times: integer({ minimum: 1, maximum: 1000 }),
});
export type DiscountEffect = Static<typeof DiscountEffect>;

export const DiscountKind = enumeration('DiscountKind', ['RULE', 'COUPON']);
export type DiscountKind = Static<typeof DiscountKind>;

/** An automatic discount, or a coupon with a code. */
export const StoreDiscount = message('StoreDiscount', {
  id: string({ format: 'GUID', readOnly: true, filterable: true }),
  revision: string({ readOnly: true }),
  kind: of(DiscountKind, { immutable: true, filterable: true }),
  code: string({
    nullable: true,
    minLength: 1,
    maxLength: 40,
    filterable: true,
  }),
  name: string({ minLength: 1, maxLength: 256, filterable: true, sortable: true }),
  active: boolean({ filterable: true }),
  effect: DiscountEffect,
  scope: DiscountScope,
  startsAt: timestamp({ nullable: true }),
  endsAt: timestamp({ nullable: true }),
  minimumSubtotal: string({
    nullable: true,
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
  }),
  minimumQuantity: integer({ nullable: true, minimum: 1, maximum: 100_000 }),
  usageLimit: integer({ nullable: true, minimum: 1, maximum: 1_000_000_000 }),
  limitPerCustomer: integer({ nullable: true, minimum: 1, maximum: 1_000_000 }),
  firstOrderOnly: boolean(),
  groups: list(string({ minLength: 1, maxLength: 100 }), {
    maxItems: 100,
  }),
  oneItemOnly: boolean(),
  stackable: boolean(),
  priority: integer({ minimum: -1000, maximum: 1000 }),
  subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999 }),
  used: integer({ readOnly: true }),
  createdDate: timestamp({ readOnly: true, sortable: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type StoreDiscount = Static<typeof StoreDiscount>;
