import { divideHalfUp } from '../../kernel/decimal.ts';

/** An exact fraction; the denominator is always positive. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

export const whole = (units: bigint): Ratio => ({ over: units, under: 1n });

export function fraction(over: bigint, under: bigint): Ratio {
  if (under <= 0n) throw new RangeError(`A fraction needs something below its line, not ${under}.`);
  return { over, under };
}

/**
 * The amounts of one discount usually share a denominator; otherwise they are reduced by the
 * greatest common divisor.
 */
export function add(a: Ratio, b: Ratio): Ratio {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  return reduce({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
}

export const sumOf = (parts: readonly Ratio[]): Ratio => parts.reduce(add, whole(0n));

export const lesser = (a: Ratio, b: Ratio): Ratio => (a.over * b.under <= b.over * a.under ? a : b);

export const atLeastZero = (ratio: Ratio): Ratio => (ratio.over < 0n ? whole(0n) : ratio);

/** Rounds to the smallest payable amount, halves away from zero. */
export const roundToGrain = ({ over, under }: Ratio, grain: bigint): bigint =>
  divideHalfUp(over, under * grain) * grain;

/** The usual case. */
// Stryker disable next-line ConditionalExpression,ArithmeticOperator: only faster; what is rounded already is rounded to itself
export const toGrain = (units: bigint, grain: bigint): bigint =>
  units % grain === 0n ? units : divideHalfUp(units, grain) * grain;

/** The same proportions as whole numbers. */
export function toWeights(ratios: readonly Ratio[]): bigint[] {
  // Stryker disable next-line ConditionalExpression,ArithmeticOperator: only faster; the common multiple of a multiple is itself
  const common = ratios.reduce(
    (lcm, { under }) => (lcm % under === 0n ? lcm : (lcm / divisor(lcm, under)) * under),
    1n,
  );
  return ratios.map(({ over, under }) => over * (common / under));
}

export function reduce({ over, under }: Ratio): Ratio {
  // Stryker disable next-line EqualityOperator: zero has no sign
  const by = divisor(over < 0n ? -over : over, under);
  return { over: over / by, under: under / by };
}

function divisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
