import type { ListDefinition } from '../grid/list-state.ts';

/** The filters of a state, which the page also offers as links. */
export const stateFilters = {
  OUT_OF_STOCK: { availabilityStatus: 'OUT_OF_STOCK' },
  LOW: { lowStock: true },
  IN_STOCK: { availabilityStatus: 'IN_STOCK' },
  PREORDER: { availabilityStatus: 'PREORDER' },
} as const;

export type StockState = keyof typeof stateFilters;

/** The list of variants and locations with their stock. */
export const inventoryList: ListDefinition = {
  path: '/admin/inventory',
  columns: [
    {
      key: 'product',
      label: 'product',
      kind: 'text',
      filterField: 'product.name',
      sortField: 'product.name',
    },
    { key: 'variant', label: 'variant', kind: 'text' },
    {
      key: 'quantity',
      label: 'piecesInStock',
      kind: 'number',
      filterField: 'quantity',
      sortField: 'quantity',
      isEditable: true,
    },
    { key: 'reserved', label: 'reserved', kind: 'number', isOptional: true },
    {
      key: 'threshold',
      label: 'lowStockLevel',
      kind: 'number',
      isEditable: true,
      isClearable: true,
    },
    { key: 'state', label: 'state', kind: 'option', optionFilters: stateFilters },
    { key: 'sku', label: 'sku', kind: 'text', filterField: 'product.variantSku' },
    { key: 'location', label: 'location', kind: 'text' },
    { key: 'waiting', label: 'customersWaiting', kind: 'number', isOptional: true },
    {
      key: 'updated',
      label: 'updated',
      kind: 'date',
      filterField: 'updatedDate',
      isOptional: true,
    },
  ],
  rowLink: { column: 'product', pathOf: (id) => `/admin/inventory/${id}` },
  defaultSort: { column: 'product', isDescending: false },
  searchFields: [
    { field: 'product.name', operator: '$contains' },
    { field: 'product.variantSku', operator: '$startsWith' },
  ],
};
