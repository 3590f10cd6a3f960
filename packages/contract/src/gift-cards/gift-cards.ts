import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';

/** Not in the provider's API: gift cards, which can be redeemed by code. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_GIFT_CARDS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

/**
 * The recipient of a card. In a cart line it is `giftCard` in the options of the catalog reference.
 */
export const GiftCardGift = message('GiftCardGift', {
  recipientName: string({ maxLength: 100 }),
  recipientEmail: string({ format: 'EMAIL' }),
  senderName: string({ maxLength: 100 }),
  message: string({ maxLength: 1000 }),
  /** Sent immediately if it is missing. */
  deliverDate: timestamp(),
  deliveredDate: timestamp({ readOnly: true }),
});
export type GiftCardGift = Static<typeof GiftCardGift>;

export const StoreGiftCard = message('StoreGiftCard', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  /** The last characters of its code. */
  obfuscatedCode: string({ readOnly: true }),
  currency: string({ readOnly: true }),
  initialValue: string({ decimal: { gt: 0, lte: 1_000_000, maxScale: 3 } }),
  balance: string({ readOnly: true }),
  disabled: boolean(),
  expirationDate: timestamp({ nullable: true }),
  gift: GiftCardGift,
  orderId: string({ format: 'GUID', readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type StoreGiftCard = Static<typeof StoreGiftCard>;

/** With a recipient's address, the code is only emailed; without one, it is only in this answer. */
export const createGiftCard = call({
  name: 'giftCards.createGiftCard',
  method: 'POST',
  path: '/v1/gift-cards',
  ...manage,
  request: message('GiftCardsCreateGiftCardRequest', { giftCard: required(StoreGiftCard) }),
  answer: message('GiftCardsCreateGiftCardAnswer', {
    giftCard: StoreGiftCard,
    code: string({ secret: true }),
  }),
});

/**
 * The products that are gift cards. A cart line references one of them and has the recipient in its
 * options.
 */
export const listGiftCardProducts = call({
  name: 'giftCards.listGiftCardProducts',
  method: 'GET',
  path: '/v1/gift-cards/products',
  who: 'anyone',
  request: message('GiftCardsListGiftCardProductsRequest', {}),
  answer: message('GiftCardsListGiftCardProductsAnswer', {
    productIds: list(string({ format: 'GUID' }), { maxItems: 20 }),
  }),
});

/** Turns a product into a gift card, or back. Its price is the value of the card. */
export const setGiftCardProduct = call({
  name: 'giftCards.setGiftCardProduct',
  method: 'PUT',
  path: '/v1/gift-cards/products/{productId}',
  ...manage,
  request: message('GiftCardsSetGiftCardProductRequest', {
    productId: required(string({ format: 'GUID' })),
    giftCard: required(boolean()),
  }),
  answer: message('GiftCardsSetGiftCardProductAnswer', {
    productId: string({ format: 'GUID' }),
    giftCard: boolean(),
  }),
  errors: ['PRODUCT_HAS_SUBSCRIPTIONS'],
});

export const getGiftCard = call({
  name: 'giftCards.getGiftCard',
  method: 'GET',
  path: '/v1/gift-cards/{id}',
  ...manage,
  request: message('GiftCardsGetGiftCardRequest', id),
  answer: message('GiftCardsGetGiftCardAnswer', { giftCard: StoreGiftCard }),
  errors: ['GIFT_CARD_NOT_FOUND'],
});

export const queryGiftCards = call({
  name: 'giftCards.queryGiftCards',
  method: 'POST',
  path: '/v1/gift-cards/query',
  ...manage,
  request: message('GiftCardsQueryGiftCardsRequest', { query: PlatformQuery }),
  answer: message('GiftCardsQueryGiftCardsAnswer', {
    giftCards: list(StoreGiftCard, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** Enables or disables a card, sets its expiry, or changes the recipient before it is sent. */
export const updateGiftCard = call({
  name: 'giftCards.updateGiftCard',
  method: 'PATCH',
  path: '/v1/gift-cards/{giftCard.id}',
  ...manage,
  request: message('GiftCardsUpdateGiftCardRequest', { giftCard: required(StoreGiftCard) }),
  answer: message('GiftCardsUpdateGiftCardAnswer', { giftCard: StoreGiftCard }),
  errors: ['GIFT_CARD_IS_SENT', 'GIFT_CARD_NOT_FOUND'],
});

/** Sends the card again with a new code; the old code stops working. */
export const resendGiftCard = call({
  name: 'giftCards.resendGiftCard',
  method: 'POST',
  path: '/v1/gift-cards/{id}/resend',
  ...manage,
  request: message('GiftCardsResendGiftCardRequest', id),
  answer: message('GiftCardsResendGiftCardAnswer', { giftCard: StoreGiftCard }),
  errors: ['GIFT_CARD_HAS_NO_RECIPIENT', 'GIFT_CARD_NOT_FOUND'],
});

export const GiftCardMovementKind = enumeration('GiftCardMovementKind', [
  'ISSUE',
  'REDEEM',
  'VOID',
]);
export type GiftCardMovementKind = Static<typeof GiftCardMovementKind>;

export const GiftCardMovement = message('GiftCardMovement', {
  kind: GiftCardMovementKind,
  /** Below nothing when it was spent. */
  amount: string(),
  createdDate: timestamp(),
});
export type GiftCardMovement = Static<typeof GiftCardMovement>;

/** Every movement of its balance, oldest first: they add up to it. */
export const listGiftCardMovements = call({
  name: 'giftCards.listMovements',
  method: 'GET',
  path: '/v1/gift-cards/{id}/movements',
  ...manage,
  request: message('GiftCardsListMovementsRequest', id),
  answer: message('GiftCardsListMovementsAnswer', {
    movements: list(GiftCardMovement, { maxItems: 1000 }),
  }),
});

/** The balance of the card with this code. Guesses are delayed more and more. */
export const getGiftCardBalance = call({
  name: 'giftCards.getBalance',
  method: 'POST',
  path: '/v1/gift-cards/balance',
  who: 'anyone',
  permission,
  request: message('GiftCardsGetBalanceRequest', {
    code: required(string({ minLength: 1, maxLength: 100, secret: true })),
  }),
  answer: message('GiftCardsGetBalanceAnswer', {
    obfuscatedCode: string(),
    currency: string(),
    balance: string(),
    expirationDate: timestamp(),
  }),
  errors: ['GIFT_CARD_NOT_FOUND'],
});
