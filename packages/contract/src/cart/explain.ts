import { service } from '../call.ts';
import {
  anything,
  boolean,
  list,
  map,
  message,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { Address } from '../shared/address.ts';
import { PriceSummary } from '../shared/money.ts';
import { SelectedShippingOption } from './delivery.ts';
import { SelectedMemberships } from './membership.ts';

/** Not in the provider's API: the calculation of an estimate, step by step. */
const call = service(['/ecom', '/_api/ecom-cart', '/_api/cart']);

export const ExplainedRounding = message('ExplainedRounding', {
  mode: string(),
  to: string(),
});
export type ExplainedRounding = Static<typeof ExplainedRounding>;

export const ExplainedStep = message('ExplainedStep', {
  name: string(),
  rule: string(),
  about: string(),
  inputs: map(anything()),
  exact: anything(),
  rounding: ExplainedRounding,
  value: anything(),
  formatted: string(),
});
export type ExplainedStep = Static<typeof ExplainedStep>;

export const NotAppliedDiscount = message('NotAppliedDiscount', {
  source: string(),
  id: string(),
  code: string(),
  description: string(),
});
export type NotAppliedDiscount = Static<typeof NotAppliedDiscount>;

export const ConsideredDiscounts = message('ConsideredDiscounts', {
  discountIds: list(string()),
  total: string(),
  chosen: boolean(),
});
export type ConsideredDiscounts = Static<typeof ConsideredDiscounts>;

export const ExplainedTotals = message('ExplainedTotals', {
  priceSummary: PriceSummary,
  currency: string({ format: 'CURRENCY' }),
  steps: list(ExplainedStep),
  notApplied: list(NotAppliedDiscount),
  considered: list(ConsideredDiscounts),
});
export type ExplainedTotals = Static<typeof ExplainedTotals>;

const request = {
  selectedShippingOption: SelectedShippingOption,
  shippingAddress: of(Address, { sdk: 'Address' }),
  billingAddress: of(Address, { sdk: 'Address' }),
  selectedMemberships: SelectedMemberships,
  calculateTax: boolean({ nullable: true }),
  calculateShipping: boolean({ nullable: true }),
  calculateAdditionalFees: boolean({ nullable: true }),
};

export const explainCurrentCartTotals = call({
  name: 'currentCart.explainCurrentCartTotals',
  method: 'POST',
  path: '/v1/carts/current/explain-totals',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CurrentCartExplainCurrentCartTotalsRequest', request),
  answer: ExplainedTotals,
  errors: ['OWNED_CART_NOT_FOUND'],
});

export const explainTotals = call({
  name: 'cart.explainTotals',
  method: 'POST',
  path: '/v1/carts/{id}/explain-totals',
  who: 'anyone',
  permission: 'ECOM.READ_CARTS',
  request: message('CartExplainTotalsRequest', {
    id: required(string({ format: 'GUID' })),
    ...request,
  }),
  answer: ExplainedTotals,
});
