import type { ErrorTable } from './entry.ts';

/** Errors of carts. */
export const cartErrors = {
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: {
    status: 400,
    message: '"{name}" cannot be paid for with a membership.',
  },
  CANT_CREATE_CART_WITHOUT_ITEMS: { status: 400, message: 'A cart needs at least one item.' },
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: {
    status: 400,
    message: 'The contact of a signed-in member is the member itself.',
  },
  CART_GONE: {
    status: 409,
    message:
      'The cart that was created with this Idempotency-Key no longer exists. Use a new key for a new cart.',
  },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: {
    status: 409,
    message:
      'The items in this cart are for another location. Remove the location from the cart first.',
  },
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: {
    status: 400,
    message: 'A custom line item must have exactly one kind of properties.',
  },
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: {
    status: 400,
    message: 'A custom line item must be paid online or offline.',
  },
  FIXED_QUANTITY: { status: 400, message: 'The quantity of this line cannot be changed.' },
  ITEM_NOT_AVAILABLE: { status: 409, message: '"{name}" is out of stock.' },
  LINE_ITEM_NOT_FOUND: { status: 404, message: 'The cart or order has no line item with this id.' },
  LINE_ITEM_WITH_ZERO_QUANTITY: { status: 400, message: 'A line item has a quantity of zero.' },
  OWNED_CART_NOT_FOUND: {
    status: 404,
    message: 'There is no cart yet. Add something to it first.',
  },
  QUANTITY_LIMIT_EXCEEDED: {
    status: 400,
    message: 'One line holds at most {max} units; there would be more of "{name}".',
  },
  TOO_MANY_COUPON_TRIES: {
    status: 429,
    message: 'Too many coupon codes were tried. Try again later.',
  },
  TOO_MANY_LINE_ITEMS: {
    status: 400,
    message: 'A cart holds {max} lines; this one would have {count}.',
  },
} as const satisfies ErrorTable;
