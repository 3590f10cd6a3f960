import { service } from '../call.ts';
import {
  anything,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { Product } from './products.ts';

/** Not in the provider's API: who changed a product, deleted products, and copies. */
const call = service(['/stores']);
const read = { who: 'merchant', permission: 'WIX_STORES.READ_PRODUCTS' } as const;
const modify = { who: 'merchant', permission: 'WIX_STORES.MODIFY_PRODUCTS' } as const;

const MAX_PER_PAGE = 100;
const page = {
  limit: integer({ minimum: 1, maximum: MAX_PER_PAGE }),
  before: string({ format: 'GUID' }),
};
const id = required(string({ format: 'GUID' }));

export const ProductChangeKind = enumeration('ProductChangeKind', [
  'CHANGED',
  'DELETED',
  'RESTORED',
]);
export type ProductChangeKind = Static<typeof ProductChangeKind>;

export const ProductFieldChange = message('ProductFieldChange', {
  field: string({ readOnly: true }),
  variantId: string({ nullable: true, format: 'GUID', readOnly: true }),
  before: anything({ readOnly: true }),
  after: anything({ readOnly: true }),
});
export type ProductFieldChange = Static<typeof ProductFieldChange>;

export const ProductHistoryEntry = message('ProductHistoryEntry', {
  id: string({ format: 'GUID', readOnly: true }),
  kind: of(ProductChangeKind, { readOnly: true }),
  changes: list(ProductFieldChange, { readOnly: true }),
  actor: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
});
export type ProductHistoryEntry = Static<typeof ProductHistoryEntry>;

export const DeletedProduct = message('DeletedProduct', {
  id: string({ format: 'GUID', readOnly: true }),
  deletionId: string({ format: 'GUID', readOnly: true }),
  name: string({ readOnly: true }),
  actor: string({ nullable: true, readOnly: true }),
  deletedDate: timestamp({ readOnly: true }),
  restorableUntil: timestamp({ readOnly: true }),
});
export type DeletedProduct = Static<typeof DeletedProduct>;

export const listProductHistory = call({
  name: 'productManagement.listProductHistory',
  method: 'GET',
  path: '/v1/products/{id}/history',
  ...read,
  request: message('ProductsListProductHistoryRequest', { id, ...page }),
  answer: message('ProductsListProductHistoryAnswer', { entries: list(ProductHistoryEntry) }),
});

export const listDeletedProducts = call({
  name: 'productManagement.listDeletedProducts',
  method: 'GET',
  path: '/v1/deleted-products',
  ...read,
  request: message('ProductsListDeletedProductsRequest', page),
  answer: message('ProductsListDeletedProductsAnswer', { products: list(DeletedProduct) }),
});

export const restoreProduct = call({
  name: 'productManagement.restoreProduct',
  method: 'POST',
  path: '/v1/products/{id}/restore',
  ...modify,
  request: message('ProductsRestoreProductRequest', { id }),
  answer: message('ProductsRestoreProductAnswer', { product: Product }),
});

export const duplicateProduct = call({
  name: 'productManagement.duplicateProduct',
  method: 'POST',
  path: '/v1/products/{id}/duplicate',
  ...modify,
  request: message('ProductsDuplicateProductRequest', {
    id,
    name: required(string({ minLength: 1, maxLength: 80 })),
  }),
  answer: message('ProductsDuplicateProductAnswer', { product: Product }),
});
