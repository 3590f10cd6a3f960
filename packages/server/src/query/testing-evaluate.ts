/**
 * For tests only: what a filter and a sort mean, said as plainly as possible over rows in memory,
 * from the JSON a caller sends.
 */
import type { FieldKind, FieldTable, QueryField } from './fields.ts';

export type Value = string | number | boolean | null | readonly string[];
export type Row = Readonly<Record<string, Value>>;
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export interface WireSort {
  readonly fieldName: string;
  readonly order: 'ASC' | 'DESC';
}

export function matches(filter: Json, row: Row, fields: FieldTable): boolean {
  return Object.entries(filter ?? {}).every(([key, value]: [string, Json]) => {
    const members = Array.isArray(value) ? value : [value];
    if (key === '$and') return members.every((member) => matches(member, row, fields));
    if (key === '$or') return members.some((member) => matches(member, row, fields));
    if (key === '$not') return !matches(members[0], row, fields);
    return holds(fieldOf(fields, key), row[key] ?? null, value);
  });
}

export function sortRows<R extends Row>(
  rows: readonly R[],
  sort: readonly WireSort[],
  fields: FieldTable,
  tieBreaker: string,
): R[] {
  const terms = [...sort, { fieldName: tieBreaker, order: sort.at(-1)?.order ?? 'ASC' }];
  return rows.toSorted((a, b) => {
    for (const { fieldName, order } of terms) {
      const [left, right] = [a[fieldName] ?? null, b[fieldName] ?? null];
      const sign =
        left === null || right === null
          ? Number(left === null) - Number(right === null)
          : rank(fieldOf(fields, fieldName).kind, left, right);
      if (sign !== 0) return order === 'DESC' ? -sign : sign;
    }
    return 0;
  });
}

function holds(field: QueryField, actual: Value, condition: Json): boolean {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition))
    return same(field.kind, actual, condition);
  return Object.entries(condition).every(([operator, operand]: [string, Json]) =>
    operatorHolds(field, actual, operator, operand),
  );
}

function operatorHolds(field: QueryField, actual: Value, operator: string, operand: Json): boolean {
  const { kind } = field;
  const lower = (value: Value | Json): string => (field.toLower ?? lowerAscii)(textOf(value));
  const list = Array.isArray(operand) ? operand : [];
  const sign = () => (actual === null ? Number.NaN : rank(kind, actual, operand));
  switch (operator) {
    case '$eq':
      return same(kind, actual, operand);
    case '$ne':
      return !same(kind, actual, operand);
    case '$gt':
      return sign() > 0;
    case '$gte':
    case '$ge':
      return sign() >= 0;
    case '$lt':
      return sign() < 0;
    case '$lte':
    case '$le':
      return sign() <= 0;
    case '$startsWith':
      return actual !== null && lower(actual).startsWith(lower(operand));
    case '$endsWith':
      return actual !== null && lower(actual).endsWith(lower(operand));
    case '$contains':
      return Array.isArray(actual)
        ? actual.includes(operand)
        : actual !== null && kind !== 'texts' && lower(actual).includes(lower(operand));
    case '$in':
    case '$hasSome':
      return list.some((expected) => same(kind, actual, expected));
    case '$nin':
      return !list.some((expected) => same(kind, actual, expected));
    case '$hasAll':
      return list.every((expected) => same(kind, actual, expected));
    case '$exists':
      return (actual !== null) === isTrue(operand);
    case '$isEmpty':
      return isEmpty(actual) === isTrue(operand);
    case '$not':
      return !holds(field, actual, Array.isArray(operand) ? operand[0] : operand);
    default:
      throw new Error(`The evaluator does not know ${operator}.`);
  }
}

function same(kind: FieldKind, actual: Value, expected: Json): boolean {
  if (expected === null) return isEmpty(actual);
  if (actual === null) return false;
  return Array.isArray(actual) ? actual.includes(expected) : rank(kind, actual, expected) === 0;
}

const isEmpty = (actual: Value): boolean =>
  actual === null || actual === '' || (Array.isArray(actual) && actual.length === 0);

/** Negative, zero or positive; NaN when the two cannot be compared. */
function rank(kind: FieldKind, a: Value | Json, b: Value | Json): number {
  switch (kind) {
    case 'number':
    case 'integer':
      return Number(a) - Number(b);
    case 'moment':
      return Date.parse(textOf(a)) - Date.parse(textOf(b));
    case 'id':
      return /^[0-9a-f-]{36}$/i.test(textOf(b))
        ? rankTexts(textOf(a), textOf(b).toLowerCase())
        : Number.NaN;
    default:
      return rankTexts(textOf(a), textOf(b));
  }
}

/** By code points, as UTF-8 bytes would be. */
function rankTexts(a: string, b: string): number {
  if (a === b) return 0;
  let at = 0;
  while (a.codePointAt(at) === b.codePointAt(at)) at += 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

function textOf(value: Value | Json): string {
  if (typeof value === 'object') throw new Error(`${JSON.stringify(value)} is no single value.`);
  return String(value);
}

const isTrue = (operand: Json): boolean => textOf(operand) === 'true';

const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function fieldOf(fields: FieldTable, name: string): QueryField {
  const field = fields[name];
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}
