import type { FieldViolation } from '@shopwright/contract';
import { toScale, toText } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';
import { violation } from '../../../kernel/outcome.ts';

/** What the wire's own bounds leave open, checked where a value is taken. Violations gather; the caller refuses with all. */
export interface Taking {
  readonly violations: FieldViolation[];
}

/** What rules may not find by themselves: new ids, and the time. */
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

const DEAREST = 999_999_999.99;

/** A number from the wire as an exact text of this scale, rounded to so many digits; undefined and noted when it is out of bounds. */
export function takeNumber(
  taking: Taking,
  field: string,
  value: number | string,
  { scale, digits = scale, most = DEAREST }: { scale: number; digits?: number; most?: number },
): string | undefined {
  const number = Number(value);
  if (!Number.isFinite(number))
    return fail(taking, field, 'FORMAT', 'must be a number', { type: 'number' });
  if (number < 0) return fail(taking, field, 'MIN', 'must not be less than 0', { threshold: 0 });
  if (number > most)
    return fail(taking, field, 'MAX', `must not be greater than ${most}`, { threshold: most });
  return toText(toScale(value, scale, digits), scale);
}

/** An amount that can be paid in this currency. */
export const takeMoney = (
  taking: Taking,
  field: string,
  value: number | string,
  { decimals }: Pick<Currency, 'decimals'>,
): string | undefined => takeNumber(taking, field, value, { scale: MONEY_SCALE, digits: decimals });
