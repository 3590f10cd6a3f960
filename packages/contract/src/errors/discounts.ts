import type { ErrorTable } from './entry.ts';

/** Errors of discounts and coupons. */
export const discountsErrors = {
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: [400, 428],
    message: 'Gift cards are sold without discounts.',
  },
  COUPON_CODE_TAKEN: { status: 409, message: 'Another coupon of this store has the code {code}.' },
  ERROR_COUPON_CANNOT_BE_COMBINED: {
    status: 428,
    message: 'Another discount that this one cannot be combined with takes more off.',
  },
  ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS: {
    status: 428,
    message: 'This discount does not apply to any of these items.',
  },
  ERROR_COUPON_DOES_NOT_EXIST: { status: 428, message: 'There is no coupon with this code.' },
  ERROR_COUPON_HAS_EXPIRED: { status: 428, message: 'This discount has expired.' },
  ERROR_COUPON_IS_DISABLED: { status: 428, message: 'This discount is switched off.' },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 428, message: 'This discount is not active yet.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    status: 428,
    message: 'You have used this discount as often as one customer may.',
  },
  ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED: {
    status: 428,
    message: 'There are fewer items than this discount requires.',
  },
  ERROR_COUPON_NOT_FOR_CUSTOMER: {
    status: 428,
    message: 'This discount is for members of a plan only.',
  },
  ERROR_COUPON_USAGE_EXCEEDED: {
    status: 428,
    message: 'This discount has been used as often as it may be.',
  },
  ERROR_INVALID_SUBTOTAL: {
    status: 428,
    message: 'The subtotal is below the minimum of this discount.',
  },
} as const satisfies ErrorTable;
