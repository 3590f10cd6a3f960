import { boolean, integer, list, message, of, string, type Static } from '../field.ts';
import { PaymentOptionType } from '../shared/enums.ts';
import {
  CatalogReference,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  Policy,
  PriceDescription,
  ProductName,
  ServiceProperties,
  SubscriptionOptionInfo,
  TaxableAddress,
  TranslatableString,
} from '../shared/item.ts';
import { Image, PageUrlV2, SecuredMedia } from '../shared/media.ts';

export const V1ItemModifier = message('V1ItemModifier', {
  id: string({ maxLength: 36, minLength: 1 }),
  quantity: integer({ nullable: true, minimum: 1, maximum: 100_000 }),
  label: TranslatableString,
  details: TranslatableString,
  price: string({ nullable: true, decimal: { gte: 0, lte: 1_000_000_000_000_000, maxScale: 3 } }),
});
export type V1ItemModifier = Static<typeof V1ItemModifier>;

export const V1ModifierGroup = message('V1ModifierGroup', {
  id: string({ maxLength: 36, minLength: 1 }),
  name: TranslatableString,
  modifiers: list(V1ItemModifier, { minItems: 1, maxItems: 25 }),
});
export type V1ModifierGroup = Static<typeof V1ModifierGroup>;

export const CustomLineItem = message('CustomLineItem', {
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  price: string({ format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1_000_000_000_000_000 } }),
  priceDescription: PriceDescription,
  descriptionLines: list(DescriptionLine, { maxItems: 10 }),
  media: of(Image, { sdk: 'Image' }),
  id: string({ nullable: true, format: 'GUID', readOnly: true, deprecated: true }),
  taxGroupId: string({ nullable: true, format: 'GUID' }),
  productName: ProductName,
  url: of(PageUrlV2, { sdk: 'PageURLV2' }),
  itemType: ItemType,
  fullPrice: string({ nullable: true, format: 'DECIMAL_VALUE' }),
  quantityAvailable: integer({ nullable: true, maximum: 100_000 }),
  physicalProperties: PhysicalProperties,
  paymentOption: PaymentOptionType,
  serviceProperties: ServiceProperties,
  rootCatalogItemId: string({ nullable: true, maxLength: 36, minLength: 1 }),
  depositAmount: string({ nullable: true, format: 'DECIMAL_VALUE' }),
  deliveryProfileId: string({ nullable: true, format: 'GUID' }),
  catalogReference: CatalogReference,
  priceUndetermined: boolean(),
  fixedQuantity: boolean(),
  consentRequiredPaymentPolicy: string({
    nullable: true,
    maxLength: 1000,
    minLength: 1,
    readOnly: true,
  }),
  savePaymentMethod: boolean({ readOnly: true }),
  policies: list(Policy, { maxItems: 5 }),
  membersOnly: boolean(),
  taxableAddress: TaxableAddress,
  modifierGroups: list(V1ModifierGroup, { maxItems: 25 }),
  subscriptionOptionInfo: of(SubscriptionOptionInfo, { internal: true }),
  digitalFile: of(SecuredMedia, { internal: true }),
  inventoryAppId: string({ nullable: true, format: 'GUID', internal: true }),
});
export type CustomLineItem = Static<typeof CustomLineItem>;
