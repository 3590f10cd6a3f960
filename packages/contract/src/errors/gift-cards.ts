import type { ErrorTable } from './entry.ts';

/** Errors of gift cards. */
export const giftCardsErrors = {
  GIFT_CARD_BALANCE_CHANGED: {
    status: 428,
    message: 'The balance of this gift card is lower than the amount to be paid with it.',
    description:
      'The card was used elsewhere in the meantime. Read the balance again and let the buyer pay the rest another way.',
  },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: [400, 428],
    message: 'A gift card cannot pay for gift cards.',
    description: 'Remove the gift card from the checkout, or order the new gift card separately.',
  },
  GIFT_CARD_CODE_INVALID: {
    status: 400,
    message: 'This is not the code of a gift card.',
    description:
      'A code has 8 to 40 letters, digits, spaces and hyphens. Ask the buyer to check it.',
  },
  GIFT_CARD_DISABLED: {
    status: 428,
    message: 'This gift card is switched off.',
    description: 'The shop has blocked this gift card. The buyer should contact the shop.',
  },
  GIFT_CARD_EXPIRED: {
    status: 428,
    message: 'This gift card has expired.',
    description: 'Let the buyer pay another way.',
  },
  GIFT_CARD_HAS_NO_RECIPIENT: {
    status: 409,
    message: 'This gift card has no recipient.',
    description: 'The buyer gets the card with the order. Add a recipient to send it to one.',
  },
  GIFT_CARD_IS_EMPTY: {
    status: 428,
    message: 'Nothing is left on this gift card.',
    description: 'Let the buyer pay another way.',
  },
  GIFT_CARD_IS_SENT: {
    status: 409,
    message: 'This gift card was already sent. Send it again instead.',
    description: 'The recipient has the code already. Correct the address and send the card again.',
  },
  GIFT_CARD_NOT_FOUND: {
    status: 404,
    message: 'There is no such gift card.',
    description: 'The code or id is mistyped, or belongs to another store.',
  },
  INVALID_GIFT: {
    status: 428,
    message:
      'Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later.',
    description:
      'The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.',
  },
  SUBSCRIPTION_WITH_GIFT_CARD: {
    status: [400, 428],
    message: 'A gift card cannot pay for subscriptions.',
    description:
      'Renewals need a card that can be charged again. Remove the gift card from the checkout.',
  },
} as const satisfies ErrorTable;
