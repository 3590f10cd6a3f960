import { service } from '../call.ts';
import { boolean, integer, message, required, string, type Static } from '../field.ts';
import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS } from './download-bounds.ts';

/** Not in the provider's API: how often and how long buyers of one product may download its file. */
const call = service([]);

export const ProductDownloadLimits = message('ProductDownloadLimits', {
  followsStore: boolean(),
  maxDownloads: integer({ nullable: true, minimum: 1, maximum: MAX_DOWNLOADS }),
  days: integer({ nullable: true, minimum: 1, maximum: MAX_DOWNLOAD_DAYS }),
});
export type ProductDownloadLimits = Static<typeof ProductDownloadLimits>;

export const setDownloadLimits = call({
  name: 'productManagement.setDownloadLimits',
  method: 'PUT',
  path: '/v1/products/{id}/download-limits',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSetDownloadLimitsRequest', {
    id: required(string({ format: 'GUID' })),
    downloadLimits: required(ProductDownloadLimits),
  }),
  answer: message('ProductsSetDownloadLimitsAnswer', { downloadLimits: ProductDownloadLimits }),
  errors: ['PRODUCT_NOT_DIGITAL'],
});
