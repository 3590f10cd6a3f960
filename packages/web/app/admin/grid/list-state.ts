import type { Dictionary } from '../../i18n/translate.ts';
import { defaultColumns, type GridColumn } from './columns.ts';
import {
  isInvalidFilter,
  operatorsOf,
  parseFilter,
  toFilter,
  type Condition,
  type Filter,
} from './conditions.ts';

/** What a list shows. It is in the address, so that a link, a reload and the back button restore it. */
export interface ListState {
  /** What was typed into the search box. */
  readonly query: string;
  readonly filter: Filter | undefined;
  /** A filter in the address that is no JSON object, as it was typed. */
  readonly invalidFilter: string | undefined;
  readonly sort: { readonly column: string; readonly isDescending: boolean } | undefined;
  readonly columns: readonly string[];
  /** The saved view that was opened, changed since or not. */
  readonly viewId: string | undefined;
}

export interface ListDefinition {
  /** The address of the page. */
  readonly path: string;
  readonly columns: readonly GridColumn[];
  readonly defaultSort: NonNullable<ListState['sort']>;
  /** The fields that the search box looks in. */
  readonly searchFields: readonly { readonly field: string; readonly operator: string }[];
  /** The name of the search box, if it does not look for name and SKU. */
  readonly searchLabel?: keyof Dictionary['adminGrid'];
  /** The column whose cells link to the page of their row. */
  readonly rowLink?: { readonly column: string; readonly pathOf: (id: string) => string };
}

export function readListState(params: URLSearchParams, { columns }: ListDefinition): ListState {
  const sort = params.get('sort') ?? '';
  const sortKey = sort.replace(/^-/, '');
  const isSortable = columns.some(({ key, sortField }) => key === sortKey && sortField);
  const chosen = (params.get('columns') ?? '')
    .split(',')
    .filter((key) => columns.some((column) => column.key === key));
  return {
    query: params.get('q')?.trim() ?? '',
    ...readFilter(params.get('filter') ?? ''),
    sort: isSortable ? { column: sortKey, isDescending: sort.startsWith('-') } : undefined,
    columns: chosen.length > 0 ? [...new Set(chosen)] : defaultColumns(columns),
    viewId: params.get('view') ?? undefined,
  };
}

const readFilter = (text: string): Pick<ListState, 'filter' | 'invalidFilter'> => ({
  filter: parseFilter(text),
  invalidFilter: isInvalidFilter(text) ? text : undefined,
});

export function listParams(state: ListState, { columns }: ListDefinition): URLSearchParams {
  const params = new URLSearchParams();
  if (state.query !== '') params.set('q', state.query);
  const filter = state.filter ? JSON.stringify(state.filter) : state.invalidFilter;
  if (filter !== undefined) params.set('filter', filter);
  if (state.sort) params.set('sort', (state.sort.isDescending ? '-' : '') + state.sort.column);
  if (state.columns.join(',') !== defaultColumns(columns).join(','))
    params.set('columns', state.columns.join(','));
  if (state.viewId !== undefined) params.set('view', state.viewId);
  return params;
}

/** The address of the list in another state. */
export function listPath(state: ListState, definition: ListDefinition, end = ''): string {
  const query = listParams(state, definition).toString();
  return definition.path + end + (query === '' ? '' : `?${query}`);
}

/** The whole filter: that of the search box and that of the conditions. */
export function wholeFilter(
  { query, filter }: ListState,
  { searchFields }: ListDefinition,
): Filter | undefined {
  const searched =
    query === ''
      ? undefined
      : { $or: searchFields.map(({ field, operator }) => ({ [field]: { [operator]: query } })) };
  if (filter && searched) return { $and: [filter, searched] };
  return filter ?? searched;
}

export interface WireSort {
  readonly fieldName: string;
  readonly order: 'ASC' | 'DESC';
}

export function wireSort(state: ListState, definition: ListDefinition): WireSort[] {
  const { column, isDescending } = state.sort ?? definition.defaultSort;
  const fieldName = definition.columns.find(({ key }) => key === column)?.sortField;
  return fieldName === undefined ? [] : [{ fieldName, order: isDescending ? 'DESC' : 'ASC' }];
}

const MAX_CONDITIONS = 20;

/**
 * The state that a form of the list asks for: its filter, or its columns. The forms are sent with GET
 * and work without JavaScript; the page then redirects to its plain address. Undefined if no form was
 * sent.
 */
export function readListForm(
  params: URLSearchParams,
  definition: ListDefinition,
): ListState | undefined {
  const state = readListState(params, definition);
  switch (params.get('set')) {
    case 'search':
      return state;
    case 'filter':
      return { ...state, ...readFilterForm(params, definition) };
    case 'columns':
      return { ...state, columns: readColumnsForm(params, definition) };
    default:
      return undefined;
  }
}

function readFilterForm(
  params: URLSearchParams,
  { columns }: ListDefinition,
): Pick<ListState, 'filter' | 'invalidFilter'> {
  const json = params.get('json');
  if (json !== null) return readFilter(json);
  const [operators, values] = [params.getAll('operator'), params.getAll('value')];
  const conditions = params
    .getAll('field')
    .slice(0, MAX_CONDITIONS)
    .flatMap((key, index): Condition | [] => {
      const column = columns.find((one) => one.key === key);
      if (!column) return [];
      const offered: readonly Condition['operator'][] = operatorsOf[column.kind];
      // Without JavaScript, the operators of all kinds are offered for every column.
      const operator = offered.find((one) => one === operators[index]) ?? offered[0];
      return operator ? { column: key, operator, value: values[index] ?? '' } : [];
    });
  const match = params.get('match') === 'any' ? 'any' : 'all';
  return { filter: toFilter({ match, conditions }, columns), invalidFilter: undefined };
}

function readColumnsForm(params: URLSearchParams, { columns }: ListDefinition): string[] {
  const shown = params
    .getAll('column')
    .filter((key) => columns.some((column) => column.key === key));
  const [moved = '', step = '0'] = (params.get('move') ?? '').split(':');
  const from = shown.indexOf(moved);
  const to = from + Number(step);
  if (from >= 0 && to >= 0 && to < shown.length) shown.splice(to, 0, ...shown.splice(from, 1));
  return shown.length > 0 ? shown : defaultColumns(columns);
}
