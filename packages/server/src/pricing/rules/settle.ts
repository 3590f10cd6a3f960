import { discountItems, discountShipping, type OpenShipping } from './discounts/apply.ts';
import { planInOrder, type Planned } from './discounts/plan.ts';
import { exactStep, from, given, roundedStep, type Trace } from './explain.ts';
import { payWithGiftCards } from './gift-cards.ts';
import type { Coverage } from './memberships.ts';
import { openLines, type OpenLine } from './open-lines.ts';
import { splitPayments, type SettledExtra, type SettledLine } from './pay-split.ts';
import { feesOf, priceFee, priceLine, priceShipping } from './priced-parts.ts';
import type { AppliedDiscount, PricedPurchase } from './priced-purchase.ts';
import { grainOf, type Purchase, type PurchaseTax } from './purchase.ts';
import { toGrain } from './ratio.ts';
import { addUp, type TracedAmount } from './summary.ts';
import { chargeTax } from './tax/charge.ts';
import type { Taxable } from './tax/taxable.ts';

export type Settled = Omit<
  PricedPurchase,
  'weight' | 'convertedTotal' | 'memberships' | 'notApplied' | 'considered'
>;

/**
 * Prices the purchase with exactly these discounts, in this order: lines, discounts, delivery,
 * fees, tax, totals, payments.
 */
export function settle(
  purchase: Purchase,
  coverage: Coverage,
  planned: readonly Planned[],
  trace?: Trace,
): Settled {
  const grain = grainOf(purchase.currency);
  const { included } = purchase.tax;

  const lines = openLines(purchase, coverage, trace);
  const shipping = openShipping(purchase, grain, trace);
  const discounts = takeOff(planned, lines, shipping, grain, trace);
  const fees = feesOf(purchase, grain, trace);

  const taxedLines = lines.map((open) => ({ open, taxable: taxableLine(open, purchase.tax) }));
  const taxedFees = fees.map((fee) => ({
    fee,
    taxable: {
      name: fee.name,
      amount: fee.price,
      amountStep: `${fee.name}/price`,
      rates: purchase.tax.fees,
      path: 'tax.fees',
    },
  }));
  const taxedShipping: Taxable = {
    name: 'shipping',
    amount: shipping.left,
    amountStep: shipping.leftStep,
    rates: purchase.tax.shipping,
    path: 'tax.shipping',
  };
  const taxables = [
    ...taxedLines.map(({ taxable }) => taxable),
    taxedShipping,
    ...taxedFees.map(({ taxable }) => taxable),
  ];
  const charged = chargeTax({ included, grain, taxables }, trace);

  const taxOf = (taxable: Taxable): TracedAmount => ({
    amount: charged.of(taxable).tax,
    step: `${taxable.name}/tax`,
  });
  const settledLines = taxedLines.map(({ open, taxable }) =>
    settleLine(open, taxOf(taxable), included, trace),
  );
  const settledShipping: SettledExtra = {
    part: 'shipping',
    amount: { amount: shipping.price, step: 'shipping/price' },
    discounts: discountAmounts(shipping),
    tax: taxOf(taxedShipping),
    lineIds: [],
  };
  const settledFees = taxedFees.map(({ fee, taxable }): SettledExtra => ({
    part: 'additionalFees',
    amount: { amount: fee.price, step: taxable.amountStep },
    discounts: [],
    tax: taxOf(taxable),
    lineIds: fee.fee.lineIds,
  }));
  const summary = addUp(
    {
      subtotal: settledLines.map(({ subtotal }) => subtotal),
      shipping: [settledShipping.amount],
      additionalFees: settledFees.map(({ amount }) => amount),
      discount: discounts.map(({ amount }, at) => ({ amount, step: `discount/${at}/total` })),
      tax: [...settledLines, settledShipping, ...settledFees].map(({ tax }) => tax),
    },
    included,
    '',
    trace,
  );
  const split = splitPayments(
    {
      currency: purchase.currency,
      included,
      lines: settledLines,
      extras: [settledShipping, ...settledFees],
    },
    trace,
  );
  const cards = payWithGiftCards(
    purchase,
    { total: summary.total, payNow: split.now, giftCardsNow: split.giftCardsNow, grain },
    trace,
  );

  return {
    lines: taxedLines.map(({ open, taxable }) =>
      priceLine(open, charged.of(taxable), {
        included,
        grain,
        deposit: split.deposits.get(open.line.id),
      }),
    ),
    shipping: priceShipping(shipping, charged.of(taxedShipping), included),
    fees: taxedFees.map(({ fee, taxable }) => priceFee(fee, charged.of(taxable), included)),
    discounts,
    tax: charged.tax,
    summary,
    payNow: split.now,
    payLater: split.later,
    payAfterFreeTrial: split.afterFreeTrial,
    giftCards: cards.giftCards,
    dueNow: cards.dueNow,
    due: cards.due,
    refusals: cards.refusals,
  };
}

function taxableLine({ line, index, left, leftStep }: OpenLine, tax: PurchaseTax): Taxable {
  // A gift card is money that is taxed when it is spent.
  const rates = line.itemType === 'GIFT_CARD' ? [] : (tax.lines[line.id]?.rates ?? []);
  return {
    name: `line/${index}`,
    amount: left,
    amountStep: leftStep,
    rates,
    path: `tax.lines.${line.id}.rates`,
  };
}

function openShipping({ delivery }: Purchase, grain: bigint, trace?: Trace): OpenShipping {
  const price = toGrain(delivery?.price ?? 0n, grain);
  if (price < 0n)
    throw new RangeError(
      'Delivery cannot cost less than nothing: refuse the setting before it is used.',
    );
  const inputs = { amount: given('delivery.price', delivery?.price ?? 0n) };
  if (delivery)
    trace?.push(
      roundedStep(
        { name: 'shipping/price', rule: 'as-given', inputs },
        delivery.price,
        'half-up',
        grain,
        price,
      ),
    );
  else trace?.push(exactStep({ name: 'shipping/price', rule: 'sum', inputs: { of: [] } }, 0n));
  return { price, left: price, leftStep: 'shipping/price', taken: [] };
}

/** A rule without an effect is not listed; a coupon that the buyer entered is. */
function takeOff(
  planned: readonly Planned[],
  lines: readonly OpenLine[],
  shipping: OpenShipping,
  grain: bigint,
  trace?: Trace,
): AppliedDiscount[] {
  const { onItems, onShipping } = planInOrder(planned);
  const applied: AppliedDiscount[] = [];
  const addApplied = (discount: AppliedDiscount, before: number | undefined): void => {
    if (discount.amount > 0n || discount.source !== 'rule') applied.push(discount);
    else if (before !== undefined) trace?.splice(before);
  };
  for (const each of onItems) {
    const before = trace?.length;
    addApplied(discountItems(each, applied.length, lines, grain, trace), before);
  }
  for (const each of onShipping) {
    const before = trace?.length;
    addApplied(discountShipping(each, applied.length, shipping, grain, trace), before);
  }
  return applied;
}

function settleLine(
  { line, index, covered, amount, left, leftStep, taken }: OpenLine,
  tax: TracedAmount,
  included: boolean,
  trace?: Trace,
): SettledLine {
  const name = `line/${index}`;
  const discount = taken.reduce((sum, each) => sum + each.amount, 0n);
  const total = included ? left : left + tax.amount;
  trace?.push(
    exactStep(
      {
        name: `${name}/discount`,
        rule: 'sum',
        about: line.id,
        inputs: { of: taken.map((each) => from(each.step, each.amount)) },
      },
      discount,
    ),
    exactStep(
      {
        name: `${name}/total`,
        rule: 'sum',
        about: line.id,
        inputs: { of: [from(leftStep, left), ...(included ? [] : [from(tax.step, tax.amount)])] },
      },
      total,
    ),
  );
  return {
    line,
    index,
    covered,
    tax,
    subtotal: { amount, step: `${name}/amount` },
    discount: { amount: discount, step: `${name}/discount` },
    total: { amount: total, step: `${name}/total` },
  };
}

const discountAmounts = ({ taken }: OpenShipping): TracedAmount[] =>
  taken.map(({ discount, amount }) => ({ amount, step: `discount/${discount}/total` }));
