import type { FieldViolation } from '@shopwright/contract';
import { toScale, toText } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';
import { violation } from '../../../kernel/outcome.ts';

/**
 * Checks that the contract's bounds cannot express. Violations are collected, and the caller
 * refuses with all of them.
 */
export interface Taking {
  readonly violations: FieldViolation[];
}

/** Passed to rules, which are pure: new ids and the current time. */
export interface Making {
  readonly mint: () => string;
  readonly now: string;
}

export function fail(
  taking: Taking,
  field: string,
  rule: FieldViolation['violatedRule'],
  description: string,
  data: Record<string, unknown> = {},
): undefined {
  taking.violations.push(violation(field, rule, description, data));
  return undefined;
}

const MAX_AMOUNT = 999_999_999.99;

/**
 * A number as exact text of this scale, rounded to `digits`; undefined, with a violation, when it
 * is out of bounds.
 */
export function checkNumber(
  taking: Taking,
  field: string,
  value: number | string,
  { scale, digits = scale, max = MAX_AMOUNT }: { scale: number; digits?: number; max?: number },
): string | undefined {
  const number = Number(value);
  if (!Number.isFinite(number))
    return fail(taking, field, 'FORMAT', 'must be a number', { type: 'number' });
  if (number < 0) return fail(taking, field, 'MIN', 'must not be less than 0', { threshold: 0 });
  if (number > max)
    return fail(taking, field, 'MAX', `must not be greater than ${max}`, { threshold: max });
  return toText(toScale(value, scale, digits), scale);
}

/** An amount in whole units of the currency's smallest coin. */
export const checkMoney = (
  taking: Taking,
  field: string,
  value: number | string,
  { decimals }: Pick<Currency, 'decimals'>,
): string | undefined =>
  checkNumber(taking, field, value, { scale: MONEY_SCALE, digits: decimals });
