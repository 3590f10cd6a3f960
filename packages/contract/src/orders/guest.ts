import { service } from '../call.ts';
import { message, required, string } from '../field.ts';
import { Order } from './order.ts';

/**
 * Not in the provider's API: a buyer without an account opens an order by its number and email
 * address, or by the link in an email.
 */
const call = service([]);

export const lookUpOrder = call({
  name: 'orders.lookUpOrder',
  method: 'POST',
  path: '/v1/orders/lookup',
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message(
    'OrdersLookUpOrderRequest',
    {
      number: required(string({ minLength: 1, maxLength: 20 })),
      email: required(string({ minLength: 3, maxLength: 254 })),
    },
    {},
  ),
  answer: message('OrdersLookUpOrderAnswer', {
    orderId: string({ format: 'GUID' }),
    key: string(),
  }),
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getOrderByKey = call({
  name: 'orders.getOrderByKey',
  method: 'POST',
  path: '/v1/orders/{id}/by-key',
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersGetOrderByKeyRequest', {
    id: required(string({ format: 'GUID' })),
    key: required(string({ maxLength: 200, secret: true })),
  }),
  answer: message('OrdersGetOrderByKeyAnswer', { order: Order }),
  errors: ['ORDER_NOT_FOUND'],
});
