import type { ErrorTable } from './entry.ts';

/** Errors of gift cards. */
export const giftCardsErrors = {
  GIFT_CARD_BALANCE_CHANGED: {
    status: 428,
    message: 'The balance of this gift card is lower than the amount to be paid with it.',
  },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: [400, 428],
    message: 'A gift card cannot pay for gift cards.',
  },
  GIFT_CARD_CODE_INVALID: { status: 400, message: 'This is not the code of a gift card.' },
  GIFT_CARD_DISABLED: { status: 428, message: 'This gift card is switched off.' },
  GIFT_CARD_EXPIRED: { status: 428, message: 'This gift card has expired.' },
  GIFT_CARD_HAS_NO_RECIPIENT: { status: 409, message: 'This gift card has no recipient.' },
  GIFT_CARD_IS_EMPTY: { status: 428, message: 'Nothing is left on this gift card.' },
  GIFT_CARD_IS_SENT: {
    status: 409,
    message: 'This gift card was already sent. Send it again instead.',
  },
  GIFT_CARD_NOT_FOUND: { status: 404, message: 'There is no such gift card.' },
  INVALID_GIFT: {
    status: 428,
    message:
      'Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later.',
  },
  SUBSCRIPTION_WITH_GIFT_CARD: {
    status: [400, 428],
    message: 'A gift card cannot pay for subscriptions.',
  },
} as const satisfies ErrorTable;
