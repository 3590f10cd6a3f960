import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { GridColumn } from './columns.ts';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly definition: ListDefinition;
  readonly state: ListState;
  readonly isGrid: boolean;
  readonly allSelected: boolean;
  /** Absent without JavaScript. */
  readonly onSelectAll: ((isOn: boolean) => void) | undefined;
}

export function GridHead({
  columns,
  definition,
  state,
  isGrid,
  allSelected,
  onSelectAll,
}: GridHeadProps) {
  const t = useTranslations('adminGrid');
  const sort = state.sort ?? definition.defaultSort;
  return (
    <thead role={isGrid ? 'rowgroup' : undefined}>
      <tr role={isGrid ? 'row' : undefined} aria-rowindex={isGrid ? 1 : undefined}>
        <th scope="col" role={isGrid ? 'columnheader' : undefined} className="grid-check">
          {onSelectAll ? (
            <input
              type="checkbox"
              aria-label={t('selectLoaded')}
              checked={allSelected}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          ) : (
            <span className="sr-only">{t('select')}</span>
          )}
        </th>
        {columns.map(({ key, label, kind, sortField }) => {
          const isSorted = sort.column === key;
          const order = sort.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={key}
              scope="col"
              role={isGrid ? 'columnheader' : undefined}
              aria-sort={isSorted ? order : undefined}
              className={`grid-${kind} grid-column-${key}`}
            >
              {sortField === undefined ? (
                t(label)
              ) : (
                <Link
                  className="grid-sort"
                  to={listPath(
                    {
                      ...state,
                      sort: { column: key, isDescending: isSorted && !sort.isDescending },
                    },
                    definition,
                  )}
                >
                  {t(label)}
                  {isSorted && <span aria-hidden="true">{sort.isDescending ? '↓' : '↑'}</span>}
                </Link>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
