import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Order } from '@shopwright/contract/orders/order';
import type { Actor } from '../../http/index.ts';
import type { FieldTable, QueryField, QueryRules, QuerySql } from '../../query/index.ts';
import type { Reader } from '../../db/index.ts';

/** The searchable fields of an order, by their path on the wire. */

const queryable = { filterable: true, sortable: true } as const;
const text = (column: Sql, more: Partial<QueryField> = {}): QueryField => ({
  kind: 'text',
  column,
  filterable: true,
  ...more,
});
const total: QueryField = { kind: 'number', column: sql`total`, nullable: false, ...queryable };
const ofDoc = (path: string): QueryField => text(sql`(doc #>> ${raw(`'{${path}}'`)})`);

export const orderFields: FieldTable = {
  id: { kind: 'id', column: sql`order_id`, nullable: false, ...queryable },
  number: { kind: 'integer', column: sql`number`, nullable: false, ...queryable },
  checkoutId: { kind: 'id', column: sql`checkout_id`, filterable: true },
  cartId: { kind: 'id', column: sql`cart_id`, filterable: true },
  status: text(sql`status`, {
    nullable: false,
    values: ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'],
    sortable: true,
  }),
  paymentStatus: text(sql`payment_status`, { nullable: false, sortable: true }),
  fulfillmentStatus: text(sql`fulfillment_status`, { nullable: false, sortable: true }),
  archived: { kind: 'boolean', column: sql`archived`, nullable: false, filterable: true },
  imported: { kind: 'boolean', column: sql`imported`, nullable: false, filterable: true },
  seenByAHuman: {
    kind: 'boolean',
    column: sql`seen`,
    nullable: false,
    filterable: true,
    merchantOnly: true,
  },
  currency: text(sql`currency`, { nullable: false }),
  createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
  updatedDate: { kind: 'moment', column: sql`updated_at`, nullable: false, ...queryable },
  purchasedDate: { kind: 'moment', column: sql`purchased_at`, nullable: false, ...queryable },
  'buyerInfo.email': text(sql`email`, { sortable: true }),
  'buyerInfo.memberId': { kind: 'id', column: sql`member_id`, filterable: true },
  'buyerInfo.visitorId': { kind: 'id', column: sql`visitor_id`, filterable: true },
  'buyerInfo.contactId': { kind: 'id', column: sql`contact_id`, filterable: true },
  'channelInfo.type': text(sql`channel_type`),
  'channelInfo.externalOrderId': text(sql`external_order_id`),
  externalOrderId: text(sql`external_order_id`),
  'priceSummary.total.amount': total,
  'priceSummary.total': total,
  'balanceSummary.paid.amount': {
    kind: 'number',
    column: sql`paid`,
    nullable: false,
    ...queryable,
  },
  'balanceSummary.refunded.amount': {
    kind: 'number',
    column: sql`refunded`,
    nullable: false,
    ...queryable,
  },
  'tags.tags.tagIds': { kind: 'texts', column: sql`tags`, nullable: false, filterable: true },
  'tags.privateTags.tagIds': {
    kind: 'texts',
    column: sql`private_tags`,
    nullable: false,
    filterable: true,
    merchantOnly: true,
  },
  'billingInfo.contactDetails.firstName': ofDoc('billingInfo,contactDetails,firstName'),
  'billingInfo.contactDetails.lastName': ofDoc('billingInfo,contactDetails,lastName'),
  'billingInfo.contactDetails.company': ofDoc('billingInfo,contactDetails,company'),
  'billingInfo.address.country': ofDoc('billingInfo,address,country'),
  'recipientInfo.contactDetails.firstName': ofDoc('recipientInfo,contactDetails,firstName'),
  'recipientInfo.contactDetails.lastName': ofDoc('recipientInfo,contactDetails,lastName'),
  'shippingInfo.title': ofDoc('shippingInfo,title'),
  'shippingInfo.carrierId': ofDoc('shippingInfo,carrierId'),
  'shippingInfo.region.name': ofDoc('shippingInfo,region,name'),
  'shippingInfo.logistics.shippingDestination.address.country': ofDoc(
    'shippingInfo,logistics,shippingDestination,address,country',
  ),
  'lineItems.catalogReference.catalogItemId': linesOf(
    '$.lineItems[*].catalogReference.catalogItemId',
  ),
  'lineItems.productName.original': linesOf('$.lineItems[*].productName.original'),
  'lineItems.physicalProperties.sku': linesOf('$.lineItems[*].physicalProperties.sku'),
};

function linesOf(path: string): QueryField {
  return {
    kind: 'texts',
    column: sql`(array(select jsonb_array_elements_text(jsonb_path_query_array(doc, ${raw(`'${path}'`)}))))`,
    nullable: false,
    filterable: true,
  };
}

export const orderQuery: QueryRules = {
  fields: orderFields,
  tieBreaker: { kind: 'id', column: sql`order_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
  defaultPaging: 'cursor',
  path: 'search',
};

/** Buyers see their own orders; those of others look missing. */
export function seenBy({ role, id, merchant }: Pick<Actor, 'role' | 'id' | 'merchant'>): Sql {
  if (merchant) return sql`true`;
  return role === 'member'
    ? sql`(member_id = ${id}::uuid or joined_member_id = ${id}::uuid)`
    : sql`visitor_id = ${id}::uuid`;
}

export async function findOrders(
  db: Reader,
  actor: Actor,
  { within, orderBy, limit, position }: QuerySql,
): Promise<{ wire: Order; position: string[] }[]> {
  return db.query<{ wire: Order; position: string[] }>(sql`
    select wire, ${position} as position from orders where site_id = ${actor.siteId} and ${seenBy(actor)} and ${within} order by ${orderBy} ${limit}`);
}

export async function countOrders(db: Reader, actor: Actor, { where }: QuerySql): Promise<number> {
  return (
    (
      await db.query<{ total: number }>(
        sql`select count(*) as total from orders where site_id = ${actor.siteId} and ${seenBy(actor)} and ${where}`,
      )
    )[0]?.total ?? 0
  );
}

/** By its id, or by its number, as people say it. */
export async function findOrder(
  db: Reader,
  actor: Actor,
  key: { readonly id: string } | { readonly number: number },
): Promise<{ orderId: string; wire: Order } | undefined> {
  const which = 'id' in key ? sql`order_id = ${key.id}` : sql`number = ${key.number}`;
  const rows = await db.query<{ orderId: string; wire: Order }>(
    sql`select order_id as "orderId", wire from orders where site_id = ${actor.siteId} and ${seenBy(actor)} and ${which} order by imported, created_at limit 1`,
  );
  return rows[0];
}

/** Those of these orders that the caller may see. */
export async function seenOrderIds(
  db: Reader,
  actor: Actor,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ orderId: string }>(
    sql`select order_id as "orderId" from orders where site_id = ${actor.siteId} and ${seenBy(actor)} and order_id = any(${orderIds}::uuid[])`,
  );
  return rows.map(({ orderId }) => orderId);
}

/** The order with this number and e-mail address, which together identify its buyer. */
export async function findOrderOf(
  db: Reader,
  siteId: string,
  number: number,
  email: string,
): Promise<string | undefined> {
  const rows = await db.query<{ orderId: string }>(
    sql`select order_id as "orderId" from orders where site_id = ${siteId} and number = ${number} and lower(email) = lower(${email}) order by imported, created_at limit 1`,
  );
  return rows[0]?.orderId;
}

/** For a caller who may already see the order. */
export async function findOrderById(
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<Order | undefined> {
  return (
    await db.query<{ wire: Order }>(
      sql`select wire from orders where site_id = ${siteId} and order_id = ${orderId}`,
    )
  )[0]?.wire;
}

export interface AggregateRequest {
  readonly function: 'count' | 'sum' | 'avg' | 'min' | 'max';
  readonly fields: readonly QueryField[];
}

/** One number, or one for each value there is (the thousand commonest). */
export async function aggregate(
  db: Reader,
  siteId: string,
  where: Sql,
  { function: name, fields }: AggregateRequest,
): Promise<{ keys: (string | null)[]; value: string | null }[]> {
  if (name === 'count') {
    const keys =
      fields.length === 0
        ? sql`array[]::text[]`
        : join(
            fields.map(({ column }) => sql`${column}::text`),
            ', ',
            'array[',
            ']',
          );
    return db.query(
      sql`select ${keys} as keys, count(*)::text as value from orders where site_id = ${siteId} and ${where} ${fields.length === 0 ? sql`` : sql`group by 1 order by count(*) desc, 1 limit 1000`}`,
    );
  }
  const column = fields[0]?.column ?? sql`total`;
  return db.query(
    sql`select array[]::text[] as keys, ${raw(name)}(${column})::text as value from orders where site_id = ${siteId} and ${where}`,
  );
}
