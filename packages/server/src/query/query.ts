import type { FieldViolation } from '@shopwright/contract';
import { type Refusal, refuseFields } from '../kernel/outcome.ts';
import { type Position, readPosition } from './cursor.ts';
import type { Caller, FieldTable, QueryField } from './fields.ts';
import type { FilterNode } from './nodes.ts';
import { brokenCursor, type OffsetPage, readCursorPaging, readOffsetPaging } from './paging.ts';
import { readFilter } from './parse.ts';
import { readSort, type SortTerm, withTieBreaker } from './sort.ts';

/** What a domain lets its callers ask. */
export interface QueryRules {
  readonly fields: FieldTable;
  /** A unique column that is never null, usually the last of every index. */
  readonly tieBreaker: QueryField;
  /** When the caller names no order. */
  readonly defaultSort?: readonly SortTerm[];
  readonly defaultLimit?: number;
  /** The largest page; 100 without it. */
  readonly maxLimit?: number;
  /** When the caller asks for neither. */
  readonly defaultPaging?: 'offset' | 'cursor';
  /** The path of the query in the request, for violations. */
  readonly path?: string;
}

/** As it came: some calls say `sort`, some declare `sorting` and are sent `sort`. */
export interface WireQuery {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly sorting?: unknown;
  readonly paging?: unknown;
  readonly cursorPaging?: unknown;
}

export interface CursorPage {
  readonly by: 'cursor';
  readonly limit: number;
  readonly back: boolean;
  /** Absent on the first page. */
  readonly from?: Position;
  /** As the caller wrote them, for the next cursor. */
  readonly source: { readonly filter: unknown; readonly sort: unknown };
}

export interface Query {
  readonly filter: FilterNode;
  /** Total: the last term is the tie breaker. */
  readonly order: readonly SortTerm[];
  readonly page: OffsetPage | CursorPage;
}

export function parseQuery(
  wire: WireQuery | undefined,
  rules: QueryRules,
  caller: Caller,
): Query | Refusal {
  const violations: FieldViolation[] = [];
  const query = readQuery(wire ?? {}, rules, caller, violations);
  return violations.length > 0 ? refuseFields(...violations) : query;
}

function readQuery(
  wire: WireQuery,
  rules: QueryRules,
  caller: Caller,
  violations: FieldViolation[],
): Query {
  const { path = 'query', defaultLimit, maxLimit } = rules;
  const limit = {
    ...(defaultLimit === undefined ? {} : { defaultLimit }),
    ...(maxLimit === undefined ? {} : { maxLimit }),
  };
  const readFilterAndSort = (source: { readonly filter: unknown; readonly sort: unknown }) => ({
    filter: readFilter(
      source.filter,
      rules.fields,
      { ...caller, path: `${path}.filter` },
      violations,
    ),
    order: orderOf(
      readSort(source.sort, rules.fields, { ...caller, path: `${path}.sort` }, violations),
      rules,
    ),
  });
  const source = { filter: wire.filter, sort: wire.sort ?? wire.sorting };
  const byCursor =
    (wire.cursorPaging ?? undefined) !== undefined ||
    ((wire.paging ?? undefined) === undefined && rules.defaultPaging === 'cursor');
  if (!byCursor)
    return {
      ...readFilterAndSort(source),
      page: readOffsetPaging(wire.paging, { path: `${path}.paging`, ...limit }, violations),
    };

  const at = `${path}.cursorPaging`;
  const { limit: size, cursor } = readCursorPaging(
    wire.cursorPaging,
    { path: at, ...limit },
    violations,
  );
  if (!cursor)
    return {
      ...readFilterAndSort(source),
      page: { by: 'cursor', limit: size, back: false, source },
    };
  const query = readFilterAndSort(cursor);
  const from = readPosition(cursor.keys, query.order);
  if (!from) violations.push(brokenCursor(at));
  return {
    ...query,
    page: {
      by: 'cursor',
      limit: size,
      back: cursor.back,
      from: from ?? [],
      source: { filter: cursor.filter, sort: cursor.sort },
    },
  };
}

function orderOf(
  terms: readonly SortTerm[],
  { defaultSort = [], tieBreaker }: QueryRules,
): readonly SortTerm[] {
  return withTieBreaker(terms.length > 0 ? terms : defaultSort, tieBreaker);
}
