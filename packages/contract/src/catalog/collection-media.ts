import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { Collection } from './collections.ts';
import { MediaDataForWrite } from './products.ts';

/** Not in the provider's API: the pictures of a collection, which the provider's calls can only read. */
const call = service(['/stores']);

/** Replaces all pictures: the first one is the main one, an empty list removes them. */
export const setCollectionMedia = call({
  name: 'products.setCollectionMedia',
  method: 'PUT',
  path: '/v1/collections/{id}/media',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSetCollectionMediaRequest', {
    id: required(string({ format: 'GUID' })),
    media: required(
      list(MediaDataForWrite, {
        maxItems: 50,
      }),
    ),
  }),
  answer: message('ProductsSetCollectionMediaAnswer', { collection: Collection }),
  errors: ['MEDIA_NOT_FOUND', 'ALL_PRODUCTS_IS_FIXED', 'FILE_NOT_ACCEPTED', 'FILE_NOT_REACHED'],
});
