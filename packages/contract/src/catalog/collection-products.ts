import { service } from '../call.ts';
import { boolean, integer, list, message, required, string, type Static } from '../field.ts';

/** Calls of our own: the products of a collection in the merchant's order, and that order. */
const call = service(['/stores']);

const MAX_PRODUCTS_PER_PAGE = 100;
const MAX_MOVED_PRODUCTS = 100;
const id = required(string({ format: 'GUID' }));

export const CollectionProduct = message('CollectionProduct', {
  productId: string({ format: 'GUID', readOnly: true }),
  name: string({ readOnly: true }),
  visible: boolean({ readOnly: true }),
  handPicked: boolean({ readOnly: true }),
});
export type CollectionProduct = Static<typeof CollectionProduct>;

export const listCollectionProducts = call({
  name: 'collectionManagement.listCollectionProducts',
  method: 'GET',
  path: '/v1/collections/{id}/products',
  who: 'merchant',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('CollectionManagementListCollectionProductsRequest', {
    id,
    limit: integer({ minimum: 1, maximum: MAX_PRODUCTS_PER_PAGE }),
    cursor: string({ maxLength: 100 }),
  }),
  answer: message('CollectionManagementListCollectionProductsAnswer', {
    products: list(CollectionProduct, { maxItems: MAX_PRODUCTS_PER_PAGE }),
    nextCursor: string({ nullable: true }),
    total: integer(),
  }),
});

export const moveCollectionProducts = call({
  name: 'collectionManagement.moveCollectionProducts',
  method: 'POST',
  path: '/v1/collections/{id}/products/move',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('CollectionManagementMoveCollectionProductsRequest', {
    id,
    productIds: required(
      list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_MOVED_PRODUCTS }),
    ),
    afterProductId: string({ nullable: true, format: 'GUID' }),
  }),
  answer: message('CollectionManagementMoveCollectionProductsAnswer', {}),
  errors: ['PRODUCT_NOT_IN_COLLECTION'],
});
