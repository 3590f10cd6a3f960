import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import type { CellFormat } from './cell-text.ts';
import type { GridColumn, GridRow } from './columns.ts';
import { GridHead } from './grid-head.tsx';
import { GridLine, type EditedCell } from './grid-line.tsx';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';
import { rangeBetween, type CellPosition } from './move-cell.ts';
import { SavingStatus } from './saving-status.tsx';
import type { Selection } from './selection.ts';
import { useCellSaving, type SavingOutcome } from './use-cell-saving.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRows, type RowPage } from './use-rows.ts';

export interface GridProps {
  readonly label: string;
  readonly definition: ListDefinition;
  readonly state: ListState;
  /** The total is undefined where it is not known exactly. */
  readonly page: RowPage & { readonly total: number | undefined };
  readonly format: CellFormat;
  readonly selection: Selection;
  /** Whether cells may be edited in place. */
  readonly isEditable: boolean;
}

const ROW_HEIGHT_PX = 41;
const ROWS_AHEAD = 12;
/** The next page is loaded when so few loaded rows are left below. */
const ROWS_LEFT = 40;

/**
 * A list as a grid: server-paged, virtual, edited in place. Without JavaScript it is a table of one page
 * with a link to the next. Give it the address as its key, so that another filter starts from the top.
 */
export function Grid({ label, definition, state, page, format, selection, isEditable }: GridProps) {
  const t = useTranslations('adminGrid');
  const hasScripts = useScripts();
  const navigate = useNavigate();
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { rows, next, isFailed, loadMore, replaceRows } = useRows(definition, state, page);
  const [outcome, setOutcome] = useState<SavingOutcome>();
  const saving = useCellSaving({
    path: `${definition.path}/cells`,
    replaceRows,
    announce: setOutcome,
  });
  const columns = state.columns.flatMap(
    (key) => definition.columns.find((column) => column.key === key) ?? [],
  );
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<CellPosition>(active);
  const [edited, setEdited] = useState<EditedCell>();
  const isFinished = useRef(true);
  const wasActive = useRef(false);
  const range = rangeBetween(anchor, active);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_AHEAD,
  });
  const shown = virtualizer.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!isFailed && lastShown >= rows.length - ROWS_LEFT) void loadMore();
    // Loads once for each page and position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastShown, rows.length, isFailed]);

  const moveTo = (to: CellPosition, isExtending: boolean): void => {
    setActive(to);
    if (!isExtending) setAnchor(to);
    virtualizer.scrollToIndex(to.row);
  };
  const keys = useGridKeys({
    frame,
    rows,
    columns: isEditable ? columns : columns.map((column) => ({ ...column, isEditable: false })),
    format,
    active,
    range,
    pageRows: Math.max(1, shown.length - 2 * ROWS_AHEAD),
    saving,
    moveTo,
    setEdited: (cell) => {
      isFinished.current = false;
      setEdited(cell);
    },
    toggleRow: (row: GridRow) => selection.toggle([row.id]),
    openRow: (row: GridRow, column: GridColumn) => {
      if (definition.rowLink?.column !== column.key) return false;
      void navigate(definition.rowLink.pathOf(row.id));
      return true;
    },
    announceSkipped: (count) =>
      setOutcome({ kind: 'refused', message: t('cellsSkipped', { count }) }),
  });

  const cellId = (row: GridRow, column: GridColumn): string => `${gridId}-${row.id}-${column.key}`;
  const activeRow = rows[active.row];
  const activeColumn = columns[active.column];
  const isActiveShown = shown.some(({ index }) => index === active.row);
  const finishEditing = (text: string | undefined, step?: readonly [number, number]): void => {
    // Leaving the field ends editing too, and a key that ends it leaves the field.
    if (!edited || isFinished.current) return;
    isFinished.current = true;
    if (text !== undefined) keys.saveText(edited, text);
    setEdited(undefined);
    frame.current?.focus();
    if (step)
      moveTo(
        {
          row: Math.min(Math.max(edited.row + step[0], 0), rows.length - 1),
          column: Math.min(Math.max(edited.column + step[1], 0), columns.length - 1),
        },
        false,
      );
  };

  const line = (index: number) => {
    const row = rows[index];
    return row ? (
      <GridLine
        key={row.id}
        row={row}
        index={index}
        columns={columns}
        format={format}
        isEditable={isEditable}
        unsaved={saving.unsaved}
        isSelected={selection.has(row.id)}
        onSelect={hasScripts ? () => selection.toggle([row.id]) : undefined}
        activeColumn={hasScripts && index === active.row ? active.column : -1}
        range={index >= range.rows[0] && index <= range.rows[1] ? range.columns : undefined}
        edited={edited?.row === index ? edited : undefined}
        cellId={cellId}
        rowLink={definition.rowLink}
        onPress={(column, isExtending) => {
          wasActive.current =
            index === active.row &&
            column === active.column &&
            document.activeElement === frame.current;
          if (!wasActive.current) moveTo({ row: index, column }, isExtending);
        }}
        onOpen={(column) => {
          if (wasActive.current) keys.startEditing({ row: index, column });
        }}
        onDrag={(column) => moveTo({ row: index, column }, true)}
        onFinish={finishEditing}
      />
    ) : null;
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/aria-activedescendant-has-tabindex -- a grid only with scripts, which set role and tabIndex */}
      <div
        className="grid-frame"
        ref={frame}
        {...(hasScripts ? { tabIndex: 0, ...keys.handlers } : {})}
        role={hasScripts ? 'grid' : undefined}
        aria-label={hasScripts ? label : undefined}
        aria-rowcount={hasScripts ? rowCount(page.total) : undefined}
        aria-colcount={hasScripts ? columns.length + 1 : undefined}
        aria-multiselectable={hasScripts ? true : undefined}
        aria-activedescendant={
          hasScripts && isActiveShown && activeRow && activeColumn
            ? cellId(activeRow, activeColumn)
            : undefined
        }
      >
        <table className="grid-table" role={hasScripts ? 'presentation' : undefined}>
          <GridHead
            columns={columns}
            definition={definition}
            state={state}
            isGrid={hasScripts}
            allSelected={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
            onSelectAll={
              hasScripts ? (isOn) => selection.set(isOn ? rows.map(({ id }) => id) : []) : undefined
            }
          />
          <tbody role={hasScripts ? 'rowgroup' : undefined}>
            {hasScripts && shown.length > 0 ? (
              <>
                <Gap height={shown[0]?.start ?? 0} span={columns.length + 1} />
                {shown.map(({ index }) => line(index))}
                <Gap
                  height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)}
                  span={columns.length + 1}
                />
              </>
            ) : (
              rows.map((_, index) => line(index))
            )}
          </tbody>
        </table>
      </div>
      {!hasScripts && next !== null && (
        <p>
          <Link className="button button-quiet" to={nextPath(state, definition, next)}>
            {t('nextPage')}
          </Link>
        </p>
      )}
      {isFailed && (
        <p className="grid-problem">
          {t('rowsFailed')}{' '}
          <button type="button" className="link" onClick={() => void loadMore()}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      <SavingStatus
        outcome={outcome}
        unsaved={saving.unsaved.size}
        onRetry={saving.retry}
        onDiscard={() => saving.discard([...saving.unsaved.keys()])}
      />
    </>
  );
}

/** With the row of headings; -1 says that it is not known. */
const rowCount = (total: number | undefined): number => (total === undefined ? -1 : total + 1);

function nextPath(state: ListState, definition: ListDefinition, cursor: string): string {
  const path = listPath(state, definition);
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
}

/** The height of the rows that are not rendered. */
function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only height */}
      <td
        colSpan={span}
        className="grid-gap"
        ref={(cell) => cell?.style.setProperty('block-size', `${height}px`)}
      />
    </tr>
  ) : null;
}
