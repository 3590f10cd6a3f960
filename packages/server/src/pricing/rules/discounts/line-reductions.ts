import {
  decided,
  exactStep,
  from,
  given,
  type Operand,
  type Rule,
  type Trace,
} from '../explain.ts';
import type { OpenLine } from '../open-lines.ts';
import { WHOLE_RATE } from '../purchase.ts';
import { atLeastZero, fraction, lesser, whole, type Ratio } from '../ratio.ts';
import { freeUnits } from './free-units.ts';
import type { Planned } from './plan.ts';
import { linesIn } from './scope.ts';

/** The exact reduction of one line; never more than its remaining price. */
export interface LineReduction {
  readonly open: OpenLine;
  readonly exact: Ratio;
  readonly step: string;
}

export function lineReductions(
  planned: Planned,
  lines: readonly OpenLine[],
  name: string,
  trace?: Trace,
): LineReduction[] {
  const { discount, path, lineIds } = planned;
  const { effect } = discount;
  const inScope = linesIn(discount.scope, lines).filter(
    ({ line }) => lineIds === undefined || lineIds.includes(line.id),
  );
  const units = discount.oneItemOnly ? cheapestUnit(inScope) : undefined;
  const unitsOf = (open: OpenLine): number => (units ? (units.get(open) ?? 0) : open.line.quantity);

  const reduce = (
    open: OpenLine,
    rule: Rule,
    exact: Ratio,
    inputs: Record<string, Operand | Operand[]>,
  ): LineReduction => {
    const step = `${name}/line/${open.index}`;
    trace?.push(
      exactStep(
        {
          name: step,
          rule,
          about: open.line.id,
          inputs: { left: from(open.leftStep, open.left), ...inputs },
        },
        exact,
      ),
    );
    return { open, exact, step };
  };
  const some = (open: OpenLine, count: number): Record<string, Operand> =>
    trace
      ? {
          units: decided('units', count),
          quantity: given(`lines.${open.index}.quantity`, open.line.quantity),
        }
      : {};

  const percentOff = (rate: bigint, count: (open: OpenLine) => number): LineReduction[] =>
    inScope.map((open) => {
      // Stryker disable next-line EqualityOperator: a hundred percent is a hundred percent
      const capped = rate > WHOLE_RATE ? WHOLE_RATE : rate;
      return reduce(open, 'percent-off', times(part(open, count(open)), capped, WHOLE_RATE), {
        rate: given(`${path}.rate`, rate),
        ...some(open, count(open)),
      });
    });

  switch (effect.type) {
    case 'FREE_SHIPPING':
      return [];
    case 'PERCENT':
      return percentOff(effect.rate, unitsOf);
    case 'BUY_X_GET_Y': {
      const free = freeUnits(effect, linesIn(effect.buyScope ?? discount.scope, lines), inScope);
      return percentOff(effect.rate, (open) => free.get(open) ?? 0);
    }
    case 'FIXED_PRICE':
      return inScope.map((open) => {
        const count = BigInt(unitsOf(open));
        const { over, under } = part(open, unitsOf(open));
        const exact = atLeastZero(fraction(over - effect.price * count * under, under));
        return reduce(open, 'fixed-price', exact, {
          price: given(`${path}.price`, effect.price),
          ...some(open, unitsOf(open)),
        });
      });
    case 'AMOUNT': {
      const amount = given(`${path}.amount`, effect.amount);
      if (effect.each || discount.oneItemOnly) {
        return inScope.map((open) => {
          const exact = lesser(
            whole(effect.amount * BigInt(unitsOf(open))),
            part(open, unitsOf(open)),
          );
          return reduce(open, 'amount-off-each', exact, { amount, ...some(open, unitsOf(open)) });
        });
      }
      const all = inScope.reduce((sum, { left }) => sum + left, 0n);
      // Stryker disable next-line ArrayDeclaration: read only with a trace
      const lefts = trace ? inScope.map((open) => from(open.leftStep, open.left)) : [];
      // Stryker disable next-line EqualityOperator: of equals either is the least
      const taken = effect.amount < all ? effect.amount : all;
      return inScope.map((open) =>
        reduce(open, 'amount-off', all === 0n ? whole(0n) : fraction(taken * open.left, all), {
          amount,
          lefts,
        }),
      );
    }
  }
}

/** The remaining price of this many units of a line. */
const part = ({ left, line }: OpenLine, units: number): Ratio =>
  // Stryker disable next-line ConditionalExpression: only faster; the same fraction in lower terms
  units === line.quantity ? whole(left) : fraction(left * BigInt(units), BigInt(line.quantity));

const times = ({ over, under }: Ratio, rate: bigint, of: bigint): Ratio =>
  fraction(over * rate, under * of);

/** One unit of the cheapest line; the first one on a tie. */
function cheapestUnit(lines: readonly OpenLine[]): Map<OpenLine, number> {
  const [first, ...others] = lines;
  // Stryker disable next-line ConditionalExpression: where there are no lines, none is asked for
  if (!first) return new Map();
  return new Map([
    [others.reduce((cheapest, open) => (open.price < cheapest.price ? open : cheapest), first), 1],
  ]);
}
