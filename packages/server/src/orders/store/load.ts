import sql from 'sql-template-tag';
import type { Order } from '@shopwright/contract/orders/order';
import { prepared, type Reader } from '../../db/index.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import type {
  ActivityState,
  FulfillmentState,
  OrderState,
  PaymentState,
  RefundState,
  RefundTransactionState,
} from '../rules/order-state.ts';

/** The stored state and the last wire form. */
export interface LoadedOrder {
  readonly state: OrderState;
  readonly wire: Order;
}

type Textual<T> = Omit<T, 'amount'> & { readonly amount: string };

interface OrderRow extends Omit<
  OrderState,
  | 'buyer'
  | 'total'
  | 'payments'
  | 'refunds'
  | 'fulfillments'
  | 'activities'
  | 'purchasedAt'
  | 'createdAt'
  | 'updatedAt'
> {
  readonly visitorId: string | null;
  readonly memberId: string | null;
  readonly contactId: string | null;
  readonly email: string | null;
  readonly total: string;
  readonly wire: Order;
  readonly payments: readonly Textual<PaymentState>[] | null;
  readonly refunds:
    | readonly (Pick<RefundState, 'refundId' | 'createdAt'> & {
        readonly doc: Pick<RefundState, 'details' | 'sideEffects'>;
        readonly transactions: readonly Textual<RefundTransactionState>[] | null;
      })[]
    | null;
  readonly fulfillments:
    | readonly {
        readonly fulfillmentId: string;
        readonly createdAt: string;
        readonly doc: Omit<FulfillmentState, 'fulfillmentId' | 'createdAt'>;
      }[]
    | null;
  readonly activities: readonly ActivityState[] | null;
  readonly purchasedAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whole orders, by id; one that is missing is missing. */
export async function loadOrders(
  db: Reader,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, LoadedOrder>> {
  if (orderIds.length === 0) return new Map();
  const iso = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
  const statement = prepared(
    'orders-load',
    sql`
    select o.order_id as "orderId", o.number, o.status, o.imported, o.archived, o.checkout_id as "checkoutId", o.cart_id as "cartId",
      o.visitor_id as "visitorId", o.member_id as "memberId", o.contact_id as "contactId", o.email, o.currency, o.total::text, o.doc, o.terms, o.wire,
      o.purchased_at as "purchasedAt", o.created_at as "createdAt", o.updated_at as "updatedAt",
      (select json_agg(json_build_object('paymentId', p.payment_id, 'kind', p.kind, 'amount', p.amount::text, 'status', p.status, 'doc', p.doc,
          'createdAt', to_char(p.created_at at time zone 'UTC', ${iso}), 'updatedAt', to_char(p.updated_at at time zone 'UTC', ${iso})) order by p.position)
        from order_payment p where p.site_id = o.site_id and p.order_id = o.order_id) as payments,
      (select json_agg(json_build_object('refundId', r.refund_id, 'doc', r.doc, 'createdAt', to_char(r.created_at at time zone 'UTC', ${iso}),
          'transactions', (select json_agg(json_build_object('paymentId', t.payment_id, 'amount', t.amount::text, 'status', t.status, 'doc', t.doc) order by t.payment_id)
            from order_refund_transaction t where t.site_id = r.site_id and t.order_id = r.order_id and t.refund_id = r.refund_id)) order by r.position)
        from order_refund r where r.site_id = o.site_id and r.order_id = o.order_id) as refunds,
      (select json_agg(json_build_object('fulfillmentId', f.fulfillment_id, 'doc', f.doc, 'createdAt', to_char(f.created_at at time zone 'UTC', ${iso})) order by f.position)
        from order_fulfillment f where f.site_id = o.site_id and f.order_id = o.order_id) as fulfillments,
      (select json_agg(json_build_object('activityId', a.activity_id, 'doc', a.doc, 'createdAt', to_char(a.created_at at time zone 'UTC', ${iso})) order by a.position)
        from order_activity a where a.site_id = o.site_id and a.order_id = o.order_id) as activities
    from orders o where o.site_id = ${siteId} and o.order_id = any(${orderIds}::uuid[])`,
  );
  const rows = await db.query<OrderRow>(statement);
  return new Map(rows.map((row) => [row.orderId, toLoaded(row)]));
}

/**
 * The same, held until the transaction ends: locked first, in the order of their ids, then read.
 */
export async function lockOrders(
  tx: Reader,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, LoadedOrder>> {
  if (orderIds.length === 0) return new Map();
  const statement = prepared(
    'orders-lock',
    sql`select from orders where site_id = ${siteId} and order_id = any(${orderIds}::uuid[]) order by order_id for update`,
  );
  await tx.query(statement);
  return loadOrders(tx, siteId, orderIds);
}

const units = (amount: string): bigint => toUnits(amount, MONEY_SCALE);

function toLoaded({
  visitorId,
  memberId,
  contactId,
  email,
  total,
  wire,
  payments,
  refunds,
  fulfillments,
  activities,
  purchasedAt,
  createdAt,
  updatedAt,
  ...row
}: OrderRow): LoadedOrder {
  const state: OrderState = {
    ...row,
    buyer: {
      ...(visitorId === null ? {} : { visitorId }),
      ...(memberId === null ? {} : { memberId }),
      ...(contactId === null ? {} : { contactId }),
      ...(email === null ? {} : { email }),
    },
    total: units(total),
    payments: (payments ?? []).map((payment) => ({ ...payment, amount: units(payment.amount) })),
    refunds: (refunds ?? []).map(({ doc, transactions, ...refund }) => ({
      ...refund,
      ...doc,
      transactions: (transactions ?? []).map((one) => ({ ...one, amount: units(one.amount) })),
    })),
    fulfillments: (fulfillments ?? []).map(({ doc, ...fulfillment }) => ({
      ...fulfillment,
      ...doc,
    })),
    activities: activities ?? [],
    purchasedAt: purchasedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
  return { state, wire };
}
