import type { DecimalBounds, Schema, ViolationRule } from '@shopwright/contract';
import { formats } from './formats.ts';

/**
 * Checks the rules of one field. A violated rule becomes a field violation with a message that the
 * caller can act on.
 */

/** Reported where the path of the field is available. */
export type Report = (
  rule: ViolationRule,
  description: string,
  data?: Record<string, unknown>,
) => void;

/** Integers have 32 bits on the wire and in the database; larger ones are sent as text. */
const int32 = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

export function wrongType(type: NonNullable<Schema['type']>, report: Report): void {
  report('FORMAT', `must be ${typeWords[type]}`, { type });
}

export function checkText(schema: Schema, text: string, report: Report): void {
  const { minLength, maxLength, format, decimal, enum: values } = schema;
  if (values && !values.includes(text))
    report('INVALID_ENUM_VALUE', `must be one of ${values.join(', ')}`, { enumValues: values });
  const tooLong =
    maxLength !== undefined && text.length > maxLength && characters(text) > maxLength;
  const tooShort =
    minLength !== undefined && text.length < minLength * 2 && characters(text) < minLength;
  if (tooLong || tooShort) reportLength(minLength, maxLength, tooLong, report);
  if (format && !formats[format].test(text))
    report('FORMAT', `must be ${formats[format].says}`, { type: format });
  if (decimal) {
    const broken = violatedDecimalRule(text, decimal);
    if (broken) reportDecimal(broken.rule, broken.limit, report);
  }
}

/** Counts code points, not UTF-16 code units. */
function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

function reportLength(
  min: number | undefined,
  max: number | undefined,
  tooLong: boolean,
  report: Report,
): void {
  if (min === max)
    return report('EXACT_LENGTH', `must be ${min} characters long`, { threshold: min });
  if (tooLong)
    return report('MAX_LENGTH', `must not be longer than ${max} characters`, { threshold: max });
  return report('MIN_LENGTH', `must not be shorter than ${min} characters`, { threshold: min });
}

export function checkNumber(schema: Schema, value: number, report: Report): void {
  // JSON can express Infinity as 1e999.
  if (!Number.isFinite(value) || (schema.type === 'integer' && !Number.isInteger(value)))
    return wrongType(schema.type ?? 'number', report);
  const bounds = schema.type === 'integer' ? int32 : undefined;
  const min = schema.minimum ?? bounds?.minimum;
  const max = schema.maximum ?? bounds?.maximum;
  if (min !== undefined && value < min)
    report('MIN', `must not be less than ${min}`, { threshold: min });
  if (max !== undefined && value > max)
    report('MAX', `must not be greater than ${max}`, { threshold: max });
}

export function checkSize(
  size: number,
  min: number | undefined,
  max: number,
  report: Report,
): void {
  if (size <= max && size >= (min ?? 0)) return;
  if (min === max) report('EXACT_SIZE', `must have ${max} entries`, { threshold: max });
  else if (size > max)
    report('MAX_SIZE', `must not have more than ${max} entries`, { threshold: max });
  else report('MIN_SIZE', `must have at least ${min} entries`, { threshold: min });
}

/**
 * At most one field of each group is set. Null counts as missing: clients clear one field to set
 * another.
 */
export function checkOneof(
  groups: readonly (readonly string[])[],
  fields: Readonly<Record<string, unknown>>,
  report: Report,
): void {
  for (const group of groups) {
    const set = group.filter((name) => Object.hasOwn(fields, name) && fields[name] !== null);
    if (set.length > 1) report('ONE_OF_ALIGNMENT', `may hold only one of ${set.join(', ')}`);
  }
}

export function violatedDecimalRule(
  text: string,
  bounds: DecimalBounds,
): { rule: ViolationRule; limit?: number } | undefined {
  if (!formats.DECIMAL_VALUE.test(text)) return { rule: 'FORMAT' };
  const number = Number(text);
  if (bounds.gte !== undefined && number < bounds.gte)
    return { rule: 'DECIMAL_GTE', limit: bounds.gte };
  if (bounds.gt !== undefined && number <= bounds.gt)
    return { rule: 'DECIMAL_GT', limit: bounds.gt };
  if (bounds.lte !== undefined && number > bounds.lte)
    return { rule: 'DECIMAL_LTE', limit: bounds.lte };
  const scale = text.split('.')[1]?.length ?? 0;
  if (bounds.maxScale !== undefined && scale > bounds.maxScale)
    return { rule: 'DECIMAL_MAX_SCALE', limit: bounds.maxScale };
  return undefined;
}

function reportDecimal(rule: ViolationRule, limit: number | undefined, report: Report): void {
  const says: Partial<Record<ViolationRule, string>> = {
    FORMAT: 'must be a decimal number, written as text',
    DECIMAL_GTE: `must not be less than ${limit}`,
    DECIMAL_GT: `must be greater than ${limit}`,
    DECIMAL_LTE: `must not be greater than ${limit}`,
    DECIMAL_MAX_SCALE: `must not have more than ${limit} decimals`,
  };
  report(
    rule,
    says[rule] ?? 'is not acceptable',
    limit === undefined ? { type: 'DECIMAL_VALUE' } : { threshold: limit },
  );
}
