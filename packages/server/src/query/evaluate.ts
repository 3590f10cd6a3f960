import { toUnits } from '../kernel/decimal.ts';
import type { FieldKind } from './fields.ts';
import { lowerAscii } from './operators.ts';
import type { Comparison, ConditionNode, FilterNode, MatchNode } from './nodes.ts';

/** The value of a field as text: decimals, ISO moments, `true` and `false`. */
export type FieldValue = string | readonly string[] | null;

/** Whether a row meets a filter, by the same rules as in SQL (`toWhere`). */
export function matchesFilter(node: FilterNode, valueOf: (name: string) => FieldValue): boolean {
  switch (node.kind) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'not':
      return !matchesFilter(node.node, valueOf);
    case 'and':
      return node.nodes.every((each) => matchesFilter(each, valueOf));
    case 'or':
      return node.nodes.some((each) => matchesFilter(each, valueOf));
    default:
      return isMet(node, valueOf(node.name));
  }
}

function isMet(node: ConditionNode, value: FieldValue): boolean {
  if (node.kind === 'empty') return value === null || value.length === 0;
  if (value === null) return false;
  const has = (expected: string): boolean =>
    typeof value === 'string'
      ? rank(node.field.kind, value, expected) === 0
      : value.includes(expected);
  switch (node.kind) {
    case 'exists':
      return true;
    case 'any':
      return node.values.some(has);
    case 'every':
      return node.values.every(has);
    case 'compare':
      return (
        typeof value === 'string' &&
        meets[node.comparison](rank(node.field.kind, value, node.value))
      );
    case 'match':
      return typeof value === 'string' && contains(node, value);
  }
}

const meets: Readonly<Record<Comparison, (sign: number) => boolean>> = {
  eq: (sign) => sign === 0,
  gt: (sign) => sign > 0,
  gte: (sign) => sign >= 0,
  lt: (sign) => sign < 0,
  lte: (sign) => sign <= 0,
};

function contains({ field, part, text }: MatchNode, value: string): boolean {
  const lowered = (field.toLower ?? lowerAscii)(value);
  if (part === 'startsWith') return lowered.startsWith(text);
  return part === 'endsWith' ? lowered.endsWith(text) : lowered.includes(text);
}

/** Negative, zero or positive, as the column of this kind sorts. */
function rank(kind: FieldKind, one: string, other: string): number {
  switch (kind) {
    case 'number':
    case 'integer':
      return rankDecimals(one, other);
    case 'moment':
      return rankTexts(toComparable(one), toComparable(other));
    default:
      return rankTexts(one, other);
  }
}

function rankDecimals(one: string, other: string): number {
  const scale = Math.max(fractionLength(one), fractionLength(other));
  const difference = toUnits(one, scale) - toUnits(other, scale);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

const fractionLength = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** A UTC moment with all digits of its fraction, so that texts sort like moments. */
function toComparable(moment: string): string {
  const [seconds = '', fraction = ''] = moment.replace(/Z$/, '').split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}

/** By code points, as the collation "C" sorts. */
function rankTexts(one: string, other: string): number {
  if (one === other) return 0;
  let at = 0;
  while (one.codePointAt(at) === other.codePointAt(at)) at += 1;
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}
