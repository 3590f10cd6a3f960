import type { EstimatedTotals } from '../cart/estimate.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { money } from './values.ts';

/** The estimate of the example's cart: the same amounts as the checkout that follows it. */
const { lineItems = [], shippingInfo = {}, ...totals } = checkout;
const { shippingDestination: _address, ...delivery } = shippingInfo;

export const estimatedTotals: EstimatedTotals = {
  cart,
  calculatedLineItems: lineItems.map((line) => ({
    lineItemId: line.id ?? '',
    pricesBreakdown: {
      totalPriceAfterTax: money('70.72'),
      totalPriceBeforeTax: money('68.00'),
      ...(line.taxDetails ? { taxDetails: line.taxDetails } : {}),
      totalDiscount: money('0.00'),
      price: money('34.00'),
      priceBeforeDiscounts: money('34.00'),
      lineItemPrice: money('68.00'),
      fullPrice: money('34.00'),
      modifiers: money('0.00'),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    taxableAddress: { addressType: 'SHIPPING' },
  })),
  priceSummary: totals.priceSummary ?? {},
  taxSummary: totals.taxSummary ?? {},
  shippingInfo: delivery,
  appliedDiscounts: [],
  calculationErrors: {},
  weightUnit: 'KG',
  currency: 'USD',
  payNow: totals.payNow ?? {},
  payLater: totals.payLater ?? {},
  membershipOptions: {},
  additionalFees: [],
  violations: [],
};
