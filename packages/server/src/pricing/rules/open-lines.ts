import { exactStep, from, given, roundedStep, type Operand, type Trace } from './explain.ts';
import type { Coverage } from './memberships.ts';
import { grainOf, type Modifier, type Purchase, type PurchaseLine } from './purchase.ts';
import { toGrain } from './ratio.ts';

/** A line while discounts are applied. */
export interface OpenLine {
  readonly line: PurchaseLine;
  readonly index: number;
  readonly fullPrice: bigint;
  readonly price: bigint;
  readonly modifiers: bigint;
  readonly amount: bigint;
  readonly covered: boolean;
  readonly membershipId: string | undefined;
  /** The remaining amount, and the step that computed it. */
  left: bigint;
  leftStep: string;
  readonly taken: {
    readonly discount: number;
    readonly amount: bigint;
    readonly step: string;
    readonly onItems: boolean;
  }[];
}

/**
 * Rounding point: the price of one unit, and of each modifier. Quantities multiply the rounded
 * price that was shown.
 */
export function openLines(
  purchase: Pick<Purchase, 'lines' | 'currency'>,
  coverage: Coverage,
  trace?: Trace,
): OpenLine[] {
  const grain = grainOf(purchase.currency);
  const round = (units: bigint): bigint => toGrain(units, grain);
  return purchase.lines.map((line, index) => {
    check(line);
    const covered = coverage.covered.has(line.id);
    const sale = round(line.price);
    const full = round(line.fullPrice);
    const extra = line.modifiers.reduce(
      (sum, modifier) => sum + round(modifier.price) * BigInt(modifier.quantity),
      0n,
    );
    const price = covered ? 0n : sale + extra;
    const fullPrice = (full > sale ? full : sale) + extra;
    const amount = price * BigInt(line.quantity);
    if (trace)
      addLineSteps({
        trace,
        line,
        index,
        sale,
        full,
        price,
        fullPrice,
        amount,
        covered,
        round,
        grain,
      });
    return {
      line,
      index,
      fullPrice,
      price,
      amount,
      covered,
      membershipId: coverage.covered.get(line.id),
      modifiers: extra * BigInt(line.quantity),
      left: amount,
      leftStep: `line/${index}/amount`,
      taken: [],
    };
  });
}

/** Gift cards are money, so they are never discounted. */
export const isDiscountable = ({ line, covered }: OpenLine): boolean =>
  line.itemType !== 'GIFT_CARD' && !covered;

function check({ id, quantity, price, fullPrice, modifiers }: PurchaseLine): void {
  const fits = Number.isSafeInteger(quantity) && quantity >= 1 && price >= 0n && fullPrice >= 0n;
  const modifiersFit = modifiers.every(
    (modifier) =>
      Number.isSafeInteger(modifier.quantity) && modifier.quantity >= 1 && modifier.price >= 0n,
  );
  if (!fits || !modifiersFit)
    throw new RangeError(
      `Line ${id} has a quantity or a price that cannot be: refuse it before it is priced.`,
    );
}

interface Telling {
  readonly trace: Trace;
  readonly line: PurchaseLine;
  readonly index: number;
  readonly sale: bigint;
  readonly full: bigint;
  readonly price: bigint;
  readonly fullPrice: bigint;
  readonly amount: bigint;
  readonly covered: boolean;
  readonly round: (units: bigint) => bigint;
  readonly grain: bigint;
}

function addLineSteps({
  trace,
  line,
  index,
  sale,
  full,
  price,
  fullPrice,
  amount,
  covered,
  round,
  grain,
}: Telling): void {
  const [name, path, about] = [`line/${index}`, `lines.${index}`, line.id];
  const addRoundedStep = (step: string, where: string, units: bigint): void => {
    trace.push(
      roundedStep(
        { name: step, rule: 'as-given', about, inputs: { amount: given(where, units) } },
        units,
        'half-up',
        grain,
        round(units),
      ),
    );
  };
  addRoundedStep(`${name}/sale-price`, `${path}.price`, line.price);
  addRoundedStep(`${name}/list-price`, `${path}.fullPrice`, line.fullPrice);
  line.modifiers.forEach((modifier, at) =>
    addRoundedStep(`${name}/modifier/${at}`, `${path}.modifiers.${at}.price`, modifier.price),
  );
  const modifiers = line.modifiers.map((modifier: Modifier, at): Operand =>
    from(`${name}/modifier/${at}`, round(modifier.price)),
  );
  const times = line.modifiers.map((modifier, at): Operand =>
    given(`${path}.modifiers.${at}.quantity`, modifier.quantity),
  );
  const inputs = { price: from(`${name}/sale-price`, sale), modifiers, times };
  trace.push(
    exactStep(
      {
        name: `${name}/full-price`,
        rule: 'full-price',
        about,
        inputs: { ...inputs, full: from(`${name}/list-price`, full) },
      },
      fullPrice,
    ),
    exactStep(
      {
        name: `${name}/price`,
        rule: covered ? 'covered-by-membership' : 'unit-price',
        about,
        inputs: covered ? {} : inputs,
      },
      price,
    ),
    exactStep(
      {
        name: `${name}/amount`,
        rule: 'times',
        about,
        inputs: {
          amount: from(`${name}/price`, price),
          times: given(`${path}.quantity`, line.quantity),
        },
      },
      amount,
    ),
  );
}
