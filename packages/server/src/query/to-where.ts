import sql, { join, type Sql } from 'sql-template-tag';
import { collated, lowered, parameter, parameters } from './columns.ts';
import type { Comparison, ConditionNode, FilterNode, MatchNode } from './nodes.ts';

/**
 * `true` for the empty filter. The text depends on the shape of the filter alone, the values are
 * all parameters.
 */
export function toWhere(node: FilterNode): Sql {
  return holds(node, true);
}

/** Negation is carried down to the conditions: only there is it known whether a null is in play. */
function holds(node: FilterNode, expected: boolean): Sql {
  switch (node.kind) {
    case 'everything':
      return expected ? sql`true` : sql`false`;
    case 'nothing':
      return expected ? sql`false` : sql`true`;
    case 'not':
      return holds(node.node, !expected);
    case 'and':
    case 'or':
      return join(
        node.nodes.map((each) => holds(each, expected)),
        (node.kind === 'and') === expected ? ' and ' : ' or ',
        '(',
        ')',
      );
    default:
      return expected ? condition(node) : fails(node);
  }
}

/** In a `where`, null is as good as false; its negation is not as good as true. */
function fails(node: ConditionNode): Sql {
  const twoValued =
    node.field.nullable === false || node.kind === 'empty' || node.kind === 'exists';
  return twoValued ? sql`not ${condition(node)}` : sql`${condition(node)} is not true`;
}

const signs: Readonly<Record<Comparison, Sql>> = {
  eq: sql`=`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

function condition(node: ConditionNode): Sql {
  const { field } = node;
  const { kind, column } = field;
  switch (node.kind) {
    case 'compare':
      // Without a parameter, so that an index on the rows that are true is seen to fit.
      if (kind === 'boolean')
        return node.value === 'true' ? sql`(${column})` : sql`(not ${column})`;
      if (node.comparison === 'eq') return sql`(${column} = ${parameter(kind, node.value)})`;
      return sql`(${collated(field)} ${signs[node.comparison]} ${parameter(kind, node.value)})`;
    case 'any':
      return kind === 'texts'
        ? sql`(${column} && ${parameters(kind, node.values)})`
        : sql`(${column} = any(${parameters(kind, node.values)}))`;
    case 'every':
      return sql`(${column} @> ${parameters(kind, node.values)})`;
    case 'match':
      return matches(node);
    case 'exists':
      return sql`(${column} is not null)`;
    case 'empty':
      return kind === 'text'
        ? sql`(${column} is null or ${column} = '')`
        : kind === 'texts'
          ? sql`(${column} is null or ${column} = '{}')`
          : sql`(${column} is null)`;
  }
}

function matches({ field, part, text }: MatchNode): Sql {
  const inColumn = (column: Sql): Sql => matchesIn(column, part, text);
  return field.findMatches ? field.findMatches(inColumn) : inColumn(lowered(field));
}

function matchesIn(column: Sql, part: MatchNode['part'], text: string): Sql {
  if (part === 'contains') return sql`(${column} like ${`%${escapeLike(text)}%`}::text)`;
  if (part === 'endsWith') return sql`(${column} like ${`%${escapeLike(text)}`}::text)`;
  // A range is found in an ordinary index whatever the plan knows of the value; a pattern only when
  // it knows all of it.
  const end = afterPrefix(text);
  return end === undefined
    ? sql`(${column} >= ${text}::text)`
    : sql`(${column} >= ${text}::text and ${column} < ${end}::text)`;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * The first text, by code points, after all that begin with the prefix; undefined when there is
 * none.
 */
function afterPrefix(prefix: string): string | undefined {
  const points = Array.from(prefix, (sign) => sign.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // Surrogates are not characters.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
