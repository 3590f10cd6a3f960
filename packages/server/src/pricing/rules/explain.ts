import { whole, type Ratio } from './ratio.ts';
import { compact } from '../../kernel/compact.ts';

/**
 * The derivation of a price: its steps in order. Every step names its inputs by their path in the
 * purchase or by the step that computed them, so that the result can be recomputed from the
 * purchase alone. Amounts are in thousandths of the currency.
 */
export type Step = AmountStep | SharesStep;

export interface AmountStep {
  readonly name: string;
  readonly rule: Rule;
  /** The id of the line, discount or card that it is about. */
  readonly about?: string;
  readonly inputs: Readonly<Record<string, Operand | readonly Operand[]>>;
  /** Before rounding. */
  readonly exact: Ratio;
  readonly rounding: Rounding;
  readonly value: Ratio;
}

/** One amount divided among several; share n is referenced as `name#n`. */
export interface SharesStep {
  readonly name: string;
  readonly rule: 'shares';
  readonly about?: string;
  readonly inputs: {
    readonly total: Operand;
    readonly weights: readonly Operand[];
    readonly limits: readonly Operand[];
  };
  readonly exact: readonly Ratio[];
  readonly rounding: { readonly mode: 'largest-remainder'; readonly to: bigint };
  readonly value: readonly bigint[];
}

export type Rounding =
  | { readonly mode: 'none' }
  | { readonly mode: 'half-up' | 'down'; readonly to: bigint };

/** Each is one formula over its inputs; README.md has the table. */
export type Rule =
  | 'as-given'
  | 'unit-price'
  | 'full-price'
  | 'covered-by-membership'
  | 'times'
  | 'sum'
  | 'less'
  | 'least'
  | 'percent-off'
  | 'amount-off'
  | 'amount-off-each'
  | 'fixed-price'
  | 'shipping-percent-off'
  | 'shipping-fixed-price'
  | 'tax-added'
  | 'tax-inside'
  | 'part'
  | 'total'
  | 'converted';

export type Operand =
  /** A path in the purchase, such as `lines.0.price`. */
  | { readonly given: string; readonly value: Ratio }
  /** An earlier step. */
  | { readonly step: string; readonly value: Ratio }
  /** A decision rather than a calculation, such as the number of free units. */
  | { readonly decided: string; readonly value: Ratio };

export type Trace = Step[];

const exactly = { mode: 'none' } as const;

export const given = (path: string, value: bigint | number): Operand => ({
  given: path,
  value: whole(BigInt(value)),
});
export const from = (step: string, value: bigint | Ratio): Operand => ({
  step,
  value: typeof value === 'bigint' ? whole(value) : value,
});
export const decided = (what: string, value: bigint | number): Operand => ({
  decided: what,
  value: whole(BigInt(value)),
});

interface StepHead {
  readonly name: string;
  readonly rule: Rule;
  readonly about?: string;
  readonly inputs: AmountStep['inputs'];
}

/** A step without rounding. */
export function exactStep(head: StepHead, value: bigint | Ratio): AmountStep {
  const exact = typeof value === 'bigint' ? whole(value) : value;
  return { ...head, exact, rounding: exactly, value: exact };
}

export function roundedStep(
  head: StepHead,
  exact: bigint | Ratio,
  mode: 'half-up' | 'down',
  to: bigint,
  value: bigint,
): AmountStep {
  return {
    ...head,
    exact: typeof exact === 'bigint' ? whole(exact) : exact,
    rounding: { mode, to },
    value: whole(value),
  };
}

interface SharesHead {
  readonly name: string;
  readonly about?: string;
  readonly total: Operand;
  readonly weights: readonly Operand[];
  readonly limits?: readonly Operand[];
}

export function sharesStep(
  { name, about, total, weights, limits = [] }: SharesHead,
  counted: readonly bigint[],
  to: bigint,
  value: readonly bigint[],
): SharesStep {
  const all = counted.reduce((sum, weight) => sum + weight, 0n);
  const exact = counted.map((weight) =>
    all === 0n ? whole(0n) : { over: total.value.over * weight, under: total.value.under * all },
  );
  return {
    name,
    rule: 'shares',
    ...compact({ about }),
    inputs: { total, weights, limits },
    exact,
    rounding: { mode: 'largest-remainder', to },
    value,
  };
}
