import type { ErrorTable } from './entry.ts';

/** Errors of orders, fulfillments, payments and refunds. */
export const ordersErrors = {
  ACTIVITY_CANNOT_BE_CHANGED: {
    status: 400,
    message: 'Only merchant comments and custom activities can be changed or deleted.',
  },
  ACTIVITY_NOT_FOUND: { status: 404, message: 'The order has no activity "{activityId}".' },
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER: {
    status: 409,
    message: 'This id belongs to an order that was not imported.',
  },
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: {
    status: 409,
    message:
      'The next order number is {next}; a lower counter could repeat numbers. Set allowLowerCounter to accept that.',
  },
  DOWNLOADS_USED_UP: {
    status: 410,
    message: 'The download limit of this file is reached. Ask the shop for a new link.',
  },
  DOWNLOAD_ENDED: {
    status: [409, 410],
    message: 'This line item is unpaid, refunded or canceled and cannot be downloaded.',
  },
  DOWNLOAD_EXPIRED: {
    status: 410,
    message: 'This download has expired. Ask the shop for a new link.',
  },
  DOWNLOAD_NOT_FOUND: {
    status: 404,
    message:
      'There is no such download. Open the link in the newest mail about the order, or the order itself.',
  },
  FULFILLMENT_NOT_FOUND: {
    status: 404,
    message: 'The order has no fulfillment "{fulfillmentId}".',
  },
  INVALID_ACTIVITY: {
    status: 400,
    message: 'An activity must have a merchantComment with a message or a customActivity.',
  },
  INVALID_AMOUNT: {
    status: [400, 409],
    message: 'The amount does not fit the payment or the open balance.',
  },
  NOT_REGULAR_ONLINE_PAYMENT: { status: 400, message: 'Only an online payment can be captured.' },
  NO_ASSOCIATED_ECOM_ORDER: { status: 404, message: 'There is no order "{id}".' },
  ORDER_ALREADY_PAID: { status: 409, message: 'The order is paid.' },
  ORDER_CANCELED: { status: 409, message: 'The order is canceled.' },
  ORDER_CANNOT_BE_EDITED: {
    status: 403,
    message: 'Only the apps that own this order can edit it.',
  },
  ORDER_HAS_AUTHORIZED_TRANSACTION: {
    status: 409,
    message: 'A payment of this order is authorized; void or capture it first.',
  },
  ORDER_HAS_CHARGEBACKS: {
    status: 409,
    message: 'A payment of this order has a chargeback. Resolve it first.',
  },
  ORDER_IS_PENDING: {
    status: 409,
    message: 'The order waits for its payment; nothing can be changed until that is decided.',
  },
  ORDER_IS_REJECTED: { status: 409, message: 'The order was rejected because its payment failed.' },
  ORDER_NOT_APPROVED: {
    status: 409,
    message: 'The order is not approved yet; approve it or record its payment first.',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'There is no order "{orderId}".' },
  ORDER_TRANSACTIONS_NOT_FOUND: { status: 404, message: 'There is no order "{orderId}".' },
  PAYMENTS_NOT_FOUND: { status: 404, message: 'The order has no payment "{paymentId}".' },
  PAYMENT_ALREADY_CAPTURED: { status: 409, message: 'This payment was already captured.' },
  PAYMENT_ALREADY_VOIDED: { status: 409, message: 'This payment was voided.' },
  PAYMENT_GATEWAY_ID_NOT_FOUND: {
    status: 409,
    message: 'The provider does not know this payment.',
  },
  PAYMENT_HAS_PENDING_CAPTURE: {
    status: 409,
    message: 'The provider is still processing this payment. Try again in a moment.',
  },
  PAYMENT_METHODS_NOT_FOUND: {
    status: 404,
    message: 'There is no payment method for this payment.',
  },
  PAYMENT_NOT_AUTHORIZED: { status: 409, message: 'This payment is not authorized.' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'The order has no payment "{paymentId}".' },
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: { status: 400, message: 'purchasedDate lies in the future.' },
  QUANTITY_EXCEEDS_ORDERED: {
    status: 400,
    message:
      '"{name}": {ordered} ordered, {fulfilled} fulfilled; {count} more cannot be fulfilled.',
  },
  REDEEM_GIFT_CARD_ERROR: { status: 409, message: 'The gift card cannot be redeemed.' },
  REFUND_FAILED: { status: 409, message: 'The provider refused the refund.' },
  REFUND_NOT_AVAILABLE: {
    status: 409,
    message: 'This order cannot be refunded in its current status.',
  },
  REFUND_NOT_FOUND: { status: 404, message: 'The order has no refund "{refundId}".' },
  REFUND_TRANSACTION_NOT_FOUND: {
    status: 404,
    message: 'The refund has no transaction for payment "{paymentId}".',
  },
  STATUS_ALREADY_SET: { status: 409, message: 'The order already has this status.' },
  STATUS_NOT_ALLOWED: {
    status: [400, 409],
    message: 'The current status does not allow this change.',
  },
  STATUS_NOT_SUPPORTED: {
    status: 400,
    message: 'INITIALIZED is set only when the order is created.',
  },
  TOO_MANY_ACTIVITIES: { status: 400, message: 'An order has at most {max} activities.' },
  TOO_MANY_CHARGEBACKS: { status: 409, message: 'A payment has at most {max} chargebacks.' },
  TOO_MANY_TAGS: { status: 400, message: 'An order has at most {max} tags of each kind.' },
  TRACKING_NUMBER_ALREADY_EXISTS: {
    status: 409,
    message: 'The tracking number "{trackingNumber}" belongs to another fulfillment of this order.',
  },
  UNSUPPORTED_TRANSITION: {
    status: 409,
    message: 'An order cannot go from its status to that one.',
  },
} as const satisfies ErrorTable;
