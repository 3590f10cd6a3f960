import type { Descriptions } from '../table.ts';

export const brands: Descriptions = {
  'brandsV3.createBrand': 'Creates a brand.',
  'brandsV3.getBrand': 'Retrieves a brand by its ID.',
  'brandsV3.updateBrand':
    'Changes a brand once for all its products. The products of a large catalog follow within minutes, in a job.',
  'brandsV3.deleteBrand': 'Deletes a brand and removes it from all its products.',
  'brandsV3.queryBrands': 'Lists brands by a filter, in pages by cursor.',
  'brandsV3.countBrands': 'Counts the brands that a filter finds.',
  'brandsV3.bulkCreateBrands': 'Creates up to 100 brands; each succeeds or fails by itself.',
  'brandsV3.bulkUpdateBrands': 'Changes up to 100 brands; each succeeds or fails by itself.',
  'brandsV3.getOrCreateBrand': 'Retrieves a brand by its name, and creates it if there is none.',
  'brandsV3.bulkGetOrCreateBrands':
    'Retrieves up to 100 brands by name, and creates the missing ones.',
  'brandsV3.bulkDeleteBrands': 'Deletes up to 100 brands; each succeeds or fails by itself.',
  Brand: {
    this: 'A brand: one name for all its products.',
    id: 'ID of the brand.',
    revision:
      'Number that every change increments. An update sends the revision that it is based on.',
    createdDate: 'When the brand was created, in UTC.',
    updatedDate: 'When the brand last changed, in UTC.',
    name: 'Name that shoppers see; unique in the store, and case counts.',
    assignedProductsCount: 'How many products have it. Returned only if `fields` asks for it.',
  },
  BrandRequestedField: {
    this: 'A field that is returned only on request.',
    ASSIGNED_PRODUCTS_COUNT: 'The number of products that have it.',
  },
  MaskedBrand: {
    this: 'A change of one brand in a bulk update.',
    brand: 'The new values, with the ID and the revision that the change is based on.',
    fieldMask:
      'Names of the fields to change, separated by commas; all fields that are sent if left out.',
  },
  BulkBrandResult: {
    this: 'Outcome for one brand of a bulk call.',
    itemMetadata: 'Whether it succeeded, and its error if not.',
    item: 'The brand, if the call was asked to return it.',
  },
  DeletedBrandResult: {
    this: 'Outcome for one brand of a bulk deletion.',
    itemMetadata: 'Whether it was deleted, and its error if not.',
  },
  BrandsV3CreateBrandRequest: {
    brand: 'The brand to create.',
  },
  BrandsV3CreateBrandAnswer: {
    brand: 'The brand that was created.',
  },
  BrandsV3GetBrandRequest: {
    brandId: 'ID of the brand.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3GetBrandAnswer: {
    brand: 'The brand that was asked for.',
  },
  BrandsV3UpdateBrandRequest: {
    brand: 'The new values, with the revision that the change is based on.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3UpdateBrandAnswer: {
    brand: 'The brand after the change.',
  },
  BrandsV3DeleteBrandRequest: {
    brandId: 'ID of the brand to delete.',
  },
  BrandsV3QueryBrandsRequest: {
    query: 'The sort order, the filter and the page.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3QueryBrandsAnswer: {
    brands: 'The brands of the page.',
    pagingMetadata: 'Size of the page, and the cursors of the next and the previous one.',
  },
  BrandsV3CountBrandsRequest: {
    filter:
      'Filter in the query language, as the query call accepts it; all are counted if left out.',
  },
  BrandsV3CountBrandsAnswer: {
    count: 'How many brands the filter finds.',
  },
  BrandsV3BulkCreateBrandsRequest: {
    brands: 'The brands to create.',
    returnEntity: 'Whether to return what was created.',
  },
  BrandsV3BulkCreateBrandsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  BrandsV3BulkUpdateBrandsRequest: {
    brands: 'The changes, one for each brand.',
    returnEntity: 'Whether to return what was changed.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3BulkUpdateBrandsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  BrandsV3GetOrCreateBrandRequest: {
    brandName: 'Name of the brand; case counts.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3BulkGetOrCreateBrandsRequest: {
    brandNames: 'Names of the brands; case counts.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  BrandsV3GetOrCreateBrandAnswer: {
    brand: 'The brand that was found or created.',
  },
  BrandsV3BulkGetOrCreateBrandsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  BrandsV3BulkDeleteBrandsRequest: {
    brandIds: 'IDs of the brands to delete.',
  },
  BrandsV3BulkDeleteBrandsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  BrandCursorPaging: {
    this: 'A page of brands.',
    limit: 'How many brands to return; 50 if left out.',
    cursor:
      'Cursor of a page, as an earlier answer returned it. The filter and the sort order of the first page apply.',
  },
  BrandQuery: {
    this: 'Which brands to return, and in which order.',
    cursorPaging: 'Size of the page, and where it begins.',
    filter: 'Filter in the query language over `id`, `name`, `createdDate` and `updatedDate`.',
    sort: 'Sort order by `name`, `createdDate` or `updatedDate`.',
  },
};
