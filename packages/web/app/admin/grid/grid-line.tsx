import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { formatCell, plainCell, type CellFormat } from './cell-text.ts';
import type { GridColumn, GridRow } from './columns.ts';
import { isEditable as isCellEditable } from './edits-of.ts';
import type { ListDefinition } from './list-state.ts';
import type { CellPosition } from './move-cell.ts';
import { cellKey, type UnsavedCell } from './use-cell-saving.ts';

/** The cell that is being edited, and the text that its field begins with. */
export interface EditedCell extends CellPosition {
  /** The key that started editing; undefined to begin with the cell's own text. */
  readonly typed?: string;
}

interface GridLineProps {
  readonly row: GridRow;
  readonly index: number;
  readonly columns: readonly GridColumn[];
  readonly format: CellFormat;
  readonly isEditable: boolean;
  readonly unsaved: ReadonlyMap<string, UnsavedCell>;
  readonly isSelected: boolean;
  /** Absent without JavaScript, where the checkbox belongs to the form of bulk changes. */
  readonly onSelect: (() => void) | undefined;
  /** -1 in every other row. */
  readonly activeColumn: number;
  readonly range: readonly [first: number, last: number] | undefined;
  readonly edited: EditedCell | undefined;
  readonly cellId: (row: GridRow, column: GridColumn) => string;
  readonly rowLink: ListDefinition['rowLink'];
  readonly onPress: (column: number, isExtending: boolean) => void;
  /** A click, after the press. */
  readonly onOpen: (column: number) => void;
  readonly onDrag: (column: number) => void;
  /** Without a text, editing was canceled. */
  readonly onFinish: (text: string | undefined, step?: readonly [number, number]) => void;
}

export const BULK_FORM = 'bulk-change';

export function GridLine({ row, index, columns, onSelect, ...line }: GridLineProps) {
  const t = useTranslations('adminGrid');
  const isGrid = onSelect !== undefined;
  const name = formatCell('text', row.cells[columns[0]?.key ?? ''] ?? '', line.format);
  return (
    <tr
      role={isGrid ? 'row' : undefined}
      aria-rowindex={isGrid ? index + 2 : undefined}
      aria-selected={isGrid ? line.isSelected : undefined}
      className="grid-line"
    >
      <td role={isGrid ? 'gridcell' : undefined} className="grid-check">
        <input
          type="checkbox"
          aria-label={t('selectRow', { name })}
          {...(onSelect
            ? { checked: line.isSelected, onChange: onSelect, tabIndex: -1 }
            : { name: 'id', value: row.id, form: BULK_FORM })}
        />
      </td>
      {columns.map((column, position) => (
        <GridCell
          key={column.key}
          row={row}
          column={column}
          position={position}
          isGrid={isGrid}
          {...line}
        />
      ))}
    </tr>
  );
}

interface GridCellProps extends Omit<GridLineProps, 'index' | 'columns' | 'onSelect'> {
  readonly column: GridColumn;
  readonly position: number;
  readonly isGrid: boolean;
}

function GridCell({
  row,
  column,
  position,
  isGrid,
  format,
  isEditable,
  unsaved,
  activeColumn,
  range,
  edited,
  cellId,
  rowLink,
  onPress,
  onOpen,
  onDrag,
  onFinish,
}: GridCellProps) {
  const t = useTranslations('adminGrid');
  const waiting = unsaved.get(cellKey(row.id, column.key));
  const value = waiting ? waiting.value : (row.cells[column.key] ?? null);
  const isWritable = isEditable && isCellEditable(row, column);
  const isInRange = range !== undefined && position >= range[0] && position <= range[1];
  const classes = [
    `grid-${column.kind}`,
    isGrid && isInRange && 'is-in-range',
    position === activeColumn && 'is-active',
    waiting && (waiting.problem === undefined ? 'is-saving' : 'is-refused'),
    !isWritable && 'is-fixed',
  ];
  const text = formatCell(column.kind, value, format);
  return (
    <td
      id={isGrid ? cellId(row, column) : undefined}
      role={isGrid ? 'gridcell' : undefined}
      aria-readonly={isGrid ? !isWritable : undefined}
      aria-invalid={waiting?.problem === undefined ? undefined : true}
      title={waiting?.problem ?? (column.kind === 'choices' ? text : undefined)}
      data-value={column.kind === 'option' && value !== null ? String(value) : undefined}
      className={classes.filter(Boolean).join(' ')}
      onMouseDown={(event) => {
        if (isGrid && event.button === 0 && edited?.column !== position)
          onPress(position, event.shiftKey);
      }}
      onClick={() => {
        if (isGrid && edited?.column !== position) onOpen(position);
      }}
      onMouseEnter={(event) => {
        if (isGrid && event.buttons === 1) onDrag(position);
      }}
    >
      {edited?.column === position ? (
        <CellInput
          label={t(column.label)}
          column={column}
          text={edited.typed ?? plainCell(column.kind, value, format)}
          onFinish={onFinish}
        />
      ) : rowLink?.column === column.key ? (
        <Link
          className="grid-link"
          to={rowLink.pathOf(row.id)}
          tabIndex={isGrid ? -1 : undefined}
          onClick={(event) => event.stopPropagation()}
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  );
}

function CellInput({
  label,
  column,
  text,
  onFinish,
}: {
  readonly label: string;
  readonly column: GridColumn;
  readonly text: string;
  readonly onFinish: GridLineProps['onFinish'];
}) {
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    event.stopPropagation();
    if (event.key === 'Escape') onFinish(undefined);
    else if (event.key === 'Enter') onFinish(value, [event.shiftKey ? -1 : 1, 0]);
    else if (event.key === 'Tab') onFinish(value, [0, event.shiftKey ? -1 : 1]);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={(input) => {
        input?.focus();
      }}
      className="grid-input"
      aria-label={label}
      inputMode={column.kind === 'number' || column.kind === 'money' ? 'decimal' : undefined}
      defaultValue={text}
      onKeyDown={press}
      onBlur={(event) => onFinish(event.currentTarget.value)}
    />
  );
}
