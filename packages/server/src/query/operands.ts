import type { ViolationRule } from '@shopwright/contract';
import { toPlainDecimal } from '../kernel/decimal.ts';
import { isCanonicalGuid } from '../kernel/guid.ts';
import { isBigint } from './bigint.ts';
import type { FieldKind, QueryField } from './fields.ts';
import { limits } from './limits.ts';
import { toMoment } from './moment.ts';

/** What a caller wrote, as the text of something the column can hold. */
export type Operand =
  | { readonly is: 'value'; readonly text: string }
  /** Well formed, but equal to no value that the column can hold. */
  | { readonly is: 'never' }
  | {
      readonly is: 'wrong';
      readonly rule: ViolationRule;
      readonly says: string;
      readonly data: Readonly<Record<string, unknown>>;
    };

type Read = (value: unknown) => Operand;

const taken = (text: string): Operand => ({ is: 'value', text });
const never: Operand = { is: 'never' };
const wrong = (
  says: string,
  rule: ViolationRule = 'FORMAT',
  data: Record<string, unknown> = {},
): Operand => ({ is: 'wrong', rule, says, data });

/** A value to compare for equality, or an element of a list. */
export function readOperand(field: QueryField, value: unknown): Operand {
  const text = readPlain(field.kind, value);
  if (text.is !== 'value') return text;
  if (field.values && !field.values.includes(text.text)) {
    return wrong(`must be one of ${field.values.join(', ')}`, 'INVALID_ENUM_VALUE', {
      enumValues: field.values,
    });
  }
  if (!field.toColumn) return field.kind === 'integer' ? whole(text.text) : text;
  const stored = field.toColumn(text.text);
  return stored === undefined ? never : readPlain(field.kind, stored);
}

/** A value of this kind, whether a row can have it or not; numbers need not be whole. */
export function readPlain(kind: FieldKind, value: unknown): Operand {
  if (typeof value === 'string' && value.length > limits.text) {
    return wrong(`must not hold texts longer than ${limits.text} characters`, 'MAX_LENGTH', {
      threshold: limits.text,
    });
  }
  return readers[kind](value);
}

/**
 * A sort key that came back in a cursor: our own texts, so longer ones are fine and a value the
 * column cannot hold is forged.
 */
export function readSortKey(kind: FieldKind, value: string): string | undefined {
  const read = readers[kind](value);
  const key = kind === 'integer' && read.is === 'value' ? whole(read.text) : read;
  return key.is === 'value' ? key.text : undefined;
}

const readText: Read = (value) => {
  if (typeof value !== 'string') return wrong('must be compared with texts');
  // PostgreSQL can neither store nor compare them.
  if (value.includes('\0') || !value.isWellFormed())
    return wrong('must not be compared with a null character or a broken Unicode pair');
  return taken(value);
};

const readNumber: Read = (value) => {
  const decimal = toPlainDecimal(value);
  return decimal === undefined ? wrong('must be compared with numbers') : taken(decimal);
};

const readers: Readonly<Record<FieldKind, Read>> = {
  text: readText,
  texts: readText,
  number: readNumber,
  integer: readNumber,
  boolean: (value) =>
    value === true || value === 'true'
      ? taken('true')
      : value === false || value === 'false'
        ? taken('false')
        : wrong('must be compared with true or false'),
  moment: (value) => {
    const moment = toMoment(value);
    return moment === undefined
      ? wrong('must be compared with ISO dates in the years 1 to 9999, with a time zone')
      : taken(moment);
  },
  id: (value) => {
    if (typeof value !== 'string') return wrong('must be compared with ids');
    const id = value.toLowerCase();
    return isCanonicalGuid(id) ? taken(id) : never;
  },
};

const whole = (decimal: string): Operand => (isBigint(decimal) ? taken(decimal) : never);
