import { service } from '../call.ts';
import { message, required, string } from '../field.ts';
import { ChargebackStatus, OrderTransactions } from './payments.ts';
import { Price } from '../shared/money.ts';

/** Not in the provider's API, which shows chargebacks but has no call to record one. */
const call = service([]);

export const recordChargeback = call({
  name: 'orderTransactions.recordChargeback',
  method: 'POST',
  path: '/v1/payments/{paymentId}/orders/{orderId}/chargebacks',
  who: 'merchant',
  permission: 'ECOM.MODIFY_TRANSACTIONS',
  request: message('OrderTransactionsRecordChargebackRequest', {
    orderId: required(string({ format: 'GUID' })),
    paymentId: required(string({ format: 'GUID' })),
    externalId: required(string({ format: 'GUID' })),
    amount: required(Price),
    status: required(ChargebackStatus),
  }),
  answer: message('OrderTransactionsRecordChargebackAnswer', {
    orderTransactions: OrderTransactions,
  }),
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'INVALID_AMOUNT', 'TOO_MANY_CHARGEBACKS'],
});
