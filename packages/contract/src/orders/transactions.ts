import { service } from '../call.ts';
import {
  boolean,
  fieldMask,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { OrderTransactions, Payment, TransactionStatus } from './payments.ts';
import { RefundTransaction } from './refunds.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/bulk.ts';

export const BulkPaymentResult = message('BulkPaymentResult', {
  itemMetadata: ItemMetadata,
  item: Payment,
});
export type BulkPaymentResult = Static<typeof BulkPaymentResult>;

export const MaskedPayment = message('MaskedPayment', {
  payment: of(Payment, { internal: true }),
  fieldMask: fieldMask(),
  statusUpdatedDate: timestamp({ nullable: true, internal: true }),
});
export type MaskedPayment = Static<typeof MaskedPayment>;

export const PaymentAndOrderId = message('PaymentAndOrderId', {
  orderId: string({ format: 'GUID' }),
  paymentId: string(),
});
export type PaymentAndOrderId = Static<typeof PaymentAndOrderId>;

const call = service([]);

export const listTransactionsForSingleOrder = call({
  name: 'orderTransactions.listTransactionsForSingleOrder',
  method: 'GET',
  path: '/v1/payments/orders/{orderId}',
  aliases: [
    '/ecom/v1/payments/orders/{orderId}',
    '/ecom/v1/ep-payments/orders/{orderId}',
    '/_api/ecom-payments/v1/payments/orders/{orderId}',
    '/_api/payments/v1/payments/orders/{orderId}',
  ],
  who: 'merchant',
  permission: 'ECOM.READ_TRANSACTIONS',
  request: message('OrderTransactionsListTransactionsForSingleOrderRequest', {
    orderId: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('OrderTransactionsListTransactionsForSingleOrderAnswer', {
    orderTransactions: OrderTransactions,
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const listTransactionsForMultipleOrders = call({
  name: 'orderTransactions.listTransactionsForMultipleOrders',
  method: 'POST',
  path: '/v1/payments/list-by-ids',
  aliases: [
    '/ecom/v1/payments/list-by-ids',
    '/ecom/v1/ep-payments/list-by-ids',
    '/_api/ecom-payments/v1/payments/list-by-ids',
    '/_api/payments/v1/payments/list-by-ids',
  ],
  who: 'merchant',
  permission: 'ECOM.READ_TRANSACTIONS',
  request: message('OrderTransactionsListTransactionsForMultipleOrdersRequest', {
    orderIds: required(
      list(string({ maxLength: 100, minLength: 1 }), { minItems: 1, maxItems: 100 }),
    ),
  }),
  answer: message('OrderTransactionsListTransactionsForMultipleOrdersAnswer', {
    orderTransactions: list(OrderTransactions),
  }),
});

export const addPayments = call({
  name: 'orderTransactions.addPayments',
  method: 'POST',
  path: '/v1/payments/orders/{orderId}/add-payment',
  aliases: [
    '/ecom/v1/payments/orders/{orderId}/add-payment',
    '/ecom/v1/ep-payments/orders/{orderId}/add-payment',
    '/_api/ecom-payments/v1/payments/orders/{orderId}/add-payment',
    '/_api/payments/v1/payments/orders/{orderId}/add-payment',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsAddPaymentsRequest', {
    orderId: required(string({ format: 'GUID' })),
    payments: required(list(Payment, { minItems: 1, maxItems: 50 })),
  }),
  answer: message('OrderTransactionsAddPaymentsAnswer', {
    orderTransactions: OrderTransactions,
    paymentsIds: list(string()),
  }),
  errors: ['INVALID_AMOUNT', 'ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
});

export const updatePaymentStatus = call({
  name: 'orderTransactions.updatePaymentStatus',
  method: 'POST',
  path: '/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  aliases: [
    '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    '/ecom/v1/ep-payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    '/_api/ecom-payments/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    '/_api/payments/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsUpdatePaymentStatusRequest', {
    orderId: required(string({ format: 'GUID' })),
    paymentId: required(string({ format: 'GUID' })),
    status: TransactionStatus,
    statusUpdatedDate: timestamp({ nullable: true, internal: true }),
  }),
  answer: message('OrderTransactionsUpdatePaymentStatusAnswer', {
    orderTransactions: OrderTransactions,
  }),
  errors: ['STATUS_NOT_ALLOWED', 'ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND'],
});

export const bulkUpdatePaymentStatuses = call({
  name: 'orderTransactions.bulkUpdatePaymentStatuses',
  method: 'POST',
  path: '/v1/bulk/payments/update-payment-transaction-status',
  aliases: [
    '/ecom/v1/bulk/payments/update-payment-transaction-status',
    '/_api/ecom-payments/v1/bulk/payments/update-payment-transaction-status',
    '/_api/payments/v1/bulk/payments/update-payment-transaction-status',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsBulkUpdatePaymentStatusesRequest', {
    paymentAndOrderIds: required(list(PaymentAndOrderId, { minItems: 1, maxItems: 300 })),
    returnFullEntity: boolean(),
    status: TransactionStatus,
    statusUpdatedDate: timestamp({ nullable: true, internal: true }),
  }),
  answer: message('OrderTransactionsBulkUpdatePaymentStatusesAnswer', {
    results: list(BulkPaymentResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});

export const updateRefundTransaction = call({
  name: 'orderTransactions.updateRefundTransaction',
  method: 'POST',
  path: '/v1/payments/orders/{orderId}/update-refund-transaction',
  aliases: [
    '/ecom/v1/payments/orders/{orderId}/update-refund-transaction',
    '/ecom/v1/ep-payments/orders/{orderId}/update-refund-transaction',
    '/_api/ecom-payments/v1/payments/orders/{orderId}/update-refund-transaction',
    '/_api/payments/v1/payments/orders/{orderId}/update-refund-transaction',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsUpdateRefundTransactionRequest', {
    orderId: required(string({ format: 'GUID', internal: true })),
    refundId: required(string({ format: 'GUID', internal: true })),
    transaction: required(of(RefundTransaction, { internal: true })),
    fieldMask: fieldMask(),
    statusUpdatedDate: timestamp({ nullable: true, internal: true }),
  }),
  answer: message('OrderTransactionsUpdateRefundTransactionAnswer', {
    orderTransactions: of(OrderTransactions, { internal: true }),
  }),
  errors: [
    'ORDER_TRANSACTIONS_NOT_FOUND',
    'REFUND_NOT_FOUND',
    'REFUND_TRANSACTION_NOT_FOUND',
    'STATUS_NOT_ALLOWED',
  ],
});

export const updatePayments = call({
  name: 'orderTransactions.updatePayments',
  method: 'POST',
  path: '/v1/payments/orders/{orderId}/update-payments',
  aliases: [
    '/ecom/v1/payments/orders/{orderId}/update-payments',
    '/ecom/v1/ep-payments/orders/{orderId}/update-payments',
    '/_api/ecom-payments/v1/payments/orders/{orderId}/update-payments',
    '/_api/payments/v1/payments/orders/{orderId}/update-payments',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsUpdatePaymentsRequest', {
    orderId: required(string({ format: 'GUID', internal: true })),
    payments: required(list(MaskedPayment, { minItems: 1, maxItems: 100, internal: true })),
  }),
  accepts: ['payments.payment.id'],
  answer: message('OrderTransactionsUpdatePaymentsAnswer', {
    orderTransactions: of(OrderTransactions, { internal: true }),
  }),
  errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
});
