import type { Activity } from '@shopwright/contract/orders/activities';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type {
  StoresActivity,
  StoresActivityType,
  StoresAddress,
  StoresBillingInfo,
  StoresBuyerInfo,
  StoresFulfillment,
  StoresFulfillmentStatus,
  StoresLineItem,
  StoresLineItemType,
  StoresOrder,
  StoresPaymentStatus,
  StoresRefund,
  StoresShippingInfo,
  StoresTotals,
} from '@shopwright/contract/orders/stores-order';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Currency } from '../../kernel/money.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { OrderState } from './order-state.ts';
import { renderTransactions } from './render-order.ts';

/** An order in the shape of the stores API of 2023. */

export interface StoresOrderSource {
  readonly state: OrderState;
  readonly wire: Order;
  readonly currency: Currency;
  /** Whether the caller may read how the order was paid and refunded. */
  readonly withPayments: boolean;
  readonly withFulfillments: boolean;
}

/** That version has no word for a rejected order: its readers would take it for one that waits for its payment. */
export const hiddenStatus = 'REJECTED';

/** Payment statuses of today by the closest one that the readers of that version know. */
export const olderPaymentStatus: Readonly<Record<string, StoresPaymentStatus>> = {
  UNSPECIFIED: 'UNSPECIFIED_PAYMENT_STATUS',
  PENDING_MERCHANT: 'PENDING',
  CANCELED: 'NOT_PAID',
  DECLINED: 'NOT_PAID',
};

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

type Given<T> = { -readonly [K in keyof T]?: T[K] | null | undefined };

/** Leaves out what is absent, so that optional fields stay absent on the wire. */
function given<T extends object>(fields: Given<T>): T {
  // Only absent values are dropped; the fields and their types are those of T.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as T;
}

export function renderStoresOrder(source: StoresOrderSource): StoresOrder {
  const { state, wire: order } = source;
  const coupon = order.appliedDiscounts?.find((discount) => discount.coupon !== undefined)?.coupon;
  const field = order.customFields?.[0];
  const subscription = order.lineItems?.find(
    (line) => line.subscriptionInfo !== undefined,
  )?.subscriptionInfo;
  return given<StoresOrder>({
    id: order.id,
    number: state.number,
    numericId: String(state.number),
    dateCreated: order.createdDate,
    lastUpdated: order.updatedDate,
    buyerInfo: buyerOf(order),
    currency: order.currency,
    weightUnit: order.weightUnit ?? 'UNSPECIFIED_WEIGHT_UNIT',
    totals: totalsOf(source),
    billingInfo: billingOf(source),
    shippingInfo: shippingOf(source),
    buyerNote: order.buyerNote,
    read: order.seenByAHuman ?? false,
    archived: order.archived ?? false,
    paymentStatus: paymentStatusOf(order),
    fulfillmentStatus: fulfillmentStatusOf(order),
    lineItems: (order.lineItems ?? []).map((line, index) => lineOf(line, index, state)),
    activities: (order.activities ?? []).map(activityOf),
    fulfillments: source.withFulfillments ? fulfillmentsOf(source) : undefined,
    discount: given({
      value: order.priceSummary?.discount?.amount,
      appliedCoupon: coupon && given({ couponId: coupon.id, name: coupon.name, code: coupon.code }),
    }),
    customField:
      field &&
      given({
        value: typeof field.value === 'string' ? field.value : JSON.stringify(field.value ?? ''),
        title: field.title,
        translatedTitle: field.translatedTitle,
      }),
    cartId: order.cartId,
    buyerLanguage: order.buyerLanguage,
    channelInfo: order.channelInfo,
    enteredBy: enteredByOf(order),
    subscriptionInfo:
      subscription &&
      given<NonNullable<StoresOrder['subscriptionInfo']>>({
        id: subscription.id,
        cycleNumber: subscription.cycleNumber,
        subscriptionSettings:
          subscription.subscriptionSettings &&
          given({
            frequency: subscription.subscriptionSettings.frequency,
            autoRenewal: subscription.subscriptionSettings.autoRenewal,
            billingCycles: subscription.subscriptionSettings.billingCycles,
          }),
        subscriptionOptionInfo: given({
          title: subscription.title?.original ?? subscription.subscriptionOptionTitle,
          description:
            subscription.description?.original ?? subscription.subscriptionOptionDescription,
        }),
      }),
    refunds: source.withPayments ? refundsOf(source) : undefined,
  });
}

function paymentStatusOf({ paymentStatus = 'UNSPECIFIED' }: Order): StoresPaymentStatus {
  // What is not listed has the same name in both versions.
  return olderPaymentStatus[paymentStatus] ?? (paymentStatus as StoresPaymentStatus);
}

const fulfillmentStatusOf = ({
  status,
  fulfillmentStatus = 'NOT_FULFILLED',
}: Order): StoresFulfillmentStatus => (status === 'CANCELED' ? 'CANCELED' : fulfillmentStatus);

function buyerOf({ buyerInfo = {}, billingInfo, recipientInfo }: Order): StoresBuyerInfo {
  const { firstName, lastName, phone } =
    billingInfo?.contactDetails ?? recipientInfo?.contactDetails ?? {};
  const identityType = buyerInfo.memberId === undefined ? 'CONTACT' : 'MEMBER';
  return given({
    id: buyerInfo.memberId ?? buyerInfo.contactId,
    type: identityType,
    identityType,
    firstName,
    lastName,
    phone,
    email: buyerInfo.email,
  });
}

function enteredByOf({ createdBy, buyerInfo }: Order): StoresOrder['enteredBy'] {
  if (createdBy?.userId !== undefined) return { id: createdBy.userId, identityType: 'USER' };
  if (createdBy?.appId !== undefined) return { id: createdBy.appId, identityType: 'APP' };
  if (createdBy?.memberId !== undefined) return { id: createdBy.memberId, identityType: 'MEMBER' };
  return typeof buyerInfo?.contactId === 'string'
    ? { id: buyerInfo.contactId, identityType: 'CONTACT' }
    : undefined;
}

function totalsOf({ state, wire: order, currency }: StoresOrderSource): StoresTotals {
  const { subtotal, shipping, tax, discount, total } = order.priceSummary ?? {};
  const lines = order.lineItems ?? [];
  const cards = state.payments.filter(
    ({ kind, status }) => kind === 'giftCard' && status === 'APPROVED',
  );
  const weight = lines.reduce(
    (sum, { physicalProperties, quantity = 1 }) =>
      sum + (physicalProperties?.weight ?? 0) * quantity,
    0,
  );
  return given({
    subtotal: subtotal?.amount,
    shipping: shipping?.amount,
    tax: tax?.amount,
    discount: discount?.amount,
    total: total?.amount,
    // A sum of binary fractions shows digits that were never entered.
    weight: String(Math.round(weight * 1e6) / 1e6),
    quantity: lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
    refund: order.balanceSummary?.refunded?.amount,
    giftCard:
      cards.length === 0
        ? undefined
        : createPriceWriter(currency).plain(cards.reduce((sum, { amount }) => sum + amount, 0n))
            .amount,
  });
}

function addressOf(
  { address, contactDetails }: AddressWithContact,
  email: string | null | undefined,
): StoresAddress {
  const { streetAddress, addressLine } = address ?? {};
  return given<StoresAddress>({
    fullName: given({ firstName: contactDetails?.firstName, lastName: contactDetails?.lastName }),
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
            streetAddress && given({ number: streetAddress.number, name: streetAddress.name }),
        }
      : { addressLine1: addressLine }),
    vatId:
      contactDetails?.vatId &&
      given({ number: contactDetails.vatId.id, type: contactDetails.vatId.type }),
  });
}

function billingOf({ state, wire: order, withPayments }: StoresOrderSource): StoresBillingInfo {
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
  return given<StoresBillingInfo>({
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

function shippingOf({
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
  return given<StoresShippingInfo>({
    deliveryOption: title,
    estimatedDeliveryTime: logistics?.deliveryTime,
    deliverByDate: logistics?.deliverByDate,
    shippingRegion: region?.name,
    code,
    ...(pickup
      ? {
          pickupDetails: given<NonNullable<StoresShippingInfo['pickupDetails']>>({
            pickupAddress: given({
              country: pickup.address?.country,
              subdivision: pickup.address?.subdivision,
              addressLine1:
                pickup.address?.addressLine ?? streetLine(pickup.address?.streetAddress),
              city: pickup.address?.city,
              zipCode: pickup.address?.postalCode,
            }),
            buyerDetails: given({
              fullName: given({ firstName: buyer?.firstName, lastName: buyer?.lastName }),
              email: order.buyerInfo?.email,
              phone: buyer?.phone,
            }),
            pickupInstructions: logistics?.instructions,
          }),
        }
      : {
          shipmentDetails: given<NonNullable<StoresShippingInfo['shipmentDetails']>>({
            address: destination && addressOf(destination, order.buyerInfo?.email),
            trackingInfo: tracking && given(tracking),
            discount: cost?.discount?.amount,
            tax: cost?.taxInfo?.taxAmount?.amount ?? cost?.taxDetails?.totalTax?.amount,
            priceData: given({
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

const lineTypes: Readonly<Record<string, StoresLineItemType>> = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
};

function lineOf(line: OrderLineItem, index: number, { terms }: OrderState): StoresLineItem {
  const { catalogReference: reference, image, taxInfo } = line;
  const shelf = terms.shelf?.[line.id ?? ''];
  const texts = reference?.options?.['customTextFields'];
  const isText = (name: string): boolean =>
    typeof texts === 'object' && texts !== null && Object.hasOwn(texts, name);
  const described = (line.descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: name?.original ?? '',
    value: plainText?.original ?? colorInfo?.original ?? '',
  }));
  const included = taxInfo?.taxIncludedInPrice ?? false;
  const variantId = shelf?.variantId ?? reference?.options?.['variantId'];
  const price = line.price?.amount;
  const totalPrice = (included ? line.totalPriceAfterTax : line.totalPriceBeforeTax)?.amount;
  const productId = reference?.appId === storesApp ? reference.catalogItemId : undefined;
  return given<StoresLineItem>({
    index: index + 1,
    quantity: line.quantity,
    name: line.productName?.original,
    translatedName: line.productName?.translated,
    productId,
    lineItemType: reference
      ? (lineTypes[line.itemType?.preset ?? ''] ?? 'UNSPECIFIED_LINE_ITEM_TYPE')
      : 'CUSTOM_AMOUNT_ITEM',
    options: described
      .filter(({ name }) => !isText(name))
      .map(({ name, value }) => ({ option: name, selection: value })),
    customTextFields: described
      .filter(({ name }) => isText(name))
      .map(({ name, value }) => ({ title: name, value })),
    weight:
      line.physicalProperties?.weight === undefined || line.physicalProperties.weight === null
        ? undefined
        : String(line.physicalProperties.weight),
    mediaItem:
      image &&
      given({
        mediaType: 'IMAGE' as const,
        url: image.url,
        width: image.width,
        height: image.height,
        mediaId: image.id,
        id: image.id,
        altText: image.altText,
      }),
    sku: line.physicalProperties?.sku,
    variantId: typeof variantId === 'string' ? variantId : undefined,
    fulfillerId: line.fulfillerId,
    discount: line.totalDiscount?.amount,
    tax: taxInfo?.taxAmount?.amount,
    taxGroupId: taxInfo?.taxGroupId,
    price,
    totalPrice,
    taxIncludedInPrice: included,
    priceData: given({ taxIncludedInPrice: included, price, totalPrice }),
  });
}

const activityTypes: Readonly<Record<string, StoresActivityType>> = {
  ...Object.fromEntries(
    (
      [
        'MERCHANT_COMMENT',
        'ORDER_PLACED',
        'ORDER_PAID',
        'ORDER_FULFILLED',
        'ORDER_NOT_FULFILLED',
        'DOWNLOAD_LINK_SENT',
        'PICKUP_READY_EMAIL_SENT',
        'TRACKING_NUMBER_ADDED',
        'TRACKING_NUMBER_EDITED',
        'SHIPPING_CONFIRMATION_EMAIL_SENT',
        'FULFILLER_EMAIL_SENT',
        'SHIPPING_ADDRESS_EDITED',
        'EMAIL_EDITED',
        'ORDER_PARTIALLY_PAID',
      ] satisfies StoresActivityType[]
    ).map((type) => [type, type]),
  ),
  TRACKING_LINK_ADDED: 'TRACKING_LINK_WAS_SET',
  INVOICE_ADDED: 'INVOICE_WAS_SET',
  INVOICE_REMOVED: 'INVOICE_WAS_REMOVED',
  INVOICE_SENT: 'INVOICE_WAS_SENT',
};

function activityOf({
  type,
  activityType,
  authorEmail,
  merchantComment,
  createdDate,
}: Activity): StoresActivity {
  return given({
    type: activityTypes[activityType ?? type ?? ''] ?? 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE',
    author: authorEmail,
    message: merchantComment?.message,
    timestamp: createdDate,
  });
}

function fulfillmentsOf({ state, wire: order }: StoresOrderSource): StoresFulfillment[] {
  const indexes = new Map((order.lineItems ?? []).map(({ id }, index) => [id, index + 1]));
  return state.fulfillments.map(({ fulfillmentId, createdAt, lines, trackingInfo }) =>
    given({
      id: fulfillmentId,
      dateCreated: createdAt,
      lineItems: lines.flatMap(({ id, quantity }) => {
        const index = indexes.get(id);
        return index === undefined ? [] : [{ index, quantity }];
      }),
      trackingInfo: trackingInfo && given(trackingInfo),
    }),
  );
}

function refundsOf({ state, currency }: StoresOrderSource): StoresRefund[] {
  return (renderTransactions(state, currency).refunds ?? []).map(
    ({ id, createdDate, details, summary, transactions = [] }) =>
      given({
        id,
        dateCreated: createdDate,
        amount: summary?.refunded?.amount,
        reason: details?.reason,
        paymentProviderTransactionId: transactions.find(({ providerRefundId }) => providerRefundId)
          ?.providerRefundId,
        externalRefund: transactions.some(({ externalRefund }) => externalRefund === true),
      }),
  );
}
