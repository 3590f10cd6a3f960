import type { CatalogImportColumn } from '@shopwright/contract/catalog/catalog-imports';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import { columnsOf, type TableFormat } from '../../exchange/rules/formats.ts';

/** The columns with the caller's choices; each field is filled by one column at most. */
export function changeColumns(
  columns: readonly CatalogImportColumn[],
  chosen: readonly CatalogImportColumn[],
  format: TableFormat,
): CatalogImportColumn[] | Refusal {
  const fields = columnsOf(format);
  const byPosition = new Map<number, string | null>();
  for (const [index, { position, field }] of chosen.entries()) {
    if (position === undefined || columns[position] === undefined)
      return refuseFields(
        violation(`columns[${index}].position`, 'OTHER', 'must be the position of a column'),
      );
    if (typeof field === 'string' && field !== '' && !fields.includes(field))
      return refuseFields(
        violation(`columns[${index}].field`, 'INVALID_ENUM_VALUE', 'must be an available field'),
      );
    byPosition.set(position, field || null);
  }
  const changed = columns.map((column, position): CatalogImportColumn => {
    const field = byPosition.get(position);
    if (field === undefined || field === (column.field ?? null)) return column;
    return { ...column, field, match: field === null ? 'NONE' : 'CHOSEN' };
  });
  const used = changed.flatMap(({ field }) => field ?? []);
  const twice = used.find((field, index) => used.indexOf(field) !== index);
  return twice === undefined
    ? changed
    : refuseFields(violation('columns', 'OTHER', `must not fill the field "${twice}" twice`));
}
