import { exactStep, from, type Operand, type Trace } from './explain.ts';
import type { Summary } from './priced-purchase.ts';

/** An amount and the step that computed it. */
export interface TracedAmount {
  readonly amount: bigint;
  readonly step: string;
}

export interface Parts {
  readonly subtotal: readonly TracedAmount[];
  readonly shipping: readonly TracedAmount[];
  readonly tax: readonly TracedAmount[];
  readonly discount: readonly TracedAmount[];
  readonly additionalFees: readonly TracedAmount[];
}

export type PartName = keyof Parts;

/** The only place where totals are computed. Nothing is rounded: every part is a payable amount. */
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

const operand = ({ amount, step }: TracedAmount): Operand => from(step, amount);
