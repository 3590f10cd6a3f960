// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface GiftCardGift {
  recipientName?: string;
  recipientEmail?: string;
  senderName?: string;
  message?: string;
  deliverDate?: Date;
  deliveredDate?: Date;
}

export interface StoreGiftCard {
  _id?: string;
  revision?: number;
  obfuscatedCode?: string;
  currency?: string;
  initialValue?: string;
  balance?: string;
  disabled?: boolean;
  expirationDate?: Date | null;
  gift?: GiftCardGift;
  orderId?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
}

export interface GiftCardsCreateGiftCardAnswer {
  giftCard?: StoreGiftCard;
  code?: string;
}

export interface GiftCardsGetBalanceAnswer {
  obfuscatedCode?: string;
  currency?: string;
  balance?: string;
  expirationDate?: Date;
}

export interface GiftCardsGetGiftCardAnswer {
  giftCard?: StoreGiftCard;
}

export interface GiftCardsListGiftCardProductsAnswer {
  productIds?: string[];
}

export type GiftCardMovementKind = 'ISSUE' | 'REDEEM' | 'VOID';
export const GiftCardMovementKind: Words<GiftCardMovementKind> = /* @__PURE__ */ words('ISSUE REDEEM VOID');

export interface GiftCardMovement {
  kind?: GiftCardMovementKind;
  amount?: string;
  _createdDate?: Date;
}

export interface GiftCardsListMovementsAnswer {
  movements?: GiftCardMovement[];
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

export interface GiftCardsQueryGiftCardsAnswer {
  giftCards?: StoreGiftCard[];
  metadata?: PlatformPagingMetadata;
}

export interface GiftCardsResendGiftCardAnswer {
  giftCard?: StoreGiftCard;
}

export interface GiftCardsSetGiftCardProductAnswer {
  productId?: string;
  giftCard?: boolean;
}

export interface GiftCardsUpdateGiftCardAnswer {
  giftCard?: StoreGiftCard;
}

/**
 * Create gift card.
 *
 * `POST /v1/gift-cards` (for owners, collaborators and apps)
 */
export const createGiftCard: Fn<(options?: { giftCard?: StoreGiftCard }) => Promise<GiftCardsCreateGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards', '*', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Get balance.
 *
 * `POST /v1/gift-cards/balance`
 */
export const getBalance: Fn<(options?: { code?: string }) => Promise<GiftCardsGetBalanceAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/balance', '*', { answer: { expirationDate: 'D' }, safe: true });
/**
 * Get gift card.
 *
 * `GET /v1/gift-cards/{id}` (for owners, collaborators and apps)
 */
export const getGiftCard: Fn<(_id: string) => Promise<GiftCardsGetGiftCardAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/{id}', 'id', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * List gift card products.
 *
 * `GET /v1/gift-cards/products`
 */
export const listGiftCardProducts: Fn<() => Promise<GiftCardsListGiftCardProductsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/products');
/**
 * List movements.
 *
 * `GET /v1/gift-cards/{id}/movements` (for owners, collaborators and apps)
 */
export const listMovements: Fn<(_id: string) => Promise<GiftCardsListMovementsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/gift-cards/{id}/movements', 'id', { answer: { movements: shapes.GiftCardMovement } });
/**
 * Query gift cards.
 *
 * `POST /v1/gift-cards/query` (for owners, collaborators and apps)
 */
export const queryGiftCards: Fn<(options?: { query?: PlatformQuery }) => Promise<GiftCardsQueryGiftCardsAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/query', '*', { answer: { giftCards: shapes.StoreGiftCard }, safe: true });
/**
 * Resend gift card.
 *
 * `POST /v1/gift-cards/{id}/resend` (for owners, collaborators and apps)
 */
export const resendGiftCard: Fn<(_id: string) => Promise<GiftCardsResendGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/v1/gift-cards/{id}/resend', 'id', { answer: { giftCard: shapes.StoreGiftCard } });
/**
 * Set gift card product.
 *
 * `PUT /v1/gift-cards/products/{productId}` (for owners, collaborators and apps)
 */
export const setGiftCardProduct: Fn<(productId: string, options?: { giftCard?: boolean }) => Promise<GiftCardsSetGiftCardProductAnswer>> = /* @__PURE__ */ fn('PUT', '/v1/gift-cards/products/{productId}', 'productId,*');
/**
 * Update gift card.
 *
 * `PATCH /v1/gift-cards/{giftCard.id}` (for owners, collaborators and apps)
 */
export const updateGiftCard: Fn<(_id: string, options?: { giftCard?: StoreGiftCard }) => Promise<GiftCardsUpdateGiftCardAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/gift-cards/{giftCard.id}', 'giftCard.id,*', { answer: { giftCard: shapes.StoreGiftCard } });
