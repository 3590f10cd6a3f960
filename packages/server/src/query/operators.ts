import type { ViolationRule } from '@shopwright/contract';
import { toFloor } from '../kernel/decimal.ts';
import { beyondBigint } from './bigint.ts';
import type { FieldKind, NamedField, QueryField } from './fields.ts';
import { limits } from './limits.ts';
import {
  and,
  any,
  compare,
  type Comparison,
  empty,
  equal,
  every,
  exists,
  type FilterNode,
  match,
  not,
  nothing,
  or,
  type Part,
} from './nodes.ts';
import { readOperand, readPlain } from './operands.ts';

/** What `$op` means for a field. */

/** Reports a violation; the returned node is never used. */
export type ReportViolation = (
  rule: ViolationRule,
  says: string,
  data?: Readonly<Record<string, unknown>>,
) => FilterNode;

interface Operator {
  readonly suits: (field: QueryField) => boolean;
  readonly read: (named: NamedField, operand: unknown, complain: ReportViolation) => FilterNode;
}

const ofKinds =
  (...kinds: readonly FieldKind[]) =>
  (field: QueryField): boolean =>
    field.toColumn === undefined && kinds.includes(field.kind);
const always = (): boolean => true;

const equality: Operator = { suits: always, read: readEqual };
const membership: Operator = { suits: always, read: readAny };
const containing = matching('contains');

const operators: ReadonlyMap<string, Operator> = new Map([
  ['$eq', equality],
  ['$ne', negated(equality)],
  ['$gt', ordering('gt')],
  ['$gte', ordering('gte')],
  ['$ge', ordering('gte')],
  ['$lt', ordering('lt')],
  ['$lte', ordering('lte')],
  ['$le', ordering('lte')],
  ['$startsWith', matching('startsWith')],
  ['$endsWith', matching('endsWith')],
  [
    '$contains',
    { suits: (field) => field.kind === 'texts' || containing.suits(field), read: readContains },
  ],
  ['$in', membership],
  ['$nin', negated(membership)],
  ['$hasSome', membership],
  ['$hasAll', { suits: always, read: readEvery }],
  [
    '$exists',
    {
      suits: always,
      read: (named, operand, complain) => nodeOrNot(operand, complain, exists(named)),
    },
  ],
  [
    '$isEmpty',
    {
      suits: always,
      read: (named, operand, complain) => nodeOrNot(operand, complain, empty(named)),
    },
  ],
]);

export function readOperator(
  named: NamedField,
  name: string,
  operand: unknown,
  complain: ReportViolation,
): FilterNode {
  const operator = operators.get(name);
  if (operator?.suits(named.field)) return operator.read(named, operand, complain);
  const offered = [...operators]
    .filter(([, each]) => each.suits(named.field))
    .map(([each]) => each);
  return complain('INVALID_ENUM_VALUE', `must be filtered with one of ${offered.join(', ')}`, {
    enumValues: offered,
  });
}

export function readEqual(
  named: NamedField,
  operand: unknown,
  complain: ReportViolation,
): FilterNode {
  if (operand === null) return empty(named);
  const read = readOperand(named.field, operand);
  if (read.is === 'wrong') return complain(read.rule, read.says, read.data);
  return read.is === 'never' ? nothing : equal(named, read.text);
}

function readAny(named: NamedField, operand: unknown, complain: ReportViolation): FilterNode {
  const list = readList(named, operand, complain);
  if (!list) return nothing;
  return or([list.hasNull ? empty(named) : nothing, any(named, list.values)]);
}

function readEvery(named: NamedField, operand: unknown, complain: ReportViolation): FilterNode {
  const list = readList(named, operand, complain);
  if (!list || list.hasNever) return nothing;
  return and([...(list.hasNull ? [empty(named)] : []), every(named, list.values)]);
}

interface ReadList {
  readonly values: readonly string[];
  readonly hasNull: boolean;
  readonly hasNever: boolean;
}

function readList(
  { field }: NamedField,
  operand: unknown,
  complain: ReportViolation,
): ReadList | undefined {
  if (!Array.isArray(operand)) {
    complain('FORMAT', 'must be compared with a list');
    return undefined;
  }
  if (operand.length > limits.list) {
    complain('MAX_SIZE', `must not be compared with more than ${limits.list} values`, {
      threshold: limits.list,
    });
    return undefined;
  }
  const values: string[] = [];
  let [hasNull, hasNever] = [false, false];
  for (const entry of operand) {
    const read = entry === null ? undefined : readOperand(field, entry);
    if (read?.is === 'wrong') {
      complain(read.rule, read.says, read.data);
      return undefined;
    }
    if (read?.is === 'value') values.push(read.text);
    hasNull ||= read === undefined;
    hasNever ||= read?.is === 'never';
  }
  return { values, hasNull, hasNever };
}

function ordering(comparison: Comparison): Operator {
  return {
    suits: ofKinds('text', 'number', 'integer', 'moment', 'id'),
    read: (named, operand, complain) => {
      const read = readPlain(named.field.kind, operand);
      if (read.is === 'wrong') return complain(read.rule, read.says, read.data);
      if (read.is === 'never') return nothing;
      return named.field.kind === 'integer'
        ? compareWhole(named, comparison, read.text)
        : compare(named, comparison, read.text);
    },
  };
}

/**
 * An integer column is compared with an integer, so that its index serves: above 1.5 is above 1.
 */
function compareWhole(named: NamedField, comparison: Comparison, decimal: string): FilterNode {
  const { floor, exact } = toFloor(decimal);
  const upwards = comparison === 'gt' || comparison === 'gte';
  const beyond = beyondBigint(floor);
  if (beyond) return upwards === (beyond === 'above') ? nothing : exists(named);
  return compare(named, exact ? comparison : upwards ? 'gt' : 'lte', String(floor));
}

function matching(part: Part): Operator {
  return {
    suits: ofKinds('text', 'id'),
    read: (named, operand, complain) => readMatch(named, part, operand, complain),
  };
}

function readMatch(
  named: NamedField,
  part: Part,
  operand: unknown,
  complain: ReportViolation,
): FilterNode {
  const read = readPlain('text', operand);
  if (read.is === 'wrong') return complain(read.rule, read.says, read.data);
  if (read.is === 'never' || read.text === '') return exists(named);
  return match(named, part, (named.field.toLower ?? lowerAscii)(read.text));
}

function readContains(named: NamedField, operand: unknown, complain: ReportViolation): FilterNode {
  if (named.field.kind !== 'texts') return containing.read(named, operand, complain);
  return operand === null
    ? complain('FORMAT', 'must be compared with texts')
    : readEqual(named, operand, complain);
}

export const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

function nodeOrNot(operand: unknown, complain: ReportViolation, node: FilterNode): FilterNode {
  const read = readPlain('boolean', operand);
  if (read.is === 'wrong') return complain(read.rule, read.says, read.data);
  return read.is === 'value' && read.text === 'true' ? node : not(node);
}

function negated(operator: Operator): Operator {
  return {
    ...operator,
    read: (named, operand, complain) => not(operator.read(named, operand, complain)),
  };
}
