import { service } from '../call.ts';
import { list, message, required, string, type Static } from '../field.ts';
import { ApplicationError } from '../shared/bulk.ts';
import { PriceFormula } from './change-plans.ts';

/** What a formula makes of a price, before anything is changed. */
const call = service([]);

const MAX_PRICES = 100;

const price = string({
  format: 'DECIMAL_VALUE',
  decimal: { gte: 0, lte: 999_999_999.99, maxScale: 3 },
});

export const PriceToCompute = message('PriceToCompute', {
  price: required(price),
  formula: required(PriceFormula),
});

export const ComputedPrice = message('ComputedPrice', { price, error: ApplicationError });
export type ComputedPrice = Static<typeof ComputedPrice>;

export const computePrices = call({
  name: 'changePlans.computePrices',
  method: 'POST',
  path: '/v1/change-plans/compute-prices',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ChangePlansComputePricesRequest', {
    prices: required(list(PriceToCompute, { minItems: 1, maxItems: MAX_PRICES })),
  }),
  answer: message('ChangePlansComputePricesAnswer', { prices: list(ComputedPrice) }),
});
