// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Recipient of a gift card. In a cart, it is `giftCard` in the options of the catalog reference. */
export interface GiftCardGift {
  /** Name of the recipient, shown in the email. */
  recipientName?: string;
  /** Email address that the code is sent to. */
  recipientEmail?: string;
  /** Name of the giver, shown in the email. */
  senderName?: string;
  /** Personal message of the giver, shown in the email. */
  message?: string;
  /** Date and time to send the gift card (UTC). Omit it to send it immediately. */
  deliverDate?: Date;
  /** Date and time the gift card was sent (UTC). Absent until then. */
  deliveredDate?: Date;
}

/** Gift card of the store. */
export interface StoreGiftCard {
  /** ID of the gift card. */
  _id?: string;
  /** Number that grows by 1 with every change of the gift card. */
  revision?: number;
  /** Last four characters of the code, for example "****7K2M". */
  obfuscatedCode?: string;
  /** Three-letter code (ISO 4217) of the store's currency. */
  currency?: string;
  /** Value of the card when it was issued, as a decimal string in `currency`. */
  initialValue?: string;
  /** Value that is left, as a decimal string in `currency`. */
  balance?: string;
  /** Whether the card cannot be used. Its balance stays. Defaults to false. */
  disabled?: boolean;
  /** Date and time from which the card cannot be used (UTC). Absent when it does not expire. */
  expirationDate?: Date | null;
  /** Recipient of a gift card. In a cart, it is `giftCard` in the options of the catalog reference. */
  gift?: GiftCardGift;
  /** ID of the order in which the card was bought. Absent for cards that staff created. */
  orderId?: string;
  /** Date and time the gift card was created (UTC). */
  _createdDate?: Date;
  /** Date and time the gift card was last changed (UTC). */
  _updatedDate?: Date;
}

export interface GiftCardsCreateGiftCardAnswer {
  /** Gift card of the store. */
  giftCard?: StoreGiftCard;
  /** Code of the new card. Returned once, and only when the card has no recipient. */
  code?: string;
}

export interface GiftCardsGetBalanceAnswer {
  /** Last four characters of the code, for example "****7K2M". */
  obfuscatedCode?: string;
  /** Three-letter code (ISO 4217) of the store's currency. */
  currency?: string;
  /** Value that is left, as a decimal string in `currency`. */
  balance?: string;
  /** Date and time from which the card cannot be used (UTC). Absent when it does not expire. */
  expirationDate?: Date;
}

export interface GiftCardsGetGiftCardAnswer {
  /** Gift card of the store. */
  giftCard?: StoreGiftCard;
}

export interface GiftCardsListGiftCardProductsAnswer {
  /** IDs of the products that are sold as gift cards. */
  productIds?: string[];
}

/**
 * Why the balance changed.
 *
 * - `ISSUE`: The card was issued.
 * - `REDEEM`: The card paid for an order.
 * - `VOID`: A payment with the card was reversed.
 */
export type GiftCardMovementKind = 'ISSUE' | 'REDEEM' | 'VOID';
export const GiftCardMovementKind: EnumValues<GiftCardMovementKind> = /* @__PURE__ */ enumValues('ISSUE REDEEM VOID');

/** Change of a gift card's balance. */
export interface GiftCardMovement {
  /** Why the balance changed. */
  kind?: GiftCardMovementKind;
  /** Amount of the change as a decimal string in the store's currency. Negative when the card paid. */
  amount?: string;
  /** Date and time of the change (UTC). */
  _createdDate?: Date;
}

export interface GiftCardsListMovementsAnswer {
  /** Changes of the balance, oldest first. Their amounts add up to the balance. */
  movements?: GiftCardMovement[];
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

export interface GiftCardsQueryGiftCardsAnswer {
  /** Matching gift cards on this page. */
  giftCards?: StoreGiftCard[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

export interface GiftCardsResendGiftCardAnswer {
  /** Gift card of the store. */
  giftCard?: StoreGiftCard;
}

export interface GiftCardsSetGiftCardProductAnswer {
  /** ID of the product that was changed. */
  productId?: string;
  /** Whether the product is sold as a gift card now. */
  giftCard?: boolean;
}

export interface GiftCardsUpdateGiftCardAnswer {
  /** Gift card of the store. */
  giftCard?: StoreGiftCard;
}

/**
 * Creates a gift card. With a recipient, the code is emailed to that address only; otherwise the answer contains it, once. Specific to Shopwright.
 *
 * `POST /v1/gift-cards` (for owners, collaborators and apps)
 */
export const createGiftCard: Fn<(options?: { giftCard?: StoreGiftCard }) => Promise<GiftCardsCreateGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards', '*', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Retrieves the balance of the gift card with a code. Repeated wrong codes are slowed down. Specific to Shopwright.
 *
 * `POST /v1/gift-cards/balance`
 */
export const getBalance: Fn<(options?: { code?: string }) => Promise<GiftCardsGetBalanceAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/balance', '*', { answer: { expirationDate: 'D' }, safe: true });
/**
 * Retrieves a gift card by its ID. Specific to Shopwright.
 *
 * `GET /v1/gift-cards/{id}` (for owners, collaborators and apps)
 */
export const getGiftCard: Fn<(_id: string) => Promise<GiftCardsGetGiftCardAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/{id}', 'id', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Retrieves the products that are sold as gift cards. Specific to Shopwright.
 *
 * `GET /v1/gift-cards/products`
 */
export const listGiftCardProducts: Fn<() => Promise<GiftCardsListGiftCardProductsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/products');
/**
 * Retrieves all changes of a gift card's balance, oldest first. Specific to Shopwright.
 *
 * `GET /v1/gift-cards/{id}/movements` (for owners, collaborators and apps)
 */
export const listMovements: Fn<(_id: string) => Promise<GiftCardsListMovementsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/{id}/movements', 'id', { answer: { movements: shapes.GiftCardMovement } });
/**
 * Retrieves gift cards that match a filter, page by page. Specific to Shopwright.
 *
 * `POST /v1/gift-cards/query` (for owners, collaborators and apps)
 */
export const queryGiftCards: Fn<(options?: { query?: PlatformQuery }) => Promise<GiftCardsQueryGiftCardsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/query', '*', { answer: { giftCards: shapes.StoreGiftCard }, safe: true });
/**
 * Sends a gift card again with a new code. The old code is no longer valid. Specific to Shopwright.
 *
 * `POST /v1/gift-cards/{id}/resend` (for owners, collaborators and apps)
 */
export const resendGiftCard: Fn<(_id: string) => Promise<GiftCardsResendGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/{id}/resend', 'id', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Makes a product a gift card, or an ordinary product again. The price of the product is the value of the card. Specific to Shopwright.
 *
 * `PUT /v1/gift-cards/products/{productId}` (for owners, collaborators and apps)
 */
export const setGiftCardProduct: Fn<(productId: string, options?: { giftCard?: boolean }) => Promise<GiftCardsSetGiftCardProductAnswer>> = /* @__PURE__ */ fn('PUT', '/v1/gift-cards/products/{productId}', 'productId,*');
/**
 * Updates a gift card: disables or enables it, changes its expiration date, or its recipient until it is sent. Specific to Shopwright.
 *
 * `PATCH /v1/gift-cards/{giftCard.id}` (for owners, collaborators and apps)
 */
export const updateGiftCard: Fn<(_id: string, options?: { giftCard?: StoreGiftCard }) => Promise<GiftCardsUpdateGiftCardAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/gift-cards/{giftCard.id}', 'giftCard.id,*', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Errors of getBalance, as the code of an ApiError:
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 */
export type GetBalanceError = 'GIFT_CARD_NOT_FOUND';
/**
 * Errors of getGiftCard, as the code of an ApiError:
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 */
export type GetGiftCardError = 'GIFT_CARD_NOT_FOUND';
/**
 * Errors of resendGiftCard, as the code of an ApiError:
 * - `GIFT_CARD_HAS_NO_RECIPIENT` (409): This gift card has no recipient. The buyer gets the card with the order. Add a recipient to send it to one.
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 */
export type ResendGiftCardError = 'GIFT_CARD_HAS_NO_RECIPIENT' | 'GIFT_CARD_NOT_FOUND';
/**
 * Errors of setGiftCardProduct, as the code of an ApiError:
 * - `PRODUCT_HAS_SUBSCRIPTIONS` (409): This product is sold by subscription; a gift card is bought once. Take its subscriptions away first. A product cannot be a gift card and have subscription options. Remove the options first.
 */
export type SetGiftCardProductError = 'PRODUCT_HAS_SUBSCRIPTIONS';
/**
 * Errors of updateGiftCard, as the code of an ApiError:
 * - `GIFT_CARD_IS_SENT` (409): This gift card was already sent. Send it again instead. The recipient has the code already. Correct the address and send the card again.
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 */
export type UpdateGiftCardError = 'GIFT_CARD_IS_SENT' | 'GIFT_CARD_NOT_FOUND';
