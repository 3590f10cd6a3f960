import type { ViolationRule } from '@shopwright/contract';
import type { CatalogImportProblemCode } from '@shopwright/contract/catalog/catalog-imports';
import type { AnyRefusal } from '../../../kernel/outcome.ts';
import { compact } from '../../../kernel/compact.ts';
import type { TableFormat } from './formats.ts';

/**
 * Typed access to the cells of a row. A cell that cannot be read is reported with its column, and
 * the whole row is rejected.
 */

export interface Row {
  /** The line of the file that the row starts on. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface RowProblem {
  readonly line: number;
  /** The column of a table, or the field of a product. */
  readonly field: string;
  readonly reason: string;
  /** The kind of problem, where the reason is one of the frequent ones. */
  readonly code?: CatalogImportProblemCode;
  /** The content of the cell, shortened. */
  readonly value?: string;
}

export interface RowReader {
  readonly line: number;
  readonly has: (column: string) => boolean;
  /** Trimmed. Empty when the cell or the column is missing. */
  readonly text: (column: string) => string;
  /** Not trimmed. */
  readonly untouched: (column: string) => string;
  readonly number: (column: string) => number | undefined;
  readonly whole: (column: string) => number | undefined;
  readonly boolean: (column: string) => boolean | undefined;
  /** Separated by semicolons, without empty items. */
  readonly list: (column: string) => string[];
  readonly fail: (column: string, reason: string, code?: CatalogImportProblemCode) => undefined;
}

const MAX_VALUE_LENGTH = 80;

/** Enough of a cell to recognize it by. */
export const shortenValue = (text: string): string =>
  (text.length <= MAX_VALUE_LENGTH
    ? text
    : `${text.slice(0, MAX_VALUE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  ).replaceAll('\0', '');

const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);

export function readRow({ line, cells }: Row, problems: RowProblem[]): RowReader {
  const has = (column: string): boolean => Object.hasOwn(cells, column);
  const untouched = (column: string): string => cells[column] ?? '';
  const text = (column: string): string => untouched(column).trim();
  const fail: RowReader['fail'] = (column, reason, code) => {
    const value = shortenValue(text(column));
    problems.push({ line, field: column, reason, ...compact({ code }), value });
    return undefined;
  };
  const number = (column: string): number | undefined => {
    const cell = text(column);
    if (cell === '') return undefined;
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(cell)
      ? Number(cell)
      : fail(
          column,
          `"${cell.slice(0, 40)}" is not a number: use a decimal point and no other symbols`,
          'NOT_A_NUMBER',
        );
  };
  return {
    line,
    has,
    text,
    untouched,
    fail,
    number,
    whole(column) {
      const value = number(column);
      return value === undefined || Number.isInteger(value)
        ? value
        : fail(column, `${value} is not a whole number`, 'NOT_A_WHOLE_NUMBER');
    },
    boolean(column) {
      const cell = text(column).toLowerCase();
      if (cell === '') return undefined;
      if (YES.has(cell)) return true;
      return NO.has(cell)
        ? false
        : fail(column, `"${cell.slice(0, 40)}" is neither TRUE nor FALSE`, 'NOT_A_BOOLEAN');
    },
    list: (column) =>
      text(column)
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  };
}

export const writeBoolean = (value: boolean): string => (value ? 'TRUE' : 'FALSE');
export const writeNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The violations of a refusal, with the field names of a file. */
export function problemsOf(refusal: AnyRefusal): Omit<RowProblem, 'line'>[] {
  if (refusal.refused !== 'validation') {
    const isDuplicate = refusal.refused === 'application' && refusal.code === 'DUPLICATE_PRODUCT';
    return [
      {
        field: '',
        reason: refusal.description,
        ...(isDuplicate ? { code: 'DUPLICATE_PRODUCT' } : {}),
      },
    ];
  }
  return refusal.violations.map(({ field, description, violatedRule }) => ({
    field: fileField(field),
    reason: description,
    ...codeOfRule(violatedRule),
  }));
}

/** Of the rules of the contract, these have advice of their own. */
export function codeOfRule(rule: ViolationRule): Pick<RowProblem, 'code'> {
  if (rule === 'REQUIRED_FIELD' || rule === 'MIN_LENGTH') return { code: 'REQUIRED' };
  return rule === 'MAX_LENGTH' ? { code: 'TOO_LONG' } : {};
}

/** Rules use the field names of the API. */
const fileField = (field: string): string =>
  field
    .replace(/^product\./, '')
    .replace('priceData.price', 'price')
    .replace('costAndProfitData.itemCost', 'cost')
    .replace('productOptions', 'options')
    .replace('additionalInfoSections', 'infoSections');

/** The rows of a product, or the row of a collection. */
export interface Group {
  readonly kind: 'product' | 'collection';
  readonly rows: readonly Row[];
  readonly problems: readonly RowProblem[];
}

/** More than a product can have variants or pictures. */
const MAX_ROWS_PER_PRODUCT = 2000;

type Read = Row & { readonly problem?: RowProblem };

/** Groups consecutive rows of the same product. An invalid row rejects its whole product. */
export async function* groupRows(
  rows: AsyncIterable<Read>,
  format: TableFormat,
): AsyncGenerator<Group> {
  let open: { kind: Group['kind']; rows: Row[]; problems: RowProblem[] } | undefined;
  for await (const row of rows) {
    const role = roleOf(row, format, open?.rows[0]);
    if (role.begins || !open) {
      if (open) yield open;
      open = { kind: role.kind, rows: [], problems: [] };
    }
    if (open.rows.length < MAX_ROWS_PER_PRODUCT) open.rows.push(row);
    else if (open.rows.length === MAX_ROWS_PER_PRODUCT)
      open.problems.push({
        line: row.line,
        field: '',
        reason: `exceeds the ${MAX_ROWS_PER_PRODUCT} rows that a product may have`,
      });
    if (row.problem) open.problems.push(row.problem);
    if (role.wrong !== undefined)
      open.problems.push({
        line: row.line,
        ...role.wrong,
        value: shortenValue(row.cells[role.wrong.field] ?? ''),
      });
  }
  if (open) yield open;
}

interface RowRole {
  readonly begins: boolean;
  readonly kind: Group['kind'];
  readonly wrong?: Omit<RowProblem, 'line'>;
}

function roleOf({ cells }: Row, format: TableFormat, first: Row | undefined): RowRole {
  switch (format) {
    case 'wix':
      return ofWix(cells, first);
    case 'shopify': {
      const handle = (cells['Handle'] ?? '').trim();
      return {
        kind: 'product',
        begins: handle !== (first?.cells['Handle'] ?? '').trim(),
        ...(handle === ''
          ? { wrong: { field: 'Handle', reason: 'is required', code: 'REQUIRED' } }
          : {}),
      };
    }
    case 'csv':
      return ofOwn(cells, first);
  }
}

function ofWix(cells: Row['cells'], first: Row | undefined): RowRole {
  const [handle, type] = [
    (cells['handleId'] ?? '').trim(),
    (cells['fieldType'] ?? '').trim().toLowerCase(),
  ];
  const same =
    first !== undefined && handle !== '' && handle === (first.cells['handleId'] ?? '').trim();
  if (type === 'product') return { kind: 'product', begins: true };
  if (type !== 'variant')
    return {
      kind: 'product',
      begins: !same,
      wrong: { field: 'fieldType', reason: 'must be Product or Variant', code: 'WRONG_ROW_TYPE' },
    };
  return same
    ? { kind: 'product', begins: false }
    : {
        kind: 'product',
        begins: true,
        wrong: {
          field: 'handleId',
          reason: 'matches no product above: the rows of variants follow their product',
          code: 'VARIANT_WITHOUT_PRODUCT',
        },
      };
}

function ofOwn(cells: Row['cells'], first: Row | undefined): RowRole {
  const [type, slug] = [(cells['type'] ?? '').trim().toLowerCase(), (cells['slug'] ?? '').trim()];
  if (type === 'product' || type === '') return { kind: 'product', begins: true };
  if (type === 'collection') return { kind: 'collection', begins: true };
  if (type !== 'variant')
    return {
      kind: 'product',
      begins: true,
      wrong: {
        field: 'type',
        reason: 'must be product, variant or collection',
        code: 'WRONG_ROW_TYPE',
      },
    };
  const above = (first?.cells['slug'] ?? '').trim();
  const fits =
    first !== undefined &&
    (first.cells['type'] ?? '').trim().toLowerCase() !== 'collection' &&
    (slug === '' || slug === above);
  return fits
    ? { kind: 'product', begins: false }
    : {
        kind: 'product',
        begins: true,
        wrong: {
          field: 'slug',
          reason: 'matches no product above: the rows of variants follow their product',
          code: 'VARIANT_WITHOUT_PRODUCT',
        },
      };
}
