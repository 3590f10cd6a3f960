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

/** Calls of our own: the files of an order's digital products, for the shop and for the buyer of the order. */
const call = service([]);
const key = string({
  maxLength: 200,
  secret: true,
  description: 'For a buyer without an account; see getOrderByKey.',
});

export const OrderDownload = message('OrderDownload', {
  lineItemId: string({ description: 'The line item of the order.' }),
  fileName: string({ description: 'Left out while the product has no file.' }),
  sizeInBytes: string({ format: 'DECIMAL_VALUE', description: 'Of the file.' }),
  link: string({
    nullable: true,
    secret: true,
    description: 'The download page; the same as `digitalFile.link` of the line item.',
  }),
  downloads: integer({ description: 'How often the file was downloaded.' }),
  maxDownloads: integer({ nullable: true, description: 'Null: no limit.' }),
  expirationDate: timestamp({ nullable: true, description: 'Null: no end.' }),
  ended: boolean({ description: 'The line was refunded, or the order was canceled.' }),
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

const token = required(
  string({
    minLength: 1,
    maxLength: 100,
    secret: true,
    description: 'The last part of the download link.',
  }),
);
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
  request: message(
    'OrdersGetDownloadRequest',
    { token },
    { description: 'What a download link leads to. Counts nothing.' },
  ),
  answer: message('OrdersGetDownloadAnswer', { download: OrderDownload }),
  errors: refusals,
});

export const startDownload = call({
  name: 'orders.startDownload',
  method: 'POST',
  path: '/v1/downloads/start',
  aliases: ['/ecom/v1/downloads/start'],
  who: 'anyone',
  request: message(
    'OrdersStartDownloadRequest',
    { token },
    {
      description:
        'Counts one download and answers the address of the file. Within an hour the same link counts once, so that a broken download can be resumed.',
    },
  ),
  answer: message('OrdersStartDownloadAnswer', {
    url: string({ secret: true, description: 'Works for 10 minutes.' }),
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
      id: required(string({ format: 'GUID', description: 'The order.' })),
      lineItemId: required(string({ minLength: 1, maxLength: 100, description: 'The line item.' })),
    },
    {
      description:
        'A new link with all its downloads and days; the old link ends, and the buyer is told by mail.',
    },
  ),
  answer: message('OrdersRenewDownloadAnswer', { download: OrderDownload }),
  errors: ['ORDER_NOT_FOUND', 'DOWNLOAD_NOT_FOUND', 'DOWNLOAD_ENDED'],
});
