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

/** What publishing needs of a transaction. */
export type Publisher = Pick<Tx, 'query' | 'actor'>;

/** The row lock on the entity's counter keeps its events in the order of their commits. */
export async function insertEvent(tx: Publisher, event: OutboxEvent): Promise<number> {
  const rows = await tx.query<{ entitySequence: number }>(sql`
    with next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) values (${event.siteId}, ${event.entityType}, ${event.entityId}, 1)
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning last
    )
    insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body, acted)
    select ${event.siteId}, ${event.eventId}, ${event.eventType}, ${event.entityType}, ${event.entityId}, last, ${JSON.stringify(event.body)}, ${tx.actor()} from next
    returning entity_sequence as "entitySequence"`);
  return rows[0]?.entitySequence ?? 0;
}

/**
 * The same as steps of a statement that makes the change itself: `changed` is an earlier step, and the event is told exactly when that
 * returns a row. The body is JSON already.
 */
export function eventSteps(
  changed: Sql,
  event: Omit<OutboxEvent, 'body'> & { readonly body: string; readonly acted: string | null },
): Sql {
  return sql`
    next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) select ${event.siteId}::uuid, ${event.entityType}::text, ${event.entityId}::text, 1 from ${changed}
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning site_id, entity_type, entity_id, last
    ),
    told as (
      insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body, acted)
      select site_id, ${event.eventId}::uuid, ${event.eventType}::text, entity_type, entity_id, last, ${event.body}::json, ${event.acted}::text from next
    )`;
}

/** The same for as many as `changed` returns, each with the site, the entity's id, and the event's id, body (JSON as text) and actor. */
export function manyEventSteps(changed: Sql, entityType: string, eventType: string): Sql {
  return sql`
    next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) select site_id, ${entityType}::text, entity_id, 1 from ${changed} order by site_id, entity_id
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning site_id, entity_type, entity_id, last
    ),
    told as (
      insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body, acted)
      select site_id, event_id, ${eventType}::text, entity_type, entity_id, last, body::json, acted from ${changed} join next using (site_id, entity_id)
    )`;
}

/** A control character, which JSON never holds as it is: bodies travel between two of them, unescaped, where a list would have every quote of theirs escaped and read back. */
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

/** Many at once, in this order: two statements, whatever their number. */
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
  // Of most the first event is told, and its number need not be answered.
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
  const numbered = events.map(({ eventId, eventType, entityType, entityId, body }): CopyField[] => {
    const key = `${entityType} ${entityId}`;
    const entitySequence = (next.get(key) ?? 0) + 1;
    next.set(key, entitySequence);
    return [
      siteId,
      eventId,
      eventType,
      entityType,
      entityId,
      entitySequence,
      JSON.stringify(body),
      acted,
    ];
  });
  await tx.query(copyInto('outbox', OUTBOX_COLUMNS, numbered));
}

/** Events that everybody was told of; one that waits for a webhook stays. Answers how many went. */
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

/** Exactly these from now on. Nothing is written when nothing changed. */
export async function saveEventTasks(
  tx: Pick<Tx, 'query'>,
  tasks: readonly { eventType: string; task: string }[],
): Promise<void> {
  const wanted = JSON.stringify(tasks);
  await tx.query(sql`
    insert into event_task (event_type, task) select "eventType", task from json_to_recordset(${wanted}::json) as t ("eventType" text, task text)
    on conflict do nothing`);
  await tx.query(sql`
    delete from event_task where (event_type, task) not in (select "eventType", task from json_to_recordset(${wanted}::json) as t ("eventType" text, task text))`);
}
