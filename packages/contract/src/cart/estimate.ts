import { list, message, of, string, type Static } from '../field.ts';
import { WeightUnit } from '../shared/enums.ts';
import { PriceSummary } from '../shared/money.ts';
import { Cart } from './cart.ts';
import { ShippingInformation } from './delivery.ts';
import { AppliedDiscount, GiftCard } from './discounts.ts';
import { MembershipOptions } from './membership.ts';
import { TaxSummary } from './tax.ts';
import { AdditionalFee, CalculatedLineItem, CalculationErrors, Violation } from './totals.ts';

/** The estimated totals of a cart with their parts. */
export const EstimatedTotals = message('EstimatedTotals', {
  cart: Cart,
  calculatedLineItems: list(CalculatedLineItem),
  priceSummary: PriceSummary,
  giftCard: GiftCard,
  taxSummary: TaxSummary,
  shippingInfo: ShippingInformation,
  appliedDiscounts: list(AppliedDiscount),
  calculationErrors: CalculationErrors,
  weightUnit: WeightUnit,
  currency: string({ format: 'CURRENCY' }),
  payNow: of(PriceSummary, { readOnly: true }),
  payLater: of(PriceSummary, { readOnly: true }),
  membershipOptions: MembershipOptions,
  additionalFees: list(AdditionalFee, { maxItems: 100 }),
  violations: list(Violation, { readOnly: true }),
  payAfterFreeTrial: of(PriceSummary, { readOnly: true, internal: true }),
});
export type EstimatedTotals = Static<typeof EstimatedTotals>;
