import { exactStep, from, given, roundedStep, sharesStep, type Trace } from '../explain.ts';
import { splitByLargestRemainder } from '../largest-remainder.ts';
import type { OpenLine } from '../open-lines.ts';
import type { AppliedDiscount } from '../priced-purchase.ts';
import { WHOLE_RATE } from '../purchase.ts';
import { fraction, roundToGrain, sumOf, toWeights, whole, type Ratio } from '../ratio.ts';
import type { Planned } from './plan.ts';
import { discountTypeOf } from './scope.ts';
import { lineReductions } from './line-reductions.ts';

/**
 * Applies one discount to the lines. Rounding point: its total reduction, which is then divided
 * among the lines in proportion to their exact reductions, so that the parts add up.
 */
export function discountItems(
  planned: Planned,
  at: number,
  lines: readonly OpenLine[],
  grain: bigint,
  trace?: Trace,
): AppliedDiscount {
  const [name, about] = [`discount/${at}`, planned.discount.id];
  const reductions = lineReductions(planned, lines, name, trace);
  const exact = sumOf(reductions.map((reduction) => reduction.exact));
  const amount = roundToGrain(exact, grain);
  const weights = toWeights(reductions.map((reduction) => reduction.exact));
  const shares = splitByLargestRemainder({
    total: amount,
    weights,
    limits: reductions.map(({ open }) => open.left),
    grain,
  });
  trace?.push(
    roundedStep(
      {
        name: `${name}/total`,
        rule: 'sum',
        about,
        inputs: { of: reductions.map((reduction) => from(reduction.step, reduction.exact)) },
      },
      exact,
      'half-up',
      grain,
      amount,
    ),
    sharesStep(
      {
        name: `${name}/shares`,
        about,
        total: from(`${name}/total`, amount),
        weights: reductions.map((reduction) => from(reduction.step, reduction.exact)),
        limits: reductions.map(({ open }) => from(open.leftStep, open.left)),
      },
      weights,
      grain,
      shares,
    ),
  );

  const onItems =
    planned.source === 'rule' && discountTypeOf(planned.discount) === 'SPECIFIC_ITEMS';
  const touched: { lineId: string; amount: bigint }[] = [];
  reductions.forEach(({ open }, index) => {
    const share = shares[index] ?? 0n;
    if (share === 0n) return;
    const step = `${name}/shares#${index}`;
    const left = open.left - share;
    const leftStep = `line/${open.index}/left-after/${at}`;
    trace?.push(
      exactStep(
        {
          name: leftStep,
          rule: 'less',
          about: open.line.id,
          inputs: { amount: from(open.leftStep, open.left), less: [from(step, share)] },
        },
        left,
      ),
    );
    open.left = left;
    open.leftStep = leftStep;
    open.taken.push({ discount: at, amount: share, step, onItems });
    touched.push({ lineId: open.line.id, amount: share });
  });
  return describe(planned, amount, touched);
}

/** The price of delivery while discounts are applied. */
export interface OpenShipping {
  readonly price: bigint;
  left: bigint;
  leftStep: string;
  readonly taken: { readonly discount: number; readonly amount: bigint }[];
}

export function discountShipping(
  planned: Planned,
  at: number,
  shipping: OpenShipping,
  grain: bigint,
  trace?: Trace,
): AppliedDiscount {
  const { effect } = planned.discount;
  const [name, about, { left }] = [`discount/${at}`, planned.discount.id, shipping];
  const amountLeft = from(shipping.leftStep, left);
  const exact = offShipping(effect, left);
  const amount = roundToGrain(exact, grain);
  const addStep = (
    rule: 'shipping-percent-off' | 'shipping-fixed-price' | 'least',
    inputs: Record<string, ReturnType<typeof given>>,
  ): void => {
    trace?.push(
      roundedStep(
        { name: `${name}/total`, rule, about, inputs: { left: amountLeft, ...inputs } },
        exact,
        'half-up',
        grain,
        amount,
      ),
    );
  };
  if (effect.type === 'PERCENT')
    addStep('shipping-percent-off', { rate: given(`${planned.path}.rate`, effect.rate) });
  else if (effect.type === 'AMOUNT')
    addStep('least', { other: given(`${planned.path}.amount`, effect.amount) });
  else if (effect.type === 'FIXED_PRICE')
    addStep('shipping-fixed-price', { price: given(`${planned.path}.price`, effect.price) });
  else addStep('least', {});

  if (amount > 0n) {
    const leftStep = `shipping/left-after/${at}`;
    trace?.push(
      exactStep(
        {
          name: leftStep,
          rule: 'less',
          inputs: { amount: amountLeft, less: [from(`${name}/total`, amount)] },
        },
        left - amount,
      ),
    );
    shipping.left = left - amount;
    shipping.leftStep = leftStep;
    shipping.taken.push({ discount: at, amount });
  }
  return describe(planned, amount, []);
}

function offShipping(effect: Planned['discount']['effect'], left: bigint): Ratio {
  switch (effect.type) {
    case 'FREE_SHIPPING':
      return whole(left);
    // Stryker disable next-line EqualityOperator: a hundred percent of it is all of it
    case 'PERCENT':
      return effect.rate >= WHOLE_RATE ? whole(left) : fraction(left * effect.rate, WHOLE_RATE);
    // Stryker disable next-line EqualityOperator: of equals either is the least
    case 'AMOUNT':
      return whole(effect.amount < left ? effect.amount : left);
    // Stryker disable next-line EqualityOperator: from a price to the same there is nothing to take off
    case 'FIXED_PRICE':
      return whole(effect.price < left ? left - effect.price : 0n);
    case 'BUY_X_GET_Y':
      return whole(0n);
  }
}

function describe(
  { discount, source, code }: Planned,
  amount: bigint,
  lines: AppliedDiscount['lines'],
): AppliedDiscount {
  return {
    source,
    id: discount.id,
    name: discount.name,
    discountType: discountTypeOf(discount),
    amount,
    lines,
    ...(code === undefined ? {} : { code }),
    ...(discount.effect.type === 'PERCENT' ? { rate: discount.effect.rate } : {}),
    ...(discount.subscriptionCycles === undefined
      ? {}
      : { subscriptionCycles: discount.subscriptionCycles }),
  };
}
