import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/** Errors of carts. */
export const cartErrors = {
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: {
    status: 400,
    message: '"{name}" cannot be paid for with a membership.',
    description:
      'A line names a membership, but the item has no payment option for memberships. Send the line without `selectedMembership`.',
  },
  CANT_CREATE_CART_WITHOUT_ITEMS: {
    status: 400,
    message: 'A cart needs at least one item.',
    description:
      '`createCart` needs `lineItems` or `customLineItems`. To get an empty cart, do not create one: the current cart starts with its first item.',
  },
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: {
    status: 400,
    message: 'The contact of a signed-in member is the member itself.',
    description:
      'The buyer of this cart is a member, so `buyerInfo.contactId` is fixed. Leave the field out.',
  },
  CART_GONE: {
    status: 409,
    message:
      'The cart that was created with this Idempotency-Key no longer exists. Use a new key for a new cart.',
    description:
      'The request repeats an earlier one, whose cart was deleted or turned into an order since. Send the request with a new Idempotency-Key.',
  },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: {
    status: 409,
    message:
      'The items in this cart are for another location. Remove the location from the cart first.',
    description:
      'A cart has one business location. Ask the buyer whether to start over, then remove the location or create a new cart.',
  },
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: {
    status: 400,
    message: 'A custom line item must have exactly one kind of properties.',
    description: NEVER_RETURNED,
  },
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: {
    status: 400,
    message: 'A custom line item must be paid online or offline.',
    description: NEVER_RETURNED,
  },
  FIXED_QUANTITY: {
    status: 400,
    message: 'The quantity of this line cannot be changed.',
    description:
      'The shop set the quantity of this custom line item. Show it as plain text instead of a quantity field.',
  },
  ITEM_NOT_AVAILABLE: {
    status: 409,
    message: '"{name}" is out of stock.',
    description:
      'The item is sold out or not for sale at the moment. Offer a back-in-stock notification or another variant.',
  },
  LINE_ITEM_NOT_FOUND: {
    status: 404,
    message: 'The cart or order has no line item with this id.',
    description:
      'The line item was removed in the meantime, perhaps in another tab. Load the cart or order again and show its current line items.',
  },
  LINE_ITEM_WITH_ZERO_QUANTITY: {
    status: 400,
    message: 'A line item has a quantity of zero.',
    description: NEVER_RETURNED,
  },
  OWNED_CART_NOT_FOUND: {
    status: 404,
    message: 'There is no cart yet. Add something to it first.',
    description:
      'The caller has no current cart: nothing was added yet, or the cart became an order. Show an empty cart.',
  },
  QUANTITY_LIMIT_EXCEEDED: {
    status: 400,
    message: 'One line holds at most {max} units; there would be more of "{name}".',
    description:
      'Lower the quantity to the maximum, which is also in `data.threshold`. Adding an item that is in the cart already raises its quantity.',
  },
  TOO_MANY_COUPON_TRIES: {
    status: 429,
    message: 'Too many coupon codes were tried. Try again later.',
    description:
      'Wrong coupon codes from this caller or client address are limited, so that codes cannot be guessed. Wait as long as `Retry-After` says.',
  },
  TOO_MANY_LINE_ITEMS: {
    status: 400,
    message: 'A cart holds {max} lines; this one would have {count}.',
    description: 'Remove line items first, or place a second order. Nothing was added.',
  },
} as const satisfies ErrorTable;
