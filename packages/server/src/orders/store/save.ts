import sql from 'sql-template-tag';
import type { Order } from '@shopwright/contract/orders/order';
import type { Tx } from '../../db/index.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { balanceOf } from '../rules/balance.ts';
import type { OrderState } from '../rules/order-state.ts';
import { searchTermsOfOrder } from '../rules/search-terms.ts';

const amount = (units: bigint): string => toText(units, MONEY_SCALE);

/** The columns next to the document, all computed from the state. */
function columnsOf(state: OrderState, wire: Order) {
  const { paid, refunded } = balanceOf(state);
  const contact =
    wire.billingInfo?.contactDetails ??
    wire.recipientInfo?.contactDetails ??
    wire.shippingInfo?.logistics?.shippingDestination?.contactDetails;
  return {
    paid: amount(paid),
    refunded: amount(refunded),
    paymentStatus: wire.paymentStatus,
    fulfillmentStatus: wire.fulfillmentStatus,
    buyerName: [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || null,
    channel: state.doc.channelInfo?.type ?? null,
    external: state.doc.channelInfo?.externalOrderId ?? null,
    tags: state.doc.tags?.tags?.tagIds ?? [],
    privateTags: state.doc.tags?.privateTags?.tagIds ?? [],
    searchTerms: searchTermsOfOrder(
      wire,
      state.fulfillments.flatMap(({ trackingInfo }) => trackingInfo?.trackingNumber ?? []),
    ),
  };
}

export async function insertOrderRow(
  tx: Tx,
  siteId: string,
  state: OrderState,
  wire: Order,
): Promise<void> {
  const at = columnsOf(state, wire);
  const { buyer } = state;
  await tx.query(sql`
    insert into orders (site_id, order_id, number, checkout_id, cart_id, visitor_id, member_id, contact_id, email, status, imported, archived, currency, total,
      payment_status, fulfillment_status, paid, refunded, channel_type, external_order_id, buyer_name, seen, tags, private_tags, search, doc, terms, wire, purchased_at, created_at, updated_at)
    values (${siteId}, ${state.orderId}, ${state.number}, ${state.checkoutId}, ${state.cartId}, ${buyer.visitorId ?? null}, ${buyer.memberId ?? null}, ${buyer.contactId ?? null}, ${buyer.email ?? null},
      ${state.status}, ${state.imported}, ${state.archived}, ${state.currency}, ${amount(state.total)}, ${at.paymentStatus}, ${at.fulfillmentStatus}, ${at.paid}, ${at.refunded},
      ${at.channel}, ${at.external}, ${at.buyerName}, ${state.doc.seenByAHuman ?? false}, ${at.tags}, ${at.privateTags}, array_to_tsvector(${at.searchTerms}::text[]), ${JSON.stringify(state.doc)}, ${JSON.stringify(state.terms)}, ${JSON.stringify(wire)},
      ${state.purchasedAt}, ${state.createdAt}, ${state.updatedAt})`);
  await saveParts(tx, siteId, undefined, state);
}

/** Of an order that this transaction has locked. */
export async function updateOrderRow(
  tx: Tx,
  siteId: string,
  before: OrderState,
  state: OrderState,
  wire: Order,
): Promise<void> {
  const at = columnsOf(state, wire);
  const { buyer } = state;
  await tx.query(sql`
    update orders set number = ${state.number}, visitor_id = ${buyer.visitorId ?? null}, member_id = ${buyer.memberId ?? null}, contact_id = ${buyer.contactId ?? null}, email = ${buyer.email ?? null},
      status = ${state.status}, archived = ${state.archived}, currency = ${state.currency}, total = ${amount(state.total)}, payment_status = ${at.paymentStatus}, fulfillment_status = ${at.fulfillmentStatus},
      paid = ${at.paid}, refunded = ${at.refunded}, channel_type = ${at.channel}, external_order_id = ${at.external}, buyer_name = ${at.buyerName}, seen = ${state.doc.seenByAHuman ?? false},
      tags = ${at.tags}, private_tags = ${at.privateTags}, search = array_to_tsvector(${at.searchTerms}::text[]), doc = ${JSON.stringify(state.doc)}, terms = ${JSON.stringify(state.terms)}, wire = ${JSON.stringify(wire)},
      purchased_at = ${state.purchasedAt}, created_at = ${state.createdAt}, updated_at = ${state.updatedAt}, revision = revision + 1
    where site_id = ${siteId} and order_id = ${state.orderId}`);
  await saveParts(tx, siteId, before, state);
}

/** Only what is new or other than it was; what is gone is deleted. */
async function saveParts(
  tx: Tx,
  siteId: string,
  before: OrderState | undefined,
  after: OrderState,
): Promise<void> {
  const { orderId } = after;
  const changed = <Part>(was: readonly Part[] | undefined, now: readonly Part[]) =>
    now.map((part, position) => ({ part, position })).filter(({ part }) => !was?.includes(part));
  const payments = changed(before?.payments, after.payments).map(({ part, position }) => ({
    ...part,
    amount: amount(part.amount),
    position,
  }));
  if (payments.length > 0) {
    await tx.query(sql`
      insert into order_payment (site_id, order_id, payment_id, kind, amount, status, doc, created_at, updated_at, position)
      select ${siteId}::uuid, ${orderId}::uuid, "paymentId", kind, amount, status, doc, "createdAt", "updatedAt", position
      from json_to_recordset(${JSON.stringify(payments)}::json) as p ("paymentId" uuid, kind text, amount numeric, status text, doc jsonb, "createdAt" timestamptz, "updatedAt" timestamptz, position integer)
      on conflict (site_id, order_id, payment_id) do update set amount = excluded.amount, status = excluded.status, doc = excluded.doc, updated_at = excluded.updated_at`);
  }
  const refunds = changed(before?.refunds, after.refunds);
  if (refunds.length > 0) {
    const rows = refunds.map(
      ({ part: { refundId, createdAt, transactions: _, ...doc }, position }) => ({
        refundId,
        createdAt,
        doc,
        position,
      }),
    );
    await tx.query(sql`
      insert into order_refund (site_id, order_id, refund_id, doc, created_at, position)
      select ${siteId}::uuid, ${orderId}::uuid, "refundId", doc, "createdAt", position
      from json_to_recordset(${JSON.stringify(rows)}::json) as r ("refundId" uuid, doc jsonb, "createdAt" timestamptz, position integer)
      on conflict (site_id, order_id, refund_id) do update set doc = excluded.doc`);
    const transactions = refunds.flatMap(({ part }) =>
      part.transactions.map((one) => ({
        ...one,
        refundId: part.refundId,
        amount: amount(one.amount),
      })),
    );
    await tx.query(sql`
      insert into order_refund_transaction (site_id, order_id, refund_id, payment_id, amount, status, doc)
      select ${siteId}::uuid, ${orderId}::uuid, "refundId", "paymentId", amount, status, doc
      from json_to_recordset(${JSON.stringify(transactions)}::json) as t ("refundId" uuid, "paymentId" uuid, amount numeric, status text, doc jsonb)
      on conflict (site_id, order_id, refund_id, payment_id) do update set status = excluded.status, doc = excluded.doc`);
  }
  const gone = (before?.fulfillments ?? [])
    .filter(
      ({ fulfillmentId }) =>
        !after.fulfillments.some((remaining) => remaining.fulfillmentId === fulfillmentId),
    )
    .map(({ fulfillmentId }) => fulfillmentId);
  if (gone.length > 0)
    await tx.query(
      sql`delete from order_fulfillment where site_id = ${siteId} and order_id = ${orderId} and fulfillment_id = any(${gone}::uuid[])`,
    );
  const fulfillments = changed(before?.fulfillments, after.fulfillments).map(
    ({ part: { fulfillmentId, createdAt, ...doc }, position }) => ({
      fulfillmentId,
      createdAt,
      doc,
      position,
      tracking: doc.trackingInfo?.trackingNumber ?? null,
    }),
  );
  if (fulfillments.length > 0) {
    await tx.query(sql`
      insert into order_fulfillment (site_id, order_id, fulfillment_id, tracking_number, doc, created_at, position)
      select ${siteId}::uuid, ${orderId}::uuid, "fulfillmentId", tracking, doc, "createdAt", position
      from json_to_recordset(${JSON.stringify(fulfillments)}::json) as f ("fulfillmentId" uuid, tracking text, doc jsonb, "createdAt" timestamptz, position integer)
      on conflict (site_id, order_id, fulfillment_id) do update set tracking_number = excluded.tracking_number, doc = excluded.doc`);
  }
  await saveActivities(tx, siteId, before, after, changed(before?.activities, after.activities));
}

async function saveActivities(
  tx: Tx,
  siteId: string,
  before: OrderState | undefined,
  { orderId, activities }: OrderState,
  changed: readonly { part: OrderState['activities'][number]; position: number }[],
): Promise<void> {
  const gone = (before?.activities ?? [])
    .filter(
      ({ activityId }) => !activities.some((remaining) => remaining.activityId === activityId),
    )
    .map(({ activityId }) => activityId);
  if (gone.length > 0)
    await tx.query(
      sql`delete from order_activity where site_id = ${siteId} and order_id = ${orderId} and activity_id = any(${gone}::uuid[])`,
    );
  if (changed.length === 0) return;
  const rows = changed.map(({ part, position }) => ({ ...part, position }));
  await tx.query(sql`
    insert into order_activity (site_id, order_id, activity_id, doc, created_at, position)
    select ${siteId}::uuid, ${orderId}::uuid, "activityId", doc, "createdAt", position
    from json_to_recordset(${JSON.stringify(rows)}::json) as a ("activityId" uuid, doc jsonb, "createdAt" timestamptz, position integer)
    on conflict (site_id, order_id, activity_id) do update set doc = excluded.doc`);
}

export async function deleteOrders(
  tx: Tx,
  siteId: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`delete from orders where site_id = ${siteId} and order_id = any(${orderIds}::uuid[])`,
  );
}
