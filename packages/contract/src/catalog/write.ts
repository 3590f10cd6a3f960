import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { Collection } from './collections.ts';
import {
  AdjustValue,
  BulkProductResult,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  Product,
  SetValue,
} from './products.ts';
import { Variant, VariantOverride } from './variants.ts';
import { BulkActionMetadata } from '../shared/bulk.ts';
import { choiceMediaErrors } from '../errors/groups.ts';

const call = service(['/stores', '/_api/catalog-server']);

export const createProduct = call({
  name: 'products.createProduct',
  method: 'POST',
  path: '/v1/products',
  olderPaths: ['/stores/v1/products-platformized', '/v2/products-platformized'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsCreateProductRequest', {
    product: Product,
  }),
  answer: message('ProductsCreateProductAnswer', {
    product: Product,
  }),
  errors: ['NEGATIVE_VARIANT_PRICE', 'VARIANTS_EXIST'],
});

export const updateProduct = call({
  name: 'products.updateProduct',
  method: 'PATCH',
  path: '/v1/products/{product.id}',
  olderPaths: [
    '/stores/v1/products-platformized/{product.id}',
    '/v2/products-platformized/{product.id}',
  ],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsUpdateProductRequest', {
    product: required(Product),
  }),
  answer: message('ProductsUpdateProductAnswer', {
    product: Product,
  }),
  errors: ['NEGATIVE_VARIANT_PRICE', 'VARIANTS_EXIST'],
});

export const deleteProduct = call({
  name: 'products.deleteProduct',
  method: 'DELETE',
  path: '/v1/products/{id}',
  olderPaths: ['/stores/v1/products-platformized/{id}', '/v2/products-platformized/{id}'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsDeleteProductRequest', {
    id: required(string()),
  }),
  answer: message('ProductsDeleteProductAnswer', {}),
});

export const updateProductVariants = call({
  name: 'products.updateProductVariants',
  method: 'PATCH',
  path: '/v1/products/{id}/variants',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsUpdateProductVariantsRequest', {
    id: required(string()),
    variants: list(VariantOverride),
  }),
  answer: message('ProductsUpdateProductVariantsAnswer', {
    variants: list(Variant),
  }),
  errors: ['CHOICE_NOT_FOUND', 'VARIANTS_NOT_MANAGED', 'VARIANT_NOT_FOUND'],
});

export const resetAllProductVariantData = call({
  name: 'products.resetAllProductVariantData',
  method: 'POST',
  path: '/v1/products/{id}/variants/resetToDefault',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsResetAllProductVariantDataRequest', {
    id: required(string()),
  }),
  answer: message('ProductsResetAllProductVariantDataAnswer', {}),
});

export const addProductsToCollection = call({
  name: 'products.addProductsToCollection',
  method: 'POST',
  path: '/v1/collections/{id}/productIds',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsAddProductsToCollectionRequest', {
    id: required(string({ format: 'GUID' })),
    productIds: list(string(), { maxItems: 1000 }),
  }),
  answer: message('ProductsAddProductsToCollectionAnswer', {}),
});

export const removeProductsFromCollection = call({
  name: 'products.removeProductsFromCollection',
  method: 'POST',
  path: '/v1/collections/{id}/productIds/delete',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsRemoveProductsFromCollectionRequest', {
    id: required(string({ format: 'GUID' })),
    productIds: required(list(string(), { maxItems: 1000 })),
  }),
  answer: message('ProductsRemoveProductsFromCollectionAnswer', {}),
  errors: ['PRODUCT_MATCHES_COLLECTION_RULE'],
});

export const addProductMedia = call({
  name: 'products.addProductMedia',
  method: 'POST',
  path: '/v1/products/{id}/media',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsAddProductMediaRequest', {
    id: required(string()),
    media: list(MediaDataForWrite, { minItems: 1, maxItems: 50 }),
  }),
  answer: message('ProductsAddProductMediaAnswer', {}),
  errors: [
    ...choiceMediaErrors,
    'FILE_NOT_ACCEPTED',
    'FILE_NOT_REACHED',
    'MEDIA_NOT_FOUND',
    'TOO_MANY_MEDIA_ITEMS',
  ],
});

export const removeProductMedia = call({
  name: 'products.removeProductMedia',
  method: 'POST',
  path: '/v1/products/{id}/media/delete',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsRemoveProductMediaRequest', {
    id: required(string()),
    mediaIds: list(string(), { maxItems: 50 }),
  }),
  answer: message('ProductsRemoveProductMediaAnswer', {}),
});

export const addProductMediaToChoices = call({
  name: 'products.addProductMediaToChoices',
  method: 'PATCH',
  path: '/v1/products/{id}/choices/media',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsAddProductMediaToChoicesRequest', {
    id: required(string()),
    media: list(MediaAssignmentToChoice, { minItems: 1, maxItems: 10 }),
  }),
  answer: message('ProductsAddProductMediaToChoicesAnswer', {}),
  errors: ['CHOICE_NOT_FOUND', 'MEDIA_NOT_ON_PRODUCT', 'MEDIA_ON_ANOTHER_OPTION'],
});

export const removeProductMediaFromChoices = call({
  name: 'products.removeProductMediaFromChoices',
  method: 'POST',
  path: '/v1/products/{id}/choices/media/delete',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsRemoveProductMediaFromChoicesRequest', {
    id: required(string()),
    media: list(MediaAssignmentToChoice, { minItems: 1, maxItems: 10 }),
  }),
  answer: message('ProductsRemoveProductMediaFromChoicesAnswer', {}),
  errors: ['CHOICE_NOT_FOUND'],
});

export const deleteProductOptions = call({
  name: 'products.deleteProductOptions',
  method: 'DELETE',
  path: '/v1/products/{id}/options',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsDeleteProductOptionsRequest', {
    id: required(string()),
  }),
  answer: message('ProductsDeleteProductOptionsAnswer', {}),
  errors: ['VARIANTS_EXIST'],
});

export const removeBrand = call({
  name: 'products.removeBrand',
  method: 'POST',
  path: '/v1/products/{id}/remove-brand',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsRemoveBrandRequest', {
    id: required(string()),
  }),
  answer: message('ProductsRemoveBrandAnswer', {}),
});

export const createCollection = call({
  name: 'products.createCollection',
  method: 'POST',
  path: '/v1/collections',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsCreateCollectionRequest', {
    collection: required(Collection),
  }),
  answer: message('ProductsCreateCollectionAnswer', {
    collection: Collection,
  }),
});

export const updateCollection = call({
  name: 'products.updateCollection',
  method: 'PATCH',
  path: '/v1/collections/{collection.id}',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsUpdateCollectionRequest', {
    collection: required(Collection),
  }),
  answer: message('ProductsUpdateCollectionAnswer', {
    collection: Collection,
  }),
  errors: ['ALL_PRODUCTS_IS_FIXED'],
});

export const deleteCollection = call({
  name: 'products.deleteCollection',
  method: 'DELETE',
  path: '/v1/collections/{id}',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsDeleteCollectionRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('ProductsDeleteCollectionAnswer', {}),
});

export const removeRibbon = call({
  name: 'products.removeRibbon',
  method: 'POST',
  path: '/v1/products/{id}/remove-ribbon',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsRemoveRibbonRequest', {
    id: required(string()),
  }),
  answer: message('ProductsRemoveRibbonAnswer', {}),
});

export const bulkUpdateProductsProperty = call({
  name: 'products.bulkUpdateProductsProperty',
  method: 'POST',
  path: '/v1/bulk/products/update',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsBulkUpdateProductsPropertyRequest', {
    ids: required(list(string(), { minItems: 1, maxItems: 100 })),
    set: SetValue,
  }),
  answer: message('ProductsBulkUpdateProductsPropertyAnswer', {
    results: list(BulkProductResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});

export const bulkAdjustProductProperty = call({
  name: 'products.bulkAdjustProductProperty',
  method: 'POST',
  path: '/v1/bulk/products/adjust-properties',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsBulkAdjustProductPropertyRequest', {
    ids: required(list(string(), { minItems: 1, maxItems: 100 })),
    adjust: AdjustValue,
  }),
  answer: message('ProductsBulkAdjustProductPropertyAnswer', {
    results: list(BulkProductResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
