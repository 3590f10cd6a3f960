import type { Activity } from '@shopwright/contract/orders/activities';
import type { Fulfillment } from '@shopwright/contract/orders/fulfillments';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order, OrderBuyerInfo } from '@shopwright/contract/orders/order';
import type { RefundSideEffects } from '@shopwright/contract/orders/payment-collection';
import type {
  Payment,
  RefundDetails,
  RefundTransaction,
} from '@shopwright/contract/orders/payments';

/** An order as it is kept: what is told of it on the wire is worked out from this. Money counts thousandths of its currency. */
export interface OrderState {
  readonly orderId: string;
  /** Given by the store's counter when it is stored. */
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

/** What of the wire's order is kept as it was said. */
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

/** Who is told by mail. */
export interface Notify {
  readonly buyer: boolean;
  /** False: the buyer gets no mail when the order is placed, but every later one. */
  readonly confirmation?: boolean;
  readonly owner: boolean;
}

/** How the order is to be dealt with; never told. */
export interface OrderTerms {
  readonly approval: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED';
  readonly notify: Notify;
  /** To be paid before the order is approved; the rest may come later. */
  readonly dueNow: string;
  /** Where the lines come from, by their ids: what is put back goes there. */
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
  /** What the provider said. That it was refunded, the refunds say. */
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
