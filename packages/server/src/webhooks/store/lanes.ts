import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../db/index.ts';
import type { StoredEvent } from '../rules/envelope.ts';

/** The waiting deliveries of one webhook for one entity. */
export interface LaneKey {
  readonly siteId: string;
  readonly webhookId: string;
  readonly entityType: string;
  readonly entityId: string;
}

/** A lane that this process has leased. */
export interface LeasedLane extends LaneKey {
  readonly lease: string;
}

export interface DueWebhook {
  readonly siteId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly failures: number;
}

/** Webhooks with due deliveries. */
export async function findDueWebhooks(db: Reader, now: Date): Promise<DueWebhook[]> {
  return db.query<DueWebhook>(sql`
    select w.site_id as "siteId", w.webhook_id as "webhookId", w.url, w.failures from webhook w
    where (w.paused_until is null or w.paused_until <= ${now})
      and exists (select from webhook_lane l where l.site_id = w.site_id and l.webhook_id = w.webhook_id and l.due_at <= ${now})`);
}

/** Leases due lanes, longest waiting first; lanes that another process is leasing are skipped. */
export async function leaseLanes(
  db: Reader,
  { siteId, webhookId }: DueWebhook,
  { now, until, limit, lease }: { now: Date; until: Date; limit: number; lease: string },
): Promise<LeasedLane[]> {
  return db.query<LeasedLane>(sql`
    with due as (
      select site_id, webhook_id, entity_type, entity_id from webhook_lane
      where site_id = ${siteId} and webhook_id = ${webhookId} and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    update webhook_lane l set due_at = ${until}, lease = ${lease} from due
    where l.site_id = due.site_id and l.webhook_id = due.webhook_id and l.entity_type = due.entity_type and l.entity_id = due.entity_id
    returning l.site_id as "siteId", l.webhook_id as "webhookId", l.entity_type as "entityType", l.entity_id as "entityId", l.lease`);
}

export interface NextDelivery extends StoredEvent {
  readonly deliveryId: string;
  readonly attempts: number;
  readonly replayedAt: Date | null;
}

/** The first waiting delivery of a lane, with its event. */
export async function findNext(db: Reader, lane: LaneKey): Promise<NextDelivery | undefined> {
  const rows = await db.query<NextDelivery>(sql`
    select d.delivery_id as "deliveryId", d.attempts, d.replayed_at as "replayedAt", o.site_id as "siteId", o.event_id as "eventId", o.event_type as "eventType",
      o.entity_type as "entityType", o.entity_id as "entityId", o.entity_sequence as "entitySequence", o.body, o.acted, o.created_at as "createdAt"
    from webhook_delivery d join outbox o using (site_id, event_id)
    where d.site_id = ${lane.siteId} and d.webhook_id = ${lane.webhookId} and d.entity_type = ${lane.entityType} and d.entity_id = ${lane.entityId} and d.state = 'PENDING'
    order by d.entity_sequence limit 1`);
  return rows[0];
}

/** False if another worker has taken over the lane. */
export async function extendLease(db: Reader, lane: LeasedLane, until: Date): Promise<boolean> {
  return (
    (await db.query(sql`update webhook_lane set due_at = ${until} where ${held(lane)} returning 1`))
      .length > 0
  );
}

export async function releaseLane(db: Reader, lane: LeasedLane, dueAt: Date): Promise<void> {
  await db.query(sql`update webhook_lane set due_at = ${dueAt}, lease = null where ${held(lane)}`);
}

/**
 * Closes an empty lane. Locks first and checks afterwards: a transaction that publishes for this
 * lane holds its row until commit, so its deliveries are seen.
 */
export async function closeLane(tx: Tx, lane: LeasedLane, now: Date): Promise<void> {
  await tx.query(sql`select from webhook_lane where ${held(lane)} for update`);
  if (await findNext(tx, lane)) return releaseLane(tx, lane, now);
  await tx.query(sql`delete from webhook_lane where ${held(lane)}`);
}

const held = ({ siteId, webhookId, entityType, entityId, lease }: LeasedLane) =>
  sql`site_id = ${siteId} and webhook_id = ${webhookId} and entity_type = ${entityType} and entity_id = ${entityId} and lease = ${lease}`;

export async function markDelivered(
  db: Reader,
  { siteId, deliveryId }: NextDelivery,
  { at, status }: { at: Date; status: number },
): Promise<void> {
  await db.query(sql`
    update webhook_delivery set state = 'DELIVERED', attempts = attempts + 1, attempted_at = ${at}, delivered_at = ${at}, last_status = ${status}, last_error = null
    where site_id = ${siteId} and delivery_id = ${deliveryId}`);
}

export async function markFailed(
  db: Reader,
  { siteId, deliveryId }: NextDelivery,
  {
    at,
    status,
    error,
    park,
  }: { at: Date; status: number | undefined; error: string; park: boolean },
): Promise<void> {
  await db.query(sql`
    update webhook_delivery set attempts = attempts + 1, attempted_at = ${at}, last_status = ${status ?? null}, last_error = ${error}, state = case when ${park} then 'PARKED' else 'PENDING' end
    where site_id = ${siteId} and delivery_id = ${deliveryId}`);
}

/** Records a success. Consecutive successes are written at most once a minute. */
export async function noteSuccess(
  db: Reader,
  { siteId, webhookId }: LaneKey,
  at: Date,
): Promise<void> {
  await db.query(sql`update webhook set failures = 0, last_success_at = ${at}, paused_until = null where site_id = ${siteId} and webhook_id = ${webhookId}
    and (failures > 0 or last_success_at is null or last_success_at < ${at}::timestamptz - interval '1 minute')`);
}

/** Returns how many attempts have failed since the last success. */
export async function noteFailure(db: Reader, { siteId, webhookId }: LaneKey): Promise<number> {
  const [row] = await db.query<{ failures: number }>(
    sql`update webhook set failures = failures + 1 where site_id = ${siteId} and webhook_id = ${webhookId} returning failures`,
  );
  return row?.failures ?? 0;
}

/** A longer pause that another process has set stays. */
export async function pauseWebhook(
  db: Reader,
  { siteId, webhookId }: LaneKey,
  until: Date,
): Promise<void> {
  await db.query(
    sql`update webhook set paused_until = greatest(paused_until, ${until}::timestamptz) where site_id = ${siteId} and webhook_id = ${webhookId} and failures > 0`,
  );
}

/**
 * Parks deliveries that expired while the receiver was paused, so that they do not wait forever.
 */
export async function parkOverdue(
  db: Reader,
  { siteId, webhookId }: LaneKey,
  { before, error, limit }: { before: Date; error: string; limit: number },
): Promise<void> {
  await db.query(sql`
    with overdue as (
      select site_id, delivery_id from webhook_delivery
      where site_id = ${siteId} and webhook_id = ${webhookId} and state = 'PENDING' and coalesce(replayed_at, created_at) <= ${before}
      order by created_at limit ${limit} for update skip locked
    )
    update webhook_delivery d set state = 'PARKED', last_error = coalesce(last_error, ${error}) from overdue
    where d.site_id = overdue.site_id and d.delivery_id = overdue.delivery_id`);
}
