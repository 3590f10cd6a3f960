import type { ColumnKind, GridColumn } from './columns.ts';

/** The visual form of a filter: conditions that all or any of which must be true. */

export const operatorsOf = {
  text: ['contains', 'startsWith', 'eq', 'ne', 'empty', 'notEmpty'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'empty', 'notEmpty'],
  money: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  boolean: ['eq'],
  date: ['gte', 'lt'],
  choices: ['hasSome', 'hasNone'],
  option: ['eq'],
} as const satisfies Record<ColumnKind, readonly string[]>;

export type Operator = (typeof operatorsOf)[ColumnKind][number];

export interface Condition {
  /** The key of a column. */
  readonly column: string;
  readonly operator: Operator;
  /** As typed or chosen; empty for the operators that need no value. */
  readonly value: string;
}

export interface Conditions {
  readonly match: 'all' | 'any';
  readonly conditions: readonly Condition[];
}

export type Filter = Readonly<Record<string, unknown>>;

export const needsValue = (operator: Operator): boolean =>
  operator !== 'empty' && operator !== 'notEmpty';

const isObject = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The filter in the query language. Conditions without a column or a value are left out. */
export function toFilter(
  { match, conditions }: Conditions,
  columns: readonly GridColumn[],
): Filter | undefined {
  const parts = conditions
    .map((condition) => toPart(condition, columns))
    .filter((part) => part !== undefined);
  const [first] = parts;
  if (first === undefined) return undefined;
  if (parts.length === 1) return first;
  return match === 'any' ? { $or: parts } : { $and: parts };
}

function toPart(
  { column: key, operator, value }: Condition,
  columns: readonly GridColumn[],
): Filter | undefined {
  const column = columns.find((one) => one.key === key);
  const field = column?.filterField;
  if (column?.optionFilters) return column.optionFilters[value];
  const offered: readonly Operator[] = column ? operatorsOf[column.kind] : [];
  if (!column || field === undefined || !offered.includes(operator)) return undefined;
  if (operator === 'empty') return { [field]: { $isEmpty: true } };
  if (operator === 'notEmpty') return { [field]: { $isEmpty: false } };
  const operand = toOperand(column.kind, value);
  if (operand === undefined) return undefined;
  if (operator === 'hasSome') return { [field]: { $hasSome: [operand] } };
  if (operator === 'hasNone') return { $not: { [field]: { $hasSome: [operand] } } };
  return { [field]: { [`$${operator}`]: operand } };
}

function toOperand(kind: ColumnKind, value: string): unknown {
  const text = value.trim();
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
    case 'money': {
      const number = Number(text.replace(',', '.'));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      return text === 'true';
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00.000Z` : undefined;
    default:
      return text;
  }
}

/** The conditions of a filter; undefined for one that only the query language can express. */
export function toConditions(
  filter: Filter | undefined,
  columns: readonly GridColumn[],
): Conditions | undefined {
  if (filter === undefined) return { match: 'all', conditions: [] };
  const entries = Object.entries(filter);
  const [name, parts] = entries[0] ?? [];
  const isGroup = entries.length === 1 && (name === '$and' || name === '$or');
  const filters: unknown[] = isGroup
    ? Array.isArray(parts)
      ? parts
      : []
    : entries.map(([field, value]) => ({ [field]: value }));
  const conditions = filters.map((part) =>
    isObject(part) ? toCondition(part, columns) : undefined,
  );
  return conditions.every((condition) => condition !== undefined)
    ? { match: name === '$or' ? 'any' : 'all', conditions }
    : undefined;
}

function toCondition(part: Filter, columns: readonly GridColumn[]): Condition | undefined {
  const option = toOption(part, columns);
  if (option) return option;
  const [[field, condition] = [], more] = Object.entries(part);
  if (field === undefined || more !== undefined) return undefined;
  if (field === '$not' && isObject(condition)) {
    const positive = toCondition(condition, columns);
    return positive?.operator === 'hasSome' ? { ...positive, operator: 'hasNone' } : undefined;
  }
  const column = columns.find(({ filterField }) => filterField === field);
  if (!column) return undefined;
  const [[sign, operand] = [], other] = isObject(condition)
    ? Object.entries(condition)
    : [['$eq', condition] as const];
  if (sign === undefined || other !== undefined) return undefined;
  const operator: string =
    sign === '$isEmpty' ? (operand === true ? 'empty' : 'notEmpty') : sign.slice(1);
  const offered = operatorsOf[column.kind].find((one) => one === operator);
  const value = !offered || !needsValue(offered) ? '' : toText(column.kind, operand);
  return offered && value !== undefined
    ? { column: column.key, operator: offered, value }
    : undefined;
}

function toOption(part: Filter, columns: readonly GridColumn[]): Condition | undefined {
  const text = JSON.stringify(part);
  for (const { key, optionFilters = {} } of columns)
    for (const [value, filter] of Object.entries(optionFilters))
      if (JSON.stringify(filter) === text) return { column: key, operator: 'eq', value };
  return undefined;
}

function toText(kind: ColumnKind, operand: unknown): string | undefined {
  switch (kind) {
    case 'number':
    case 'money':
      return typeof operand === 'number' ? String(operand) : undefined;
    case 'boolean':
      return typeof operand === 'boolean' ? String(operand) : undefined;
    case 'date':
      return typeof operand === 'string' && operand.endsWith('T00:00:00.000Z')
        ? operand.slice(0, 10)
        : undefined;
    case 'choices':
      return Array.isArray(operand) && operand.length === 1 && typeof operand[0] === 'string'
        ? operand[0]
        : undefined;
    default:
      return typeof operand === 'string' ? operand : undefined;
  }
}

export function parseFilter(text: string): Filter | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && Object.keys(value).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text that should be a filter and is none. An empty object is one: it selects everything. */
export function isInvalidFilter(text: string): boolean {
  if (text.trim() === '') return false;
  try {
    return !isObject(JSON.parse(text));
  } catch {
    return true;
  }
}
