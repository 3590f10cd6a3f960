import { enumeration, integer, list, map, message, of, string, type Static } from '../field.ts';
import { ItemTaxFullDetails } from './tax.ts';
import { ApplicationError, ValidationError } from '../shared/bulk.ts';
import { PaymentOptionType } from '../shared/enums.ts';
import { TaxableAddress } from '../shared/item.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const CalculatedItemModifier = message('CalculatedItemModifier', {
  id: string({ maxLength: 36, minLength: 1 }),
  groupId: string({ maxLength: 36, minLength: 1 }),
  price: of(MultiCurrencyPrice, { readOnly: true }),
});
export type CalculatedItemModifier = Static<typeof CalculatedItemModifier>;

export const LineItemPricesData = message('LineItemPricesData', {
  totalPriceAfterTax: MultiCurrencyPrice,
  totalPriceBeforeTax: MultiCurrencyPrice,
  taxDetails: ItemTaxFullDetails,
  totalDiscount: MultiCurrencyPrice,
  price: MultiCurrencyPrice,
  priceBeforeDiscounts: MultiCurrencyPrice,
  lineItemPrice: MultiCurrencyPrice,
  fullPrice: MultiCurrencyPrice,
  modifiers: MultiCurrencyPrice,
  depositAmount: MultiCurrencyPrice,
  priceBeforeDiscountsAndTax: of(MultiCurrencyPrice, { internal: true }),
});
export type LineItemPricesData = Static<typeof LineItemPricesData>;

export const CalculatedLineItem = message('CalculatedLineItem', {
  lineItemId: string(),
  pricesBreakdown: LineItemPricesData,
  paymentOption: PaymentOptionType,
  taxableAddress: TaxableAddress,
  modifiers: list(CalculatedItemModifier, { maxItems: 625, internal: true }),
});
export type CalculatedLineItem = Static<typeof CalculatedLineItem>;

export const SystemError = message('SystemError', {
  errorCode: string({ nullable: true }),
});
export type SystemError = Static<typeof SystemError>;

export const Details = message(
  'Details',
  {
    applicationError: ApplicationError,
    validationError: ValidationError,
    systemError: SystemError,
    tracing: map(string(), { deprecated: true }),
  },
  { oneof: [['applicationError', 'validationError', 'systemError']] },
);
export type Details = Static<typeof Details>;

export const CarrierError = message('CarrierError', {
  carrierId: string(),
  error: Details,
});
export type CarrierError = Static<typeof CarrierError>;

export const CarrierErrors = message('CarrierErrors', {
  errors: list(CarrierError),
});
export type CarrierErrors = Static<typeof CarrierErrors>;

export const GiftCardCalculationError = message('GiftCardCalculationError', {
  obfuscatedCode: string({ secret: true }),
  error: Details,
  code: string({ maxLength: 20, minLength: 8, secret: true, internal: true }),
});
export type GiftCardCalculationError = Static<typeof GiftCardCalculationError>;

export const CalculationErrors = message(
  'CalculationErrors',
  {
    generalShippingCalculationError: Details,
    carrierErrors: CarrierErrors,
    selectedShippingOptionError: Details,
    taxCalculationError: Details,
    couponCalculationError: Details,
    giftCardCalculationError: of(Details, { deprecated: true }),
    orderValidationErrors: list(ApplicationError),
    membershipError: Details,
    discountsCalculationError: Details,
    giftCardCalculationErrors: list(GiftCardCalculationError, { internal: true }),
  },
  { oneof: [['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError']] },
);
export type CalculationErrors = Static<typeof CalculationErrors>;

export const AdditionalFeeSource = enumeration('AdditionalFeeSource', [
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);
export type AdditionalFeeSource = Static<typeof AdditionalFeeSource>;

export const AdditionalFee = message('AdditionalFee', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
  name: string({ maxLength: 50, minLength: 1 }),
  price: MultiCurrencyPrice,
  taxDetails: ItemTaxFullDetails,
  providerAppId: string({ nullable: true, maxLength: 100, minLength: 1 }),
  priceBeforeTax: MultiCurrencyPrice,
  priceAfterTax: MultiCurrencyPrice,
  lineItemIds: list(string({ format: 'GUID' })),
  source: AdditionalFeeSource,
  translatedName: string({ nullable: true, maxLength: 50, minLength: 1 }),
  taxableAddress: TaxableAddress,
  subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
});
export type AdditionalFee = Static<typeof AdditionalFee>;

export const Severity = enumeration('Severity', ['WARNING', 'ERROR']);
export type Severity = Static<typeof Severity>;

export const NameInOther = enumeration('NameInOther', ['OTHER_DEFAULT']);
export type NameInOther = Static<typeof NameInOther>;

export const Other = message('Other', {
  name: NameInOther,
});
export type Other = Static<typeof Other>;

export const NameInLineItem = enumeration('NameInLineItem', ['LINE_ITEM_DEFAULT']);
export type NameInLineItem = Static<typeof NameInLineItem>;

export const SuggestedFix = enumeration('SuggestedFix', [
  'UNKNOWN_SUGGESTED_FIX',
  'REMOVE_LINE_ITEM',
]);
export type SuggestedFix = Static<typeof SuggestedFix>;

export const TargetLineItem = message('TargetLineItem', {
  name: NameInLineItem,
  id: string({ nullable: true }),
  suggestedFix: of(SuggestedFix, { internal: true }),
});
export type TargetLineItem = Static<typeof TargetLineItem>;

export const Target = message(
  'Target',
  {
    other: Other,
    lineItem: TargetLineItem,
  },
  { oneof: [['other', 'lineItem']] },
);
export type Target = Static<typeof Target>;

export const ViolationRule = enumeration('ViolationRule', [
  'MEMBERS_ONLY',
  'MINIMUM_SUBTOTAL',
  'PHONE_REQUIRED',
]);
export type ViolationRule = Static<typeof ViolationRule>;

export const Violation = message('Violation', {
  severity: Severity,
  target: Target,
  description: string({ nullable: true, maxLength: 1000, minLength: 1 }),
  ruleName: of(ViolationRule, { readOnly: true }),
});
export type Violation = Static<typeof Violation>;
