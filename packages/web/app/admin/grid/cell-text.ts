import type { CellValue, Choices, ColumnKind, GridColumn } from './columns.ts';

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
  { kind }: Pick<GridColumn, 'kind'>,
  text: string,
  format: Pick<CellFormat, 'locale' | 'yes' | 'no'>,
): CellValue | undefined {
  const trimmed = text.trim();
  switch (kind) {
    case 'text':
      return trimmed === '' ? null : trimmed;
    case 'number':
    case 'money':
      return parseNumber(trimmed, format.locale);
    case 'boolean':
      return parseBoolean(trimmed.toLowerCase(), format);
    default:
      return undefined;
  }
}

function parseBoolean(
  text: string,
  { yes, no }: Pick<CellFormat, 'yes' | 'no'>,
): boolean | undefined {
  if ([yes.toLowerCase(), 'true', 'yes', '1', 'x'].includes(text)) return true;
  return [no.toLowerCase(), 'false', 'no', '0', ''].includes(text) ? false : undefined;
}

/**
 * Reads `1,299.50` and `1.299,50` in any language. A single separator before exactly three digits is
 * ambiguous: it is then read as the language writes it.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]|\p{Sc}|[A-Z]{3}/gu, '');
  if (!/^[-+]?(\d|[.,]\d)[\d.,]*$/.test(bare)) return undefined;
  const separators = bare.replace(/[^.,]/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(bare);
  const isOnly = separators.length === 1;
  const localDecimal = (1.5).toLocaleString(locale).charAt(1);
  const isGrouping = isOnly
    ? last !== localDecimal && /[.,]\d{3}$/.test(bare)
    : separators.slice(0, -1).includes(last);
  const plain = isGrouping
    ? bare.replace(/[.,]/g, '')
    : bare.replace(last === '.' ? /,/g : /\./g, '').replace(',', '.');
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
