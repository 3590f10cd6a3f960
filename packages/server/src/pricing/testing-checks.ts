/**
 * For tests only: invariants of every price, checked on a purchase and its result. An empty list is
 * a pass.
 */
import { evaluate } from './testing-evaluate.ts';
import type { Step } from './rules/explain.ts';
import type { ItemTax, PricedPurchase, Summary } from './rules/priced-purchase.ts';
import type { Purchase } from './rules/purchase.ts';

/** The message is built only on failure: there are millions of checks. */
type Claim = readonly [what: string | (() => string), holds: boolean];

const broken = (claims: readonly Claim[]): string[] =>
  claims.filter(([, holds]) => !holds).map(([what]) => (typeof what === 'string' ? what : what()));
const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);
const parts = ['subtotal', 'shipping', 'tax', 'discount', 'additionalFees', 'total'] as const;

/**
 * Lines - discounts + shipping + tax (unless prices include it) + charges = total, and every part
 * is the sum of its own parts.
 */
export function sumsBroken({ tax: { included } }: Purchase, priced: PricedPurchase): string[] {
  const { summary, lines, shipping, fees, discounts, payNow, payLater, payAfterFreeTrial } = priced;
  const adds = ({
    subtotal,
    discount,
    shipping: ship,
    additionalFees,
    tax,
    total,
  }: Summary): boolean =>
    subtotal - discount + ship + additionalFees + (included ? 0n : tax) === total;
  const taxed = [...lines, shipping, ...fees];
  return broken([
    ['the summary adds up', adds(summary)],
    ['pay now adds up', adds(payNow)],
    ['pay later adds up', adds(payLater)],
    ['pay after the free trial adds up', adds(payAfterFreeTrial)],
    ...parts.map((part): Claim => [
      () => `now, later and after the trial are the whole ${part}`,
      payNow[part] + payLater[part] + payAfterFreeTrial[part] === summary[part],
    ]),
    ['lines are the subtotal', sum(lines.map(({ amount }) => amount)) === summary.subtotal],
    ['discounts are the discount', sum(discounts.map(({ amount }) => amount)) === summary.discount],
    [
      'lines and shipping hold the discount',
      sum([...lines, shipping].map(({ totalDiscount }) => totalDiscount)) === summary.discount,
    ],
    ['shipping is the shipping', shipping.price === summary.shipping],
    ['fees are the fees', sum(fees.map(({ price }) => price)) === summary.additionalFees],
    [
      'taxes are the tax',
      sum(taxed.map(({ tax }) => tax.tax)) === summary.tax && priced.tax.total === summary.tax,
    ],
    [
      'totals after tax are the total',
      sum(taxed.map(({ totalAfterTax }) => totalAfterTax)) === summary.total,
    ],
    [
      'totals before tax and taxes are the total',
      sum(taxed.map(({ totalBeforeTax, tax }) => totalBeforeTax + tax.tax)) === summary.total,
    ],
    ...lines.map(({ id, amount, priceBeforeDiscounts, quantity }): Claim => [
      () => `${id}: price times quantity is the amount`,
      priceBeforeDiscounts * BigInt(quantity) === amount,
    ]),
    [
      'gift cards and what is due are the total',
      sum(priced.giftCards.map(({ amount }) => amount)) + priced.due === summary.total,
    ],
    [
      'gift cards and what is due now are what is paid now',
      sum(priced.giftCards.map(({ amount }) => amount)) + priced.dueNow === payNow.total,
    ],
  ]);
}

/**
 * Every divided amount is the sum of its shares, by discount and line, by jurisdiction and taxed
 * item.
 */
export function sharesBroken(
  purchase: Purchase,
  { lines, shipping, fees, discounts, tax }: PricedPurchase,
): string[] {
  const takenBy = (at: number): bigint =>
    sum(
      [...lines, shipping].flatMap(({ allocations }) =>
        allocations.filter(({ discount }) => discount === at).map(({ amount }) => amount),
      ),
    );
  const partsOf = (items: readonly { tax: ItemTax }[], name: string): bigint =>
    sum(
      items.flatMap(({ tax: own }) =>
        own.breakdown.filter(({ rate }) => rate.name === name).map((part) => part.tax),
      ),
    );
  return broken([
    ...discounts.map((discount, at): Claim => [
      () => `shares of ${discount.id} are its amount`,
      takenBy(at) === discount.amount,
    ]),
    ...discounts.map((discount, at): Claim => [
      () => `${discount.id} names the lines it is taken off`,
      sameShares(
        discount.lines,
        lines.flatMap(({ id, allocations }) =>
          allocations
            .filter(({ discount: of }) => of === at)
            .map(({ amount }) => ({ lineId: id, amount })),
        ),
      ),
    ]),
    ...lines.map(({ id, allocations, totalDiscount }): Claim => [
      () => `shares on ${id} are its discount`,
      sum(allocations.map(({ amount }) => amount)) === totalDiscount,
    ]),
    ...lines.map(({ id, amount, totalDiscount }): Claim => [
      () => `no more than all is taken off ${id}`,
      totalDiscount <= amount,
    ]),
    ...[...lines, shipping, ...fees].map(({ tax: own }): Claim => [
      'jurisdictions are the tax of an item',
      sum(own.breakdown.map((part) => part.tax)) === own.tax,
    ]),
    ...tax.breakdown.map(({ rate, tax: total }): Claim => [
      () => `items are the tax of ${rate.name}`,
      partsOf([...lines, shipping, ...fees], rate.name) === total,
    ]),
    ...taxRoundedOnce(purchase, tax),
  ]);
}

type LineShares = readonly { readonly lineId: string; readonly amount: bigint }[];
const sameShares = (a: LineShares, b: LineShares): boolean =>
  a.length === b.length &&
  a.every(({ lineId, amount }, at) => b[at]?.lineId === lineId && b[at].amount === amount);

/**
 * A jurisdiction's tax is its rate of its taxable amount, rounded half up once. Where tax is added,
 * the answer shows that.
 */
function taxRoundedOnce(
  { tax: { included }, currency }: Purchase,
  { breakdown }: PricedPurchase['tax'],
): Claim[] {
  if (included) return [];
  const grain = 10n ** BigInt(3 - currency.decimals);
  return breakdown.map(({ rate, taxable, tax }) => [
    () => `${rate.name} is rounded once`,
    tax === ((2n * taxable * rate.rate + grain * 1_000_000n) / (2n * grain * 1_000_000n)) * grain,
  ]);
}

/** Every amount is payable, and none is negative. */
export function amountsBroken(
  { currency, conversion }: Purchase,
  { convertedTotal, weight: _, ...priced }: PricedPurchase,
): string[] {
  const found: string[] = [];
  const grain = 10n ** BigInt(3 - currency.decimals);
  const payable = (value: bigint, coin: bigint): boolean => value >= 0n && value % coin === 0n;
  const walk = (name: string, value: unknown): void => {
    if (typeof value === 'bigint') {
      if (!payable(value, grain)) found.push(`${name} is ${value}`);
    } else if (Array.isArray(value)) {
      for (const each of value) walk(name, each);
    } else if (typeof value === 'object' && value !== null) {
      // A rate is not an amount.
      for (const key of Object.keys(value))
        if (key !== 'rate') walk(key, (value as Record<string, unknown>)[key]);
    }
  };
  walk('', priced);
  if (
    !payable(convertedTotal, conversion ? 10n ** BigInt(3 - conversion.currency.decimals) : grain)
  )
    found.push(`the converted total is ${convertedTotal}`);
  return found;
}

/**
 * Evaluating the explanation independently gives every amount of the answer, and covers every line,
 * discount, tax and fee.
 */
export function explanationBroken(
  purchase: Purchase,
  priced: PricedPurchase,
  steps: readonly Step[],
): string[] {
  const { wrong, value, inputsOf } = evaluate(purchase, steps);
  const claims: Claim[] = [];
  const is = (name: string, amount: bigint): void => {
    claims.push([
      () => `${name} is ${amount}, explained as ${value(name)}`,
      value(name) === amount,
    ]);
  };
  const madeOf = (name: string, names: readonly string[]): void => {
    claims.push([
      () => `${name} is made of ${names.join(', ')}`,
      inputsOf(name).join() === names.join(),
    ]);
  };
  const numbers = (list: readonly unknown[], name: (at: number) => string): string[] =>
    list.map((_, at) => name(at));

  for (const part of parts) {
    is(part, priced.summary[part]);
    is(`pay-now/${part}`, priced.payNow[part]);
    is(`pay-later/${part}`, priced.payLater[part]);
    is(`pay-after-free-trial/${part}`, priced.payAfterFreeTrial[part]);
  }
  priced.lines.forEach((line, at) => {
    for (const [name, amount] of [
      ['full-price', line.fullPrice],
      ['price', line.priceBeforeDiscounts],
      ['amount', line.amount],
      ['discount', line.totalDiscount],
      ['tax', line.tax.tax],
      ['total', line.totalAfterTax],
    ] as const) {
      is(`line/${at}/${name}`, amount);
    }
    if (line.deposit !== undefined) is(`line/${at}/deposit`, line.deposit);
    claims.push([
      () => `line/${at}/tax is made of its breakdown`,
      inputsOf(`line/${at}/tax`).every(
        (step, rate) => value(step) === line.tax.breakdown[rate]?.tax,
      ),
    ]);
    claims.push([
      () => `line/${at}/discount is made of its shares`,
      inputsOf(`line/${at}/discount`).every(
        (step, share) => value(step) === line.allocations[share]?.amount,
      ),
    ]);
  });
  priced.discounts.forEach(({ amount }, at) => is(`discount/${at}/total`, amount));
  priced.fees.forEach(({ price, tax }, at) => {
    is(`fee/${at}/price`, price);
    is(`fee/${at}/tax`, tax.tax);
  });
  is('shipping/price', priced.shipping.price);
  is('shipping/tax', priced.shipping.tax.tax);
  is('due', priced.due);
  is('due-now', priced.dueNow);
  if (purchase.conversion) is('converted-total', priced.convertedTotal);
  madeOf(
    'subtotal',
    numbers(purchase.lines, (at) => `line/${at}/amount`),
  );
  madeOf(
    'discount',
    numbers(priced.discounts, (at) => `discount/${at}/total`),
  );
  madeOf(
    'additionalFees',
    numbers(priced.fees, (at) => `fee/${at}/price`),
  );
  madeOf('tax', [
    ...numbers(purchase.lines, (at) => `line/${at}/tax`),
    'shipping/tax',
    ...numbers(priced.fees, (at) => `fee/${at}/tax`),
  ]);
  madeOf('total', [
    'subtotal',
    'shipping',
    'additionalFees',
    ...(purchase.tax.included ? [] : ['tax']),
    'discount',
  ]);
  return [...wrong, ...broken(claims)];
}

export interface Pricer {
  readonly price: (purchase: Purchase) => PricedPurchase;
  readonly explain: (purchase: Purchase) => {
    readonly priced: PricedPurchase;
    readonly steps: readonly Step[];
  };
}

/** All of the above. */
export function everythingBroken(
  purchase: Purchase,
  { explain }: Pick<Pricer, 'explain'>,
): string[] {
  const { priced, steps } = explain(purchase);
  return [
    ...kindsBroken(purchase, priced),
    ...sumsBroken(purchase, priced),
    ...sharesBroken(purchase, priced),
    ...amountsBroken(purchase, priced),
    ...explanationBroken(purchase, priced, steps),
  ];
}

/** At most one discount of an exclusive group is used. */
function kindsBroken(
  { discountRules, coupons }: Purchase,
  { discounts }: PricedPurchase,
): string[] {
  const kinds = new Map(
    [...discountRules, ...coupons.flatMap(({ coupon }) => (coupon ? [coupon] : []))].flatMap(
      ({ id, oneOf }) => (oneOf === undefined ? [] : [[id, oneOf] as const]),
    ),
  );
  const used = discounts.flatMap(({ id }) => kinds.get(id) ?? []);
  return broken([
    [
      () => `one discount of a kind is used, not ${used.join(', ')}`,
      new Set(used).size === used.length,
    ],
  ]);
}

/**
 * Removing a discount never makes a purchase cheaper, except by the rounding of the other
 * discounts.
 */
export function discountsBroken(purchase: Purchase, { price }: Pick<Pricer, 'price'>): string[] {
  const { discountRules, coupons, merchantDiscounts } = purchase;
  const fewer = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
  const without: Purchase[] = [
    ...discountRules.map((_, at) => ({ ...purchase, discountRules: fewer(discountRules, at) })),
    ...coupons.map((_, at) => ({ ...purchase, coupons: fewer(coupons, at) })),
    ...merchantDiscounts.map((_, at) => ({
      ...purchase,
      merchantDiscounts: fewer(merchantDiscounts, at),
    })),
  ];
  const {
    summary: { total },
    tax,
  } = price(purchase);
  const grain = 10n ** BigInt(3 - purchase.currency.decimals);
  const slack = without.length === 1 ? 0n : BigInt(without.length + tax.breakdown.length) * grain;
  return broken(
    without.map((simpler): Claim => [
      () => `a discount raises the total to ${total}`,
      total <= price(simpler).summary.total + slack,
    ]),
  );
}
