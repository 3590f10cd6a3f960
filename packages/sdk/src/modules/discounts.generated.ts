// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * How buyers get the discount.
 *
 * - `RULE`: It applies automatically.
 * - `COUPON`: It applies when the buyer enters its code.
 */
export type DiscountKind = 'RULE' | 'COUPON';
export const DiscountKind: EnumValues<DiscountKind> = /* @__PURE__ */ enumValues('RULE COUPON');

/**
 * How the discount reduces the price.
 *
 * - `PERCENT`: A percentage is deducted, given in `percent`.
 * - `AMOUNT`: An amount is deducted, given in `amount`.
 * - `FIXED_PRICE`: Each unit costs `price`.
 * - `FREE_SHIPPING`: The delivery is free.
 * - `BUY_X_GET_Y`: Buyers of `buy` units get `get` further units free, or reduced by `percent`.
 */
export type DiscountEffectType = 'PERCENT' | 'AMOUNT' | 'FIXED_PRICE' | 'FREE_SHIPPING' | 'BUY_X_GET_Y';
export const DiscountEffectType: EnumValues<DiscountEffectType> = /* @__PURE__ */ enumValues('PERCENT AMOUNT FIXED_PRICE FREE_SHIPPING BUY_X_GET_Y');

/**
 * Part of a purchase that the discount reduces.
 *
 * - `GLOBAL`: All line items of the purchase.
 * - `SPECIFIC_ITEMS`: The line items that any of the lists names.
 * - `SHIPPING`: The delivery price.
 */
export type DiscountScopeType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const DiscountScopeType: EnumValues<DiscountScopeType> = /* @__PURE__ */ enumValues('GLOBAL SPECIFIC_ITEMS SHIPPING');

/** Items that the discount applies to. */
export interface DiscountScope {
  /** Part of a purchase that the discount reduces. */
  type: DiscountScopeType;
  /** IDs of products. Used with `SPECIFIC_ITEMS`. */
  productIds?: string[];
  /** IDs of variants. Used with `SPECIFIC_ITEMS`. */
  variantIds?: string[];
  /** IDs of collections. Used with `SPECIFIC_ITEMS`; all products in them are included. */
  collectionIds?: string[];
}

/** How much the discount deducts. The type decides which fields are needed. */
export interface DiscountEffect {
  /** How the discount reduces the price. */
  type: DiscountEffectType;
  /** Percentage to deduct as a decimal string, greater than 0 and up to "100". */
  percent?: string;
  /** Amount to deduct as a decimal string in the store's currency. */
  amount?: string;
  /** Whether the amount is deducted from every unit. If false, it is deducted once from all items in scope. */
  each?: boolean;
  /** New unit price as a decimal string in the store's currency. Used with `FIXED_PRICE`. */
  price?: string;
  /** Number of units to buy. Used with `BUY_X_GET_Y`. */
  buy?: number;
  /** Number of units that are reduced. Used with `BUY_X_GET_Y`. */
  get?: number;
  /** Items that count toward `buy`. Defaults to the scope of the discount. */
  buyScope?: DiscountScope;
  /** Maximum number of times `BUY_X_GET_Y` applies in one order. Omit it for no limit. */
  times?: number;
}

/** Automatic discount or coupon of the store. */
export interface StoreDiscount {
  /** ID of the discount. */
  _id?: string;
  /** Number as a string that grows by 1 with every change of the discount. */
  revision?: string;
  /** How buyers get the discount. */
  kind?: DiscountKind;
  /** Code that buyers enter. Required for a `COUPON`; unique in the store regardless of case. */
  code?: string | null;
  /** Name of the discount as buyers see it in the totals. */
  name?: string;
  /** Whether the discount can be used. Defaults to true. */
  active?: boolean;
  /** How much the discount deducts. The type decides which fields are needed. */
  effect?: DiscountEffect;
  /** Items that the discount applies to. */
  scope?: DiscountScope;
  /** Date and time from which the discount applies (UTC). Omit it to start immediately. */
  startsAt?: Date | null;
  /** Date and time from which the discount no longer applies (UTC). Omit it for no end. */
  endsAt?: Date | null;
  /** Lowest subtotal that earns the discount, as a decimal string in the store's currency. */
  minimumSubtotal?: string | null;
  /** Lowest number of units in scope that earns the discount. */
  minimumQuantity?: number | null;
  /** Maximum number of orders that can use the discount. Omit it for no limit. */
  usageLimit?: number | null;
  /** Maximum number of orders of one customer that can use the discount. Omit it for no limit. */
  limitPerCustomer?: number | null;
  /** Whether only the first order of a customer can use the discount. */
  firstOrderOnly?: boolean;
  /** Customer groups that can use the discount. Empty means every customer. */
  groups?: string[];
  /** Whether only one unit is reduced: the cheapest in scope. */
  oneItemOnly?: boolean;
  /** Whether the discount can be combined with others. If it cannot, the buyer gets the best combination. */
  stackable?: boolean;
  /** Order in which discounts are applied. Lower numbers come first. */
  priority?: number;
  /** Number of billing cycles of a subscription that are reduced. Omit it to reduce all. */
  subscriptionCycles?: number | null;
  /** Number of orders that used the discount. */
  used?: number;
  /** Date and time the discount was created (UTC). */
  _createdDate?: Date;
  /** Date and time the discount was last changed (UTC). */
  _updatedDate?: Date;
}

export interface DiscountsCreateDiscountAnswer {
  /** Automatic discount or coupon of the store. */
  discount?: StoreDiscount;
}

export interface DiscountsGetDiscountAnswer {
  /** Automatic discount or coupon of the store. */
  discount?: StoreDiscount;
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface DiscountsQueryDiscountsAnswer {
  /** Matching discounts on this page. */
  discounts?: StoreDiscount[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

export interface DiscountsUpdateDiscountAnswer {
  /** Automatic discount or coupon of the store. */
  discount?: StoreDiscount;
}

/**
 * Creates an automatic discount or a coupon. Specific to Shopwright.
 *
 * `POST /v1/discounts` (for owners, collaborators and apps)
 */
export const createDiscount: Fn<(options?: { discount?: StoreDiscount }) => Promise<DiscountsCreateDiscountAnswer>> = /* @__PURE__ */ fn('POST', '/v1/discounts', '*', { answer: { discount: shapes.StoreDiscount } });
/**
 * Deletes a discount. Existing orders are not affected. Specific to Shopwright.
 *
 * `DELETE /v1/discounts/{id}` (for owners, collaborators and apps)
 */
export const deleteDiscount: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/discounts/{id}', 'id', { unwrap: '' });
/**
 * Retrieves a discount by its ID. Specific to Shopwright.
 *
 * `GET /v1/discounts/{id}` (for owners, collaborators and apps)
 */
export const getDiscount: Fn<(_id: string) => Promise<DiscountsGetDiscountAnswer>> = /* @__PURE__ */ fn('GET', '/v1/discounts/{id}', 'id', { answer: { discount: shapes.StoreDiscount } });
/**
 * Retrieves discounts that match a filter, page by page. Specific to Shopwright.
 *
 * `POST /v1/discounts/query` (for owners, collaborators and apps)
 */
export const queryDiscounts: Fn<(options?: { query?: PlatformQuery }) => Promise<DiscountsQueryDiscountsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/discounts/query', '*', { answer: { discounts: shapes.StoreDiscount }, safe: true });
/**
 * Updates a discount. Omitted fields are not changed; null removes a value. Specific to Shopwright.
 *
 * `PATCH /v1/discounts/{discount.id}` (for owners, collaborators and apps)
 */
export const updateDiscount: Fn<(_id: string, options?: { discount?: StoreDiscount }) => Promise<DiscountsUpdateDiscountAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/discounts/{discount.id}', 'discount.id,*', { answer: { discount: shapes.StoreDiscount } });
/**
 * Errors of createDiscount, as the code of an ApiError:
 * - `COUPON_CODE_TAKEN` (409): Another coupon of this store has the code {code}. Change the existing coupon, or choose another code.
 */
export type CreateDiscountError = 'COUPON_CODE_TAKEN';
/**
 * Errors of updateDiscount, as the code of an ApiError:
 * - `COUPON_CODE_TAKEN` (409): Another coupon of this store has the code {code}. Change the existing coupon, or choose another code.
 */
export type UpdateDiscountError = 'COUPON_CODE_TAKEN';
