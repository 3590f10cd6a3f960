import { activities } from './orders/activities.ts';
import { fulfillment } from './orders/fulfillment.ts';
import { orderItems } from './orders/order-items.ts';
import { order } from './orders/order.ts';
import { payments } from './orders/payments.ts';
import { refunds } from './orders/refunds.ts';
import { storesOrders } from './orders/stores-orders.ts';
import type { Descriptions } from './table.ts';

export const orders: Descriptions = {
  ...activities,
  ...fulfillment,
  ...orderItems,
  ...order,
  ...payments,
  ...refunds,
  ...storesOrders,
};
