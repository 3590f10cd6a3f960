import { exactStep, from, given, roundedStep, type Trace } from './explain.ts';
import type { Summary } from './priced-purchase.ts';
import { grainOf, type CurrencyUnit, type PurchaseLine } from './purchase.ts';
import { fraction, roundToGrain, toGrain } from './ratio.ts';
import { addUp, type PartName, type TracedAmount } from './summary.ts';

/** A line after discounts and tax, each amount with its step. */
export interface SettledLine {
  readonly line: PurchaseLine;
  readonly index: number;
  readonly covered: boolean;
  readonly subtotal: TracedAmount;
  readonly discount: TracedAmount;
  readonly tax: TracedAmount;
  readonly total: TracedAmount;
}

/** The delivery or a fee, which is due when its lines are. */
export interface SettledExtra {
  readonly part: 'shipping' | 'additionalFees';
  readonly amount: TracedAmount;
  readonly discounts: readonly TracedAmount[];
  readonly tax: TracedAmount;
  readonly lineIds: readonly string[];
}

export interface ToSplit {
  readonly currency: CurrencyUnit;
  readonly included: boolean;
  readonly lines: readonly SettledLine[];
  readonly extras: readonly SettledExtra[];
}

export interface PaySplit {
  readonly now: Summary;
  readonly later: Summary;
  readonly afterFreeTrial: Summary;
  readonly deposits: ReadonlyMap<string, bigint>;
  /** The amount due now for purchased gift cards, which cannot be paid with gift cards. */
  readonly giftCardsNow: readonly TracedAmount[];
}

type Moment = 'now' | 'later' | 'afterFreeTrial';
type Collected = Record<PartName, TracedAmount[]>;

export function splitPayments(
  { currency, included, lines, extras }: ToSplit,
  trace?: Trace,
): PaySplit {
  const collected: Record<Moment, Collected> = {
    now: nothing(),
    later: nothing(),
    afterFreeTrial: nothing(),
  };
  const deposits = new Map<string, bigint>();
  const collect = (moment: Moment, part: PartName, amount: TracedAmount): void => {
    collected[moment][part].push(amount);
  };

  for (const settled of lines) {
    if (
      settled.line.paymentOption !== 'DEPOSIT_ONLINE' ||
      settled.line.depositAmount === undefined
    ) {
      const moment = momentOf(settled);
      for (const part of ['subtotal', 'discount', 'tax'] as const)
        collect(moment, part, settled[part]);
      continue;
    }
    const { deposit, now, later } = divideByDeposit(settled, currency, included, trace);
    deposits.set(settled.line.id, deposit);
    for (const part of ['subtotal', 'discount', 'tax'] as const) {
      collect('now', part, now[part]);
      collect('later', part, later[part]);
    }
  }
  for (const extra of extras) {
    const moment = momentOfExtra(extra, lines);
    collect(moment, extra.part, extra.amount);
    collect(moment, 'tax', extra.tax);
    for (const discount of extra.discounts) collect(moment, 'discount', discount);
  }
  return {
    now: addUp(collected.now, included, 'pay-now/', trace),
    later: addUp(collected.later, included, 'pay-later/', trace),
    afterFreeTrial: addUp(collected.afterFreeTrial, included, 'pay-after-free-trial/', trace),
    deposits,
    giftCardsNow: lines
      .filter((settled) => settled.line.itemType === 'GIFT_CARD' && momentOf(settled) === 'now')
      .map(({ line, index, total }) => ({ deposit: deposits.get(line.id), index, total }))
      .map(({ deposit, index, total }) =>
        deposit === undefined ? total : { amount: deposit, step: `line/${index}/deposit` },
      ),
  };
}

const nothing = (): Collected => ({
  subtotal: [],
  shipping: [],
  tax: [],
  discount: [],
  additionalFees: [],
});

function momentOf({ line, covered }: SettledLine): Moment {
  if (covered) return 'now';
  if (
    line.paymentOption === 'FULL_PAYMENT_OFFLINE' ||
    line.paymentOption === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  )
    return 'later';
  return line.subscription?.freeTrial && line.paymentOption !== 'DEPOSIT_ONLINE'
    ? 'afterFreeTrial'
    : 'now';
}

/** Due with the first of its lines that costs anything: now, then later, then after the trial. */
function momentOfExtra({ lineIds }: SettledExtra, lines: readonly SettledLine[]): Moment {
  const moments = new Set(
    lines
      .filter(
        ({ line, total }) =>
          total.amount > 0n && (lineIds.length === 0 || lineIds.includes(line.id)),
      )
      .map(momentOf),
  );
  return (
    (['now', 'later', 'afterFreeTrial'] as const).find((moment) => moments.has(moment)) ?? 'now'
  );
}

type LineParts = Pick<SettledLine, 'subtotal' | 'discount' | 'tax'>;
interface Divided {
  readonly deposit: bigint;
  readonly now: LineParts;
  readonly later: LineParts;
}

/**
 * Rounding points: the deposit of one unit, and the deposit's share of the line's tax and discount.
 * The rest is the remainder.
 */
function divideByDeposit(
  settled: SettledLine,
  currency: CurrencyUnit,
  included: boolean,
  trace?: Trace,
): Divided {
  const { line, index, total } = settled;
  const name = `line/${index}/deposit`;
  const grain = grainOf(currency);
  const agreed = line.depositAmount ?? 0n;
  const each = toGrain(agreed, grain);
  const dueNow = each * BigInt(line.quantity);
  const deposit = dueNow < total.amount ? dueNow : total.amount;
  trace?.push(
    roundedStep(
      {
        name: `${name}/each`,
        rule: 'as-given',
        about: line.id,
        inputs: { amount: given(`lines.${index}.depositAmount`, agreed) },
      },
      agreed,
      'half-up',
      grain,
      each,
    ),
    exactStep(
      {
        name: `${name}/asked`,
        rule: 'times',
        about: line.id,
        inputs: {
          amount: from(`${name}/each`, each),
          times: given(`lines.${index}.quantity`, line.quantity),
        },
      },
      dueNow,
    ),
    exactStep(
      {
        name,
        rule: 'least',
        about: line.id,
        inputs: { left: from(total.step, total.amount), other: from(`${name}/asked`, dueNow) },
      },
      deposit,
    ),
  );

  const partOf = (what: 'tax' | 'discount'): TracedAmount => {
    const { amount, step } = settled[what];
    const exact = total.amount === 0n ? fraction(0n, 1n) : fraction(amount * deposit, total.amount);
    const part = roundToGrain(exact, grain);
    const inputs = {
      amount: from(step, amount),
      of: from(name, deposit),
      whole: from(total.step, total.amount),
    };
    trace?.push(
      roundedStep(
        { name: `${name}/${what}`, rule: 'part', about: line.id, inputs },
        exact,
        'half-up',
        grain,
        part,
      ),
    );
    return { amount: part, step: `${name}/${what}` };
  };
  const [tax, discount] = [partOf('tax'), partOf('discount')];
  const subtotal: TracedAmount = {
    amount: deposit - (included ? 0n : tax.amount) + discount.amount,
    step: `${name}/subtotal`,
  };
  trace?.push(
    exactStep(
      {
        name: subtotal.step,
        rule: 'total',
        about: line.id,
        inputs: {
          plus: [from(name, deposit), from(discount.step, discount.amount)],
          less: included ? [] : [from(tax.step, tax.amount)],
        },
      },
      subtotal.amount,
    ),
  );

  const rest = (what: keyof LineParts, taken: TracedAmount): TracedAmount => {
    const remaining: TracedAmount = {
      amount: settled[what].amount - taken.amount,
      step: `line/${index}/rest/${what}`,
    };
    trace?.push(
      exactStep(
        {
          name: remaining.step,
          rule: 'less',
          about: line.id,
          inputs: {
            amount: from(settled[what].step, settled[what].amount),
            less: [from(taken.step, taken.amount)],
          },
        },
        remaining.amount,
      ),
    );
    return remaining;
  };
  return {
    deposit,
    now: { subtotal, discount, tax },
    later: {
      subtotal: rest('subtotal', subtotal),
      discount: rest('discount', discount),
      tax: rest('tax', tax),
    },
  };
}
