// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * A list of the admin.
 *
 * - `PRODUCTS`: Products. Needs `WIX_STORES.READ_PRODUCTS`.
 * - `INVENTORY`: Stock of variants. Needs `WIX_STORES.READ_PRODUCTS`.
 * - `COLLECTIONS`: Collections. Needs `WIX_STORES.READ_PRODUCTS`.
 * - `ORDERS`: Orders. Needs `ECOM.READ_ORDERS`.
 * - `MEMBERS`: Members. Needs `MEMBERS.MEMBER_READ`.
 */
export type SavedViewList = 'PRODUCTS' | 'INVENTORY' | 'COLLECTIONS' | 'ORDERS' | 'MEMBERS';
export const SavedViewList: EnumValues<SavedViewList> = /* @__PURE__ */ enumValues('PRODUCTS INVENTORY COLLECTIONS ORDERS MEMBERS');

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** One field of a sort order. */
export interface SavedViewSort {
  /** The field to sort by. */
  fieldName: string;
  /** Ascending or descending. */
  order: SortOrder;
}

/** A filter, a sort order and columns of a list, saved under a name. */
export interface SavedView {
  /** ID of the view. */
  _id?: string;
  /** The list that the view is for. */
  list?: SavedViewList;
  /** The name that staff choose the view by. Unique among the views of its list that the same people see. */
  name?: string;
  /** Whether all staff see the view. Creating, changing or deleting a shared view needs `SHOPWRIGHT.MANAGE_SETTINGS`. */
  shared?: boolean;
  /** The filter, in the query language of the list. At most 10,000 characters as JSON. */
  filter?: Record<string, unknown> | null;
  /** The sort order, the first field first. */
  sort?: SavedViewSort[];
  /** The columns that are shown, in their order. */
  columns?: string[];
  /** When the view was created. */
  _createdDate?: Date;
  /** When the view was last changed. */
  _updatedDate?: Date;
}

export interface SavedViewsCreateSavedViewAnswer {
  /** The new view. */
  view?: SavedView;
}

export interface SavedViewsListSavedViewsAnswer {
  /** The views that the caller may use. */
  views?: SavedView[];
}

export interface SavedViewsUpdateSavedViewAnswer {
  /** The changed view. */
  view?: SavedView;
}

/**
 * Saves the filter, sort order and columns of a list under a name.
 *
 * `POST /v1/saved-views`
 */
export const createSavedView: Fn<(options?: { list?: SavedViewList; name?: string; shared?: boolean; filter?: Record<string, unknown> | null; sort?: SavedViewSort[]; columns?: string[] }) => Promise<SavedViewsCreateSavedViewAnswer>> = /* @__PURE__ */ fn('POST', '/v1/saved-views', '*', { answer: { view: shapes.SavedView } });
/**
 * Deletes a view.
 *
 * `DELETE /v1/saved-views/{viewId}`
 */
export const deleteSavedView: Fn<(viewId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/saved-views/{viewId}', 'viewId', { unwrap: '' });
/**
 * Lists the caller's views of a list and the shared ones, by name. Needs the permission to read the list.
 *
 * `GET /v1/saved-views`
 */
export const listSavedViews: Fn<(options?: { list?: SavedViewList }) => Promise<SavedViewsListSavedViewsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/saved-views', '*', { answer: { views: shapes.SavedView } });
/**
 * Changes the given fields of a view.
 *
 * `PATCH /v1/saved-views/{viewId}`
 */
export const updateSavedView: Fn<(viewId: string, options?: { name?: string; shared?: boolean; filter?: Record<string, unknown> | null; sort?: SavedViewSort[]; columns?: string[] }) => Promise<SavedViewsUpdateSavedViewAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/saved-views/{viewId}', 'viewId,*', { answer: { view: shapes.SavedView } });
/**
 * Errors of createSavedView, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `SAVED_VIEW_EXISTS` (409): There is a view with this name already. Choose another name, or change that view. Names are unique among the caller's views of a list, and among the shared ones.
 * - `TOO_MANY_SAVED_VIEWS` (409): A list can have {max} views of yours and {max} shared ones. Delete one first. Nothing was saved. List the views and delete one.
 */
export type CreateSavedViewError = 'STAFF_REQUIRED' | 'SAVED_VIEW_EXISTS' | 'TOO_MANY_SAVED_VIEWS';
/**
 * Errors of deleteSavedView, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type DeleteSavedViewError = 'STAFF_REQUIRED';
/**
 * Errors of listSavedViews, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type ListSavedViewsError = 'STAFF_REQUIRED';
/**
 * Errors of updateSavedView, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `SAVED_VIEW_EXISTS` (409): There is a view with this name already. Choose another name, or change that view. Names are unique among the caller's views of a list, and among the shared ones.
 * - `TOO_MANY_SAVED_VIEWS` (409): A list can have {max} views of yours and {max} shared ones. Delete one first. Nothing was saved. List the views and delete one.
 */
export type UpdateSavedViewError = 'STAFF_REQUIRED' | 'SAVED_VIEW_EXISTS' | 'TOO_MANY_SAVED_VIEWS';
