import { ApiError, ConnectionError } from '@shopwright/sdk';
import { couponWait } from '../../cart/form-errors.server.ts';
import type { Dictionary, TranslateArea } from '../../i18n/translate.ts';
import type { Amounts } from '../../order/amounts.server.ts';
import type { Change } from './price-changes.server.ts';

type Key = keyof Dictionary['checkout'];

/** Messages for the platform's refusals. */
const sentences: Readonly<Record<string, Key>> = {
  CHECKOUT_CHANGED: 'changed',
  PARTIAL_OUT_OF_STOCK: 'someGone',
  FULL_OUT_OF_STOCK: 'allGone',
  INSUFFICIENT_INVENTORY: 'someGone',
  SLOT_IS_FULL: 'slotGone',
  SLOT_NOT_FOUND: 'slotGone',
  TOO_LATE_TO_BOOK: 'slotGone',
  TOO_EARLY_TO_BOOK: 'slotGone',
  TICKETS_SOLD_OUT: 'ticketsGone',
  TICKETS_NOT_ON_SALE: 'ticketsGone',
  TOO_MANY_TICKETS: 'ticketsGone',
  TICKET_TYPE_NOT_FOUND: 'ticketsGone',
  EMPTY_CHECKOUT: 'nothingInIt',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'deliveryMissing',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: 'deliveryGone',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 'deliveryGone',
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: 'deliveryMissing',
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: 'beingPaid',
  CHECKOUT_IS_COMPLETE: 'bought',
  CHECKOUT_ALREADY_PAID: 'bought',
  PAYMENT_ERROR: 'paymentTrouble',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'methodGone',
  SITE_NOT_ACCEPTING_PAYMENTS: 'closed',
  SITE_MUST_ACCEPT_PAYMENTS: 'closed',
  GIFT_CARD_NOT_FOUND: 'giftCardUnknown',
  GIFT_CARD_CODE_INVALID: 'giftCardUnknown',
  GIFT_CARD_EXPIRED: 'giftCardExpired',
  GIFT_CARD_DISABLED: 'giftCardUnknown',
  GIFT_CARD_IS_EMPTY: 'giftCardEmpty',
  GIFT_CARD_BALANCE_CHANGED: 'giftCardSpent',
  REDEEM_GIFT_CARD_ERROR: 'giftCardSpent',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'giftCardForGiftCard',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'couponForGiftCard',
  SUBSCRIPTION_WITH_GIFT_CARD: 'giftCardForSubscription',
  TOO_MANY_REQUESTS: 'tooManyTries',
  MEMBERS_ONLY_ITEM: 'membersOnly',
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: 'subscriptionAlone',
  SUBSCRIPTION_WITH_ZERO_TOTAL: 'subscriptionFree',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'violations',
  CALCULATION_ERROR: 'notWorkedOut',
  IDEMPOTENCY_KEY_REUSED: 'confirmAgain',
  ERROR_COUPON_DOES_NOT_EXIST: 'couponUnknown',
  ERROR_COUPON_HAS_EXPIRED: 'couponExpired',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'couponEarly',
  ERROR_COUPON_USAGE_EXCEEDED: 'couponUsedUp',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'couponYours',
  ERROR_COUPON_IS_DISABLED: 'couponUnknown',
  ERROR_COUPON_NOT_FOR_CUSTOMER: 'couponNotYours',
  ERROR_COUPON_CANNOT_BE_COMBINED: 'couponAlone',
  ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS: 'couponOtherItems',
  ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED: 'couponTooFew',
  ERROR_INVALID_SUBTOTAL: 'couponTooLittle',
};

/** Undefined if the error is a fault, not something to show to a shopper. */
export function refusalSentence(
  error: unknown,
  t: TranslateArea<'checkout'>,
  { isMember }: { readonly isMember: boolean },
): string | undefined {
  if (error instanceof ConnectionError) return t('notReached');
  if (!(error instanceof ApiError)) return undefined;
  const code = String(error.code ?? '');
  const minutes = couponWait(error);
  if (minutes !== undefined) return t('couponWait', { count: minutes });
  if (code === 'MEMBERS_ONLY_ITEM' && isMember) return t('plansOnly');
  const sentence = sentences[code];
  if (sentence) return t(sentence);
  if (code.startsWith('ERROR_COUPON') || code.includes('COUPON')) return t('couponNotNow');
  if (code.includes('GIFT_CARD')) return t('giftCardUnknown');
  if (error.status === 429) return t('tooManyTries');
  if (error.status >= 500) return t('notReached');
  return error.status === 400 || error.status === 409 || error.status === 428
    ? t('notAccepted')
    : undefined;
}

const sums: Readonly<Record<string, Key>> = {
  shipping: 'changedShipping',
  tax: 'changedTax',
  discount: 'changedDiscount',
  fees: 'changedFees',
  giftCard: 'changedGiftCard',
  total: 'changedTotal',
  dueNow: 'changedDueNow',
};

export function describeChange(
  change: Change,
  { t, amounts }: { readonly t: TranslateArea<'checkout'>; readonly amounts: Amounts },
): string {
  switch (change.kind) {
    case 'gone':
      return t('changedGone', { name: change.name });
    case 'added':
      return t('changedAdded', { name: change.name });
    case 'quantity':
      return t('changedQuantity', {
        name: change.name,
        before: change.before,
        after: change.after,
      });
    case 'price':
      return t('changedPrice', {
        name: change.name,
        before: amounts.text(change.before),
        after: amounts.text(change.after),
      });
    case 'delivery':
      return t('changedDelivery', { before: change.before || '–', after: change.after || '–' });
    default:
      return t(sums[change.kind] ?? 'changedTotal', {
        before: amounts.text(change.before),
        after: amounts.text(change.after),
      });
  }
}
