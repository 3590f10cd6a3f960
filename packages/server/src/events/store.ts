import sql, { type Sql } from 'sql-template-tag';
import { copyInto, prepared, type CopyField, type Tx } from '../db/index.ts';

export interface OutboxEvent {
  readonly siteId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly body: unknown;
}

/** The part of a transaction that publishing uses. */
export type Publisher = Pick<Tx, 'query' | 'actor'>;

const eventColumns = sql`site_id, event_id, event_type, entity_type, entity_id, entity_sequence`;

/**
 * What follows from the events in the step `published`, in the same statement: a delivery for each
 * webhook of the event's type, the lane that the delivery waits in, and the jobs that the event
 * starts. PostgreSQL runs the step `job` only in a statement that reads it: end the statement with
 * `startedJobs`.
 */
const followUps = sql`
    listener as (
      -- Locked until commit: the webhook cannot be deleted in between.
      select published.*, w.webhook_id from published join webhook w on w.site_id = published.site_id and published.event_type = any (w.events)
      for key share of w
    ),
    delivery as (
      insert into webhook_delivery (webhook_id, ${eventColumns}) select webhook_id, ${eventColumns} from listener
    ),
    lane as (
      -- The update changes nothing but locks the row until commit: no worker closes a lane that gets an event.
      insert into webhook_lane (site_id, webhook_id, entity_type, entity_id)
      select distinct site_id, webhook_id, entity_type, entity_id from listener order by 1, 2, 3, 4
      on conflict (site_id, webhook_id, entity_type, entity_id) do update set due_at = webhook_lane.due_at
    ),
    job as materialized (
      -- The waiting jobs of one entity are one job, which reads the entity's current state.
      select graphile_worker.add_job(task.task,
        json_build_object('siteId', e.site_id, 'eventId', e.event_id, 'eventType', e.event_type, 'entityType', e.entity_type, 'entityId', e.entity_id),
        job_key => concat_ws(' ', task.task, e.site_id, e.entity_type, e.entity_id))
      from (
        select distinct on (site_id, event_type, entity_type, entity_id) * from published
        order by site_id, event_type, entity_type, entity_id, entity_sequence desc
      ) e join event_task task using (event_type)
    )`;

/** A column for the last `select` of a statement with event steps. */
export const startedJobs: Sql = sql`(select count(*)::int from job) as "startedJobs"`;

/** The row lock on the entity's counter keeps its events in the order of their commits. */
export async function insertEvent(tx: Publisher, event: OutboxEvent): Promise<number> {
  const statement = sql`
    with next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) values (${event.siteId}, ${event.entityType}, ${event.entityId}, 1)
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning last
    ),
    published as (
      insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body, acted)
      select ${event.siteId}, ${event.eventId}, ${event.eventType}, ${event.entityType}, ${event.entityId}, last, ${JSON.stringify(event.body)}, ${tx.actor()} from next
      returning ${eventColumns}
    ), ${followUps}
    select entity_sequence as "entitySequence", ${startedJobs} from published`;
  const rows = await tx.query<{ entitySequence: number }>(prepared('event-insert', statement));
  return rows[0]?.entitySequence ?? 0;
}

/**
 * The same as steps of a statement that makes the changes itself. `changed` is an earlier step;
 * each row it returns is published, with its site, the entity's id, and the event's id, body (JSON
 * as text) and actor. The statement ends with `startedJobs`.
 */
export function bulkEventSteps(changed: Sql, entityType: string, eventType: string): Sql {
  return sql`
    next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) select site_id, ${entityType}::text, entity_id, 1 from ${changed} order by site_id, entity_id
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning site_id, entity_type, entity_id, last
    ),
    published as (
      insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body, acted)
      select site_id, event_id, ${eventType}::text, entity_type, entity_id, last, body::json, acted from ${changed} join next using (site_id, entity_id)
      returning ${eventColumns}
    ), ${followUps}`;
}

/**
 * A control character that JSON never contains unescaped: it separates bodies without escaping,
 * which a list parameter would need.
 */
export const BETWEEN = '\u001E';

const OUTBOX_COLUMNS = [
  'site_id',
  'event_id',
  'event_type',
  'entity_type',
  'entity_id',
  'entity_sequence',
  'body',
  'acted',
];

/** Publishes many events in this order, with at most four statements for any number of events. */
export async function insertEvents(
  tx: Publisher,
  siteId: string,
  events: readonly Omit<OutboxEvent, 'siteId'>[],
): Promise<void> {
  const entities = Map.groupBy(events, ({ entityType, entityId }) => `${entityType} ${entityId}`);
  const counted = [...entities.values()].flatMap(([event, ...more]) =>
    event
      ? [{ entityType: event.entityType, entityId: event.entityId, many: 1 + more.length }]
      : [],
  );
  // Usually one event is published, and its sequence number is not needed.
  const counting = sql`
    with counted as (
      insert into entity_sequence (site_id, entity_type, entity_id, last)
      select ${siteId}::uuid, * from unnest(${counted.map(({ entityType }) => entityType)}::text[], ${counted.map(({ entityId }) => entityId)}::text[], ${counted.map(({ many }) => many)}::bigint[]) order by 2, 3
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + excluded.last
      returning entity_type, entity_id, last
    )
    select entity_type || ' ' || entity_id as key, last from counted where last > 1`;
  const rows = await tx.query<{ key: string; last: number }>(
    prepared('events-count-many', counting),
  );
  const next = new Map(rows.map(({ key, last }) => [key, last - (entities.get(key)?.length ?? 0)]));
  const acted = tx.actor();
  const numbered = events.map((event) => {
    const key = `${event.entityType} ${event.entityId}`;
    const entitySequence = (next.get(key) ?? 0) + 1;
    next.set(key, entitySequence);
    return { ...event, entitySequence };
  });
  const rowsToCopy = numbered.map((event): CopyField[] => [
    siteId,
    event.eventId,
    event.eventType,
    event.entityType,
    event.entityId,
    event.entitySequence,
    JSON.stringify(event.body),
    acted,
  ]);
  await tx.query(copyInto('outbox', OUTBOX_COLUMNS, rowsToCopy));
  const followed = await findFollowedTypes(tx, siteId, numbered);
  await followUp(
    tx,
    siteId,
    numbered.filter(({ eventType }) => followed.has(eventType)),
  );
}

type NumberedEvent = Omit<OutboxEvent, 'siteId'> & { readonly entitySequence: number };

/**
 * The types of these events that a webhook subscribes to or that start a job: none, for most
 * imports.
 */
async function findFollowedTypes(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  events: readonly NumberedEvent[],
): Promise<Set<string>> {
  const types = [...new Set(events.map(({ eventType }) => eventType))];
  const statement = sql`select type from unnest(${types}::text[]) as type
    where exists (select from event_task t where t.event_type = type)
      or exists (select from webhook w where w.site_id = ${siteId} and type = any (w.events))`;
  const rows = await tx.query<{ type: string }>(prepared('events-followed', statement));
  return new Set(rows.map(({ type }) => type));
}

async function followUp(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  events: readonly NumberedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const statement = sql`
    with published as (
      select ${siteId}::uuid as site_id, * from unnest(
        ${events.map(({ eventId }) => eventId)}::uuid[], ${events.map(({ eventType }) => eventType)}::text[],
        ${events.map(({ entityType }) => entityType)}::text[], ${events.map(({ entityId }) => entityId)}::text[],
        ${events.map(({ entitySequence }) => entitySequence)}::bigint[]
      ) as input (event_id, event_type, entity_type, entity_id, entity_sequence)
    ), ${followUps}
    select ${startedJobs}`;
  await tx.query(prepared('events-follow-up', statement));
}

/**
 * Deletes events that were delivered to every webhook; one that still waits for a webhook stays.
 * Returns how many were deleted.
 */
export async function deleteOldEvents(
  db: Pick<Tx, 'query'>,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await db.query(sql`
    with old as (
      select site_id, event_id from outbox o where created_at < ${before}
        and not exists (select from webhook_delivery d where d.site_id = o.site_id and d.event_id = o.event_id and d.state = 'PENDING')
      order by created_at limit ${limit} for update skip locked
    )
    delete from outbox o using old where o.site_id = old.site_id and o.event_id = old.event_id returning 1`);
  return rows.length;
}

export interface PublishedEvent extends OutboxEvent {
  readonly createdAt: Date;
}

/** Undefined when it was deleted because of its age. */
export async function findEvent(
  db: Pick<Tx, 'query'>,
  siteId: string,
  eventId: string,
): Promise<PublishedEvent | undefined> {
  const rows = await db.query<PublishedEvent>(sql`
    select site_id as "siteId", event_id as "eventId", event_type as "eventType", entity_type as "entityType", entity_id as "entityId", body, created_at as "createdAt"
    from outbox where site_id = ${siteId} and event_id = ${eventId}`);
  return rows[0];
}

/** Replaces the stored tasks. Nothing is written if nothing changed. */
export async function saveEventTasks(
  tx: Pick<Tx, 'query'>,
  tasks: readonly { eventType: string; task: string }[],
): Promise<void> {
  const subscribed = JSON.stringify(tasks);
  await tx.query(sql`
    insert into event_task (event_type, task) select "eventType", task from json_to_recordset(${subscribed}::json) as t ("eventType" text, task text)
    on conflict do nothing`);
  await tx.query(sql`
    delete from event_task where (event_type, task) not in (select "eventType", task from json_to_recordset(${subscribed}::json) as t ("eventType" text, task text))`);
}
