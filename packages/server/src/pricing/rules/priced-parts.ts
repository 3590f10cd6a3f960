import { compact } from '../../kernel/compact.ts';
import { divideHalfUp } from '../../kernel/decimal.ts';
import type { OpenShipping } from './discounts/apply.ts';
import { given, roundedStep, type Trace } from './explain.ts';
import type { OpenLine } from './open-lines.ts';
import type { ItemTax, PricedFee, PricedLine, PricedShipping } from './priced-purchase.ts';
import type { Fee, Purchase } from './purchase.ts';
import { toGrain } from './ratio.ts';

/** A fee with its rounded price, and the prefix of its steps. */
export interface OpenFee {
  readonly name: string;
  readonly fee: Omit<PricedFee, 'price' | 'tax' | 'totalBeforeTax' | 'totalAfterTax'>;
  readonly price: bigint;
}

const CHARGES = { HANDLING_FEE: 'Handling fee', INSURANCE: 'Insurance' } as const;

/**
 * Handling and insurance of the delivery, then the other fees. Rounding point: the price of each.
 */
export function feesOf(
  { delivery, fees }: Pick<Purchase, 'delivery' | 'fees'>,
  grain: bigint,
  trace?: Trace,
): OpenFee[] {
  const charges = (delivery?.charges ?? []).map(({ type, price, details }, index) => ({
    path: `delivery.charges.${index}.price`,
    exactPrice: price,
    fee: {
      id: `delivery-charge-${index}`,
      code: type,
      name: details ?? CHARGES[type],
      source: 'SHIPPING' as const,
      lineIds: [],
    },
  }));
  const others = fees.map(({ price, ...fee }: Fee, index) => ({
    path: `fees.${index}.price`,
    exactPrice: price,
    fee,
  }));
  return [...charges, ...others].map(({ path, exactPrice, fee }, index) => {
    if (exactPrice < 0n)
      throw new RangeError(
        `Fee ${fee.id} cannot be less than nothing: refuse it before it is charged.`,
      );
    const [name, price] = [`fee/${index}`, toGrain(exactPrice, grain)];
    trace?.push(
      roundedStep(
        {
          name: `${name}/price`,
          rule: 'as-given',
          about: fee.id,
          inputs: { amount: given(path, exactPrice) },
        },
        exactPrice,
        'half-up',
        grain,
        price,
      ),
    );
    return { name, fee, price };
  });
}

interface LineTotals {
  readonly included: boolean;
  readonly grain: bigint;
  readonly deposit: bigint | undefined;
}

export function priceLine(
  open: OpenLine,
  tax: ItemTax,
  { included, grain, deposit }: LineTotals,
): PricedLine {
  const { line, fullPrice, price, modifiers, amount, left, taken, membershipId } = open;
  const lineItemPrice = taken.reduce(
    (sum, each) => (each.onItems ? sum - each.amount : sum),
    amount,
  );
  return {
    id: line.id,
    quantity: line.quantity,
    paymentOption: line.paymentOption,
    fullPrice,
    priceBeforeDiscounts: price,
    modifiers,
    amount,
    lineItemPrice,
    price:
      lineItemPrice === amount
        ? price
        : divideHalfUp(lineItemPrice, BigInt(line.quantity) * grain) * grain,
    totalDiscount: amount - left,
    allocations: taken.map(({ discount, amount: share }) => ({ discount, amount: share })),
    tax,
    ...totals(left, tax, included),
    ...compact({ deposit, membershipId }),
  };
}

export function priceShipping(
  { price, left, taken }: OpenShipping,
  tax: ItemTax,
  included: boolean,
): PricedShipping {
  return {
    price,
    totalDiscount: price - left,
    allocations: taken,
    tax,
    ...totals(left, tax, included),
  };
}

export function priceFee({ fee, price }: OpenFee, tax: ItemTax, included: boolean): PricedFee {
  return { ...fee, price, tax, ...totals(price, tax, included) };
}

const totals = (
  amount: bigint,
  { tax }: ItemTax,
  included: boolean,
): { totalBeforeTax: bigint; totalAfterTax: bigint } =>
  included
    ? { totalBeforeTax: amount - tax, totalAfterTax: amount }
    : { totalBeforeTax: amount, totalAfterTax: amount + tax };
