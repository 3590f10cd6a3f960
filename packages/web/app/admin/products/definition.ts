import type { ListDefinition } from '../grid/list-state.ts';

/** The list of products. */
export const productList: ListDefinition = {
  path: '/admin/products',
  columns: [
    { key: 'name', label: 'name', kind: 'text', ...fields('name'), isEditable: true },
    { key: 'sku', label: 'sku', kind: 'text', ...fields('sku'), isEditable: true },
    {
      key: 'price',
      label: 'price',
      kind: 'money',
      ...fields('price'),
      isEditable: true,
      acceptsFormulas: true,
    },
    {
      key: 'discountedPrice',
      label: 'discountedPrice',
      kind: 'money',
      ...fields('price.discountedPrice'),
      isOptional: true,
    },
    { key: 'stock', label: 'stock', kind: 'number', ...fields('stock.quantity'), isEditable: true },
    {
      key: 'visible',
      label: 'visible',
      kind: 'boolean',
      filterField: 'visible',
      isEditable: true,
    },
    { key: 'brand', label: 'brand', kind: 'text', ...fields('brand'), isEditable: true },
    {
      key: 'ribbon',
      label: 'ribbon',
      kind: 'text',
      ...fields('ribbon'),
      isEditable: true,
      isOptional: true,
    },
    {
      key: 'collections',
      label: 'collections',
      kind: 'choices',
      filterField: 'collectionIds',
    },
    { key: 'updated', label: 'updated', kind: 'date', ...fields('lastUpdated') },
    {
      key: 'created',
      label: 'created',
      kind: 'date',
      ...fields('createdDate'),
      isOptional: true,
    },
  ],
  rowLink: { column: 'name', pathOf: (id) => `/admin/products/${id}` },
  defaultSort: { column: 'updated', isDescending: true },
  searchFields: [
    { field: 'name', operator: '$contains' },
    { field: 'sku', operator: '$startsWith' },
  ],
};

function fields(field: string) {
  return { filterField: field, sortField: field };
}
