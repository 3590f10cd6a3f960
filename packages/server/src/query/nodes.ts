import type { NamedField } from './fields.ts';

/**
 * A filter as a small tree. Every field in it may be filtered by the caller, and every value is the
 * text of something its column can hold. Conditions are two-valued: what is not true of a row is
 * false, so `not` is the exact complement.
 */
export type FilterNode = EverythingNode | NothingNode | AndNode | OrNode | NotNode | ConditionNode;
export type ConditionNode = CompareNode | AnyNode | EveryNode | MatchNode | EmptyNode | ExistsNode;

interface EverythingNode {
  readonly kind: 'everything';
}
interface NothingNode {
  readonly kind: 'nothing';
}
interface AndNode {
  readonly kind: 'and';
  readonly nodes: readonly FilterNode[];
}
interface OrNode {
  readonly kind: 'or';
  readonly nodes: readonly FilterNode[];
}
interface NotNode {
  readonly kind: 'not';
  readonly node: FilterNode;
}

export type Comparison = 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
export interface CompareNode extends NamedField {
  readonly kind: 'compare';
  readonly comparison: Comparison;
  readonly value: string;
}
/** One of these values; in a list, at least one. */
export interface AnyNode extends NamedField {
  readonly kind: 'any';
  readonly values: readonly string[];
}
/** A list that holds all of these values. */
export interface EveryNode extends NamedField {
  readonly kind: 'every';
  readonly values: readonly string[];
}
export type Part = 'startsWith' | 'endsWith' | 'contains';
/** The text is lowered already and not empty. */
export interface MatchNode extends NamedField {
  readonly kind: 'match';
  readonly part: Part;
  readonly text: string;
}
/** No value, an empty text or an empty list. */
export interface EmptyNode extends NamedField {
  readonly kind: 'empty';
}
export interface ExistsNode extends NamedField {
  readonly kind: 'exists';
}

export const everything: FilterNode = { kind: 'everything' };
export const nothing: FilterNode = { kind: 'nothing' };

export function and(nodes: readonly FilterNode[]): FilterNode {
  const flat = nodes.flatMap((node) =>
    node.kind === 'and' ? node.nodes : node.kind === 'everything' ? [] : [node],
  );
  if (flat.includes(nothing)) return nothing;
  return flat.length > 1 ? { kind: 'and', nodes: flat } : (flat[0] ?? everything);
}

export function or(nodes: readonly FilterNode[]): FilterNode {
  const flat = nodes.flatMap((node) =>
    node.kind === 'or' ? node.nodes : node.kind === 'nothing' ? [] : [node],
  );
  if (flat.includes(everything)) return everything;
  return flat.length > 1 ? { kind: 'or', nodes: flat } : (flat[0] ?? nothing);
}

export function not(node: FilterNode): FilterNode {
  switch (node.kind) {
    case 'everything':
      return nothing;
    case 'nothing':
      return everything;
    case 'not':
      return node.node;
    default:
      return { kind: 'not', node };
  }
}

export const compare = (
  { name, field }: NamedField,
  comparison: Comparison,
  value: string,
): FilterNode => ({ kind: 'compare', name, field, comparison, value });
export const match = ({ name, field }: NamedField, part: Part, text: string): FilterNode => ({
  kind: 'match',
  name,
  field,
  part,
  text,
});
export const empty = ({ name, field }: NamedField): FilterNode => ({ kind: 'empty', name, field });
export const exists = ({ name, field }: NamedField): FilterNode =>
  field.nullable === false ? everything : { kind: 'exists', name, field };

export function equal(named: NamedField, value: string): FilterNode {
  const { name, field } = named;
  return field.kind === 'texts'
    ? { kind: 'every', name, field, values: [value] }
    : compare(named, 'eq', value);
}

export function any(named: NamedField, values: readonly string[]): FilterNode {
  const { name, field } = named;
  const [only, ...others] = distinct(values);
  if (only === undefined) return nothing;
  return others.length === 0
    ? equal(named, only)
    : { kind: 'any', name, field, values: [only, ...others] };
}

/** A single value equals all of these only when they are one. */
export function every(named: NamedField, values: readonly string[]): FilterNode {
  const { name, field } = named;
  const [only, ...others] = distinct(values);
  if (only === undefined) return everything;
  if (others.length === 0) return equal(named, only);
  return field.kind === 'texts'
    ? { kind: 'every', name, field, values: [only, ...others] }
    : nothing;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();
