import type { GiftCardGift, StoreGiftCard } from '@shopwright/contract/gift-cards/gift-cards';
import { isDate, momentOf } from '../../kernel/calendar.ts';

/**
 * The recipient of a card, as the buyer entered it in the options of a line. Nothing in it is
 * trusted.
 */
export interface Gift {
  readonly recipientName: string;
  readonly recipientEmail: string | undefined;
  readonly senderName: string;
  readonly message: string;
  /**
   * A time, or a date: then the card is sent in the morning of that day in the store's time zone.
   */
  readonly deliverAt: number | undefined;
  readonly deliverDay: string | undefined;
}

/** Dates are parsed separately. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Undefined when the value is invalid; the buyer must correct it before paying. */
export function readGift(options: Readonly<Record<string, unknown>>): Gift | undefined {
  const given = options['giftCard'] ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  const { recipientName, recipientEmail, senderName, message, deliverDate } = given as Record<
    string,
    unknown
  >;
  const text = (value: unknown, maxLength: number): string | undefined =>
    value === undefined || value === null
      ? ''
      : typeof value === 'string' && value.length <= maxLength
        ? value.trim()
        : undefined;
  const [name, sender, words, email] = [
    text(recipientName, 100),
    text(senderName, 100),
    text(message, 1000),
    text(recipientEmail, 320),
  ];
  if (
    name === undefined ||
    sender === undefined ||
    words === undefined ||
    email === undefined ||
    (email !== '' && !EMAIL.test(email))
  )
    return undefined;
  const deliverDay =
    typeof deliverDate === 'string' && isDate(deliverDate) ? deliverDate : undefined;
  const deliverAt =
    deliverDate === undefined || deliverDate === null || deliverDay !== undefined
      ? undefined
      : typeof deliverDate === 'string' && MOMENT.test(deliverDate)
        ? Date.parse(deliverDate)
        : Number.NaN;
  if (Number.isNaN(deliverAt)) return undefined;
  return {
    recipientName: name,
    recipientEmail: email === '' ? undefined : email,
    senderName: sender,
    message: words,
    deliverAt,
    deliverDay,
  };
}

const MORNING = '08:00';

export const sendAt = ({ deliverAt, deliverDay }: Gift, timeZone: string): number | undefined =>
  deliverDay === undefined ? deliverAt : momentOf({ date: deliverDay, time: MORNING }, timeZone);

export interface CardState {
  readonly giftCardId: string;
  readonly revision: number;
  readonly obfuscatedCode: string;
  readonly currency: string;
  readonly initialValue: string;
  readonly balance: string;
  readonly disabledAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly senderName: string | null;
  readonly message: string | null;
  readonly language: string | null;
  readonly deliverAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly orderId: string | null;
  readonly lineId: string | null;
}

export function cardToWire(card: CardState): StoreGiftCard {
  const {
    giftCardId,
    revision,
    obfuscatedCode,
    currency,
    initialValue,
    balance,
    disabledAt,
    expiresAt,
    orderId,
    createdAt,
    updatedAt,
  } = card;
  return {
    id: giftCardId,
    revision,
    obfuscatedCode,
    currency,
    initialValue: plain(initialValue),
    balance: plain(balance),
    disabled: disabledAt !== null,
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
    ...(expiresAt === null ? {} : { expirationDate: expiresAt.toISOString() }),
    ...(orderId === null ? {} : { orderId }),
    ...(card.recipientEmail === null ? {} : { gift: giftOf(card) }),
  };
}

function giftOf({
  recipientName,
  recipientEmail,
  senderName,
  message,
  deliverAt,
  deliveredAt,
}: CardState): GiftCardGift {
  return {
    recipientName: recipientName ?? '',
    recipientEmail: recipientEmail ?? '',
    senderName: senderName ?? '',
    message: message ?? '',
    ...(deliverAt === null ? {} : { deliverDate: deliverAt.toISOString() }),
    ...(deliveredAt === null ? {} : { deliveredDate: deliveredAt.toISOString() }),
  };
}

/** '25.000' is 25. */
export const plain = (exact: string): string =>
  exact.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
