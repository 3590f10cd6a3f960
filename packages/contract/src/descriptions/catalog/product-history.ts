import type { Descriptions } from '../table.ts';

export const productHistory: Descriptions = {
  'productManagement.listProductHistory':
    'Lists who changed which fields of a product and when, the newest change first. Changes of stock are listed as stock movements.',
  'productManagement.listDeletedProducts':
    'Lists the products that were deleted in the last 30 days and can be restored, the newest first.',
  'productManagement.restoreProduct':
    'Restores a product within 30 days of its deletion, with its variants, stock and collections. Collections that are gone are left out.',
  'productManagement.duplicateProduct':
    'Copies a product under a new name. The copy is hidden, has no stock, no SKUs and no barcodes.',
  ProductChangeKind: {
    this: 'What happened to a product.',
    CHANGED: 'Fields of the product or of its variants changed.',
    DELETED: 'The product was deleted.',
    RESTORED: 'The deleted product was restored.',
  },
  ProductFieldChange: {
    this: 'A field that changed.',
    field: 'Name of the field, as the product or the variant has it.',
    variantId: 'ID of the variant; absent for a field of the product.',
    before: 'Value before the change; absent if there was none.',
    after: 'Value after the change; absent if there is none.',
  },
  ProductHistoryEntry: {
    this: 'One change of a product.',
    id: 'ID of the entry. IDs ascend with time.',
    kind: 'Whether the product was changed, deleted or restored.',
    changes: 'The fields that changed; empty for a deletion.',
    actor: 'Role and ID of the caller, such as `owner` and an ID; null for a job.',
    createdDate: 'When it happened, in UTC.',
  },
  DeletedProduct: {
    this: 'A deleted product that can be restored.',
    id: 'ID of the product, which it has again when it is restored.',
    deletionId: 'ID of the deletion. IDs ascend with time.',
    name: 'Name of the product when it was deleted.',
    actor: 'Role and ID of the caller who deleted it; null for a job.',
    deletedDate: 'When the product was deleted, in UTC.',
    restorableUntil: 'When the product can no longer be restored, in UTC.',
  },
  ProductsListProductHistoryRequest: {
    id: 'ID of the product, which may be deleted.',
    limit: 'How many entries to return; 50 if left out.',
    before: 'Returns entries before this one: the ID of the last entry of the page before.',
  },
  ProductsListProductHistoryAnswer: { entries: 'Changes, the newest first.' },
  ProductsListDeletedProductsRequest: {
    limit: 'How many products to return; 50 if left out.',
    before:
      'Returns deletions before this one: the `deletionId` of the last product of the page before.',
  },
  ProductsListDeletedProductsAnswer: { products: 'Deleted products, the newest first.' },
  ProductsRestoreProductRequest: { id: 'ID of the deleted product.' },
  ProductsRestoreProductAnswer: { product: 'The restored product.' },
  ProductsDuplicateProductRequest: {
    id: 'ID of the product to copy.',
    name: 'Name of the copy.',
  },
  ProductsDuplicateProductAnswer: { product: 'The copy, which is hidden.' },
};
