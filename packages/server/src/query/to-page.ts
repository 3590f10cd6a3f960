import sql, { join, raw, type Sql } from 'sql-template-tag';
import { collated, keyText, parameter } from './columns.ts';
import type { Position } from './cursor.ts';
import type { Query } from './query.ts';
import type { SortTerm } from './sort.ts';
import { toWhere } from './to-where.ts';

export interface QuerySql {
  /** The filter: for counts. */
  readonly where: Sql;
  /** The filter, from the cursor on: for the rows. */
  readonly within: Sql;
  readonly orderBy: Sql;
  /** `limit n`, with the offset where there is one. */
  readonly limit: Sql;
  /** For rows of cursor pages: select it as `position`. */
  readonly position: Sql;
}

export function toSql({ filter, order, page }: Query): QuerySql {
  const where = toWhere(filter);
  const back = page.by === 'cursor' && page.back;
  const terms = back ? order.map(reversed) : order;
  return {
    where,
    within:
      page.by === 'cursor' && page.from ? sql`${where} and ${beyond(terms, page.from)}` : where,
    orderBy: toOrderBy(terms),
    limit:
      page.by === 'cursor'
        ? toLimit(page.limit === 0 ? 0 : page.limit + 1)
        : sql`${toLimit(page.limit)}${page.offset > 0 ? sql` offset ${page.offset}::bigint` : sql``}`,
    position: join(
      order.map(({ field }) => keyText(field)),
      ', ',
      'array[',
      ']',
    ),
  };
}

/**
 * Nulls stand where PostgreSQL puts them (last, and first when descending), so that one index
 * serves both directions.
 */
export function toOrderBy(terms: readonly SortTerm[]): Sql {
  return join(
    terms.map(({ field, order }) =>
      order === 'desc' ? sql`${collated(field)} desc` : collated(field),
    ),
    ', ',
  );
}

/**
 * A checked number, written out: a plan that does not know its limit is made for a tenth of the
 * table.
 */
const toLimit = (limit: number): Sql => sql`limit ${raw(limit.toFixed(0))}`;

const reversed = (term: SortTerm): SortTerm => ({
  ...term,
  order: term.order === 'asc' ? 'desc' : 'asc',
});

/** The rows after this position. */
function beyond(terms: readonly SortTerm[], position: Position): Sql {
  const [first] = terms;
  const uniform = terms.every(
    ({ field, order }) => order === first?.order && field.nullable === false,
  );
  return uniform ? rowBeyond(terms, position) : stepBeyond(terms, position);
}

function rowBeyond(terms: readonly SortTerm[], position: Position): Sql {
  const columns = join(
    terms.map(({ field }) => collated(field)),
    ', ',
    '(',
    ')',
  );
  const values = join(
    terms.map(({ field }, index) => parameter(field.kind, position[index] ?? '')),
    ', ',
    '(',
    ')',
  );
  return sql`${columns} ${terms[0]?.order === 'desc' ? sql`<` : sql`>`} ${values}`;
}

/** Past the first key, or equal in it and past the rest. */
function stepBeyond([term, ...rest]: readonly SortTerm[], [key = null, ...keys]: Position): Sql {
  if (!term) return sql`false`;
  if (rest.length === 0) return past(term, key);
  return sql`(${past(term, key)} or (${same(term, key)} and ${stepBeyond(rest, keys)}))`;
}

function past({ field, order }: SortTerm, key: string | null): Sql {
  if (key === null) return order === 'desc' ? sql`${field.column} is not null` : sql`false`;
  const value = parameter(field.kind, key);
  if (order === 'desc') return sql`${collated(field)} < ${value}`;
  return field.nullable === false
    ? sql`${collated(field)} > ${value}`
    : sql`(${collated(field)} > ${value} or ${field.column} is null)`;
}

const same = ({ field }: SortTerm, key: string | null): Sql =>
  key === null
    ? sql`${field.column} is null`
    : sql`${field.column} = ${parameter(field.kind, key)}`;
