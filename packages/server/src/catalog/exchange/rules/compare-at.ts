import { toNumber, toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { discounted } from '../../products/rules/discount.ts';
import type { ProductLine } from './line.ts';

export interface PricePair {
  readonly price: number;
  /** What it was before; none when there is no discount. */
  readonly compareAt: number | undefined;
}

export interface FoundRule {
  readonly discount: NonNullable<ProductLine['discount']>;
  /** Before the discount, in the same order. */
  readonly prices: readonly number[];
  /** The prices before could not be kept: no single rule makes all of what is charged. */
  readonly lost: boolean;
}

/** One discount for the whole product out of two prices for each variant. What is charged never changes. */
export function findDiscount(pairs: readonly PricePair[], currency: Currency): FoundRule {
  const charged = pairs.map(({ price }) => price);
  const none = { type: 'NONE' as const, value: 0 };
  if (!pairs.some(isReduced)) return { discount: none, prices: charged, lost: false };
  const before = pairs.map(({ price, compareAt }) => compareAt ?? price);
  for (const discount of candidates(pairs)) {
    const rule = {
      type: discount.type,
      value: toText(toUnits(discount.value, MONEY_SCALE), MONEY_SCALE),
    };
    const makes = (price: number): number =>
      toNumber(discounted(toUnits(price, MONEY_SCALE), rule, currency), MONEY_SCALE);
    if (before.every((price, index) => makes(price) === charged[index]))
      return { discount, prices: before, lost: false };
  }
  return { discount: none, prices: charged, lost: true };
}

const isReduced = ({ price, compareAt }: PricePair): boolean =>
  compareAt !== undefined && compareAt > price;

function candidates(pairs: readonly PricePair[]): { type: 'AMOUNT' | 'PERCENT'; value: number }[] {
  const [first] = pairs;
  if (!first || first.compareAt === undefined || !isReduced(first)) return [];
  const percent = (1 - first.price / first.compareAt) * 100;
  return [
    { type: 'AMOUNT', value: Math.round((first.compareAt - first.price) * 1000) / 1000 },
    { type: 'PERCENT', value: Math.round(percent) },
    { type: 'PERCENT', value: Math.round(percent * 1000) / 1000 },
  ];
}
