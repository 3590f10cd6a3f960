import { type Static, boolean, message, of, string, timestamp } from '../field.ts';
import { VatType } from '../shared/address.ts';
import { amount } from './stores-order-line-item.ts';

export const StoresFullName = message('StoresFullName', {
  firstName: string({ description: 'First name of the recipient.' }),
  lastName: string({ description: 'Last name of the recipient.' }),
});

export const StoresStreet = message('StoresStreet', {
  number: string({ description: 'House number.' }),
  name: string({ description: 'Name of the street.' }),
});

export const StoresVatId = message('StoresVatId', {
  number: string({ description: 'Tax number of the buyer.' }),
  type: VatType,
});

export const StoresAddress = message(
  'StoresAddress',
  {
    fullName: StoresFullName,
    country: string({ nullable: true, description: 'Country code of two letters.' }),
    subdivision: string({ nullable: true, description: 'State or region.' }),
    city: string({ nullable: true, description: 'City.' }),
    zipCode: string({ nullable: true, description: 'Postal code.' }),
    phone: string({ nullable: true, description: 'Phone number.' }),
    company: string({ nullable: true, description: 'Company.' }),
    email: string({
      nullable: true,
      description: 'The e-mail address that the order was placed with.',
    }),
    addressLine1: string({
      description: 'First line of the address, when it was entered as one text.',
    }),
    street: StoresStreet,
    addressLine2: string({ nullable: true, description: 'Second line of the address.' }),
    vatId: StoresVatId,
  },
  { oneof: [['addressLine1', 'street']] },
);
export type StoresAddress = Static<typeof StoresAddress>;

export const StoresBillingInfo = message('StoresBillingInfo', {
  paymentMethod: string({
    nullable: true,
    merchantOnly: true,
    description: 'Payment method. Needs the permission to read transactions.',
  }),
  externalTransactionId: string({
    nullable: true,
    merchantOnly: true,
    deprecated: true,
    description: 'The same as `paymentProviderTransactionId`.',
  }),
  paymentProviderTransactionId: string({
    nullable: true,
    merchantOnly: true,
    description: 'Id at the payment provider. Needs the permission to read transactions.',
  }),
  paymentGatewayTransactionId: string({
    nullable: true,
    merchantOnly: true,
    description: 'Id at the payment gateway. Needs the permission to read transactions.',
  }),
  address: StoresAddress,
  paidDate: timestamp({
    nullable: true,
    description: 'When the last payment of a paid order was approved.',
  }),
  refundableByPaymentProvider: boolean({
    nullable: true,
    merchantOnly: true,
    description:
      'Whether the payment provider can refund it. Needs the permission to read transactions.',
  }),
});
export type StoresBillingInfo = Static<typeof StoresBillingInfo>;

export const StoresTrackingInfo = message('StoresTrackingInfo', {
  trackingNumber: string({ nullable: true, description: 'Tracking number.' }),
  shippingProvider: string({ nullable: true, description: 'Carrier.' }),
  trackingLink: string({
    nullable: true,
    description: 'Page of the carrier that tracks the shipment.',
  }),
});
export type StoresTrackingInfo = Static<typeof StoresTrackingInfo>;

export const StoresShipmentDetails = message('StoresShipmentDetails', {
  address: StoresAddress,
  trackingInfo: of(StoresTrackingInfo, {
    deprecated: true,
    description: 'Tracking of the first fulfillment. Use `fulfillments`.',
  }),
  discount: amount('Discount on the delivery.'),
  tax: amount('Tax on the delivery.'),
  priceData: message('StoresShippingPriceData', {
    taxIncludedInPrice: boolean({ description: 'Whether `price` includes the tax.' }),
    price: amount('Price of the delivery.'),
  }),
});

export const StoresPickupDetails = message('StoresPickupDetails', {
  pickupAddress: message('StoresPickupAddress', {
    country: string({ description: 'Country code of two letters.' }),
    subdivision: string({ nullable: true, description: 'State or region.' }),
    addressLine1: string({ description: 'First line of the address.' }),
    city: string({ description: 'City.' }),
    zipCode: string({ description: 'Postal code.' }),
  }),
  buyerDetails: of(
    message('StoresBuyerDetails', {
      fullName: StoresFullName,
      email: string({ description: 'E-mail address of the buyer.' }),
      phone: string({ description: 'Phone number of the buyer.' }),
    }),
    { deprecated: true, description: 'Use `billingInfo`.' },
  ),
  pickupInstructions: string({
    nullable: true,
    description: 'What the shop says about the pickup.',
  }),
});

export const StoresShippingInfo = message(
  'StoresShippingInfo',
  {
    deliveryOption: string({ description: 'Name of the delivery option.' }),
    estimatedDeliveryTime: string({
      nullable: true,
      description: 'Delivery time that the option promises.',
    }),
    deliverByDate: timestamp({ nullable: true, description: 'Latest expected delivery.' }),
    shippingRegion: string({ nullable: true, description: 'Name of the shipping region.' }),
    code: string({ nullable: true, description: 'Code of the delivery option.' }),
    shipmentDetails: StoresShipmentDetails,
    pickupDetails: StoresPickupDetails,
  },
  { oneof: [['shipmentDetails', 'pickupDetails']] },
);
export type StoresShippingInfo = Static<typeof StoresShippingInfo>;
