import type { WebhookDeliveryState, WebhookEvent } from '@shopwright/contract/webhooks/webhooks';
import sql, { empty } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

export interface StoredWebhook {
  readonly siteId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly createdAt: Date;
  readonly failures: number;
  readonly lastSuccessAt: Date | null;
  readonly pausedUntil: Date | null;
}

const webhookColumns = sql`w.site_id as "siteId", w.webhook_id as "webhookId", w.url, w.events, w.created_at as "createdAt", w.failures, w.last_success_at as "lastSuccessAt", w.paused_until as "pausedUntil"`;

/**
 * Undefined when the site has reached its limit. Concurrent inserts are counted one after the
 * other.
 */
export async function insertWebhook(
  tx: Reader,
  webhook: { siteId: string; webhookId: string; url: string; events: readonly string[] },
  limit: number,
): Promise<StoredWebhook | undefined> {
  await tx.query(sql`select from site where site_id = ${webhook.siteId} for no key update`);
  const rows = await tx.query<StoredWebhook>(sql`
    insert into webhook as w (site_id, webhook_id, url, events)
    select ${webhook.siteId}, ${webhook.webhookId}, ${webhook.url}, ${webhook.events}::text[]
    where (select count(*) from webhook where site_id = ${webhook.siteId}) < ${limit}
    returning ${webhookColumns}`);
  return rows[0];
}

export async function listWebhooks(db: Reader, siteId: string): Promise<StoredWebhook[]> {
  return db.query<StoredWebhook>(
    sql`select ${webhookColumns} from webhook w where site_id = ${siteId} order by created_at, webhook_id`,
  );
}

export async function hasWebhook(db: Reader, siteId: string, webhookId: string): Promise<boolean> {
  return (
    (
      await db.query(
        sql`select from webhook where site_id = ${siteId} and webhook_id = ${webhookId}`,
      )
    ).length > 0
  );
}

/** Its deliveries and lanes are deleted with it. False when there is none. */
export async function deleteWebhook(
  tx: Reader,
  siteId: string,
  webhookId: string,
): Promise<boolean> {
  const gone = await tx.query(
    sql`delete from webhook where site_id = ${siteId} and webhook_id = ${webhookId} returning 1`,
  );
  return gone.length > 0;
}

export interface ListedDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly entityId: string;
  readonly entitySequence: number;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly attemptedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly nextAttemptAt: Date | null;
}

const deliveryColumns = sql`d.delivery_id as "deliveryId", d.webhook_id as "webhookId", d.event_id as "eventId", d.event_type as "eventType", d.entity_id as "entityId",
  d.entity_sequence as "entitySequence", d.state, d.attempts, d.last_status as "lastStatus", d.last_error as "lastError", d.created_at as "createdAt",
  d.attempted_at as "attemptedAt", d.delivered_at as "deliveredAt", case when d.state = 'PENDING' then greatest(l.due_at, w.paused_until) end as "nextAttemptAt"`;
const withLane = sql`webhook_delivery d left join webhook_lane l using (site_id, webhook_id, entity_type, entity_id) left join webhook w using (site_id, webhook_id)`;

/** Limits a query to deliveries of these events; without a list, every event counts. */
const ofEvents = (eventTypes: readonly string[] | undefined) =>
  eventTypes === undefined ? empty : sql`and d.event_type = any(${eventTypes}::text[])`;

/** Newest first. */
export async function listDeliveries(
  db: Reader,
  request: {
    siteId: string;
    webhookId: string;
    states: readonly WebhookDeliveryState[];
    eventTypes?: readonly string[];
    limit: number;
    offset: number;
  },
): Promise<ListedDelivery[]> {
  return db.query<ListedDelivery>(sql`
    select ${deliveryColumns} from ${withLane}
    where d.site_id = ${request.siteId} and d.webhook_id = ${request.webhookId} ${request.states.length > 0 ? sql`and d.state = any(${request.states}::text[])` : empty} ${ofEvents(request.eventTypes)}
    order by d.created_at desc, d.delivery_id limit ${request.limit} offset ${request.offset}`);
}

export async function findDelivery(
  db: Reader,
  siteId: string,
  deliveryId: string,
): Promise<ListedDelivery | undefined> {
  const rows = await db.query<ListedDelivery>(
    sql`select ${deliveryColumns} from ${withLane} where d.site_id = ${siteId} and d.delivery_id = ${deliveryId}`,
  );
  return rows[0];
}

/** Deliveries that were given up, of these events; without a list, every event counts. Counting stops at the limit. */
export async function countFailedDeliveries(
  db: Reader,
  siteId: string,
  eventTypes: readonly string[] | undefined,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (select from webhook_delivery d where d.site_id = ${siteId} and d.state = 'PARKED' ${ofEvents(eventTypes)} limit ${limit}) as failed`);
  return row?.count ?? 0;
}

/**
 * Queues a delivery again. False if it was deleted, as deliveries are with their webhook and their
 * event.
 */
export async function replay(
  tx: Reader,
  {
    siteId,
    deliveryId,
    eventTypes,
    at,
  }: { siteId: string; deliveryId: string; eventTypes?: readonly string[] | undefined; at: Date },
): Promise<boolean> {
  const rows = await tx.query(sql`
    with replayed as (
      update webhook_delivery d set state = 'PENDING', attempts = 0, replayed_at = ${at}, delivered_at = null
      where d.site_id = ${siteId} and d.delivery_id = ${deliveryId} ${ofEvents(eventTypes)}
      returning site_id, webhook_id, entity_type, entity_id
    ), resumed as (
      update webhook w set paused_until = null from replayed where w.site_id = replayed.site_id and w.webhook_id = replayed.webhook_id
    )
    insert into webhook_lane as l (site_id, webhook_id, entity_type, entity_id, due_at) select site_id, webhook_id, entity_type, entity_id, ${at} from replayed
    on conflict (site_id, webhook_id, entity_type, entity_id) do update set due_at = case when l.lease is null then excluded.due_at else l.due_at end
    returning 1`);
  return rows.length > 0;
}

/** Deletes finished deliveries that are old. Returns how many. */
export async function deleteOldDeliveries(
  db: Reader,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await db.query(sql`
    with old as (select site_id, delivery_id from webhook_delivery where state <> 'PENDING' and created_at < ${before} order by created_at limit ${limit} for update skip locked)
    delete from webhook_delivery d using old where d.site_id = old.site_id and d.delivery_id = old.delivery_id returning 1`);
  return rows.length;
}
