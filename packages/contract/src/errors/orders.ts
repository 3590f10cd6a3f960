import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/** Errors of orders, fulfillments, payments and refunds. */
export const ordersErrors = {
  ACTIVITY_CANNOT_BE_CHANGED: {
    status: 400,
    message: 'Only merchant comments and custom activities can be changed or deleted.',
    description:
      'Activities that the platform recorded are the history of the order. Add a comment instead.',
  },
  ACTIVITY_NOT_FOUND: {
    status: 404,
    message: 'The order has no activity "{activityId}".',
    description: 'The activity was deleted. Read the order again.',
  },
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER: {
    status: 409,
    message: 'This id belongs to an order that was not imported.',
    description:
      'Only orders that were imported can be replaced by an import. Leave the id out, or choose another.',
  },
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: {
    status: 409,
    message:
      'The next order number is {next}; a lower counter could repeat numbers. Set allowLowerCounter to accept that.',
    description:
      'Two orders with one number confuse customers and bookkeeping. Send a higher number, or accept the risk with the field in the message.',
  },
  DOWNLOADS_USED_UP: {
    status: 410,
    message: 'The download limit of this file is reached. Ask the shop for a new link.',
    description:
      'The buyer has downloaded the file as often as the shop allows; `data.maxDownloads` has the limit. The shop can issue a new link.',
  },
  DOWNLOAD_ENDED: {
    status: [409, 410],
    message: 'This line item is unpaid, refunded or canceled and cannot be downloaded.',
    description: 'The link works while the line item is paid. Show the status of the order.',
  },
  DOWNLOAD_EXPIRED: {
    status: 410,
    message: 'This download has expired. Ask the shop for a new link.',
    description: '`data.expirationDate` says when. The shop can issue a new link.',
  },
  DOWNLOAD_NOT_FOUND: {
    status: 404,
    message:
      'There is no such download. Open the link in the newest mail about the order, or the order itself.',
    description: 'The link is mistyped, or was replaced by a newer one.',
  },
  FULFILLMENT_NOT_FOUND: {
    status: 404,
    message: 'The order has no fulfillment "{fulfillmentId}".',
    description: 'The fulfillment was deleted. List the fulfillments of the order again.',
  },
  INVALID_ACTIVITY: {
    status: 400,
    message: 'An activity must have a merchantComment with a message or a customActivity.',
    description: 'Send `merchantComment.message` or `customActivity`.',
  },
  INVALID_AMOUNT: {
    status: [400, 409],
    message: 'The amount does not fit the payment or the open balance.',
    description:
      'The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.',
  },
  NOT_REGULAR_ONLINE_PAYMENT: {
    status: 400,
    message: 'Only an online payment can be captured.',
    description:
      'Offline and gift card payments are complete when they are recorded. There is nothing to capture.',
  },
  NO_ASSOCIATED_ECOM_ORDER: {
    status: 404,
    message: 'There is no order "{id}".',
    description: 'Check `ecomOrderId`. Orders of other stores look like missing ones.',
  },
  ORDER_ALREADY_PAID: {
    status: 409,
    message: 'The order is paid.',
    description: 'Nothing is left to pay. Read the order to show its payments.',
  },
  ORDER_CANCELED: {
    status: 409,
    message: 'The order is canceled.',
    description: 'A canceled order cannot be paid or fulfilled. Create a new order.',
  },
  ORDER_CANNOT_BE_EDITED: {
    status: 403,
    message: 'Only the apps that own this order can edit it.',
    description:
      'The app that created the order restricts edits to certain apps. Make the change in one of those, or as the owner.',
  },
  ORDER_HAS_AUTHORIZED_TRANSACTION: {
    status: 409,
    message: 'A payment of this order is authorized; void or capture it first.',
    description: 'Void the payment to release the money, or capture it, then try again.',
  },
  ORDER_HAS_CHARGEBACKS: {
    status: 409,
    message: 'A payment of this order has a chargeback. Resolve it first.',
    description:
      'A payment of the order is disputed at the bank. Wait until the dispute is decided.',
  },
  ORDER_IS_PENDING: {
    status: 409,
    message: 'The order waits for its payment; nothing can be changed until that is decided.',
    description: 'The provider has not decided yet. Read the order again later.',
  },
  ORDER_IS_REJECTED: {
    status: 409,
    message: 'The order was rejected because its payment failed.',
    description: 'The order cannot be changed. The buyer can order again with another payment.',
  },
  ORDER_NOT_APPROVED: {
    status: 409,
    message: 'The order is not approved yet; approve it or record its payment first.',
    description:
      'The order was created without a payment. Approve it, or record its payment, then try again.',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    message: 'There is no order "{orderId}".',
    description: 'Check the id. Orders of other stores and of other buyers look like missing ones.',
  },
  ORDER_TRANSACTIONS_NOT_FOUND: {
    status: 404,
    message: 'There is no order "{orderId}".',
    description: 'Check the id of the order. Orders of other stores look like missing ones.',
  },
  PAYMENTS_NOT_FOUND: {
    status: 404,
    message: 'The order has no payment "{paymentId}".',
    description: 'List the transactions of the order and send one of its payment ids.',
  },
  PAYMENT_ALREADY_CAPTURED: {
    status: 409,
    message: 'This payment was already captured.',
    description:
      'Nothing was changed: the money is already on its way. Refund the payment to return it.',
  },
  PAYMENT_ALREADY_VOIDED: {
    status: 409,
    message: 'This payment was voided.',
    description:
      'Nothing was changed: the authorized money was released. Collect a new payment instead.',
  },
  PAYMENT_GATEWAY_ID_NOT_FOUND: {
    status: 409,
    message: 'The provider does not know this payment.',
    description:
      'The payment is missing at the provider, for example because its keys belong to another account now. Check the payment settings.',
  },
  PAYMENT_HAS_PENDING_CAPTURE: {
    status: 409,
    message: 'The provider is still processing this payment. Try again in a moment.',
    description:
      'Another capture or void of this payment is under way. Read the transactions again in a moment.',
  },
  PAYMENT_METHODS_NOT_FOUND: {
    status: 404,
    message: 'There is no payment method for this payment.',
    description: NEVER_RETURNED,
  },
  PAYMENT_NOT_AUTHORIZED: {
    status: 409,
    message: 'This payment is not authorized.',
    description:
      'Only authorized payments can be captured or voided. Read the transactions again to see the status of this one.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: 'The order has no payment "{paymentId}".',
    description: 'List the transactions of the order and send one of its payment ids.',
  },
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: {
    status: 400,
    message: 'purchasedDate lies in the future.',
    description: 'Send the time at which the order was placed.',
  },
  QUANTITY_EXCEEDS_ORDERED: {
    status: 400,
    message:
      '"{name}": {ordered} ordered, {fulfilled} fulfilled; {count} more cannot be fulfilled.',
    description:
      'Fulfill at most the units that are left. Read the fulfillments again: another one may have been created meanwhile.',
  },
  REDEEM_GIFT_CARD_ERROR: {
    status: 409,
    message: 'The gift card cannot be redeemed.',
    description:
      '`data.cause` has the reason, such as `GIFT_CARD_EXPIRED`. Remove the gift card from the checkout, or let the buyer use another.',
  },
  REFUND_FAILED: {
    status: 409,
    message: 'The provider refused the refund.',
    description:
      'No money was returned. The message has the reason of the provider; try again later, or refund by hand and record it.',
  },
  REFUND_NOT_AVAILABLE: {
    status: 409,
    message: 'This order cannot be refunded in its current status.',
    description:
      'Nothing was paid, or everything was refunded already. Read the transactions to see what can be refunded.',
  },
  REFUND_NOT_FOUND: {
    status: 404,
    message: 'The order has no refund "{refundId}".',
    description: 'List the transactions of the order and send the id of one of its refunds.',
  },
  REFUND_TRANSACTION_NOT_FOUND: {
    status: 404,
    message: 'The refund has no transaction for payment "{paymentId}".',
    description:
      'The refund belongs to another payment. List the transactions and send the payment of the refund.',
  },
  STATUS_ALREADY_SET: {
    status: 409,
    message: 'The order already has this status.',
    description:
      'Nothing was changed. Read the order again; another caller may have set the status.',
  },
  STATUS_NOT_ALLOWED: {
    status: [400, 409],
    message: 'The current status does not allow this change.',
    description:
      'The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.',
  },
  STATUS_NOT_SUPPORTED: {
    status: 400,
    message: 'INITIALIZED is set only when the order is created.',
    description:
      'Orders leave INITIALIZED when they are approved or paid, and never return to it. Send another status.',
  },
  TOO_MANY_ACTIVITIES: {
    status: 400,
    message: 'An order has at most {max} activities.',
    description: 'Nothing was added. Delete comments that are no longer needed.',
  },
  TOO_MANY_CHARGEBACKS: {
    status: 409,
    message: 'A payment has at most {max} chargebacks.',
    description: 'Nothing was recorded. Update one of the existing chargebacks.',
  },
  TOO_MANY_TAGS: {
    status: 400,
    message: 'An order has at most {max} tags of each kind.',
    description: 'Nothing was changed. Send fewer tags.',
  },
  TRACKING_NUMBER_ALREADY_EXISTS: {
    status: 409,
    message: 'The tracking number "{trackingNumber}" belongs to another fulfillment of this order.',
    description:
      'A parcel belongs to one fulfillment. Change the other fulfillment, or correct the number.',
  },
  UNSUPPORTED_TRANSITION: {
    status: 409,
    message: 'An order cannot go from its status to that one.',
    description:
      'Read the order: a canceled or rejected order stays what it is, and an approved one can only be canceled.',
  },
} as const satisfies ErrorTable;
