import { service } from '../call.ts';
import { integer, list, message, required, string, type Static } from '../field.ts';
import { SecuredMedia } from '../shared/media.ts';
import { MAX_OFFSET, PagingMetadata } from '../shared/paging.ts';

/** Not in the provider's API: the file that a buyer of a digital product receives. */
const call = service([]);
const id = { id: required(string({ format: 'GUID' })) };

export const attachDigitalFile = call({
  name: 'products.attachDigitalFile',
  method: 'POST',
  path: '/v1/products/{id}/digital-file',
  aliases: ['/stores/v1/products/{id}/digital-file'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsAttachDigitalFileRequest', {
    ...id,
    fileId: required(
      string({
        minLength: 1,
        maxLength: 100,
      }),
    ),
  }),
  answer: message('ProductsAttachDigitalFileAnswer', { digitalFile: SecuredMedia }),
  errors: ['FILE_NOT_FOUND', 'FILE_NOT_PRIVATE', 'PRODUCT_NOT_DIGITAL'],
});

export const detachDigitalFile = call({
  name: 'products.detachDigitalFile',
  method: 'DELETE',
  path: '/v1/products/{id}/digital-file',
  aliases: ['/stores/v1/products/{id}/digital-file'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsDetachDigitalFileRequest', id),
  answer: message('ProductsDetachDigitalFileAnswer', {}),
});

export const DigitalProduct = message('DigitalProduct', {
  productId: string({ format: 'GUID' }),
  name: string(),
  slug: string(),
  digitalFile: SecuredMedia,
  sizeInBytes: string({ format: 'DECIMAL_VALUE' }),
});
export type DigitalProduct = Static<typeof DigitalProduct>;

export const listDigitalFiles = call({
  name: 'products.listDigitalFiles',
  method: 'GET',
  path: '/v1/digital-files',
  aliases: ['/stores/v1/digital-files'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsListDigitalFilesRequest', {
    paging: message('DigitalFilesPaging', {
      limit: integer({ nullable: true, minimum: 1, maximum: 100 }),
      offset: integer({ nullable: true, minimum: 0, maximum: MAX_OFFSET }),
    }),
  }),
  answer: message('ProductsListDigitalFilesAnswer', {
    products: list(DigitalProduct, { maxItems: 100 }),
    metadata: PagingMetadata,
  }),
});
