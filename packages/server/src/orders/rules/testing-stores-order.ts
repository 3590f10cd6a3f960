import type { Order } from '@shopwright/contract/orders/order';
import { createCurrency } from '../../kernel/money.ts';
import type { OrderState, PaymentState } from './order-state.ts';
import { renderStoresOrder } from './stores-order.ts';

/** For tests only: orders in the shape of the stores API of 2023. */

export const PURCHASED = '2026-05-01T10:00:00.000Z';
export const price = (amount: string) => ({ amount, formattedAmount: `$${amount}` });

export const emptyOrder: OrderState = {
  orderId: 'order-1',
  number: 10_017,
  status: 'APPROVED',
  imported: false,
  archived: false,
  checkoutId: null,
  cartId: null,
  buyer: {},
  currency: 'USD',
  total: 40_260n,
  doc: { lineItems: [] },
  terms: { approval: 'DEFAULT', notify: { buyer: true, owner: true }, dueNow: '40260' },
  payments: [],
  refunds: [],
  fulfillments: [],
  activities: [],
  purchasedAt: PURCHASED,
  createdAt: PURCHASED,
  updatedAt: PURCHASED,
};

export const payment = (fields: Partial<PaymentState>): PaymentState => ({
  paymentId: 'payment-1',
  kind: 'regular',
  amount: 40_260n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: {} },
  createdAt: PURCHASED,
  updatedAt: PURCHASED,
  ...fields,
});

export const render = (
  wire: Order,
  state: Partial<OrderState> = {},
  { withPayments = true, withFulfillments = true } = {},
) =>
  renderStoresOrder({
    state: { ...emptyOrder, ...state },
    wire,
    currency: createCurrency('USD', 'en-US'),
    withPayments,
    withFulfillments,
  });
