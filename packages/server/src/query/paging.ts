import type { FieldViolation } from '@shopwright/contract';
import { violation } from '../kernel/outcome.ts';
import { type DecodedCursor, decodeCursor } from './cursor.ts';
import { isObject } from '../kernel/is-object.ts';
import { DEFAULT_PAGE_SIZE, limits } from './limits.ts';

export interface OffsetPage {
  readonly by: 'offset';
  /** 0 asks for the count alone. */
  readonly limit: number;
  readonly offset: number;
}

export interface PagingOptions {
  readonly path: string;
  readonly defaultLimit?: number;
  readonly maxLimit?: number;
}

export function readOffsetPaging(
  paging: unknown,
  { path, defaultLimit = DEFAULT_PAGE_SIZE, maxLimit = limits.page }: PagingOptions,
  violations: FieldViolation[],
): OffsetPage {
  const given = readObject(paging, path, violations);
  return {
    by: 'offset',
    limit: readCount(given['limit'], `${path}.limit`, defaultLimit, maxLimit, violations),
    offset: readCount(given['offset'], `${path}.offset`, 0, limits.offset, violations),
  };
}

export function readCursorPaging(
  paging: unknown,
  { path, defaultLimit = DEFAULT_PAGE_SIZE, maxLimit = limits.page }: PagingOptions,
  violations: FieldViolation[],
): { limit: number; cursor?: DecodedCursor } {
  const given = readObject(paging, path, violations);
  const limit = readCount(given['limit'], `${path}.limit`, defaultLimit, maxLimit, violations);
  const text = given['cursor'] ?? '';
  if (text === '') return { limit };
  const cursor = decodeCursor(text);
  if (cursor) return { limit, cursor };
  violations.push(brokenCursor(path));
  return { limit };
}

export const brokenCursor = (path: string): FieldViolation =>
  violation(`${path}.cursor`, 'FORMAT', 'is not a cursor of this query; start again without it');

function readObject(
  paging: unknown,
  path: string,
  violations: FieldViolation[],
): Readonly<Record<string, unknown>> {
  if (paging === undefined || paging === null) return {};
  if (isObject(paging)) return paging;
  violations.push(violation(path, 'FORMAT', 'must be an object'));
  return {};
}

function readCount(
  value: unknown,
  field: string,
  otherwise: number,
  max: number,
  violations: FieldViolation[],
): number {
  if (value === undefined || value === null) return otherwise;
  if (!Number.isSafeInteger(value))
    violations.push(violation(field, 'FORMAT', 'must be a whole number', { type: 'integer' }));
  else if (Number(value) < 0)
    violations.push(violation(field, 'MIN', 'must not be less than 0', { threshold: 0 }));
  else if (Number(value) > max)
    violations.push(violation(field, 'MAX', `must not be greater than ${max}`, { threshold: max }));
  // Never minus zero.
  else return Number(value) + 0;
  return otherwise;
}
