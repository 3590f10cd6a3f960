import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Tx } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';

export interface WaitingRequest {
  readonly requestId: string;
  readonly appId: string;
  readonly catalogItemId: string;
  /** The all-zero id for any variant. */
  readonly variantId: string;
  readonly email: string;
  readonly contactId: string | null;
  readonly status: 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';
  readonly autoNotified: boolean;
  readonly doc: {
    readonly options?: Readonly<Record<string, unknown>> | null;
    readonly itemUrl?: string;
    readonly language?: string;
  };
  readonly createdAt: Date;
}

const columns = sql`request_id as "requestId", app_id as "appId", catalog_item_id as "catalogItemId", variant_id as "variantId", email, contact_id as "contactId", status, auto_notified as "autoNotified", doc, created_at as "createdAt"`;

/** Open requests of one recipient in one shop. */
const MAX_OPEN_REQUESTS = 20;

/**
 * One recipient's requests are inserted one after the other, so that concurrent callers cannot
 * exceed the bound.
 */
export async function insertRequest(
  tx: Tx,
  siteId: string,
  request: WaitingRequest,
): Promise<'INSERTED' | 'EXISTS' | 'TOO_MANY'> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtext(${`back in stock of ${siteId}`}), hashtext(lower(${request.email})))`,
  );
  const [open] = await tx.query<{ same: boolean; count: number }>(sql`
    select coalesce(bool_or(catalog_item_id = ${request.catalogItemId} and variant_id = ${request.variantId}), false) as same, count(*) as count
    from back_in_stock_request where site_id = ${siteId} and lower(email) = lower(${request.email}) and status in ('RECEIVED', 'PROCESSING')`);
  if (open?.same) return 'EXISTS';
  if ((open?.count ?? 0) >= MAX_OPEN_REQUESTS) return 'TOO_MANY';
  const rows = await tx.query(sql`
    insert into back_in_stock_request (site_id, request_id, app_id, catalog_item_id, variant_id, email, contact_id, status, auto_notified, doc, created_at, updated_at)
    values (${siteId}, ${request.requestId}, ${request.appId}, ${request.catalogItemId}, ${request.variantId}, ${request.email}, ${request.contactId}, ${request.status}, ${request.autoNotified},
      ${JSON.stringify(request.doc)}, ${request.createdAt}, ${request.createdAt})
    on conflict do nothing returning 1`);
  return rows.length > 0 ? 'INSERTED' : 'EXISTS';
}

export async function findRequest(
  db: Reader,
  siteId: string,
  requestId: string,
): Promise<WaitingRequest | undefined> {
  return (
    await db.query<WaitingRequest>(
      sql`select ${columns} from back_in_stock_request where site_id = ${siteId} and request_id = ${requestId}`,
    )
  )[0];
}

export async function deleteRequest(tx: Tx, siteId: string, requestId: string): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`delete from back_in_stock_request where site_id = ${siteId} and request_id = ${requestId} returning 1`,
      )
    ).length > 0
  );
}

/**
 * Undefined when the request is gone or already notified, so that concurrent jobs send one mail.
 */
export async function markNotified(
  tx: Tx,
  siteId: string,
  requestId: string,
  { auto, now }: { auto: boolean; now: Date },
): Promise<WaitingRequest | undefined> {
  const rows = await tx.query<WaitingRequest>(sql`
    update back_in_stock_request set status = 'NOTIFICATION_SENT', auto_notified = ${auto}, updated_at = ${now}
    where site_id = ${siteId} and request_id = ${requestId} and status in ('RECEIVED', 'PROCESSING') returning ${columns}`);
  return rows[0];
}

/** Who waits for anything of the product that this inventory item counts. */
export async function findWaitingFor(
  db: Reader,
  siteId: string,
  inventoryItemId: string,
): Promise<WaitingRequest[]> {
  return db.query<WaitingRequest>(sql`
    select r.request_id as "requestId", r.app_id as "appId", r.catalog_item_id as "catalogItemId", r.variant_id as "variantId", r.email, r.contact_id as "contactId", r.status, r.auto_notified as "autoNotified",
      r.doc, r.created_at as "createdAt"
    from product p join back_in_stock_request r on r.site_id = p.site_id and r.catalog_item_id = p.product_id::text
    where p.site_id = ${siteId} and p.inventory_item_id = ${inventoryItemId} and p.visible and r.status = 'RECEIVED' order by r.created_at, r.request_id limit 10000`);
}

export async function findWaiting(
  db: Reader,
  siteId: string,
  which:
    | { readonly requestIds: readonly string[] }
    | { readonly catalogItemId: string; readonly variantId: string | undefined },
): Promise<WaitingRequest[]> {
  const where: Sql =
    'requestIds' in which
      ? sql`request_id = any(${which.requestIds}::uuid[])`
      : sql`catalog_item_id = ${which.catalogItemId} and (${which.variantId ?? null}::uuid is null or variant_id = ${which.variantId ?? null}::uuid)`;
  return db.query<WaitingRequest>(
    sql`select ${columns} from back_in_stock_request where site_id = ${siteId} and status in ('RECEIVED', 'PROCESSING') and ${where} order by created_at, request_id limit 10000`,
  );
}

export const requestQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`request_id`, nullable: false, filterable: true, sortable: true },
    email: { kind: 'text', column: sql`email`, nullable: false, filterable: true, sortable: true },
    contactId: { kind: 'id', column: sql`contact_id`, filterable: true },
    status: {
      kind: 'text',
      column: sql`status`,
      nullable: false,
      filterable: true,
      sortable: true,
    },
    autoNotified: {
      kind: 'boolean',
      column: sql`auto_notified`,
      nullable: false,
      filterable: true,
    },
    createdDate: {
      kind: 'moment',
      column: sql`created_at`,
      nullable: false,
      filterable: true,
      sortable: true,
    },
    'catalogReference.catalogItemId': {
      kind: 'text',
      column: sql`catalog_item_id`,
      nullable: false,
      filterable: true,
      sortable: true,
    },
    'catalogReference.appId': {
      kind: 'text',
      column: sql`app_id`,
      nullable: false,
      filterable: true,
    },
  },
  tieBreaker: { kind: 'id', column: sql`request_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
};

export async function queryRequests(
  db: Reader,
  siteId: string,
  { within, orderBy, limit, position }: QuerySql,
): Promise<(WaitingRequest & { position: string[] })[]> {
  return db.query(
    sql`select ${columns}, ${position} as position from back_in_stock_request where site_id = ${siteId} and ${within} order by ${orderBy} ${limit}`,
  );
}

export async function countRequests(db: Reader, siteId: string, where: Sql): Promise<number> {
  return (
    (
      await db.query<{ total: number }>(
        sql`select count(*) as total from back_in_stock_request where site_id = ${siteId} and ${where}`,
      )
    )[0]?.total ?? 0
  );
}

/** Those still waiting, for each in its place. */
export async function countWaiting(
  db: Reader,
  siteId: string,
  items: readonly { readonly catalogItemId: string; readonly variantId: string | null }[],
): Promise<number[]> {
  const rows = await db.query<{ count: number }>(sql`
    select (select count(*) from back_in_stock_request r where r.site_id = ${siteId} and r.catalog_item_id = i."catalogItemId" and r.status in ('RECEIVED', 'PROCESSING')
      and (i."variantId" is null or r.variant_id = i."variantId")) as count
    from json_to_recordset(${JSON.stringify(items.map((item, n) => ({ ...item, n })))}::json) as i ("catalogItemId" text, "variantId" uuid, n integer) order by n`);
  return rows.map(({ count }) => count);
}
