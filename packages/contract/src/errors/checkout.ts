import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/** Errors of checkouts. */
export const checkoutErrors = {
  CALCULATION_ERROR: {
    status: 400,
    message: 'The price of this checkout cannot be calculated.',
    description:
      '`calculationErrors` of the checkout says which part failed: the tax, the delivery or a discount. Correct it and read the checkout again.',
  },
  CHECKOUT_CHANGED: {
    status: 409,
    message:
      'A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it.',
    description:
      'The total differs from the one that the buyer saw. Read the checkout, show the new total and send the payment again.',
  },
  CHECKOUT_IS_COMPLETE: {
    status: 409,
    message: 'This checkout is completed and can no longer be changed.',
    description:
      'An order was placed with this checkout. Show the order, or create a new checkout.',
  },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: {
    status: 409,
    message: 'A payment for this checkout is in progress. Wait until it ends.',
    description:
      'The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.',
  },
  EMPTY_CART: {
    status: 400,
    message: 'The cart is empty.',
    description: 'Add a line item before creating a checkout.',
  },
  EMPTY_CHECKOUT: {
    status: 400,
    message: 'This checkout has no line items.',
    description: 'All line items were removed. Send the buyer back to the cart.',
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: {
    status: 503,
    message: 'The checkout could not be validated.',
    description: NEVER_RETURNED,
  },
  FULL_OUT_OF_STOCK: {
    status: 409,
    message: 'All items are out of stock.',
    description:
      'None of the line items can be delivered; `data.lineItems` lists them. Send the buyer back to the cart.',
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    message: 'A delivery is chosen by its code; see shippingInfo.carrierServiceOptions.',
    description:
      '`selectedCarrierServiceOption.code` is missing. Send the code of one of the options.',
  },
  MEMBERS_ONLY_ITEM: {
    status: [403, 428],
    message: 'Some items are for members only. Sign in to buy them.',
    description:
      'The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.',
  },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: {
    status: 400,
    message: 'The buyer has not agreed to store the payment method.',
    description: NEVER_RETURNED,
  },
  NO_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    message: 'Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption.',
    description:
      'The order is shipped, but the checkout has no address or no delivery option yet. Ask the buyer for both.',
  },
  PARTIAL_OUT_OF_STOCK: {
    status: 409,
    message: 'Some items are not available in the requested quantity.',
    description:
      '`data.lineItems` lists the missing line items with the units that are left. Lower their quantities or remove them.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    status: 404,
    message:
      'This delivery is not offered for these items and this address; see shippingInfo.carrierServiceOptions.',
    description:
      'Read the checkout again and let the buyer choose one of its current delivery options.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 409,
    message:
      'The selected delivery option is not available for these items and this address. Select another.',
    description:
      'The option was offered before the items, the address or the shipping rates changed. Show the current options.',
  },
  SITE_MUST_ACCEPT_PAYMENTS: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
    description:
      'The owner has switched orders off. Show the notice in place of the checkout button.',
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
    description:
      'The owner has switched orders off. Show the notice in place of the checkout button.',
  },
  SITE_NOT_ACCEPTING_PAYMENTS: {
    status: 409,
    message: 'This store does not accept orders at the moment.',
    description:
      'The owner switched orders off after the checkout was created. The checkout stays as it is and can be paid later.',
  },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: {
    status: 400,
    message: 'A subscription must be the only line item of its checkout.',
    description: 'Let the buyer order the subscription and the other items one after the other.',
  },
  SUBSCRIPTION_WITH_ZERO_TOTAL: {
    status: 400,
    message: 'A subscription with a total of zero cannot be bought.',
    description:
      'Without a payment, no card is stored for the renewals. Remove the discount that makes the subscription free.',
  },
  UNAUTHENTICATED_TOKEN: {
    status: 401,
    message: 'This token is invalid or expired.',
    description: 'The link with the token was changed, or is too old. Start again at the checkout.',
  },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 400,
    message: 'The store does not accept this checkout as it is.',
    description:
      '`data.violations` lists the rules of the store that the checkout breaks, each with a sentence for the buyer and the line item it is about.',
  },
} as const satisfies ErrorTable;
