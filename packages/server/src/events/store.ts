import sql from 'sql-template-tag';
import type { Tx } from '../db/index.ts';

export interface OutboxEvent {
  readonly siteId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly body: unknown;
}

/** The row lock on the entity's counter keeps its events in the order of their commits. */
export async function insertEvent(tx: Pick<Tx, 'query'>, event: OutboxEvent): Promise<number> {
  const rows = await tx.query<{ entitySequence: number }>(sql`
    with next as (
      insert into entity_sequence (site_id, entity_type, entity_id, last) values (${event.siteId}, ${event.entityType}, ${event.entityId}, 1)
      on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + 1
      returning last
    )
    insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body)
    select ${event.siteId}, ${event.eventId}, ${event.eventType}, ${event.entityType}, ${event.entityId}, last, ${JSON.stringify(event.body)} from next
    returning entity_sequence as "entitySequence"`);
  return rows[0]?.entitySequence ?? 0;
}

/** Many at once, in this order: two statements, whatever their number. */
export async function insertEvents(tx: Pick<Tx, 'query'>, siteId: string, events: readonly Omit<OutboxEvent, 'siteId'>[]): Promise<void> {
  const entities = Map.groupBy(events, ({ entityType, entityId }) => `${entityType} ${entityId}`);
  const counted = [...entities.values()].flatMap(([event, ...more]) => (event ? [{ entityType: event.entityType, entityId: event.entityId, many: 1 + more.length }] : []));
  const rows = await tx.query<{ key: string; last: number }>(sql`
    insert into entity_sequence (site_id, entity_type, entity_id, last)
    select ${siteId}::uuid, "entityType", "entityId", many
    from json_to_recordset(${JSON.stringify(counted)}::json) as e ("entityType" text, "entityId" text, many bigint) order by "entityType", "entityId"
    on conflict (site_id, entity_type, entity_id) do update set last = entity_sequence.last + excluded.last
    returning entity_type || ' ' || entity_id as key, last`);
  const next = new Map(rows.map(({ key, last }) => [key, last - (entities.get(key)?.length ?? 0)]));
  const numbered = events.map((event) => {
    const key = `${event.entityType} ${event.entityId}`;
    const entitySequence = (next.get(key) ?? 0) + 1;
    next.set(key, entitySequence);
    return { ...event, entitySequence };
  });
  await tx.query(sql`
    insert into outbox (site_id, event_id, event_type, entity_type, entity_id, entity_sequence, body)
    select ${siteId}::uuid, "eventId", "eventType", "entityType", "entityId", "entitySequence", body
    from json_to_recordset(${JSON.stringify(numbered)}::json)
      as e ("eventId" uuid, "eventType" text, "entityType" text, "entityId" text, "entitySequence" bigint, body jsonb)`);
}
