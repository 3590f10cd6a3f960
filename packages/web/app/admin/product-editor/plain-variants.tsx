import { useTranslations } from '../../i18n/use-translations.tsx';
import { formatCell, plainCell, type CellFormat } from '../grid/cell-text.ts';
import { readCellEdits } from '../grid/cell-edits.ts';
import type { GridColumn } from '../grid/columns.ts';
import { TableFrame } from '../ui/table-frame.tsx';
import { isPlainColumn, MAX_PLAIN_VARIANTS, plainFieldName } from './plain-edits.ts';
import { variantColumns, type VariantRow } from './variant-rows.ts';

const MAX_SKU_LENGTH = 40;

interface PlainVariantsProps {
  readonly rows: readonly VariantRow[];
  readonly format: CellFormat;
  /** Cells that were typed and not saved. */
  readonly edits: string;
}

/** The variants without JavaScript: a field for each price, SKU and stock, if they are not too many. */
export function PlainVariants({ rows, format, edits }: PlainVariantsProps) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  const typed = new Map(
    readCellEdits(edits).map(({ id, column, value }) => [`${id} ${column}`, value]),
  );
  const isEditable = rows.length <= MAX_PLAIN_VARIANTS;
  const cell = (row: VariantRow, { key, kind, label }: GridColumn, index: number) => {
    const stored = row.cells[key] ?? null;
    if (!isEditable || !isPlainColumn(key)) return formatCell(kind, stored, format);
    const before = plainCell(kind, stored, format);
    const value = typed.get(`${row.id} ${key}`);
    return (
      <>
        <input
          type="hidden"
          name={plainFieldName('before', key, index)}
          value={JSON.stringify(stored)}
        />
        <input
          className="field-input"
          name={plainFieldName('cell', key, index)}
          aria-label={`${String(row.cells['variant'] ?? '')}, ${grid(label)}`}
          inputMode={kind === 'text' ? undefined : 'decimal'}
          maxLength={key === 'sku' ? MAX_SKU_LENGTH : undefined}
          autoComplete="off"
          defaultValue={
            value === undefined || value === stored
              ? before
              : typeof value === 'string'
                ? value
                : plainCell(kind, value, format)
          }
        />
      </>
    );
  };
  return (
    <TableFrame label={t('variantEdits')}>
      <table className="admin-table variants-plain">
        <thead>
          <tr>
            {variantColumns.map(({ key, label }) => (
              <th key={key} scope="col">
                {grid(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {variantColumns.map((column) => (
                <td key={column.key}>
                  {isEditable && column.key === 'variant' && (
                    <input type="hidden" name="variantRow" value={row.id} />
                  )}
                  {cell(row, column, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
