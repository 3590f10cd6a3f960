import { exactStep, from, type Operand, type Trace } from './explain.ts';
import type { Summary } from './priced-purchase.ts';

/** An amount and the step that says so. */
export interface Told {
  readonly amount: bigint;
  readonly step: string;
}

export interface Parts {
  readonly subtotal: readonly Told[];
  readonly shipping: readonly Told[];
  readonly tax: readonly Told[];
  readonly discount: readonly Told[];
  readonly additionalFees: readonly Told[];
}

export type PartName = keyof Parts;

/** The one place where a total is made. Nothing is rounded: every part is an amount that can be paid. */
export function addUp(parts: Parts, included: boolean, name: string, trace?: Trace): Summary {
  const sum = (part: PartName): bigint => {
    const total = parts[part].reduce((all, { amount }) => all + amount, 0n);
    trace?.push(
      exactStep(
        { name: `${name}${part}`, rule: 'sum', inputs: { of: parts[part].map(operand) } },
        total,
      ),
    );
    return total;
  };
  const [subtotal, shipping, tax, discount, additionalFees] = [
    sum('subtotal'),
    sum('shipping'),
    sum('tax'),
    sum('discount'),
    sum('additionalFees'),
  ];
  const total = subtotal - discount + shipping + additionalFees + (included ? 0n : tax);
  trace?.push(
    exactStep(
      {
        name: `${name}total`,
        rule: 'total',
        inputs: {
          plus: [
            from(`${name}subtotal`, subtotal),
            from(`${name}shipping`, shipping),
            from(`${name}additionalFees`, additionalFees),
            ...(included ? [] : [from(`${name}tax`, tax)]),
          ],
          less: [from(`${name}discount`, discount)],
        },
      },
      total,
    ),
  );
  return { subtotal, shipping, tax, discount, additionalFees, total };
}

const operand = ({ amount, step }: Told): Operand => from(step, amount);
