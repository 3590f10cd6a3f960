import type { Order } from '@shopwright/contract/orders/order';
import type { Db } from './db/index.ts';
import type { EventNotice } from './events/index.ts';
import type { Clock } from './kernel/clock.ts';
import { toUnits } from './kernel/decimal.ts';
import type { Log } from './kernel/log.ts';
import { MONEY_SCALE } from './kernel/money.ts';
import type { OrderedLine, Sale, Sales } from './offerings/index.ts';
import { readOrder } from './orders/index.ts';

/** What becomes of an order later, for those whose items are in it: its money comes, or it is cancelled. */
export function followOrders({ db, clock, log, sales }: { db: Db; clock: Clock; log: Log; sales: Sales }) {
  return {
    tasks: {
      'sales-order-paid': async (payload: unknown) => {
        const { siteId, entityId: orderId } = payload as EventNotice;
        const order = await readOrder(db, siteId, orderId);
        if (order?.paymentStatus !== 'PAID' || order.status === 'CANCELED') return;
        const refusal = await db.tx((tx) => sales.sellPaid(tx, saleOfOrder(siteId, order, clock())));
        // It was kept for two weeks and is gone: only the shop can say what happens now.
        if (refusal) log.error({ orderId, refusal }, 'an order was paid for something that is gone; refund it or make room');
      },
      'sales-order-canceled': async (payload: unknown) => {
        const { siteId, entityId: orderId } = payload as EventNotice;
        await db.tx((tx) => sales.takeBack(tx, { siteId, orderId, now: clock() }));
      },
    },
    schedule: [],
    on: { 'wix.ecom.v1.order_payment_status_updated': 'sales-order-paid', 'wix.ecom.v1.order_canceled': 'sales-order-canceled' },
  } as const;
}

function saleOfOrder(siteId: string, order: Order, now: Date): Sale {
  const { memberId, visitorId, email } = order.buyerInfo ?? {};
  const { firstName, lastName, phone } = order.billingInfo?.contactDetails ?? {};
  return {
    siteId, holderId: order.checkoutId ?? order.id ?? '', orderId: order.id ?? '', currency: order.currency ?? '', now,
    buyer: {
      ...(memberId ? { memberId } : {}), ...(visitorId ? { visitorId } : {}),
      contact: { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}), ...(phone ? { phone } : {}), ...(email ? { email } : {}) },
    },
    lines: (order.lineItems ?? []).flatMap(({ id, catalogReference, itemType, quantity, price, priceBeforeDiscounts, productName, subscriptionInfo }): OrderedLine[] => {
      const preset = itemType?.preset;
      if (!catalogReference || preset === undefined || preset === 'UNRECOGNISED') return [];
      const paid = toUnits(price?.amount ?? '0', MONEY_SCALE);
      return [{
        lineId: id ?? '', appId: (catalogReference.appId ?? '').toLowerCase(), itemId: (catalogReference.catalogItemId ?? '').toLowerCase(), itemType: preset, options: catalogReference.options ?? {},
        quantity: quantity ?? 1, name: productName?.original ?? '', price: paid, fullPrice: toUnits(priceBeforeDiscounts?.amount ?? price?.amount ?? '0', MONEY_SCALE),
        ...(subscriptionInfo?.subscriptionSettings ? { subscription: { subscriptionSettings: subscriptionInfo.subscriptionSettings } } : {}),
      }];
    }),
  };
}
