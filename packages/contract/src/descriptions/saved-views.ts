import type { Descriptions } from './table.ts';

const content = {
  name: 'The name that staff choose the view by. Unique among the views of its list that the same people see.',
  shared:
    'Whether all staff see the view. Creating, changing or deleting a shared view needs `SHOPWRIGHT.MANAGE_SETTINGS`.',
  filter: 'The filter, in the query language of the list. At most 10,000 characters as JSON.',
  sort: 'The sort order, the first field first.',
  columns: 'The columns that are shown, in their order.',
};

export const savedViews: Descriptions = {
  'savedViews.listSavedViews':
    "Lists the caller's views of a list and the shared ones, by name. Needs the permission to read the list.",
  'savedViews.createSavedView': 'Saves the filter, sort order and columns of a list under a name.',
  'savedViews.updateSavedView': 'Changes the given fields of a view.',
  'savedViews.deleteSavedView': 'Deletes a view.',
  SavedViewList: {
    this: 'A list of the admin.',
    PRODUCTS: 'Products. Needs `WIX_STORES.READ_PRODUCTS`.',
    INVENTORY: 'Stock of variants. Needs `WIX_STORES.READ_PRODUCTS`.',
    COLLECTIONS: 'Collections. Needs `WIX_STORES.READ_PRODUCTS`.',
    ORDERS: 'Orders. Needs `ECOM.READ_ORDERS`.',
    MEMBERS: 'Members. Needs `MEMBERS.MEMBER_READ`.',
  },
  SavedViewSort: {
    this: 'One field of a sort order.',
    fieldName: 'The field to sort by.',
    order: 'Ascending or descending.',
  },
  SavedView: {
    this: 'A filter, a sort order and columns of a list, saved under a name.',
    id: 'ID of the view.',
    list: 'The list that the view is for.',
    ...content,
    createdDate: 'When the view was created.',
    updatedDate: 'When the view was last changed.',
  },
  SavedViewsListSavedViewsRequest: { list: 'The list whose views to return.' },
  SavedViewsListSavedViewsAnswer: { views: 'The views that the caller may use.' },
  SavedViewsCreateSavedViewRequest: { list: 'The list that the view is for.', ...content },
  SavedViewsCreateSavedViewAnswer: { view: 'The new view.' },
  SavedViewsUpdateSavedViewRequest: { viewId: 'ID of the view.', ...content },
  SavedViewsUpdateSavedViewAnswer: { view: 'The changed view.' },
  SavedViewsDeleteSavedViewRequest: { viewId: 'ID of the view.' },
};
