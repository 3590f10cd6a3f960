import { boolean, integer, list, message, of, string, type Static } from '../field.ts';
import { PlatformFee, Scope } from '../cart/line-item.ts';
import { ItemTaxFullDetails } from '../cart/tax.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import { PaymentOptionType } from '../shared/enums.ts';
import {
  CatalogOverrideFields, CatalogReference, DescriptionLine, ItemAvailabilityInfo, ItemType, ModifierGroup, PhysicalProperties, Policy,
  PriceDescription, ProductName, ServiceProperties, SubscriptionOptionInfo, TaxableAddress,
} from '../shared/item.ts';
import { CommonImage, PageUrlV2, SecuredMedia } from '../shared/media.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const CheckoutLineItem = message('CheckoutLineItem', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  catalogReference: CatalogReference,
  productName: of(ProductName, { readOnly: true }),
  url: of(PageUrlV2, { readOnly: true, sdk: 'PageURLV2' }),
  price: of(MultiCurrencyPrice, { readOnly: true }),
  lineItemPrice: of(MultiCurrencyPrice, { readOnly: true }),
  fullPrice: of(MultiCurrencyPrice, { readOnly: true }),
  priceBeforeDiscounts: of(MultiCurrencyPrice, { readOnly: true }),
  totalPriceAfterTax: of(MultiCurrencyPrice, { readOnly: true }),
  totalPriceBeforeTax: of(MultiCurrencyPrice, { readOnly: true }),
  taxDetails: of(ItemTaxFullDetails, { readOnly: true }),
  discount: of(MultiCurrencyPrice, { readOnly: true }),
  descriptionLines: list(DescriptionLine, { readOnly: true }),
  media: of(CommonImage, { readOnly: true, sdk: 'Image' }),
  availability: of(ItemAvailabilityInfo, { readOnly: true }),
  physicalProperties: of(PhysicalProperties, { readOnly: true }),
  itemType: of(ItemType, { readOnly: true }),
  subscriptionOptionInfo: of(SubscriptionOptionInfo, { readOnly: true }),
  paymentOption: of(PaymentOptionType, { readOnly: true }),
  serviceProperties: of(ServiceProperties, { readOnly: true }),
  rootCatalogItemId: string({ nullable: true, maxLength: 36, minLength: 1, readOnly: true }),
  priceDescription: of(PriceDescription, { readOnly: true }),
  depositAmount: of(MultiCurrencyPrice, { readOnly: true }),
  deliveryProfileId: string({ nullable: true, format: 'GUID', readOnly: true }),
  customLineItem: boolean({ readOnly: true }),
  consentRequiredPaymentPolicy: string({ nullable: true, maxLength: 2500, minLength: 1, readOnly: true }),
  catalogOverrideFields: of(CatalogOverrideFields, { merchantInput: 'refused' }),
  priceUndetermined: boolean({ readOnly: true }),
  fixedQuantity: boolean({ readOnly: true }),
  savePaymentMethod: boolean({ readOnly: true }),
  taxableAddress: of(TaxableAddress, { merchantInput: 'refused' }),
  extendedFields: ExtendedFields,
  policies: list(Policy, { maxItems: 5, readOnly: true }),
  membersOnly: boolean({ readOnly: true }),
  modifierGroups: list(ModifierGroup, { maxItems: 25, readOnly: true }),
  modifiersTotalPrice: of(MultiCurrencyPrice, { readOnly: true }),
  originalPrice: string({ nullable: true, format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1_000_000_000_000_000 }, readOnly: true, internal: true }),
  originalFullPrice: string({ nullable: true, format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1_000_000_000_000_000 }, readOnly: true, internal: true }),
  priceBeforeDiscountsAndTax: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  couponScopes: list(Scope, { readOnly: true, internal: true }),
  fulfillerId: string({ nullable: true, format: 'GUID', readOnly: true, internal: true }),
  shippingGroupId: string({ nullable: true, format: 'GUID', readOnly: true, internal: true }),
  digitalFile: of(SecuredMedia, { readOnly: true, internal: true }),
  inventoryAppId: string({ nullable: true, format: 'GUID', internal: true }),
  platformFee: of(PlatformFee, { readOnly: true, internal: true }),
  externalResourceId: string({ nullable: true, maxLength: 100, minLength: 1, internal: true }),
});
export type CheckoutLineItem = Static<typeof CheckoutLineItem>;
