import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type {
  StoresAddress,
  StoresBillingInfo,
  StoresShippingInfo,
} from '@shopwright/contract/orders/stores-order-delivery';
import { omitAbsent, type StoresOrderSource } from './stores-order-source.ts';

function addressOf(
  { address, contactDetails }: AddressWithContact,
  email: string | null | undefined,
): StoresAddress {
  const { streetAddress, addressLine } = address ?? {};
  return omitAbsent<StoresAddress>({
    fullName: omitAbsent({
      firstName: contactDetails?.firstName,
      lastName: contactDetails?.lastName,
    }),
    country: address?.country,
    subdivision: address?.subdivision,
    city: address?.city,
    zipCode: address?.postalCode,
    phone: contactDetails?.phone,
    company: contactDetails?.company,
    email,
    addressLine2: address?.addressLine2,
    ...(addressLine === undefined || addressLine === null
      ? {
          street:
            streetAddress && omitAbsent({ number: streetAddress.number, name: streetAddress.name }),
        }
      : { addressLine1: addressLine }),
    vatId:
      contactDetails?.vatId &&
      omitAbsent({ number: contactDetails.vatId.id, type: contactDetails.vatId.type }),
  });
}

export function billingOf({
  state,
  wire: order,
  withPayments,
}: StoresOrderSource): StoresBillingInfo {
  const approved = state.payments.filter(({ status }) => status === 'APPROVED');
  const regular = state.payments.filter(({ kind }) => kind === 'regular').at(-1)
    ?.doc.regularPaymentDetails;
  const paid =
    order.paymentStatus === 'PAID'
      ? (approved
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1) ?? state.purchasedAt)
      : undefined;
  const refundable = approved.some(
    ({ kind, doc }) =>
      kind === 'regular' &&
      doc.refundDisabled !== true &&
      doc.regularPaymentDetails?.offlinePayment !== true,
  );
  const reference = regular?.providerTransactionId;
  return omitAbsent<StoresBillingInfo>({
    address: order.billingInfo && addressOf(order.billingInfo, order.buyerInfo?.email),
    paidDate: paid,
    ...(withPayments
      ? {
          paymentMethod:
            regular?.paymentMethod ?? (regular?.offlinePayment === true ? 'offline' : undefined),
          paymentProviderTransactionId: reference,
          externalTransactionId: reference,
          paymentGatewayTransactionId: regular?.gatewayTransactionId,
          refundableByPaymentProvider: refundable,
        }
      : {}),
  });
}

export function shippingOf({
  state,
  wire: order,
  withFulfillments,
}: StoresOrderSource): StoresShippingInfo | undefined {
  const { shippingInfo } = order;
  if (!shippingInfo) return undefined;
  const { title, code, region, cost, logistics } = shippingInfo;
  const pickup = logistics?.pickupDetails;
  const destination = logistics?.shippingDestination;
  const tracking = withFulfillments
    ? state.fulfillments.find(({ trackingInfo }) => trackingInfo !== undefined)?.trackingInfo
    : undefined;
  const buyer = order.billingInfo?.contactDetails;
  return omitAbsent<StoresShippingInfo>({
    deliveryOption: title,
    estimatedDeliveryTime: logistics?.deliveryTime,
    deliverByDate: logistics?.deliverByDate,
    shippingRegion: region?.name,
    code,
    ...(pickup
      ? {
          pickupDetails: omitAbsent<NonNullable<StoresShippingInfo['pickupDetails']>>({
            pickupAddress: omitAbsent({
              country: pickup.address?.country,
              subdivision: pickup.address?.subdivision,
              addressLine1:
                pickup.address?.addressLine ?? streetLine(pickup.address?.streetAddress),
              city: pickup.address?.city,
              zipCode: pickup.address?.postalCode,
            }),
            buyerDetails: omitAbsent({
              fullName: omitAbsent({ firstName: buyer?.firstName, lastName: buyer?.lastName }),
              email: order.buyerInfo?.email,
              phone: buyer?.phone,
            }),
            pickupInstructions: logistics?.instructions,
          }),
        }
      : {
          shipmentDetails: omitAbsent<NonNullable<StoresShippingInfo['shipmentDetails']>>({
            address: destination && addressOf(destination, order.buyerInfo?.email),
            trackingInfo: tracking && omitAbsent(tracking),
            discount: cost?.discount?.amount,
            tax: cost?.taxInfo?.taxAmount?.amount ?? cost?.taxDetails?.totalTax?.amount,
            priceData: omitAbsent({
              taxIncludedInPrice:
                cost?.taxInfo?.taxIncludedInPrice ?? order.taxIncludedInPrices ?? false,
              price: cost?.price?.amount,
            }),
          }),
        }),
  });
}

const streetLine = (
  street: { readonly number?: string; readonly name?: string } | undefined,
): string | undefined =>
  street ? [street.name, street.number].filter(Boolean).join(' ') : undefined;
