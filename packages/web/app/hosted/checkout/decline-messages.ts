import type { Dictionary } from '../../i18n/translate.ts';

type Key = keyof Dictionary['checkout'];

const declines: Readonly<Record<string, Key>> = {
  CARD_DECLINED: 'declinedCard',
  INSUFFICIENT_FUNDS: 'declinedFunds',
  EXPIRED_CARD: 'declinedExpired',
  INCORRECT_DETAILS: 'declinedDetails',
  AUTHENTICATION_FAILED: 'declinedUnconfirmed',
  ABANDONED: 'declinedUnconfirmed',
  REPLACED: 'declinedUnconfirmed',
  REFUSED: 'declinedChanged',
  PROCESSING_ERROR: 'declinedTrouble',
};
/** The message for a declined payment; unlisted reasons get the generic one. */
export const declineKey = (reason: string): Key =>
  (Object.hasOwn(declines, reason) ? declines[reason] : undefined) ?? 'declinedTrouble';
