import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type { EventNotice } from '../events/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import type { Log } from '../kernel/log.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import type { OrderedLine, Sale, Sales } from '../offerings/index.ts';
import { bookingCause, refundLines, readOrder, type RefundDeps } from '../orders/index.ts';
import { BOOKING_GIVEN_UP, type GivenUpBooking } from '../services/index.ts';

/**
 * Delivers plans, seats, tickets and gift cards when their order is paid, and takes them back when
 * it is canceled.
 */
export function orderFollowups({ log, sales, ...orders }: RefundDeps & { log: Log; sales: Sales }) {
  const { db, clock } = orders;
  return {
    tasks: {
      'sales-order-paid': async (payload: unknown) => {
        const { siteId, entityId: orderId } = payload as EventNotice;
        const order = await readOrder(db, siteId, orderId);
        if (!order || order.status === 'CANCELED' || !wasPaid(order)) return;
        // The hold expired before the payment arrived and the seat is gone: the buyer is refunded.
        for (const { refusal, lineIds } of await db.tx((tx) =>
          sales.sellPaid(tx, saleOfOrder(siteId, order, clock())),
        )) {
          log.warn(
            { event: 'order.paid_too_late', orderId, refusal },
            'An order was paid after its places were sold; the payment is refunded',
          );
          const why =
            refusal.refused === 'application' ? refusal.description : 'It is no longer available.';
          await refundLines(orders, {
            siteId,
            orderId,
            lineIds,
            why: `Paid too late: ${why}`,
            cause: `gone ${lineIds.join(' ')}`,
          });
        }
      },
      [BOOKING_GIVEN_UP]: async (payload: unknown) => {
        // Written by `cancelOne`.
        const { siteId, orderId, lineId, bookingId } = payload as GivenUpBooking;
        await refundLines(orders, {
          siteId,
          orderId,
          lineIds: [lineId],
          why: 'The booking was canceled in time.',
          cause: bookingCause(bookingId),
        });
      },
      'sales-order-canceled': async (payload: unknown) => {
        const { siteId, entityId: orderId } = payload as EventNotice;
        const order = await readOrder(db, siteId, orderId);
        await db.tx(async (tx) => {
          await sales.takeBack(tx, { siteId, orderId, now: clock() });
          // Seats that were held until the payment.
          if (order?.checkoutId)
            await sales.release(tx, { siteId, holderId: order.checkoutId, now: clock() });
        });
      },
    },
    schedule: [],
    // After a failed refund, the order counts as paid again, and its lines are owed.
    on: {
      'wix.ecom.v1.order_payment_status_updated': 'sales-order-paid',
      'wix.ecom.v1.order_transactions_refund_completed': 'sales-order-paid',
      'wix.ecom.v1.order_canceled': 'sales-order-canceled',
    },
  } as const;
}

/**
 * Whether the order was paid in full, whatever was refunded since: this job may run long after the
 * payment, and after every refund.
 */
const wasPaid = ({ paymentStatus, balanceSummary }: Order): boolean =>
  paymentStatus === 'PAID' ||
  paymentStatus === 'FULLY_REFUNDED' ||
  (paymentStatus === 'PARTIALLY_REFUNDED' && Number(balanceSummary?.balance?.amount ?? 0) <= 0);

/**
 * Refunded units are not delivered. A refund without line items removes nothing, unless the whole
 * order was refunded.
 */
const unitsLeft = ({ paymentStatus }: Order, { quantity, refundQuantity }: OrderLineItem): number =>
  paymentStatus === 'FULLY_REFUNDED' ? 0 : Math.max(0, (quantity ?? 1) - (refundQuantity ?? 0));

function saleOfOrder(siteId: string, order: Order, now: Date): Sale {
  const lines = (order.lineItems ?? []).flatMap((line) => lineOf(order, line));
  const ordered = new Map((order.lineItems ?? []).map(({ id, quantity }) => [id, quantity ?? 1]));
  const { memberId, visitorId, email } = order.buyerInfo ?? {};
  const { firstName, lastName, phone } = order.billingInfo?.contactDetails ?? {};
  return {
    siteId,
    holderId: order.checkoutId ?? order.id ?? '',
    orderId: order.id ?? '',
    currency: order.currency ?? '',
    now,
    buyer: {
      ...(order.buyerLanguage ? { language: order.buyerLanguage } : {}),
      ...(memberId ? { memberId } : {}),
      ...(visitorId ? { visitorId } : {}),
      contact: {
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
        ...(phone ? { phone } : {}),
        ...(email ? { email } : {}),
      },
    },
    lines: lines.filter(({ quantity }) => quantity > 0),
    back: lines.filter((line) => line.quantity < (ordered.get(line.lineId) ?? 0)),
  };
}

function lineOf(order: Order, line: OrderLineItem): OrderedLine[] {
  const {
    id,
    catalogReference,
    itemType,
    price,
    priceBeforeDiscounts,
    productName,
    subscriptionInfo,
  } = line;
  const preset = itemType?.preset;
  if (!catalogReference || preset === undefined || preset === 'UNRECOGNISED') return [];
  const paid = toUnits(price?.amount ?? '0', MONEY_SCALE);
  return [
    {
      lineId: id ?? '',
      appId: (catalogReference.appId ?? '').toLowerCase(),
      itemId: (catalogReference.catalogItemId ?? '').toLowerCase(),
      itemType: preset,
      options: catalogReference.options ?? {},
      quantity: unitsLeft(order, line),
      name: productName?.original ?? '',
      price: paid,
      fullPrice: toUnits(priceBeforeDiscounts?.amount ?? price?.amount ?? '0', MONEY_SCALE),
      ...(subscriptionInfo?.subscriptionSettings
        ? { subscription: { subscriptionSettings: subscriptionInfo.subscriptionSettings } }
        : {}),
    },
  ];
}
