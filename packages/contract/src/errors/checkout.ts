import type { ErrorTable } from './entry.ts';

/** Errors of checkouts. */
export const checkoutErrors = {
  CALCULATION_ERROR: { status: 400, message: 'The price of this checkout cannot be calculated.' },
  CHECKOUT_CHANGED: {
    status: 409,
    message:
      'A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it.',
  },
  CHECKOUT_IS_COMPLETE: {
    status: 409,
    message: 'This checkout is completed and can no longer be changed.',
  },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: {
    status: 409,
    message: 'A payment for this checkout is in progress. Wait until it ends.',
  },
  EMPTY_CART: { status: 400, message: 'The cart is empty.' },
  EMPTY_CHECKOUT: { status: 400, message: 'This checkout has no line items.' },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: {
    status: 503,
    message: 'The checkout could not be validated.',
  },
  FULL_OUT_OF_STOCK: { status: 409, message: 'All items are out of stock.' },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    message: 'A delivery is chosen by its code; see shippingInfo.carrierServiceOptions.',
  },
  MEMBERS_ONLY_ITEM: {
    status: [403, 428],
    message: 'Some items are for members only. Sign in to buy them.',
  },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: {
    status: 400,
    message: 'The buyer has not agreed to store the payment method.',
  },
  NO_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    message: 'Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption.',
  },
  PARTIAL_OUT_OF_STOCK: {
    status: 409,
    message: 'Some items are not available in the requested quantity.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    status: 404,
    message:
      'This delivery is not offered for these items and this address; see shippingInfo.carrierServiceOptions.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 409,
    message:
      'The selected delivery option is not available for these items and this address. Select another.',
  },
  SITE_MUST_ACCEPT_PAYMENTS: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
  },
  SITE_NOT_ACCEPTING_PAYMENTS: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
  },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: {
    status: 400,
    message: 'A subscription must be the only line item of its checkout.',
  },
  SUBSCRIPTION_WITH_ZERO_TOTAL: {
    status: 400,
    message: 'A subscription with a total of zero cannot be bought.',
  },
  UNAUTHENTICATED_TOKEN: { status: 401, message: 'This token is invalid or expired.' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 400,
    message: 'The store does not accept this checkout as it is.',
  },
} as const satisfies ErrorTable;
