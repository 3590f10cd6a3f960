import { service } from '../call.ts';
import { message, required, string } from '../field.ts';

/** Not in the provider's API. */
const call = service([]);

/** The order's invoice as a PDF, for the shop and for the buyer of the order. */
export const getOrderInvoice = call({
  name: 'orders.getOrderInvoice',
  method: 'GET',
  path: '/v1/orders/{id}/invoice',
  aliases: ['/ecom/v1/orders/{id}/invoice'],
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersGetOrderInvoiceRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    key: string({ maxLength: 200, secret: true }),
  }),
  answer: message('OrdersGetOrderInvoiceAnswer', {}),
  errors: ['ORDER_NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED'],
  raw: true,
});
