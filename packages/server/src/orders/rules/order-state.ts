import type { Activity } from '@shopwright/contract/orders/activities';
import type { Fulfillment } from '@shopwright/contract/orders/fulfillments';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order, OrderBuyerInfo } from '@shopwright/contract/orders/order';
import type { RefundSideEffects } from '@shopwright/contract/orders/payment-collection';
import type { Payment } from '@shopwright/contract/orders/payments';
import type { RefundDetails, RefundTransaction } from '@shopwright/contract/orders/refunds';

/**
 * An order as it is stored; its wire form is rendered from this. Amounts are in thousandths of its
 * currency.
 */
export interface OrderState {
  readonly orderId: string;
  /** Set by the store's order counter on insert. */
  readonly number: number;
  readonly status: OrderStatus;
  readonly imported: boolean;
  readonly archived: boolean;
  readonly checkoutId: string | null;
  readonly cartId: string | null;
  readonly buyer: OrderBuyerInfo;
  readonly currency: string;
  readonly total: bigint;
  readonly doc: OrderDoc;
  readonly terms: OrderTerms;
  readonly payments: readonly PaymentState[];
  readonly refunds: readonly RefundState[];
  readonly fulfillments: readonly FulfillmentState[];
  readonly activities: readonly ActivityState[];
  readonly purchasedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const orderStatuses = [
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The parts of the wire's order that are stored unchanged. */
export interface OrderDoc extends Omit<
  Order,
  | 'id'
  | 'number'
  | 'createdDate'
  | 'updatedDate'
  | 'status'
  | 'paymentStatus'
  | 'fulfillmentStatus'
  | 'activities'
  | 'balanceSummary'
  | 'buyerInfo'
  | 'checkoutId'
  | 'cartId'
  | 'purchasedDate'
  | 'imported'
  | 'archived'
  | 'currency'
  | 'lineItems'
  | 'fulfillmentStatusesAggregate'
> {
  readonly lineItems: readonly OrderLine[];
}

export interface OrderLine extends Omit<OrderLineItem, 'id' | 'quantity'> {
  readonly id: string;
  readonly quantity: number;
}

/** Who gets mails. */
export interface Notify {
  readonly buyer: boolean;
  /** False: the buyer gets no confirmation, but all later mails. */
  readonly confirmation?: boolean;
  readonly owner: boolean;
}

/** Internal terms of the order, never on the wire. */
export interface OrderTerms {
  readonly approval: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED';
  readonly notify: Notify;
  /** The amount that approves the order once it is paid. */
  readonly dueNow: string;
  /** The variant of each line, by line id, for restocking. */
  readonly shelf?: Readonly<
    Record<string, { readonly productId: string; readonly variantId: string }>
  >;
}

export const paymentStatuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentState {
  readonly paymentId: string;
  readonly kind: 'regular' | 'giftCard' | 'membership';
  readonly amount: bigint;
  /** The provider's status. Refunds are recorded separately. */
  readonly status: PaymentStatus;
  readonly doc: Omit<Payment, 'id' | 'amount' | 'status' | 'createdDate' | 'updatedDate'>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface RefundState {
  readonly refundId: string;
  readonly details: RefundDetails;
  readonly sideEffects?: RefundSideEffects;
  readonly transactions: readonly RefundTransactionState[];
  readonly createdAt: string;
}

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED';

export interface RefundTransactionState {
  readonly paymentId: string;
  readonly amount: bigint;
  readonly status: RefundStatus;
  readonly doc: Omit<RefundTransaction, 'paymentId' | 'amount' | 'refundStatus'>;
}

export interface FulfillmentState extends Omit<Fulfillment, 'id' | 'createdDate' | 'lineItems'> {
  readonly fulfillmentId: string;
  readonly createdAt: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

export interface ActivityState {
  readonly activityId: string;
  readonly createdAt: string;
  readonly doc: Omit<Activity, 'id' | 'createdDate'>;
}
