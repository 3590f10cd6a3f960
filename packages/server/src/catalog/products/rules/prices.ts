import type {
  CostAndProfitData,
  PriceData,
  PricePerUnitData,
} from '@shopwright/contract/catalog/price';
import { divideHalfUp, divideRounded, toNumber, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';
import { pricePerUnit } from './units.ts';

export interface Price {
  readonly price: bigint;
  readonly discounted: bigint;
}

export const moneyNumber = (units: bigint): number => toNumber(units, MONEY_SCALE);

export function renderPrice(
  { price, discounted }: Price,
  unit: PricePerUnitData | undefined,
  currency: Currency,
): PriceData {
  const perUnit = pricePerUnit(discounted, unit, currency);
  const formatted = currency.format(price);
  return {
    currency: currency.code,
    price: moneyNumber(price),
    discountedPrice: moneyNumber(discounted),
    formatted: {
      price: formatted,
      discountedPrice: discounted === price ? formatted : currency.format(discounted),
      ...(perUnit === undefined ? {} : { pricePerUnit: currency.format(perUnit) }),
    },
    ...(perUnit === undefined ? {} : { pricePerUnit: moneyNumber(perUnit) }),
  };
}

const RATE_SCALE = 10;
const ONE = 10n ** BigInt(RATE_SCALE);

/** Each amount on its own, rounded to what that currency can pay. */
export function convert({ price, discounted }: Price, rate: string, currency: Currency): Price {
  const factor = toUnits(rate, RATE_SCALE);
  const into = (units: bigint): bigint =>
    divideRounded(units * factor, ONE, MONEY_SCALE, currency.decimals);
  return { price: into(price), discounted: into(discounted) };
}

const MARGIN_SCALE = 4;

/** For the merchant only: what is left of the price that is charged. */
export function renderCost(cost: bigint, charged: bigint, currency: Currency): CostAndProfitData {
  const profit = charged - cost;
  const margin = charged === 0n ? 0n : divideHalfUp(profit * 10n ** BigInt(MARGIN_SCALE), charged);
  return {
    itemCost: moneyNumber(cost),
    formattedItemCost: currency.format(cost),
    profit: moneyNumber(profit),
    formattedProfit: currency.format(profit),
    profitMargin: toNumber(margin, MARGIN_SCALE),
  };
}
