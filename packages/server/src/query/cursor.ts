import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isObject } from '../kernel/is-object.ts';
import { limits } from './limits.ts';
import { readSortKey } from './operands.ts';
import type { SortTerm } from './sort.ts';

/**
 * A cursor says where a page begins. The client sends it alone, so the filter and the sort are sent
 * inside, as the caller wrote them. It is not signed: all of it is read as if the caller had just
 * made it up.
 */

/** The sort keys of a row, one for each term of the order. */
export type Position = readonly (string | null)[];

export interface DecodedCursor {
  readonly filter: unknown;
  readonly sort: unknown;
  readonly keys: readonly unknown[];
  /** The page before the position, not after it. */
  readonly back: boolean;
}

/** More than the longest cursor we make can hold. */
const MAX_INFLATED_BYTES = 1024 * 1024;

/** Undefined when the filter is too long for a cursor. */
export function encodeCursor({ filter, sort, keys, back }: DecodedCursor): string | undefined {
  const text = deflateRawSync(JSON.stringify([filter ?? null, sort ?? null, keys, back])).toString(
    'base64url',
  );
  return text.length <= limits.cursor ? text : undefined;
}

export function decodeCursor(cursor: unknown): DecodedCursor | undefined {
  if (typeof cursor !== 'string' || cursor.length > limits.cursor || !/^[\w-]+$/.test(cursor))
    return undefined;
  const parts = inflate(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return undefined;
  const [filter, sort, keys, back] = parts as readonly unknown[];
  if (!Array.isArray(keys) || typeof back !== 'boolean' || (filter !== null && !isObject(filter)))
    return undefined;
  return { filter, sort, keys, back };
}

function inflate(cursor: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(cursor, 'base64url'), {
        maxOutputLength: MAX_INFLATED_BYTES,
      }).toString(),
    ) as unknown;
  } catch {
    return undefined;
  }
}

/** Undefined unless every key is one its column could have. */
export function readPosition(
  keys: readonly unknown[],
  order: readonly SortTerm[],
): Position | undefined {
  if (keys.length !== order.length) return undefined;
  const position: (string | null)[] = [];
  for (const [index, { field }] of order.entries()) {
    const key = keys[index];
    const read =
      typeof key === 'string'
        ? readSortKey(field.kind, key)
        : key === null && field.nullable !== false
          ? null
          : undefined;
    if (read === undefined) return undefined;
    position.push(read);
  }
  return position;
}
