import {
  boolean,
  enumeration,
  list,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { ItemTaxFullDetails } from './tax.ts';
import { Address, FullAddressContactDetails } from '../shared/address.ts';
import { PickupMethod } from '../shared/enums.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const ApplicableLineItems = message('ApplicableLineItems', {
  lineItemIds: list(string({ maxLength: 100, minLength: 1 }), { maxItems: 300 }),
});
export type ApplicableLineItems = Static<typeof ApplicableLineItems>;

export const Carrier = message('Carrier', {
  appId: string({ nullable: true, format: 'GUID' }),
  code: string({ maxLength: 250, secret: true }),
});
export type Carrier = Static<typeof Carrier>;

export const Region = message('Region', {
  id: string({ nullable: true, format: 'GUID' }),
  name: string({ nullable: true, maxLength: 100 }),
});
export type Region = Static<typeof Region>;

export const DeliveryAllocation = message('DeliveryAllocation', {
  deliveryCarrier: Carrier,
  deliveryRegion: Region,
  applicableLineItems: ApplicableLineItems,
});
export type DeliveryAllocation = Static<typeof DeliveryAllocation>;

export const DeliveryTimeSlot = message('DeliveryTimeSlot', {
  from: timestamp({ nullable: true }),
  to: timestamp({ nullable: true }),
});
export type DeliveryTimeSlot = Static<typeof DeliveryTimeSlot>;

export const PickupDetails = message('PickupDetails', {
  address: of(Address, { sdk: 'Address' }),
  businessLocation: boolean({ deprecated: true }),
  pickupMethod: PickupMethod,
});
export type PickupDetails = Static<typeof PickupDetails>;

export const DeliveryLogistics = message('DeliveryLogistics', {
  deliveryTime: string({ nullable: true, maxLength: 500 }),
  instructions: string({ nullable: true, maxLength: 1000 }),
  pickupDetails: PickupDetails,
  deliveryTimeSlot: of(DeliveryTimeSlot, { internal: true }),
});
export type DeliveryLogistics = Static<typeof DeliveryLogistics>;

export const ChargeType = enumeration('ChargeType', ['HANDLING_FEE', 'INSURANCE']);
export type ChargeType = Static<typeof ChargeType>;

export const OtherCharge = message('OtherCharge', {
  type: ChargeType,
  price: MultiCurrencyPrice,
  details: string({ nullable: true, maxLength: 250 }),
});
export type OtherCharge = Static<typeof OtherCharge>;

export const ShippingPrice = message('ShippingPrice', {
  price: MultiCurrencyPrice,
  otherCharges: list(OtherCharge),
});
export type ShippingPrice = Static<typeof ShippingPrice>;

export const ShippingOption = message('ShippingOption', {
  code: string({ maxLength: 100, secret: true }),
  title: string({ maxLength: 250 }),
  logistics: DeliveryLogistics,
  cost: ShippingPrice,
  deliveryAllocations: list(DeliveryAllocation, { maxItems: 300 }),
  partial: boolean({ nullable: true }),
});
export type ShippingOption = Static<typeof ShippingOption>;

export const CarrierServiceOption = message('CarrierServiceOption', {
  carrierId: string({ format: 'GUID' }),
  shippingOptions: list(ShippingOption),
});
export type CarrierServiceOption = Static<typeof CarrierServiceOption>;

export const SelectedCarrierServiceOptionPrices = message('SelectedCarrierServiceOptionPrices', {
  totalPriceAfterTax: MultiCurrencyPrice,
  totalPriceBeforeTax: MultiCurrencyPrice,
  taxDetails: ItemTaxFullDetails,
  totalDiscount: MultiCurrencyPrice,
  price: MultiCurrencyPrice,
});
export type SelectedCarrierServiceOptionPrices = Static<typeof SelectedCarrierServiceOptionPrices>;

export const SelectedCarrierServiceOptionOtherCharge = message(
  'SelectedCarrierServiceOptionOtherCharge',
  {
    type: ChargeType,
    details: string({ nullable: true, maxLength: 200 }),
    cost: SelectedCarrierServiceOptionPrices,
  },
);
export type SelectedCarrierServiceOptionOtherCharge = Static<
  typeof SelectedCarrierServiceOptionOtherCharge
>;

export const SelectedCarrierServiceOption = message('SelectedCarrierServiceOption', {
  code: string({ maxLength: 100, secret: true }),
  title: string({ maxLength: 250, readOnly: true }),
  logistics: of(DeliveryLogistics, { readOnly: true }),
  cost: of(SelectedCarrierServiceOptionPrices, { readOnly: true }),
  requestedShippingOption: boolean({ readOnly: true }),
  otherCharges: list(SelectedCarrierServiceOptionOtherCharge, {
    deprecated: true,
    merchantInput: 'ignored',
  }),
  carrierId: string({ nullable: true, format: 'GUID' }),
  deliveryAllocations: list(DeliveryAllocation, { maxItems: 300 }),
  partial: boolean({ nullable: true }),
});
export type SelectedCarrierServiceOption = Static<typeof SelectedCarrierServiceOption>;

export const ShippingRegion = message('ShippingRegion', {
  id: string({ format: 'GUID', readOnly: true }),
  name: string({ maxLength: 100 }),
});
export type ShippingRegion = Static<typeof ShippingRegion>;

export const ShippingInformation = message('ShippingInformation', {
  region: ShippingRegion,
  selectedCarrierServiceOption: SelectedCarrierServiceOption,
  carrierServiceOptions: list(CarrierServiceOption),
});
export type ShippingInformation = Static<typeof ShippingInformation>;

export const SelectedShippingOption = message('SelectedShippingOption', {
  carrierId: string({ nullable: true, format: 'GUID' }),
  code: string({ maxLength: 100, minLength: 1, secret: true }),
});
export type SelectedShippingOption = Static<typeof SelectedShippingOption>;

export const CheckoutAddressWithContact = message('CheckoutAddressWithContact', {
  address: of(Address, { sdk: 'Address' }),
  contactDetails: FullAddressContactDetails,
  addressesServiceId: string({ nullable: true, internal: true }),
});
export type CheckoutAddressWithContact = Static<typeof CheckoutAddressWithContact>;

export const ShippingInfo = message('ShippingInfo', {
  shippingDestination: CheckoutAddressWithContact,
  selectedCarrierServiceOption: SelectedCarrierServiceOption,
  region: of(ShippingRegion, { readOnly: true }),
  carrierServiceOptions: list(CarrierServiceOption, { readOnly: true }),
});
export type ShippingInfo = Static<typeof ShippingInfo>;
