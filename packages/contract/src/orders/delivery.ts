import { message, of, string, timestamp, type Static } from '../field.ts';
import { DeliveryTimeSlot } from '../cart/delivery.ts';
import { LineItemTaxInfo, OrderItemTaxFullDetails } from './line-item.ts';
import { AddressLocation, AddressWithContact, StreetAddress } from '../shared/address.ts';
import { PickupMethod } from '../shared/enums.ts';
import { Price } from '../shared/money.ts';

export const PickupAddress = message('PickupAddress', {
  country: string({ nullable: true, format: 'COUNTRY' }),
  subdivision: string({ nullable: true, maxLength: 50 }),
  city: string({ nullable: true, maxLength: 1000 }),
  postalCode: string({ nullable: true, maxLength: 1000 }),
  streetAddress: StreetAddress,
  addressLine: string({ nullable: true, maxLength: 1000 }),
  addressLine2: string({ nullable: true, maxLength: 1000 }),
  countryFullname: string({ nullable: true, readOnly: true }),
  subdivisionFullname: string({ nullable: true, readOnly: true }),
  geocode: of(AddressLocation, { internal: true }),
});
export type PickupAddress = Static<typeof PickupAddress>;

export const OrderPickupDetails = message('OrderPickupDetails', {
  address: of(PickupAddress, { sdk: 'Address' }),
  pickupMethod: PickupMethod,
});
export type OrderPickupDetails = Static<typeof OrderPickupDetails>;

export const OrderDeliveryLogistics = message(
  'OrderDeliveryLogistics',
  {
    shippingDestination: AddressWithContact,
    pickupDetails: OrderPickupDetails,
    deliveryTime: string({ nullable: true, maxLength: 500 }),
    instructions: string({ nullable: true, maxLength: 1000 }),
    deliverByDate: timestamp({ nullable: true, deprecated: true }),
    deliveryTimeSlot: DeliveryTimeSlot,
  },
  { oneof: [['shippingDestination', 'pickupDetails']] },
);
export type OrderDeliveryLogistics = Static<typeof OrderDeliveryLogistics>;

export const OrderShippingPrice = message('OrderShippingPrice', {
  price: Price,
  totalPriceBeforeTax: of(Price, { readOnly: true }),
  totalPriceAfterTax: of(Price, { readOnly: true }),
  taxDetails: of(OrderItemTaxFullDetails, { deprecated: true }),
  taxInfo: LineItemTaxInfo,
  discount: of(Price, { readOnly: true }),
});
export type OrderShippingPrice = Static<typeof OrderShippingPrice>;

export const OrderShippingRegion = message('OrderShippingRegion', {
  name: string({ nullable: true, maxLength: 100 }),
});
export type OrderShippingRegion = Static<typeof OrderShippingRegion>;

export const V1ShippingInformation = message('V1ShippingInformation', {
  carrierId: string({ nullable: true, maxLength: 100, minLength: 1 }),
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
  title: string({ maxLength: 250 }),
  logistics: OrderDeliveryLogistics,
  cost: OrderShippingPrice,
  region: OrderShippingRegion,
});
export type V1ShippingInformation = Static<typeof V1ShippingInformation>;
