import { compact } from '../../../kernel/compact.ts';
import type { Currency } from '../../../kernel/money.ts';
import type { Operand, Step } from '../explain.ts';
import { reduce, type Ratio } from '../ratio.ts';

/** A step as JSON. Numbers are exact texts, 'n' or 'n/d', in thousandths. */
export interface WireStep {
  readonly name: string;
  readonly rule: string;
  readonly about?: string;
  readonly inputs: Readonly<Record<string, WireOperand | readonly WireOperand[]>>;
  readonly exact: string | readonly string[];
  readonly rounding: { readonly mode: string; readonly to?: string };
  readonly value: string | readonly string[];
  /** The formatted value, if it is a payable amount. */
  readonly formatted?: string;
}

interface WireOperand {
  readonly given?: string;
  readonly step?: string;
  readonly decided?: string;
  readonly value: string;
}

export function explanationToWire(steps: readonly Step[], currency: Currency): WireStep[] {
  return steps.map(({ name, rule, about, ...step }) => ({
    name,
    rule,
    ...compact({ about }),
    inputs: inputsToWire(step.inputs),
    exact: 'over' in step.exact ? text(step.exact) : step.exact.map(text),
    rounding:
      step.rounding.mode === 'none'
        ? { mode: 'none' }
        : { mode: step.rounding.mode, to: String(step.rounding.to) },
    value: 'over' in step.value ? text(step.value) : step.value.map(String),
    // Converted amounts are in another currency.
    ...('over' in step.value && step.value.under === 1n && rule !== 'converted'
      ? { formatted: currency.format(step.value.over) }
      : {}),
  }));
}

function inputsToWire(inputs: Step['inputs']): WireStep['inputs'] {
  const named: [string, Operand | readonly Operand[]][] = Object.entries(inputs);
  return Object.fromEntries(
    named.map(([name, given]) => [name, 'value' in given ? operand(given) : given.map(operand)]),
  );
}

const operand = ({ value, ...where }: Operand): WireOperand => ({ ...where, value: text(value) });

function text(ratio: Ratio): string {
  const { over, under } = reduce(ratio);
  return under === 1n ? String(over) : `${over}/${under}`;
}
