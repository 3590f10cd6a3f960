import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import { orderSearchQuery } from '../rules/search-terms.ts';

/** What the admin asks of all orders at once: how many wait, and which one a person means. */

export interface OrderHit {
  readonly orderId: string;
  readonly number: number;
  readonly email: string | null;
  readonly buyerName: string | null;
  readonly total: string;
  readonly currency: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly fulfillmentStatus: string;
  readonly purchasedAt: Date;
}

/** A word that more orders than this contain is not worth sorting all of them. */
const MAX_SORTED_HITS = 500;

/** Newest first. */
export async function searchOrdersForStaff(
  db: Reader,
  siteId: string,
  text: string,
  limit: number,
): Promise<OrderHit[]> {
  const query = orderSearchQuery(text);
  if (query === undefined) return [];
  // `is not distinct from` keeps PostgreSQL from combining the index of words with the one of the site, which has far more rows.
  return db.query<OrderHit>(sql`
    with hits as materialized (
      select order_id from orders where site_id is not distinct from ${siteId} and search @@ ${query}::tsquery limit ${MAX_SORTED_HITS}
    )
    select o.order_id as "orderId", o.number, o.email, o.buyer_name as "buyerName", o.total::text as total, o.currency, o.status,
      o.payment_status as "paymentStatus", o.fulfillment_status as "fulfillmentStatus", o.purchased_at as "purchasedAt"
    from hits join orders o on o.site_id = ${siteId} and o.order_id = hits.order_id
    order by o.number desc, o.order_id limit ${limit}`);
}

export async function countOrdersToFulfill(
  db: Reader,
  siteId: string,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (
      select from orders where site_id = ${siteId} and status = 'APPROVED' and fulfillment_status <> 'FULFILLED' and not archived limit ${limit}
    ) as waiting`);
  return row?.count ?? 0;
}
