import type { Descriptions } from './table.ts';

export const giftCards: Descriptions = {
  GiftCardGift: {
    this: 'Recipient of a gift card. In a cart, it is `giftCard` in the options of the catalog reference.',
    recipientName: 'Name of the recipient, shown in the email.',
    recipientEmail: 'Email address that the code is sent to.',
    senderName: 'Name of the giver, shown in the email.',
    message: 'Personal message of the giver, shown in the email.',
    deliverDate: 'Date and time to send the gift card (UTC). Omit it to send it immediately.',
    deliveredDate: 'Date and time the gift card was sent (UTC). Absent until then.',
  },
  StoreGiftCard: {
    this: 'Gift card of the store.',
    id: 'ID of the gift card.',
    revision: 'Number that grows by 1 with every change of the gift card.',
    obfuscatedCode: 'Last four characters of the code, for example "****7K2M".',
    currency: "Three-letter code (ISO 4217) of the store's currency.",
    initialValue: 'Value of the card when it was issued, as a decimal string in `currency`.',
    balance: 'Value that is left, as a decimal string in `currency`.',
    disabled: 'Whether the card cannot be used. Its balance stays. Defaults to false.',
    expirationDate:
      'Date and time from which the card cannot be used (UTC). Absent when it does not expire.',
    orderId: 'ID of the order in which the card was bought. Absent for cards that staff created.',
    createdDate: 'Date and time the gift card was created (UTC).',
    updatedDate: 'Date and time the gift card was last changed (UTC).',
  },
  'giftCards.createGiftCard':
    'Creates a gift card. With a recipient, the code is emailed to that address only; otherwise the answer contains it, once. Specific to Shopwright.',
  GiftCardsCreateGiftCardRequest: {
    giftCard: 'Gift card to create. `initialValue` is required.',
  },
  GiftCardsCreateGiftCardAnswer: {
    code: 'Code of the new card. Returned once, and only when the card has no recipient.',
  },
  'giftCards.listGiftCardProducts':
    'Retrieves the products that are sold as gift cards. Specific to Shopwright.',
  GiftCardsListGiftCardProductsAnswer: {
    productIds: 'IDs of the products that are sold as gift cards.',
  },
  'giftCards.setGiftCardProduct':
    'Makes a product a gift card, or an ordinary product again. The price of the product is the value of the card. Specific to Shopwright.',
  GiftCardsSetGiftCardProductRequest: {
    productId: 'ID of the product to change.',
    giftCard: 'Whether the product is sold as a gift card.',
  },
  GiftCardsSetGiftCardProductAnswer: {
    productId: 'ID of the product that was changed.',
    giftCard: 'Whether the product is sold as a gift card now.',
  },
  'giftCards.getGiftCard': 'Retrieves a gift card by its ID. Specific to Shopwright.',
  GiftCardsGetGiftCardRequest: {
    id: 'ID of the gift card to retrieve.',
  },
  'giftCards.queryGiftCards':
    'Retrieves gift cards that match a filter, page by page. Specific to Shopwright.',
  GiftCardsQueryGiftCardsAnswer: {
    giftCards: 'Matching gift cards on this page.',
  },
  'giftCards.updateGiftCard':
    'Updates a gift card: disables or enables it, changes its expiration date, or its recipient until it is sent. Specific to Shopwright.',
  GiftCardsUpdateGiftCardRequest: {
    giftCard: 'ID of the gift card and the fields to change.',
  },
  'giftCards.resendGiftCard':
    'Sends a gift card again with a new code. The old code is no longer valid. Specific to Shopwright.',
  GiftCardsResendGiftCardRequest: {
    id: 'ID of the gift card to send again.',
  },
  GiftCardMovementKind: {
    this: 'Why the balance changed.',
    ISSUE: 'The card was issued.',
    REDEEM: 'The card paid for an order.',
    VOID: 'A payment with the card was reversed.',
  },
  GiftCardMovement: {
    this: "Change of a gift card's balance.",
    amount:
      "Amount of the change as a decimal string in the store's currency. Negative when the card paid.",
    createdDate: 'Date and time of the change (UTC).',
  },
  'giftCards.listMovements':
    "Retrieves all changes of a gift card's balance, oldest first. Specific to Shopwright.",
  GiftCardsListMovementsRequest: {
    id: 'ID of the gift card.',
  },
  GiftCardsListMovementsAnswer: {
    movements: 'Changes of the balance, oldest first. Their amounts add up to the balance.',
  },
  'giftCards.getBalance':
    'Retrieves the balance of the gift card with a code. Repeated wrong codes are slowed down. Specific to Shopwright.',
  GiftCardsGetBalanceRequest: {
    code: 'Code of the gift card. Case, spaces and hyphens do not matter.',
  },
  GiftCardsGetBalanceAnswer: {
    obfuscatedCode: 'Last four characters of the code, for example "****7K2M".',
    currency: "Three-letter code (ISO 4217) of the store's currency.",
    balance: 'Value that is left, as a decimal string in `currency`.',
    expirationDate:
      'Date and time from which the card cannot be used (UTC). Absent when it does not expire.',
  },
};
