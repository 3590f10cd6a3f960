import type { CellValue, Choices, ColumnKind, GridColumn } from './columns.ts';
import { formulaText, isFormula, parseFormula } from './price-formula.ts';
import { parseNumber } from './parse-number.ts';

/** The text of a cell: shown, edited, copied; and what a typed text means. */

export interface CellFormat {
  readonly locale: string;
  readonly currency: string;
  readonly yes: string;
  readonly no: string;
  readonly choices: Choices;
}

export function formatCell(kind: ColumnKind, value: CellValue, format: CellFormat): string {
  if (value === null || value === '') return '';
  const { locale, currency } = format;
  if (isFormula(value)) return value;
  switch (kind) {
    case 'money':
      return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value));
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(value));
    case 'boolean':
      return value === true ? format.yes : format.no;
    case 'date':
      return new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(String(value)));
    case 'option':
    case 'choices':
      return (Array.isArray(value) ? value : [String(value)])
        .map((id: string) => format.choices[id] ?? id)
        .join(', ');
    default:
      return String(value);
  }
}

/** The text to edit and to copy: the plain value, which `parseCell` reads back. */
export function plainCell(kind: ColumnKind, value: CellValue, format: CellFormat): string {
  if (value === null) return '';
  if (isFormula(value)) return value;
  if (kind === 'money' || kind === 'number') {
    const digits = kind === 'money' ? fractionDigits(format) : 0;
    return new Intl.NumberFormat(format.locale, {
      useGrouping: false,
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, 3),
    }).format(Number(value));
  }
  return kind === 'date' ? String(value) : formatCell(kind, value, format);
}

const fractionDigits = ({ locale, currency }: CellFormat): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** The value of a typed or pasted text; undefined if it has none in this column. */
export function parseCell(
  { kind, acceptsFormulas }: Pick<GridColumn, 'kind' | 'acceptsFormulas'>,
  text: string,
  format: Pick<CellFormat, 'locale' | 'yes' | 'no'>,
): CellValue | undefined {
  const trimmed = text.trim();
  switch (kind) {
    case 'text':
      return trimmed === '' ? null : trimmed;
    case 'number':
    case 'money':
      if (!acceptsFormulas || !isFormula(trimmed)) return parseNumber(trimmed, format.locale);
      return formulaOf(trimmed, format.locale);
    case 'boolean':
      return parseBoolean(trimmed.toLowerCase(), format);
    default:
      return undefined;
  }
}

function formulaOf(text: string, locale: string): string | undefined {
  const formula = parseFormula(text, locale);
  return formula && formulaText(formula);
}

function parseBoolean(
  text: string,
  { yes, no }: Pick<CellFormat, 'yes' | 'no'>,
): boolean | undefined {
  if ([yes.toLowerCase(), 'true', 'yes', '1', 'x'].includes(text)) return true;
  return [no.toLowerCase(), 'false', 'no', '0', ''].includes(text) ? false : undefined;
}
