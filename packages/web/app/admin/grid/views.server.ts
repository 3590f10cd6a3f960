import { ApiError, savedViews } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusedForm } from '../../account/form-errors.server.ts';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import type { GridColumn } from './columns.ts';
import {
  listPath,
  readListState,
  wholeFilter,
  type ListDefinition,
  type ListState,
} from './list-state.ts';

/** A saved view as the list shows it: its name and the address that opens it. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly path: string;
}

export async function loadViews(
  userSession: UserSession,
  list: savedViews.SavedViewList,
  definition: ListDefinition,
): Promise<ListView[]> {
  const { views = [] } = await userSession.use(savedViews).listSavedViews({ list });
  return views.map((view) => ({
    id: view._id ?? '',
    name: view.name ?? '',
    isShared: view.shared ?? false,
    path: listPath(viewState(view, definition), definition),
  }));
}

function viewState(view: savedViews.SavedView, definition: ListDefinition): ListState {
  const params = new URLSearchParams({ columns: (view.columns ?? []).join(',') });
  const [sort] = view.sort ?? [];
  const column = definition.columns.find(({ sortField }) => sortField === sort?.fieldName);
  return {
    ...readListState(params, definition),
    filter: view.filter ?? undefined,
    sort: column ? { column: column.key, isDescending: sort?.order === 'DESC' } : undefined,
    viewId: view._id ?? '',
  };
}

const sortFieldOf = (columns: readonly GridColumn[], key: string): string | undefined =>
  columns.find((column) => column.key === key)?.sortField;

function toContent(state: ListState, { columns }: ListDefinition) {
  const fieldName = state.sort && sortFieldOf(columns, state.sort.column);
  return {
    filter: state.filter ? { ...state.filter } : null,
    sort: fieldName
      ? [{ fieldName, order: state.sort?.isDescending ? ('DESC' as const) : ('ASC' as const) }]
      : [],
    columns: [...state.columns],
  };
}

interface ChangeViews {
  readonly form: FormData;
  readonly list: savedViews.SavedViewList;
  readonly definition: ListDefinition;
  readonly state: ListState;
  readonly t: TranslateArea<'adminGrid'>;
}

/** Saves the state of a list as a view, changes or deletes one. Undefined for another form. */
export async function changeViews(
  userSession: UserSession,
  { form, list, definition, state: { query, ...shown }, t }: ChangeViews,
) {
  const calls = userSession.use(savedViews);
  const viewId = formText(form, 'viewId');
  // A view has one filter: the search box becomes a part of it.
  const filter = wholeFilter({ ...shown, query }, definition);
  const state: ListState = { ...shown, query: '', filter };
  const content = toContent(state, definition);
  const open = (id: string) => redirect(listPath({ ...state, viewId: id }, definition));
  try {
    switch (formText(form, 'intent')) {
      case 'save-view': {
        const { view } = await calls.createSavedView({
          list,
          name: formText(form, 'name'),
          shared: form.has('shared'),
          ...content,
        });
        return open(view?._id ?? '');
      }
      case 'update-view':
        await calls.updateSavedView(viewId, content);
        return open(viewId);
      case 'delete-view':
        await calls.deleteSavedView(viewId);
        return redirect(listPath({ ...state, viewId: undefined }, definition));
      default:
        return undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    const code = error.details.applicationError?.code;
    const message =
      code === 'SAVED_VIEW_EXISTS'
        ? t('viewExists')
        : code === 'TOO_MANY_SAVED_VIEWS'
          ? t('tooManyViews')
          : t('viewNotSaved');
    return refusedForm({ intent: 'view', message, values: { name: formText(form, 'name') } });
  }
}
