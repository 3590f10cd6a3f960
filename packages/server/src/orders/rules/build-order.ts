import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Currency } from '../../kernel/money.ts';
import { feesToOrder, shippingToOrder } from '../../pricing/rules/wire/delivery.ts';
import { discountsToOrder } from '../../pricing/rules/wire/discounts.ts';
import { orderLinePricesToWire } from '../../pricing/rules/wire/lines.ts';
import { createPriceWriter, summaryToOrder } from '../../pricing/rules/wire/prices.ts';
import { taxToOrder } from '../../pricing/rules/wire/tax.ts';
import { withContact } from './buyer.ts';
import type { NewOrder, NewPayment, PaymentDetails } from './new-order.ts';
import type { OrderDoc, OrderLine, OrderState, PaymentState } from './order-state.ts';
import { firstStatus } from './order-status.ts';
import { withAuthorization } from './payment-status.ts';

export interface Making {
  /** In the order's currency and the store's language. */
  readonly currency: Currency;
  readonly siteLanguage: string;
  readonly now: string;
  readonly mint: () => string;
}

/** Builds the order of a checkout. It is numbered when it is stored. */
export function buildOrder(
  order: NewOrder,
  { currency, siteLanguage, now, mint }: Making,
): OrderState {
  const payments = order.payments.map((payment) => newPayment(payment, now, mint));
  const { total } = order.priced.summary;
  const terms = {
    approval: 'DEFAULT',
    notify: { buyer: true, owner: true, ...order.notify },
    dueNow: String(order.priced.payNow.total),
    shelf: shelfOf(order),
  } as const;
  const status = firstStatus({ total, payments, terms });
  return {
    orderId: order.orderId ?? mint(),
    number: 0,
    status,
    imported: false,
    archived: false,
    checkoutId: order.checkoutId ?? null,
    cartId: order.cartId ?? null,
    buyer: withContact(order.buyer),
    currency: currency.code,
    total,
    doc: docOf(order, { currency, siteLanguage, mint }),
    terms,
    payments,
    refunds: [],
    fulfillments: [],
    activities: [],
    purchasedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

export function newPayment(
  { paymentId, amount, status, details, refundDisabled }: NewPayment,
  now: string,
  mint: () => string,
): PaymentState {
  const doc = { ...details, ...(refundDisabled === undefined ? {} : { refundDisabled }) };
  return {
    paymentId: paymentId ?? mint(),
    kind: kindOf(details),
    amount,
    status,
    createdAt: now,
    updatedAt: now,
    doc: status === 'AUTHORIZED' ? withAuthorization(doc, now) : doc,
  };
}

export function kindOf(details: PaymentDetails): PaymentState['kind'] {
  if ('giftcardPaymentDetails' in details) return 'giftCard';
  return 'membershipPaymentDetails' in details ? 'membership' : 'regular';
}

const shelfOf = ({ purchase }: NewOrder): NonNullable<OrderState['terms']['shelf']> =>
  Object.fromEntries(
    purchase.lines.flatMap(({ id, productId, variantId }) =>
      productId === undefined || variantId === undefined ? [] : [[id, { productId, variantId }]],
    ),
  );

function docOf(order: NewOrder, { currency, siteLanguage, mint }: Omit<Making, 'now'>): OrderDoc {
  const { purchase, priced } = order;
  const prices = createPriceWriter(currency);
  const described = new Map(order.lines.map((line) => [line.id, line]));
  const shipping = shippingToOrder(purchase, priced.shipping, prices);
  const destination =
    order.shippingDestination === undefined || shipping?.logistics?.pickupDetails
      ? {}
      : { shippingDestination: order.shippingDestination };
  const slot =
    order.deliveryTimeSlot === undefined ? {} : { deliveryTimeSlot: order.deliveryTimeSlot };
  return {
    lineItems: priced.lines.map((line): OrderLine => {
      const own: Partial<OrderLineItem> = described.get(line.id) ?? {};
      return {
        ...own,
        ...orderLinePricesToWire(line, purchase.tax, prices),
        id: line.id,
        quantity: line.quantity,
        paymentOption: line.paymentOption,
      };
    }),
    priceSummary: summaryToOrder(priced.summary, prices),
    taxInfo: taxToOrder(priced.tax, prices),
    taxIncludedInPrices: purchase.tax.included,
    appliedDiscounts: discountsToOrder(priced.discounts, prices).map((discount) => ({
      id: mint(),
      ...discount,
    })),
    additionalFees: feesToOrder(priced.fees, purchase.tax.included, prices).map((fee) => ({
      id: mint(),
      ...fee,
    })),
    ...(shipping
      ? {
          shippingInfo: {
            ...shipping,
            logistics: { ...shipping.logistics, ...destination, ...slot },
          },
        }
      : {}),
    ...(priced.payAfterFreeTrial.total > 0n
      ? { payAfterFreeTrial: summaryToOrder(priced.payAfterFreeTrial, prices) }
      : {}),
    weightUnit: purchase.weightUnit,
    siteLanguage,
    buyerLanguage: order.buyerLanguage ?? siteLanguage,
    channelInfo: order.channelInfo,
    seenByAHuman: false,
    customFields: [...(order.customFields ?? [])],
    ...(order.createdBy === undefined ? {} : { createdBy: order.createdBy }),
    ...(order.billingInfo === undefined ? {} : { billingInfo: order.billingInfo }),
    ...(order.recipientInfo === undefined ? {} : { recipientInfo: order.recipientInfo }),
    ...(order.buyerNote === undefined ? {} : { buyerNote: order.buyerNote }),
    ...(order.extendedFields === undefined ? {} : { extendedFields: order.extendedFields }),
    ...(order.purchaseFlowId === undefined ? {} : { purchaseFlowId: order.purchaseFlowId }),
  };
}
