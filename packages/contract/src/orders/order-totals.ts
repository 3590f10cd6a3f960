import { CashRounding } from './payments.ts';
import { JurisdictionType } from '../shared/enums.ts';
import { LineItemTaxInfo, OrderItemTaxFullDetails } from './line-item.ts';
import { Price } from '../shared/money.ts';
import { type Static, boolean, enumeration, integer, list, message, of, string } from '../field.ts';
import { TaxableAddress, TranslatableString } from '../shared/item.ts';

export const Balance = message('Balance', {
  amount: string({ decimal: {}, readOnly: true }),
  formattedAmount: string({ readOnly: true }),
});
export type Balance = Static<typeof Balance>;

export const BalanceSummary = message('BalanceSummary', {
  balance: of(Balance, { readOnly: true }),
  paid: of(Price, { readOnly: true }),
  refunded: of(Price, { readOnly: true }),
  authorized: of(Price, { readOnly: true }),
  pendingRefund: of(Price, { readOnly: true }),
  pending: of(Price, { readOnly: true }),
  chargeback: of(Price, { readOnly: true }),
  chargebackReversal: of(Price, { readOnly: true }),
  platformFees: of(Price, { readOnly: true, merchantOnly: true }),
  totalMinusPlatformFees: of(Price, { readOnly: true, merchantOnly: true }),
  cashRoundingAdjustment: of(CashRounding, { readOnly: true }),
});
export type BalanceSummary = Static<typeof BalanceSummary>;

export const CurrencyConversionDetails = message('CurrencyConversionDetails', {
  originalCurrency: string({ nullable: true, format: 'CURRENCY', readOnly: true, immutable: true }),
  conversionRate: string({
    nullable: true,
    decimal: { gt: 0, lte: 1_000_000_000_000_000 },
    readOnly: true,
  }),
});
export type CurrencyConversionDetails = Static<typeof CurrencyConversionDetails>;

export const OrderAdditionalFeeSource = enumeration('OrderAdditionalFeeSource', [
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);
export type OrderAdditionalFeeSource = Static<typeof OrderAdditionalFeeSource>;

export const OrderAdditionalFee = message('OrderAdditionalFee', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
  name: string({ maxLength: 50, minLength: 1 }),
  price: Price,
  taxDetails: of(OrderItemTaxFullDetails, { deprecated: true }),
  taxInfo: LineItemTaxInfo,
  providerAppId: string({ nullable: true, format: 'GUID' }),
  priceBeforeTax: Price,
  priceAfterTax: Price,
  id: string({ format: 'GUID', immutable: true }),
  lineItemIds: list(string({ format: 'GUID' })),
  source: OrderAdditionalFeeSource,
  taxableAddress: TaxableAddress,
  subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
});
export type OrderAdditionalFee = Static<typeof OrderAdditionalFee>;

export const OrderPriceSummary = message('OrderPriceSummary', {
  subtotal: Price,
  shipping: Price,
  tax: Price,
  discount: Price,
  total: Price,
  totalAdditionalFees: Price,
  totalPrice: of(Price, { deprecated: true, internal: true }),
  totalWithGiftCard: of(Price, { deprecated: true, internal: true }),
  totalWithoutGiftCard: of(Price, { deprecated: true, internal: true }),
});
export type OrderPriceSummary = Static<typeof OrderPriceSummary>;

export const OrderTaxBreakdown = message('OrderTaxBreakdown', {
  taxName: string({ maxLength: 200 }),
  taxType: string({ maxLength: 200 }),
  jurisdiction: string({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  rate: string({ format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } }),
  aggregatedTaxAmount: Price,
  aggregatedTaxableAmount: of(Price, { internal: true }),
  aggregatedExemptAmount: of(Price, { internal: true }),
});
export type OrderTaxBreakdown = Static<typeof OrderTaxBreakdown>;

export const OrderTaxInfo = message('OrderTaxInfo', {
  totalTax: Price,
  taxBreakdown: list(OrderTaxBreakdown, { maxItems: 50 }),
  taxExempt: boolean({ nullable: true, readOnly: true }),
  manualTaxRate: string({ nullable: true, decimal: { gte: 0 }, readOnly: true, internal: true }),
  totalExempt: of(Price, { readOnly: true, internal: true }),
});
export type OrderTaxInfo = Static<typeof OrderTaxInfo>;

export const OrderTaxSummary = message('OrderTaxSummary', {
  totalTax: of(Price, { readOnly: true }),
  manualTaxRate: string({
    nullable: true,
    decimal: { gte: 0, maxScale: 6 },
    readOnly: true,
    internal: true,
  }),
});
export type OrderTaxSummary = Static<typeof OrderTaxSummary>;

export const OrderChargeType = enumeration('OrderChargeType', ['PASS_ON', 'ABSORBED']);
export type OrderChargeType = Static<typeof OrderChargeType>;

export const OrderPlatformFee = message('OrderPlatformFee', {
  name: TranslatableString,
  amount: Price,
  lineItemId: string({ format: 'GUID' }),
  chargeType: OrderChargeType,
  percentageRate: string({ format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1, maxScale: 4 } }),
});
export type OrderPlatformFee = Static<typeof OrderPlatformFee>;

export const PlatformFeeSummary = message('PlatformFeeSummary', {
  total: Price,
  totalPassOn: Price,
  totalAbsorbed: Price,
  fees: list(OrderPlatformFee, { maxItems: 300 }),
});
export type PlatformFeeSummary = Static<typeof PlatformFeeSummary>;
