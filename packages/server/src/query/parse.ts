import type { FieldViolation, ViolationRule } from '@shopwright/contract';
import { type Refusal, refuseFields, violation } from '../kernel/outcome.ts';
import { type Caller, type FieldTable, findField, type NamedField } from './fields.ts';
import { isObject } from '../kernel/is-object.ts';
import { fromText } from './json.ts';
import { limits } from './limits.ts';
import { and, everything, type FilterNode, not, nothing, or } from './nodes.ts';
import { readEqual, readOperator } from './operators.ts';

export interface ParseOptions extends Caller {
  /** The path of the filter or sort in the request, for violations. */
  readonly path?: string;
}

export function parseFilter(
  filter: unknown,
  fields: FieldTable,
  options: ParseOptions,
): FilterNode | Refusal {
  const violations: FieldViolation[] = [];
  const node = readFilter(filter, fields, options, violations);
  return violations.length > 0 ? refuseFields(...violations) : node;
}

/**
 * The JSON of a filter, or the text of that JSON. What is wrong is added to `violations`; the
 * answer is then of no use.
 */
export function readFilter(
  filter: unknown,
  fields: FieldTable,
  { merchant, path = 'query.filter' }: ParseOptions,
  violations: FieldViolation[],
): FilterNode {
  const given = fromText(filter) ?? undefined;
  if (given === undefined) return everything;
  return readObject(given, 0, {
    fields,
    caller: { merchant },
    path,
    violations,
    nodes: 0,
    values: 0,
    tooMuch: false,
  });
}

interface Reading {
  readonly fields: FieldTable;
  readonly caller: Caller;
  readonly path: string;
  readonly violations: FieldViolation[];
  nodes: number;
  values: number;
  /** Reading has stopped: a limit is passed. */
  tooMuch: boolean;
}

function readObject(filter: unknown, depth: number, reading: Reading): FilterNode {
  if (!isObject(filter)) return complain(reading, '', 'FORMAT', 'must be an object');
  const entries = Object.entries(filter);
  if (entries.length === 0) spend(reading);
  const nodes: FilterNode[] = [];
  for (const [key, value] of entries) {
    if (reading.tooMuch) return nothing;
    nodes.push(
      key.startsWith('$')
        ? readLogic(key, value, depth + 1, reading)
        : readField(key, value, depth, reading),
    );
  }
  return and(nodes);
}

function readLogic(
  operator: string,
  operand: unknown,
  depth: number,
  reading: Reading,
): FilterNode {
  if (!enter(reading, depth)) return nothing;
  switch (operator) {
    case '$and':
      return and(readMembers(operator, operand, depth, reading));
    case '$or':
      return or(readMembers(operator, operand, depth, reading));
    case '$not':
      return not(readObject(onlyOne(operand), depth, reading));
    default:
      return complain(
        reading,
        operator,
        'FIELD_NOT_ALLOWED',
        'is not an operator; use $and, $or, $not',
      );
  }
}

function readMembers(
  operator: string,
  operand: unknown,
  depth: number,
  reading: Reading,
): FilterNode[] {
  if (!Array.isArray(operand))
    return [complain(reading, operator, 'FORMAT', 'must be a list of filters')];
  const nodes: FilterNode[] = [];
  for (const member of operand) {
    if (reading.tooMuch) break;
    nodes.push(readObject(member, depth, reading));
  }
  return nodes;
}

const onlyOne = (operand: unknown): unknown =>
  Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;

function readField(name: string, condition: unknown, depth: number, reading: Reading): FilterNode {
  const named = findField(reading.fields, name, reading.caller, 'filterable');
  if (!named) {
    spend(reading);
    return complain(reading, name, 'FIELD_NOT_ALLOWED', 'cannot be filtered');
  }
  return readCondition(named, condition, depth, reading);
}

function readCondition(
  named: NamedField,
  condition: unknown,
  depth: number,
  reading: Reading,
): FilterNode {
  const complainOfField = (
    rule: ViolationRule,
    says: string,
    data?: Readonly<Record<string, unknown>>,
  ) => complain(reading, named.name, rule, says, data);
  if (!isObject(condition)) {
    spend(reading);
    return readEqual(named, condition, complainOfField);
  }
  const entries = Object.entries(condition);
  // Nothing asked would mean everything: in a bulk call, everyone.
  if (entries.length === 0)
    return complainOfField('MIN_SIZE', 'must be compared with something', { threshold: 1 });
  const nodes: FilterNode[] = [];
  for (const [operator, operand] of entries) {
    if (reading.tooMuch) return nothing;
    if (operator === '$not') {
      if (enter(reading, depth + 1))
        nodes.push(not(readCondition(named, onlyOne(operand), depth + 1, reading)));
    } else {
      spend(reading, Array.isArray(operand) ? operand.length : 0);
      if (reading.tooMuch) return nothing;
      nodes.push(readOperator(named, operator, operand, complainOfField));
    }
  }
  return and(nodes);
}

function enter(reading: Reading, depth: number): boolean {
  spend(reading);
  if (depth > limits.depth)
    stop(reading, `must not nest conditions deeper than ${limits.depth} levels`, limits.depth);
  return !reading.tooMuch;
}

function spend(reading: Reading, values = 0): void {
  reading.nodes += 1;
  reading.values += values;
  if (reading.nodes > limits.nodes)
    stop(reading, `must not have more than ${limits.nodes} conditions`, limits.nodes);
  if (reading.values > limits.values)
    stop(
      reading,
      `must not be compared with more than ${limits.values} values in all`,
      limits.values,
    );
}

function stop(reading: Reading, says: string, threshold: number): void {
  if (!reading.tooMuch) complain(reading, '', 'MAX_SIZE', says, { threshold });
  reading.tooMuch = true;
}

const MAX_NAME_LENGTH = 100;

function complain(
  reading: Reading,
  name: string,
  rule: ViolationRule,
  says: string,
  data?: Readonly<Record<string, unknown>>,
): FilterNode {
  const field =
    name === '' && rule !== 'FIELD_NOT_ALLOWED'
      ? reading.path
      : `${reading.path}.${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}`;
  reading.violations.push(violation(field, rule, says, { ...data }));
  return nothing;
}
