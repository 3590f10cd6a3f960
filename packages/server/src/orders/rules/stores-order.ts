import type { Order } from '@shopwright/contract/orders/order';
import type {
  StoresBuyerInfo,
  StoresFulfillmentStatus,
  StoresOrder,
  StoresPaymentStatus,
  StoresTotals,
} from '@shopwright/contract/orders/stores-order';
import { omitAbsent, type StoresOrderSource } from './stores-order-source.ts';
import { activityOf, fulfillmentsOf, refundsOf } from './stores-order-history.ts';
import { billingOf, shippingOf } from './stores-order-delivery.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { lineOf } from './stores-order-line-item.ts';

/** An order in the shape of the stores API of 2023. */

/**
 * That version has no word for a rejected order: its readers would take it for one that waits for
 * its payment.
 */
export const hiddenStatus = 'REJECTED';

/** Payment statuses of today by the closest one that the readers of that version know. */
export const olderPaymentStatus: Readonly<Record<string, StoresPaymentStatus>> = {
  UNSPECIFIED: 'UNSPECIFIED_PAYMENT_STATUS',
  PENDING_MERCHANT: 'PENDING',
  CANCELED: 'NOT_PAID',
  DECLINED: 'NOT_PAID',
};

export function renderStoresOrder(source: StoresOrderSource): StoresOrder {
  const { state, wire: order } = source;
  const coupon = order.appliedDiscounts?.find((discount) => discount.coupon !== undefined)?.coupon;
  const field = order.customFields?.[0];
  const subscription = order.lineItems?.find(
    (line) => line.subscriptionInfo !== undefined,
  )?.subscriptionInfo;
  return omitAbsent<StoresOrder>({
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
    discount: omitAbsent({
      value: order.priceSummary?.discount?.amount,
      appliedCoupon:
        coupon && omitAbsent({ couponId: coupon.id, name: coupon.name, code: coupon.code }),
    }),
    customField:
      field &&
      omitAbsent({
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
      omitAbsent<NonNullable<StoresOrder['subscriptionInfo']>>({
        id: subscription.id,
        cycleNumber: subscription.cycleNumber,
        subscriptionSettings:
          subscription.subscriptionSettings &&
          omitAbsent({
            frequency: subscription.subscriptionSettings.frequency,
            autoRenewal: subscription.subscriptionSettings.autoRenewal,
            billingCycles: subscription.subscriptionSettings.billingCycles,
          }),
        subscriptionOptionInfo: omitAbsent({
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
  return omitAbsent({
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
  return omitAbsent({
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
