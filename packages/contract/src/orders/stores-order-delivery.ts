import { type Static, boolean, message, of, string, timestamp } from '../field.ts';
import { VatType } from '../shared/address.ts';
import { amount } from './stores-order-line-item.ts';

export const StoresFullName = message('StoresFullName', {
  firstName: string(),
  lastName: string(),
});

export const StoresStreet = message('StoresStreet', {
  number: string(),
  name: string(),
});

export const StoresVatId = message('StoresVatId', {
  number: string(),
  type: VatType,
});

export const StoresAddress = message(
  'StoresAddress',
  {
    fullName: StoresFullName,
    country: string({ nullable: true }),
    subdivision: string({ nullable: true }),
    city: string({ nullable: true }),
    zipCode: string({ nullable: true }),
    phone: string({ nullable: true }),
    company: string({ nullable: true }),
    email: string({ nullable: true }),
    addressLine1: string(),
    street: StoresStreet,
    addressLine2: string({ nullable: true }),
    vatId: StoresVatId,
  },
  { oneof: [['addressLine1', 'street']] },
);
export type StoresAddress = Static<typeof StoresAddress>;

export const StoresBillingInfo = message('StoresBillingInfo', {
  paymentMethod: string({ nullable: true, merchantOnly: true }),
  externalTransactionId: string({ nullable: true, merchantOnly: true, deprecated: true }),
  paymentProviderTransactionId: string({ nullable: true, merchantOnly: true }),
  paymentGatewayTransactionId: string({ nullable: true, merchantOnly: true }),
  address: StoresAddress,
  paidDate: timestamp({ nullable: true }),
  refundableByPaymentProvider: boolean({ nullable: true, merchantOnly: true }),
});
export type StoresBillingInfo = Static<typeof StoresBillingInfo>;

export const StoresTrackingInfo = message('StoresTrackingInfo', {
  trackingNumber: string({ nullable: true }),
  shippingProvider: string({ nullable: true }),
  trackingLink: string({ nullable: true }),
});
export type StoresTrackingInfo = Static<typeof StoresTrackingInfo>;

export const StoresShipmentDetails = message('StoresShipmentDetails', {
  address: StoresAddress,
  trackingInfo: of(StoresTrackingInfo, { deprecated: true }),
  discount: amount,
  tax: amount,
  priceData: message('StoresShippingPriceData', {
    taxIncludedInPrice: boolean(),
    price: amount,
  }),
});

export const StoresPickupDetails = message('StoresPickupDetails', {
  pickupAddress: message('StoresPickupAddress', {
    country: string(),
    subdivision: string({ nullable: true }),
    addressLine1: string(),
    city: string(),
    zipCode: string(),
  }),
  buyerDetails: of(
    message('StoresBuyerDetails', {
      fullName: StoresFullName,
      email: string(),
      phone: string(),
    }),
    { deprecated: true },
  ),
  pickupInstructions: string({ nullable: true }),
});

export const StoresShippingInfo = message(
  'StoresShippingInfo',
  {
    deliveryOption: string(),
    estimatedDeliveryTime: string({ nullable: true }),
    deliverByDate: timestamp({ nullable: true }),
    shippingRegion: string({ nullable: true }),
    code: string({ nullable: true }),
    shipmentDetails: StoresShipmentDetails,
    pickupDetails: StoresPickupDetails,
  },
  { oneof: [['shipmentDetails', 'pickupDetails']] },
);
export type StoresShippingInfo = Static<typeof StoresShippingInfo>;
