import type { ErrorTable } from './entry.ts';

/** Errors of discounts and coupons. */
export const discountsErrors = {
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: [400, 428],
    message: 'Gift cards are sold without discounts.',
    description: 'All items are gift cards. Add another item, or order without the coupon.',
  },
  COUPON_CODE_TAKEN: {
    status: 409,
    message: 'Another coupon of this store has the code {code}.',
    description: 'Change the existing coupon, or choose another code.',
  },
  ERROR_COUPON_CANNOT_BE_COMBINED: {
    status: 428,
    message: 'Another discount that this one cannot be combined with takes more off.',
    description:
      'The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.',
  },
  ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS: {
    status: 428,
    message: 'This discount does not apply to any of these items.',
    description:
      'The coupon is for other products or collections. Add one of those, or order without the coupon.',
  },
  ERROR_COUPON_DOES_NOT_EXIST: {
    status: 428,
    message: 'There is no coupon with this code.',
    description: 'The code is mistyped, or the coupon was deleted. Ask the buyer to check it.',
  },
  ERROR_COUPON_HAS_EXPIRED: {
    status: 428,
    message: 'This discount has expired.',
    description: 'The coupon can no longer be used. Remove it and show the total without it.',
  },
  ERROR_COUPON_IS_DISABLED: {
    status: 428,
    message: 'This discount is switched off.',
    description: 'The owner has switched the coupon off. Remove it and show the total without it.',
  },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: {
    status: 428,
    message: 'This discount is not active yet.',
    description: 'The coupon starts at a later time. Ask the buyer to come back then.',
  },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    status: 428,
    message: 'You have used this discount as often as one customer may.',
    description: 'Remove the coupon and show the total without it.',
  },
  ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED: {
    status: 428,
    message: 'There are fewer items than this discount requires.',
    description: 'Add more of the items that the coupon is for.',
  },
  ERROR_COUPON_NOT_FOR_CUSTOMER: {
    status: 428,
    message: 'This discount is for members of a plan only.',
    description: 'Offer to sign in, or to buy the plan.',
  },
  ERROR_COUPON_USAGE_EXCEEDED: {
    status: 428,
    message: 'This discount has been used as often as it may be.',
    description:
      'The coupon had a limited number of uses for all customers. Remove it and show the total without it.',
  },
  ERROR_INVALID_SUBTOTAL: {
    status: 428,
    message: 'The subtotal is below the minimum of this discount.',
    description:
      'Add more items to reach the minimum. The minimum counts the items that the coupon is for.',
  },
} as const satisfies ErrorTable;
