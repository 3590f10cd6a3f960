import { service } from '../call.ts';
import { integer, list, message, required, string, type Static } from '../field.ts';
import { Paging, PagingMetadata } from '../shared/paging.ts';
import { StoresOrder } from './stores-order.ts';

/**
 * Reading orders by the stores API of 2023. New clients call `orders.searchOrders` and
 * `orders.getOrder`.
 */

export const StoresOrdersQuery = message('StoresOrdersQuery', {
  paging: Paging,
  filter: string({ nullable: true, maxLength: 20_000 }),
  sort: string({ nullable: true, maxLength: 1000 }),
});
export type StoresOrdersQuery = Static<typeof StoresOrdersQuery>;

const call = service(['/stores', '/_api/orders-server', '/wix-ecommerce-orders-web']);

export const queryStoresOrders = call({
  name: 'storesOrders.queryOrders',
  method: 'POST',
  path: '/v2/orders/query',
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  deprecated: true,
  request: message('StoresOrdersQueryOrdersRequest', {
    query: StoresOrdersQuery,
  }),
  answer: message('StoresOrdersQueryOrdersAnswer', {
    orders: list(StoresOrder, { maxItems: 100 }),
    metadata: PagingMetadata,
    totalResults: integer(),
  }),
});

export const getStoresOrder = call({
  name: 'storesOrders.getOrder',
  method: 'GET',
  path: '/v2/orders/{id}',
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  deprecated: true,
  request: message('StoresOrdersGetOrderRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('StoresOrdersGetOrderAnswer', {
    order: StoresOrder,
  }),
  errors: ['ORDER_NOT_FOUND'],
});
