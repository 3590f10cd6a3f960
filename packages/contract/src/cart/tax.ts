import { boolean, enumeration, integer, list, message, of, string, type Static } from '../field.ts';
import { ApplicationError } from '../shared/bulk.ts';
import { JurisdictionType } from '../shared/enums.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const AggregatedTaxBreakdown = message('AggregatedTaxBreakdown', {
  taxName: string({ maxLength: 200 }),
  taxType: string({ maxLength: 200 }),
  jurisdiction: string({ maxLength: 200 }),
  jurisdictionTypeEnum: JurisdictionType,
  rate: string({ decimal: { gte: 0, maxScale: 6 } }),
  aggregatedTaxAmount: MultiCurrencyPrice,
  aggregatedTaxableAmount: MultiCurrencyPrice,
  aggregatedExemptAmount: of(MultiCurrencyPrice, { internal: true }),
});
export type AggregatedTaxBreakdown = Static<typeof AggregatedTaxBreakdown>;

export const FallbackReason = enumeration('FallbackReason', [
  'AUTO_TAX_FAILED',
  'AUTO_TAX_DEACTIVATED',
]);
export type FallbackReason = Static<typeof FallbackReason>;

export const AutoTaxFallbackCalculationDetails = message('AutoTaxFallbackCalculationDetails', {
  fallbackReason: FallbackReason,
  error: ApplicationError,
});
export type AutoTaxFallbackCalculationDetails = Static<typeof AutoTaxFallbackCalculationDetails>;

export const ManualCalculationReason = enumeration('ManualCalculationReason', [
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
]);
export type ManualCalculationReason = Static<typeof ManualCalculationReason>;

export const RateType = enumeration('RateType', [
  'NO_TAX_COLLECTED',
  'MANUAL_RATE',
  'AUTO_RATE',
  'FALLBACK_RATE',
]);
export type RateType = Static<typeof RateType>;

export const TaxCalculationDetails = message(
  'TaxCalculationDetails',
  {
    manualRateReason: ManualCalculationReason,
    autoTaxFallbackDetails: AutoTaxFallbackCalculationDetails,
    rateType: RateType,
  },
  { oneof: [['manualRateReason', 'autoTaxFallbackDetails']] },
);
export type TaxCalculationDetails = Static<typeof TaxCalculationDetails>;

export const TaxSummary = message('TaxSummary', {
  taxableAmount: of(MultiCurrencyPrice, { readOnly: true }),
  totalTax: of(MultiCurrencyPrice, { readOnly: true }),
  calculationDetails: of(TaxCalculationDetails, { deprecated: true }),
  manualTaxRate: string({
    decimal: { gte: 0, lte: 1, maxScale: 6 },
    readOnly: true,
    deprecated: true,
    internal: true,
  }),
  taxEstimationId: string({ nullable: true, readOnly: true, internal: true }),
  averageTaxRate: string({
    nullable: true,
    decimal: { gte: 0, lte: 1, maxScale: 6 },
    readOnly: true,
    internal: true,
  }),
  totalExempt: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  aggregatedTaxBreakdown: list(AggregatedTaxBreakdown, {
    maxItems: 50,
    readOnly: true,
    internal: true,
  }),
  taxName: string({ nullable: true, maxLength: 200, internal: true }),
});
export type TaxSummary = Static<typeof TaxSummary>;

export const TaxBreakdown = message('TaxBreakdown', {
  jurisdiction: string({ nullable: true, maxLength: 200 }),
  nonTaxableAmount: MultiCurrencyPrice,
  rate: string({ nullable: true, decimal: { gte: 0, maxScale: 6 } }),
  taxAmount: MultiCurrencyPrice,
  taxableAmount: MultiCurrencyPrice,
  taxType: string({ nullable: true, maxLength: 200 }),
  taxName: string({ nullable: true, maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  exemptAmount: of(MultiCurrencyPrice, { internal: true }),
});
export type TaxBreakdown = Static<typeof TaxBreakdown>;

export const TaxRateBreakdown = message('TaxRateBreakdown', {
  name: string({ maxLength: 100 }),
  rate: string({ decimal: { gte: 0, lte: 1, maxScale: 6 } }),
  tax: MultiCurrencyPrice,
  taxType: string({ nullable: true, internal: true }),
  jurisdiction: string({ nullable: true, internal: true }),
  jurisdictionType: string({ nullable: true, internal: true }),
  exemptAmount: of(MultiCurrencyPrice, { internal: true }),
  exemptionIds: list(integer(), { maxItems: 1000, internal: true }),
  taxableAmount: of(MultiCurrencyPrice, { internal: true }),
  isFee: boolean({ nullable: true, internal: true }),
});
export type TaxRateBreakdown = Static<typeof TaxRateBreakdown>;

export const ItemTaxFullDetails = message('ItemTaxFullDetails', {
  taxableAmount: MultiCurrencyPrice,
  taxRate: string({ decimal: { gte: 0, lte: 1, maxScale: 6 } }),
  totalTax: MultiCurrencyPrice,
  rateBreakdown: list(TaxRateBreakdown, { readOnly: true, deprecated: true }),
  taxBreakdown: list(TaxBreakdown, { maxItems: 1000, readOnly: true }),
  taxGroupId: string({ nullable: true, format: 'GUID', internal: true }),
  exemptAmount: of(MultiCurrencyPrice, { internal: true }),
  isItemTaxable: boolean({ nullable: true, internal: true }),
  isTaxIncluded: boolean({ nullable: true, internal: true }),
  calculatorName: string({ nullable: true, maxLength: 25, internal: true }),
});
export type ItemTaxFullDetails = Static<typeof ItemTaxFullDetails>;
