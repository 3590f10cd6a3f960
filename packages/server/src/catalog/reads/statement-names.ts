import type { SqlQuery } from '../../db/index.ts';
import type { FilterNode, Query } from '../../query/index.ts';

/**
 * Names for the statements of questions whose plan is the same whatever their values are: PostgreSQL then keeps the plan.
 * Others are planned anew each time, because how many rows a value finds decides how they are best found.
 */
export type NameStatement = (statement: Pick<SqlQuery, 'text' | 'values'>) => SqlQuery;

/** Shapes of questions, not questions: a storefront has a few. */
const MOST = 100;

export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  return ({ text, values }) => {
    const known = names.get(text);
    if (known === undefined && names.size >= MOST) return { text, values };
    const name = known ?? `catalog-page-${names.size + 1}`;
    if (known === undefined) names.set(text, name);
    return { name, text, values };
  };
}

/** Fields with a unique index; compared with the database by indexes.test.ts. */
export const UNIQUE_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'numericId',
  'inventoryItemId',
]);

/** Nothing is asked for, or one product by what it alone has, or a stretch of the very order it is asked in. */
export function isSteady({ filter, order: [first] }: Query): boolean {
  const within = (node: FilterNode): boolean => {
    if (node.kind === 'and') return node.nodes.every(within);
    return (
      node.kind === 'compare' &&
      (node.comparison === 'eq'
        ? UNIQUE_FIELDS.has(node.name)
        : first !== undefined && columnOf(node) === columnOf(first))
    );
  };
  return filter.kind === 'everything' || within(filter);
}

/** Some fields have several names on the wire. */
const columnOf = ({
  field,
}: {
  readonly field: { readonly column: { readonly sql: string } };
}): string => field.column.sql;
