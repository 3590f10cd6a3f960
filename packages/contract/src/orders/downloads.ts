import { service } from '../call.ts';
import {
  boolean,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { MAX_OFFSET, PagingMetadata } from '../shared/paging.ts';

/**
 * Not in the provider's API: the files of an order's digital products, for the shop and for the buyer of the
 * order.
 */
const call = service([]);
const key = string({ maxLength: 200, secret: true });

export const OrderDownload = message('OrderDownload', {
  lineItemId: string(),
  fileName: string(),
  sizeInBytes: string({ format: 'DECIMAL_VALUE' }),
  link: string({ nullable: true, secret: true }),
  downloads: integer(),
  maxDownloads: integer({ nullable: true }),
  expirationDate: timestamp({ nullable: true }),
  ended: boolean(),
});
export type OrderDownload = Static<typeof OrderDownload>;

export const listOrderDownloads = call({
  name: 'orders.listOrderDownloads',
  method: 'GET',
  path: '/v1/orders/{id}/downloads',
  aliases: ['/ecom/v1/orders/{id}/downloads'],
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersListOrderDownloadsRequest', {
    id: required(string({ format: 'GUID' })),
    key,
  }),
  answer: message('OrdersListOrderDownloadsAnswer', {
    downloads: list(OrderDownload, { maxItems: 300 }),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

const token = required(string({ minLength: 1, maxLength: 100, secret: true }));
const refusals = [
  'DOWNLOAD_NOT_FOUND',
  'DOWNLOAD_ENDED',
  'DOWNLOAD_EXPIRED',
  'DOWNLOADS_USED_UP',
] as const;

export const getDownload = call({
  name: 'orders.getDownload',
  method: 'POST',
  path: '/v1/downloads/get',
  aliases: ['/ecom/v1/downloads/get'],
  who: 'anyone',
  request: message('OrdersGetDownloadRequest', { token }, {}),
  answer: message('OrdersGetDownloadAnswer', { download: OrderDownload }),
  errors: refusals,
});

export const startDownload = call({
  name: 'orders.startDownload',
  method: 'POST',
  path: '/v1/downloads/start',
  aliases: ['/ecom/v1/downloads/start'],
  who: 'anyone',
  request: message('OrdersStartDownloadRequest', { token }, {}),
  answer: message('OrdersStartDownloadAnswer', {
    url: string({ secret: true }),
    download: OrderDownload,
  }),
  errors: refusals,
});

export const renewDownload = call({
  name: 'orders.renewDownload',
  method: 'POST',
  path: '/v1/orders/{id}/downloads/{lineItemId}/renew',
  aliases: ['/ecom/v1/orders/{id}/downloads/{lineItemId}/renew'],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message(
    'OrdersRenewDownloadRequest',
    {
      id: required(string({ format: 'GUID' })),
      lineItemId: required(string({ minLength: 1, maxLength: 100 })),
    },
    {},
  ),
  answer: message('OrdersRenewDownloadAnswer', { download: OrderDownload }),
  errors: ['ORDER_NOT_FOUND', 'DOWNLOAD_NOT_FOUND', 'DOWNLOAD_ENDED'],
});

const MAX_LISTED = 100;

export const ProductDownload = message('ProductDownload', {
  orderId: string({ format: 'GUID' }),
  orderNumber: string(),
  purchasedDate: timestamp(),
  lineItemId: string(),
  buyerName: string({ nullable: true }),
  buyerEmail: string({ nullable: true }),
  downloads: integer(),
  maxDownloads: integer({ nullable: true }),
  lastDownloadDate: timestamp({ nullable: true }),
  expirationDate: timestamp({ nullable: true }),
  ended: boolean(),
});
export type ProductDownload = Static<typeof ProductDownload>;

export const listProductDownloads = call({
  name: 'orders.listProductDownloads',
  method: 'GET',
  path: '/v1/products/{productId}/downloads',
  who: 'merchant',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersListProductDownloadsRequest', {
    productId: required(string({ format: 'GUID' })),
    paging: message('ProductDownloadsPaging', {
      limit: integer({ nullable: true, minimum: 1, maximum: MAX_LISTED }),
      offset: integer({ nullable: true, minimum: 0, maximum: MAX_OFFSET }),
    }),
  }),
  answer: message('OrdersListProductDownloadsAnswer', {
    downloads: list(ProductDownload, { maxItems: MAX_LISTED }),
    metadata: PagingMetadata,
  }),
});
