import { ApiError, type currentCart } from '@shopwright/sdk';
import { isTransient } from '../http/finish-response.server.ts';
import type { TranslateArea } from '../i18n/translate.ts';

type Key = Parameters<TranslateArea<'cart'>>[0];

/** Messages for the platform's refusals of a change. */
const sentences: Readonly<Record<string, Key>> = {
  ITEM_NOT_AVAILABLE: 'refusedSoldOut',
  ITEM_NOT_FOUND: 'refusedGone',
  VARIANT_NOT_FOUND: 'refusedVariant',
  INVALID_ITEM_OPTIONS: 'refusedOptions',
  CATALOG_NOT_FOUND: 'refusedGone',
  QUANTITY_LIMIT_EXCEEDED: 'refusedTooMany',
  TOO_MANY_LINE_ITEMS: 'refusedFull',
  LINE_ITEM_NOT_FOUND: 'refusedLine',
  FIXED_QUANTITY: 'refusedFixed',
  OWNED_CART_NOT_FOUND: 'refusedLine',
  TOO_MANY_REQUESTS: 'refusedTooFast',
  ERROR_COUPON_DOES_NOT_EXIST: 'couponUnknown',
  ERROR_COUPON_IS_DISABLED: 'couponEnded',
  ERROR_COUPON_HAS_EXPIRED: 'couponEnded',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'couponEarly',
  ERROR_COUPON_USAGE_EXCEEDED: 'couponUsed',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'couponUsedByYou',
  ERROR_COUPON_NOT_FOR_CUSTOMER: 'couponNotYours',
  ERROR_INVALID_SUBTOTAL: 'couponSubtotal',
  ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED: 'couponFewer',
  ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS: 'couponOtherItems',
  ERROR_COUPON_CANNOT_BE_COMBINED: 'couponCombined',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'couponGiftCard',
  SITE_MUST_ACCEPT_PAYMENTS: 'tillClosed',
  EMPTY_CART: 'checkoutEmpty',
};

/** Minutes until another coupon code may be tried, after too many wrong ones. */
export function couponWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_COUPON_TRIES') return undefined;
  const { retryAfterSeconds = 60 } = (error.details.applicationError?.data ?? {}) as {
    readonly retryAfterSeconds?: number;
  };
  return Math.ceil(retryAfterSeconds / 60);
}

/** Undefined: no refusal of the platform but a fault, which is not for words to explain. */
export function refusalOf(error: unknown, t: TranslateArea<'cart'>): string | undefined {
  const minutes = couponWait(error);
  if (minutes !== undefined) return t('couponWait', { count: minutes });
  if (
    !(error instanceof ApiError) ||
    isTransient(error) ||
    error.status >= 500 ||
    error.status === 401
  )
    return undefined;
  return sentenceOf(String(error.code ?? ''), t);
}

export function couponProblem(
  { calculationErrors }: currentCart.EstimatedTotals,
  t: TranslateArea<'cart'>,
): string | undefined {
  const error =
    calculationErrors?.couponCalculationError ?? calculationErrors?.discountsCalculationError;
  return error?.applicationError ? sentenceOf(error.applicationError.code ?? '', t) : undefined;
}

const sentenceOf = (code: string, t: TranslateArea<'cart'>): string =>
  t(sentences[code] ?? (code.includes('COUPON') ? 'couponOther' : 'refusedOther'));
