import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  list,
  message,
  of,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { SortOrder } from '../shared/paging.ts';

/**
 * Saved filters, sort orders and columns of the admin's lists. Not in the provider's API. For the
 * owner and collaborators who are signed in. Each list requires the permission to read its
 * entities.
 */
const call = service([]);
const who = 'anyone';

export const SavedViewList = enumeration('SavedViewList', [
  'PRODUCTS',
  'INVENTORY',
  'COLLECTIONS',
  'ORDERS',
  'MEMBERS',
]);
export type SavedViewList = Static<typeof SavedViewList>;

export const SavedViewSort = message('SavedViewSort', {
  fieldName: required(string({ minLength: 1, maxLength: 100 })),
  order: required(SortOrder),
});
export type SavedViewSort = Static<typeof SavedViewSort>;

const name = string({ minLength: 1, maxLength: 80 });
const content = {
  shared: boolean(),
  filter: struct({ nullable: true }),
  sort: list(SavedViewSort, { maxItems: 4 }),
  columns: list(string({ minLength: 1, maxLength: 100 }), { maxItems: 50 }),
};

export const SavedView = message('SavedView', {
  id: string({ readOnly: true, format: 'GUID' }),
  list: of(SavedViewList, { readOnly: true }),
  name,
  ...content,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type SavedView = Static<typeof SavedView>;

const viewId = required(string({ format: 'GUID' }));
const viewAnswer = (title: string) => message(title, { view: SavedView });

export const listSavedViews = call({
  name: 'savedViews.listSavedViews',
  method: 'GET',
  path: '/v1/saved-views',
  who,
  request: message('SavedViewsListSavedViewsRequest', { list: required(SavedViewList) }),
  answer: message('SavedViewsListSavedViewsAnswer', { views: list(SavedView) }),
  errors: ['STAFF_REQUIRED'],
});

export const createSavedView = call({
  name: 'savedViews.createSavedView',
  method: 'POST',
  path: '/v1/saved-views',
  who,
  request: message('SavedViewsCreateSavedViewRequest', {
    list: required(SavedViewList),
    name: required(name),
    ...content,
  }),
  answer: viewAnswer('SavedViewsCreateSavedViewAnswer'),
  errors: ['STAFF_REQUIRED', 'SAVED_VIEW_EXISTS', 'TOO_MANY_SAVED_VIEWS'],
});

export const updateSavedView = call({
  name: 'savedViews.updateSavedView',
  method: 'PATCH',
  path: '/v1/saved-views/{viewId}',
  who,
  request: message('SavedViewsUpdateSavedViewRequest', { viewId, name, ...content }),
  answer: viewAnswer('SavedViewsUpdateSavedViewAnswer'),
  errors: ['STAFF_REQUIRED', 'SAVED_VIEW_EXISTS', 'TOO_MANY_SAVED_VIEWS'],
});

export const deleteSavedView = call({
  name: 'savedViews.deleteSavedView',
  method: 'DELETE',
  path: '/v1/saved-views/{viewId}',
  who,
  request: message('SavedViewsDeleteSavedViewRequest', { viewId }),
  answer: message('SavedViewsDeleteSavedViewAnswer', {}),
  errors: ['STAFF_REQUIRED'],
});
