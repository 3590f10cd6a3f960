import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { readCellEdits, type CellEdit } from '../grid/cell-edits.ts';
import type { CellFormat } from '../grid/cell-text.ts';
import type { GridColumn, GridRow } from '../grid/columns.ts';
import { GridLine, type EditedCell } from '../grid/grid-line.tsx';
import { rangeBetween, type CellPosition } from '../grid/move-cell.ts';
import { useSelection } from '../grid/selection.ts';
import { cellKey, type UnsavedCell } from '../grid/use-cell-saving.ts';
import { useGridKeys } from '../grid/use-grid-keys.ts';
import { Card } from '../ui/card.tsx';
import { SectionError, type SectionProps } from './fields.tsx';
import { TriStateBox } from '../ui/tri-state-box.tsx';
import { MAX_PLAIN_VARIANTS } from './plain-edits.ts';
import { PlainVariants } from './plain-variants.tsx';
import { VariantTools } from './variant-tools.tsx';
import { optionsIn } from './values.ts';
import {
  variantColumns,
  variantRows,
  type StoredVariant,
  type VariantRow,
} from './variant-rows.ts';

const ROW_HEIGHT_PX = 41;
const ROWS_AHEAD = 12;

/** The table itself is no table for screen readers, so its parts have no roles of their own. */
const rowGroup = { role: 'rowgroup' };
const rowRole = { role: 'row' };
const headerRole = { role: 'columnheader' };

interface VariantsProps extends SectionProps {
  readonly storedOptions: string;
  readonly variants: readonly StoredVariant[];
}

/** All variants with their own values, edited like a spreadsheet and saved with the product. */
export function VariantsSection(section: VariantsProps) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  const { locale } = useLanguage();
  const hasScripts = useScripts();
  const { live, variants, storedOptions, currency, errors } = section;
  const isManaged = live.manageVariants === 'true';
  const rows = useMemo(
    () =>
      isManaged
        ? variantRows(optionsIn(live), optionsIn({ options: storedOptions }), variants)
        : [],
    // oxlint-disable-next-line react/exhaustive-deps -- the other fields of the form make no variants
    [isManaged, live.options, storedOptions, variants],
  );
  const format: CellFormat = {
    locale,
    currency,
    yes: grid('yes'),
    no: grid('no'),
    choices: {},
  };
  if (rows.length === 0) return null;
  const isPlain = rows.length <= MAX_PLAIN_VARIANTS;
  const hint = hasScripts ? 'variantsHint' : isPlain ? 'variantsPlain' : 'tooManyPlain';
  return (
    <Card heading={t('variantEdits')} intro={t(hint)}>
      <SectionError>{errors.variantEdits}</SectionError>
      {hasScripts ? (
        <VariantGrid {...section} rows={rows} format={format} />
      ) : (
        <PlainVariants rows={rows} format={format} edits={section.values.variantEdits} />
      )}
    </Card>
  );
}

interface VariantGridProps extends SectionProps {
  readonly rows: readonly VariantRow[];
  readonly format: CellFormat;
}

function VariantGrid({ rows: stored, format, values, live }: VariantGridProps) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const selection = useSelection();
  const [edits, setEdits] = useState<ReadonlyMap<string, CellEdit>>(
    () =>
      new Map(
        readCellEdits(values.variantEdits).map((edit) => [cellKey(edit.id, edit.column), edit]),
      ),
  );
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 1 });
  const [anchor, setAnchor] = useState<CellPosition>(active);
  const [edited, setEdited] = useState<EditedCell>();
  const [status, setStatus] = useState('');
  const isFinished = useRef(true);
  const wasActive = useRef(false);
  const range = rangeBetween(anchor, active);

  const storedById = useMemo(() => new Map(stored.map((row) => [row.id, row])), [stored]);
  const indexOf = useMemo(() => new Map(stored.map(({ id }, index) => [id, index])), [stored]);
  const rows = useMemo(() => withEdits(stored, edits), [stored, edits]);
  // Cells of variants that the options do not make at present wait until they do.
  const pending = [...edits.values()].filter(({ id }) => storedById.has(id));
  const text = pending.length === 0 ? '' : JSON.stringify(pending);
  const unsaved = useMemo(
    () => new Map([...edits].map(([key, { value }]): [string, UnsavedCell] => [key, { value }])),
    [edits],
  );
  useEffect(() => {
    // The form reads its fields when one of them changes.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);

  const save = (given: readonly CellEdit[]): void => {
    setStatus(given.length === 0 ? '' : t('cellsChanged', { count: given.length }));
    setEdits((before) => {
      const after = new Map(before);
      for (const { id, column, value } of given) {
        const original = storedById.get(id)?.cells[column] ?? null;
        if (value === original) after.delete(cellKey(id, column));
        else after.set(cellKey(id, column), { id, column, before: original, value });
      }
      return after;
    });
  };
  const discard = (keys: readonly string[]): void =>
    setEdits((before) => new Map([...before].filter(([key]) => !keys.includes(key))));

  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is memoized here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_AHEAD,
  });
  const shown = virtualizer.getVirtualItems();
  const moveTo = (to: CellPosition, isExtending: boolean): void => {
    setActive(to);
    if (!isExtending) setAnchor(to);
    virtualizer.scrollToIndex(to.row);
  };
  const keys = useGridKeys({
    frame,
    rows,
    columns: variantColumns,
    format,
    active,
    range,
    pageRows: Math.max(1, shown.length - 2 * ROWS_AHEAD),
    saving: { unsaved, save, discard },
    moveTo,
    setEdited: (cell) => {
      isFinished.current = false;
      setEdited(cell);
    },
    toggleRow: ({ id }) => selection.toggle([id]),
    openRow: () => false,
    announceSkipped: (count) => setStatus(grid('cellsSkipped', { count })),
  });
  const finishEditing = (typed: string | undefined, step?: readonly [number, number]): void => {
    if (!edited || isFinished.current) return;
    isFinished.current = true;
    if (typed !== undefined) keys.saveText(edited, typed);
    setEdited(undefined);
    frame.current?.focus();
    if (step)
      moveTo(
        {
          row: Math.min(Math.max(edited.row + step[0], 0), rows.length - 1),
          column: Math.min(Math.max(edited.column + step[1], 0), variantColumns.length - 1),
        },
        false,
      );
  };
  const cellId = ({ id }: GridRow, { key }: GridColumn): string =>
    `${gridId}-${indexOf.get(id) ?? 0}-${key}`;
  const activeRow = rows[active.row];
  const activeColumn = variantColumns[active.column];
  const isActiveShown = shown.some(({ index }) => index === active.row);
  const selected = rows.filter(({ id }) => selection.has(id));
  return (
    <>
      <input ref={field} type="hidden" name="variantEdits" value={text} />
      <VariantTools
        options={optionsIn(live)}
        rows={rows}
        selected={selected}
        selection={selection}
        format={format}
        onFill={save}
      />
      <div
        className="grid-frame variants-frame"
        ref={frame}
        tabIndex={0}
        {...keys.handlers}
        role="grid"
        aria-label={t('variantEdits')}
        aria-rowcount={rows.length + 1}
        aria-colcount={variantColumns.length + 1}
        aria-multiselectable
        aria-activedescendant={
          isActiveShown && activeRow && activeColumn ? cellId(activeRow, activeColumn) : undefined
        }
      >
        <table className="grid-table" role="presentation">
          <thead {...rowGroup}>
            <tr {...rowRole} aria-rowindex={1}>
              <th scope="col" {...headerRole} className="grid-check">
                <TriStateBox
                  label={t('selectAllVariants')}
                  count={selected.length}
                  total={rows.length}
                  onChange={(isOn) => selection.set(isOn ? rows.map(({ id }) => id) : [])}
                />
              </th>
              {variantColumns.map(({ key, label, kind }) => (
                <th
                  key={key}
                  scope="col"
                  {...headerRole}
                  className={`grid-${kind} grid-column-${key}`}
                >
                  {grid(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...rowGroup}>
            <Gap height={shown[0]?.start ?? 0} />
            {shown.map(({ index }) => {
              const row = rows[index];
              return row ? (
                <GridLine
                  key={row.id}
                  row={row}
                  index={index}
                  columns={variantColumns}
                  format={format}
                  isEditable
                  unsaved={unsaved}
                  isSelected={selection.has(row.id)}
                  onSelect={() => selection.toggle([row.id])}
                  activeColumn={index === active.row ? active.column : -1}
                  range={
                    index >= range.rows[0] && index <= range.rows[1] ? range.columns : undefined
                  }
                  edited={edited?.row === index ? edited : undefined}
                  cellId={cellId}
                  rowLink={undefined}
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
            })}
            <Gap height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <p role="status" className="text-quiet">
        {status}
      </p>
    </>
  );
}

function withEdits(
  rows: readonly VariantRow[],
  edits: ReadonlyMap<string, CellEdit>,
): readonly VariantRow[] {
  if (edits.size === 0) return rows;
  const byRow = Map.groupBy(edits.values(), ({ id }) => id);
  return rows.map((row) => {
    const own = byRow.get(row.id);
    return own
      ? {
          ...row,
          cells: {
            ...row.cells,
            ...Object.fromEntries(own.map(({ column, value }) => [column, value])),
          },
        }
      : row;
  });
}

/** The height of the rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only height */}
      <td
        colSpan={variantColumns.length + 1}
        className="grid-gap"
        ref={(cell) => cell?.style.setProperty('block-size', `${height}px`)}
      />
    </tr>
  ) : null;
}
