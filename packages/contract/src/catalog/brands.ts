import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  fieldMask,
  integer,
  list,
  message,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { BulkActionMetadata, EntityItemMetadata } from '../shared/bulk.ts';
import { CursorPagingMetadata, Sorting } from '../shared/paging.ts';

/** Brands as entities: one name for all their products. The calls of the provider's Catalog V3. */
const call = service(['/stores', '/_api/brand']);

const MAX_BULK_ITEMS = 100;
const MAX_REQUESTED_FIELDS = 100;

export const Brand = message('Brand', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  revision: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  name: string({ maxLength: 50, minLength: 1 }),
  assignedProductsCount: integer({ nullable: true, readOnly: true }),
});
export type Brand = Static<typeof Brand>;

export const BrandRequestedField = enumeration('BrandRequestedField', ['ASSIGNED_PRODUCTS_COUNT']);
export type BrandRequestedField = Static<typeof BrandRequestedField>;
const fields = list(BrandRequestedField, { maxItems: MAX_REQUESTED_FIELDS });

export const MaskedBrand = message('MaskedBrand', {
  brand: Brand,
  fieldMask: fieldMask(),
});
export type MaskedBrand = Static<typeof MaskedBrand>;

export const BulkBrandResult = message('BulkBrandResult', {
  itemMetadata: EntityItemMetadata,
  item: Brand,
});
export type BulkBrandResult = Static<typeof BulkBrandResult>;
const bulkAnswer = (
  title: string,
  size: { readonly minItems?: number; readonly maxItems?: number },
) =>
  message(title, {
    results: list(BulkBrandResult, size),
    bulkActionMetadata: BulkActionMetadata,
  });

export const DeletedBrandResult = message('DeletedBrandResult', {
  itemMetadata: EntityItemMetadata,
});

/** More than other lists, so that a filter by brand can show all of them. */
export const BrandCursorPaging = message('BrandCursorPaging', {
  limit: integer({ nullable: true, maximum: 300 }),
  cursor: string({ nullable: true, maxLength: 16000 }),
});

export const BrandQuery = message('BrandQuery', {
  cursorPaging: BrandCursorPaging,
  filter: struct({ nullable: true }),
  sort: list(Sorting, { maxItems: 5 }),
});

export const createBrand = call({
  name: 'brandsV3.createBrand',
  method: 'POST',
  path: '/v3/brands',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_CREATE',
  request: message('BrandsV3CreateBrandRequest', { brand: required(Brand) }),
  answer: message('BrandsV3CreateBrandAnswer', { brand: Brand }),
  errors: ['NAME_ALREADY_EXISTS'],
});

export const getBrand = call({
  name: 'brandsV3.getBrand',
  method: 'GET',
  path: '/v3/brands/{brandId}',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_READ',
  request: message('BrandsV3GetBrandRequest', {
    brandId: required(string({ format: 'GUID' })),
    fields,
  }),
  answer: message('BrandsV3GetBrandAnswer', { brand: Brand }),
});

export const updateBrand = call({
  name: 'brandsV3.updateBrand',
  method: 'PATCH',
  path: '/v3/brands/{brand.id}',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_UPDATE',
  request: message('BrandsV3UpdateBrandRequest', { brand: required(Brand), fields }),
  answer: message('BrandsV3UpdateBrandAnswer', { brand: Brand }),
  accepts: ['brand.revision'],
  errors: ['REVISION_CONFLICT', 'NAME_ALREADY_EXISTS'],
});

export const deleteBrand = call({
  name: 'brandsV3.deleteBrand',
  method: 'DELETE',
  path: '/v3/brands/{brandId}',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_DELETE',
  request: message('BrandsV3DeleteBrandRequest', { brandId: required(string({ format: 'GUID' })) }),
  answer: message('BrandsV3DeleteBrandAnswer', {}),
});

export const queryBrands = call({
  name: 'brandsV3.queryBrands',
  method: 'GET',
  path: '/v3/brands/query',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_READ',
  request: message('BrandsV3QueryBrandsRequest', { query: BrandQuery, fields }),
  answer: message('BrandsV3QueryBrandsAnswer', {
    brands: list(Brand, { minItems: 1, maxItems: 300 }),
    pagingMetadata: CursorPagingMetadata,
  }),
  postFallback: true,
});

export const countBrands = call({
  name: 'brandsV3.countBrands',
  method: 'POST',
  path: '/v3/brands/count',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_READ',
  request: message('BrandsV3CountBrandsRequest', { filter: struct({ nullable: true }) }),
  answer: message('BrandsV3CountBrandsAnswer', { count: integer() }),
});

export const bulkCreateBrands = call({
  name: 'brandsV3.bulkCreateBrands',
  method: 'POST',
  path: '/v3/bulk/brands/create',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_CREATE',
  request: message('BrandsV3BulkCreateBrandsRequest', {
    brands: required(list(Brand, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
  }),
  answer: bulkAnswer('BrandsV3BulkCreateBrandsAnswer', { maxItems: MAX_BULK_ITEMS }),
});

export const bulkUpdateBrands = call({
  name: 'brandsV3.bulkUpdateBrands',
  method: 'POST',
  path: '/v3/bulk/brands/update',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_UPDATE',
  request: message('BrandsV3BulkUpdateBrandsRequest', {
    brands: required(list(MaskedBrand, { minItems: 1, maxItems: MAX_BULK_ITEMS })),
    returnEntity: boolean(),
    fields,
  }),
  answer: bulkAnswer('BrandsV3BulkUpdateBrandsAnswer', { maxItems: MAX_BULK_ITEMS }),
  accepts: ['brands.brand.id', 'brands.brand.revision'],
});

export const getOrCreateBrand = call({
  name: 'brandsV3.getOrCreateBrand',
  method: 'POST',
  path: '/v3/brands/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_GET_OR_CREATE',
  request: message('BrandsV3GetOrCreateBrandRequest', {
    brandName: required(string({ minLength: 1, maxLength: 50 })),
    fields,
  }),
  answer: message('BrandsV3GetOrCreateBrandAnswer', { brand: Brand }),
});

export const bulkGetOrCreateBrands = call({
  name: 'brandsV3.bulkGetOrCreateBrands',
  method: 'POST',
  path: '/v3/bulk/brands/get-or-create',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_GET_OR_CREATE',
  request: message('BrandsV3BulkGetOrCreateBrandsRequest', {
    brandNames: required(
      list(string({ minLength: 1, maxLength: 50 }), {
        minItems: 1,
        maxItems: MAX_BULK_ITEMS,
      }),
    ),
    fields,
  }),
  answer: bulkAnswer('BrandsV3BulkGetOrCreateBrandsAnswer', { maxItems: MAX_BULK_ITEMS }),
});

export const bulkDeleteBrands = call({
  name: 'brandsV3.bulkDeleteBrands',
  method: 'POST',
  path: '/v3/bulk/brands/delete',
  who: 'merchant',
  permission: 'WIX_STORES.BRAND_DELETE',
  request: message('BrandsV3BulkDeleteBrandsRequest', {
    brandIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: MAX_BULK_ITEMS })),
  }),
  answer: message('BrandsV3BulkDeleteBrandsAnswer', {
    results: list(DeletedBrandResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
