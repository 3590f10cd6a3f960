import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import type { Taken, TicketRequest } from '../rules/sale.ts';

interface Row {
  eventId: string;
  typeId: string;
  count: number;
}

/** Sold and held tickets of these events, by type, optionally without those of one checkout. */
export async function countTakenTickets(
  db: Reader,
  siteId: string,
  eventIds: readonly string[],
  now: Date,
  { exceptHolder, memberId }: { exceptHolder?: string; memberId?: string } = {},
): Promise<Map<string, Map<string, number>>> {
  const whose = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`;
  const rows = await db.query<Row>(sql`
    select event_id as "eventId", type_id as "typeId", sum(count)::int as count from (
      select event_id, type_id, count(*) as count from ticket where site_id = ${siteId} and event_id = any(${eventIds}::uuid[]) and status = 'VALID' ${whose} group by 1, 2
      union all
      select event_id, type_id, sum(quantity) from ticket_hold where site_id = ${siteId} and event_id = any(${eventIds}::uuid[]) and held_until > ${now}
        and holder_id is distinct from ${exceptHolder ?? null}::uuid ${whose} group by 1, 2
    ) as each group by 1, 2`);
  const counted = new Map<string, Map<string, number>>(eventIds.map((id) => [id, new Map()]));
  for (const { eventId, typeId, count } of rows) counted.get(eventId)?.set(typeId, count);
  return counted;
}

export async function loadTakenTickets(
  tx: Reader,
  siteId: string,
  eventId: string,
  now: Date,
  { exceptHolder, memberId }: { exceptHolder: string; memberId: string | undefined },
): Promise<Taken> {
  const byType =
    (await countTakenTickets(tx, siteId, [eventId], now, { exceptHolder })).get(eventId) ??
    new Map<string, number>();
  if (memberId === undefined) return { byType };
  return {
    byType,
    ofMember:
      (await countTakenTickets(tx, siteId, [eventId], now, { exceptHolder, memberId })).get(
        eventId,
      ) ?? new Map<string, number>(),
  };
}

export interface HeldTickets extends TicketRequest {
  readonly lineId: string;
  readonly eventId: string;
}

/** Replaces everything that this checkout held before. */
export async function replaceHolds(
  tx: Reader,
  siteId: string,
  holderId: string,
  held: readonly HeldTickets[],
  memberId: string | undefined,
  until: Date,
): Promise<void> {
  await tx.query(
    sql`delete from ticket_hold where site_id = ${siteId} and holder_id = ${holderId}`,
  );
  if (held.length === 0) return;
  await tx.query(sql`insert into ticket_hold (site_id, holder_id, line_id, event_id, type_id, quantity, member_id, held_until)
    select ${siteId}::uuid, ${holderId}::uuid, "lineId", "eventId", "typeId", quantity, ${memberId ?? null}::uuid, ${until}::timestamptz
    from json_to_recordset(${JSON.stringify(held)}::json) as h ("lineId" text, "eventId" uuid, "typeId" uuid, quantity integer)`);
}

export const listHolds = (
  db: Reader,
  siteId: string,
  holderId: string,
  now: Date,
): Promise<HeldTickets[]> =>
  db.query(
    sql`select line_id as "lineId", event_id as "eventId", type_id as "typeId", quantity from ticket_hold where site_id = ${siteId} and holder_id = ${holderId} and held_until > ${now}`,
  );

export async function eventsOfHolder(
  tx: Reader,
  siteId: string,
  holderId: string,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    sql`select distinct event_id as id from ticket_hold where site_id = ${siteId} and holder_id = ${holderId}`,
  );
  return rows.map(({ id }) => id);
}

export async function dropEndedHolds(tx: Reader, before: Date): Promise<void> {
  await tx.query(sql`delete from ticket_hold where held_until < ${before}`);
}
