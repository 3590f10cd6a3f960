import type { ListDefinition } from '../grid/list-state.ts';

/** The list of collections. */
export const collectionList: ListDefinition = {
  path: '/admin/collections',
  columns: [
    { key: 'name', label: 'name', kind: 'text', filterField: 'name', sortField: 'name' },
    {
      key: 'products',
      label: 'visibleProducts',
      kind: 'number',
      filterField: 'numberOfProducts',
      sortField: 'numberOfProducts',
    },
    { key: 'rule', label: 'productsBy', kind: 'option' },
    {
      key: 'visible',
      label: 'visible',
      kind: 'boolean',
      filterField: 'visible',
      isEditable: true,
    },
    { key: 'slug', label: 'slug', kind: 'text', filterField: 'slug', sortField: 'slug' },
    {
      key: 'description',
      label: 'description',
      kind: 'text',
      filterField: 'description',
      isOptional: true,
    },
    {
      key: 'updated',
      label: 'updated',
      kind: 'date',
      filterField: 'lastUpdated',
      sortField: 'lastUpdated',
    },
  ],
  defaultSort: { column: 'name', isDescending: false },
  searchFields: [
    { field: 'name', operator: '$contains' },
    { field: 'slug', operator: '$contains' },
  ],
  searchLabel: 'searchCollections',
  rowLink: { column: 'name', pathOf: (id) => `/admin/collections/${id}` },
};
