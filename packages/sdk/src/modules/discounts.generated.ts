// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type DiscountKind = 'RULE' | 'COUPON';
export const DiscountKind: Words<DiscountKind> = /* @__PURE__ */ words('RULE COUPON');

export type DiscountEffectType = 'PERCENT' | 'AMOUNT' | 'FIXED_PRICE' | 'FREE_SHIPPING' | 'BUY_X_GET_Y';
export const DiscountEffectType: Words<DiscountEffectType> = /* @__PURE__ */ words('PERCENT AMOUNT FIXED_PRICE FREE_SHIPPING BUY_X_GET_Y');

export type DiscountScopeType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const DiscountScopeType: Words<DiscountScopeType> = /* @__PURE__ */ words('GLOBAL SPECIFIC_ITEMS SHIPPING');

/** SPECIFIC_ITEMS are all that any of the lists names. */
export interface DiscountScope {
  type: DiscountScopeType;
  productIds?: string[];
  variantIds?: string[];
  collectionIds?: string[];
}

/** PERCENT has percent; AMOUNT has amount; FIXED_PRICE has price; BUY_X_GET_Y has buy and get, and percent when what is got is not free. */
export interface DiscountEffect {
  type: DiscountEffectType;
  percent?: string;
  amount?: string;
  /** The amount is off every unit, and not once off all of them. */
  each?: boolean;
  price?: string;
  buy?: number;
  get?: number;
  /** SPECIFIC_ITEMS are all that any of the lists names. */
  buyScope?: DiscountScope;
  times?: number;
}

export interface StoreDiscount {
  _id?: string;
  revision?: string;
  kind?: DiscountKind;
  /** Of a COUPON; unique in the store, whatever the case. */
  code?: string | null;
  name?: string;
  active?: boolean;
  /** PERCENT has percent; AMOUNT has amount; FIXED_PRICE has price; BUY_X_GET_Y has buy and get, and percent when what is got is not free. */
  effect?: DiscountEffect;
  /** SPECIFIC_ITEMS are all that any of the lists names. */
  scope?: DiscountScope;
  startsAt?: Date | null;
  endsAt?: Date | null;
  minimumSubtotal?: string | null;
  minimumQuantity?: number | null;
  usageLimit?: number | null;
  limitPerCustomer?: number | null;
  firstOrderOnly?: boolean;
  /** Only for members of one of these; for everyone when empty. */
  groups?: string[];
  /** For one unit, the cheapest in scope. */
  oneItemOnly?: boolean;
  /** May be used beside others. */
  stackable?: boolean;
  /** Lower comes first. */
  priority?: number;
  subscriptionCycles?: number | null;
  /** How often it has been used. */
  used?: number;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface DiscountsCreateDiscountAnswer {
  discount?: StoreDiscount;
}

export interface DiscountsGetDiscountAnswer {
  discount?: StoreDiscount;
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface DiscountsQueryDiscountsAnswer {
  discounts?: StoreDiscount[];
  metadata?: PlatformPagingMetadata;
}

export interface DiscountsUpdateDiscountAnswer {
  discount?: StoreDiscount;
}

/**
 * Create discount.
 *
 * `POST /v1/discounts` (for owners, collaborators and apps)
 */
export const createDiscount: Fn<(options?: { discount?: StoreDiscount }) => Promise<DiscountsCreateDiscountAnswer>> = /* @__PURE__ */ fn('POST', '/v1/discounts', '*', { answer: { discount: shapes.StoreDiscount } });
/**
 * Delete discount.
 *
 * `DELETE /v1/discounts/{id}` (for owners, collaborators and apps)
 */
export const deleteDiscount: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/discounts/{id}', 'id', { unwrap: '' });
/**
 * Get discount.
 *
 * `GET /v1/discounts/{id}` (for owners, collaborators and apps)
 */
export const getDiscount: Fn<(_id: string) => Promise<DiscountsGetDiscountAnswer>> = /* @__PURE__ */ fn('GET', '/v1/discounts/{id}', 'id', { answer: { discount: shapes.StoreDiscount } });
/**
 * Query discounts.
 *
 * `POST /v1/discounts/query` (for owners, collaborators and apps)
 */
export const queryDiscounts: Fn<(options?: { query?: PlatformQuery }) => Promise<DiscountsQueryDiscountsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/discounts/query', '*', { answer: { discounts: shapes.StoreDiscount }, safe: true });
/**
 * Update discount.
 *
 * `PATCH /v1/discounts/{discount.id}` (for owners, collaborators and apps)
 */
export const updateDiscount: Fn<(_id: string, options?: { discount?: StoreDiscount }) => Promise<DiscountsUpdateDiscountAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/discounts/{discount.id}', 'discount.id,*', { answer: { discount: shapes.StoreDiscount } });
