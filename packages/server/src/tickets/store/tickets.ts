import sql, { type Sql } from 'sql-template-tag';
import type { Db, Reader } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { TicketState } from '../rules/ticket.ts';

type Row = Omit<TicketState, 'checkedInAt' | 'createdAt'> & {
  checkedInAt: Date | null;
  createdAt: Date;
};

const columns = sql`ticket_id as "ticketId", event_id as "eventId", type_id as "typeId", type_name as "typeName", code, status, checked_in_at as "checkedInAt", guest_name as "guestName", email, language,
  member_id as "memberId", visitor_id as "visitorId", joined_member_id as "joinedMemberId", order_id as "orderId", line_id as "lineId", number, created_at as "createdAt"`;

const toState = ({ checkedInAt, createdAt, ...row }: Row): TicketState => ({
  ...row,
  checkedInAt: checkedInAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
const readStates = async (db: Reader, rest: Sql): Promise<TicketState[]> =>
  (await db.query<Row>(sql`select ${columns} from ticket ${rest}`)).map(toState);

/** Inserts only tickets that do not exist yet. */
export async function insertTickets(
  tx: Reader,
  siteId: string,
  tickets: readonly TicketState[],
): Promise<TicketState[]> {
  const rows =
    await tx.query<Row>(sql`insert into ticket (site_id, ticket_id, event_id, type_id, type_name, code, status, guest_name, email, language, member_id, visitor_id, order_id, line_id, number, created_at)
    select ${siteId}::uuid, "ticketId", "eventId", "typeId", "typeName", code, status, "guestName", email, language, "memberId", "visitorId", "orderId", "lineId", number, "createdAt"
    from json_to_recordset(${JSON.stringify(tickets)}::json) as t ("ticketId" uuid, "eventId" uuid, "typeId" uuid, "typeName" text, code text, status text, "guestName" text, email text, language text, "memberId" uuid,
      "visitorId" uuid, "orderId" uuid, "lineId" text, number integer, "createdAt" timestamptz)
    on conflict (site_id, order_id, line_id, number) do nothing returning ${columns}`);
  return rows.map(toState);
}

export async function findTicket(
  db: Reader,
  siteId: string,
  ticketId: string,
): Promise<TicketState | undefined> {
  return (await readStates(db, sql`where site_id = ${siteId} and ticket_id = ${ticketId}`))[0];
}

export async function findTicketByCode(
  db: Reader,
  siteId: string,
  eventId: string,
  code: string,
): Promise<TicketState | undefined> {
  return (
    await readStates(
      db,
      sql`where site_id = ${siteId} and code = ${code} and event_id = ${eventId}`,
    )
  )[0];
}

export const listTicketsOf = (
  db: Reader,
  siteId: string,
  who: { memberId: string } | { visitorId: string },
): Promise<TicketState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and ${'memberId' in who ? sql`(member_id = ${who.memberId} or joined_member_id = ${who.memberId})` : sql`visitor_id = ${who.visitorId} and member_id is null`} order by created_at desc, number limit 200`,
  );

export const listTicketsOfOrder = (
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<TicketState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and order_id = ${orderId} order by event_id, line_id, number`,
  );

/** The valid ones of these tickets. */
export const listValidTickets = (
  db: Reader,
  siteId: string,
  ticketIds: readonly string[],
): Promise<TicketState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and ticket_id = any(${ticketIds}::uuid[]) and status = 'VALID' order by line_id, number`,
  );

/** True for the first caller only. */
export async function markCheckedIn(
  tx: Reader,
  siteId: string,
  ticketId: string,
  now: Date,
): Promise<TicketState | undefined> {
  const rows = await tx.query<Row>(
    sql`update ticket set checked_in_at = ${now} where site_id = ${siteId} and ticket_id = ${ticketId} and status = 'VALID' and checked_in_at is null returning ${columns}`,
  );
  return rows[0] && toState(rows[0]);
}

/** Returns those that were valid until now. */
export async function cancelTickets(
  tx: Reader,
  siteId: string,
  which: { orderId: string } | { ticketId: string },
): Promise<TicketState[]> {
  const rows = await tx.query<Row>(
    sql`update ticket set status = 'CANCELED' where site_id = ${siteId} and status = 'VALID' and ${'orderId' in which ? sql`order_id = ${which.orderId}` : sql`ticket_id = ${which.ticketId}`} returning ${columns}`,
  );
  return rows.map(toState);
}

/** Keeps this many tickets of each order line valid; tickets already checked in stay valid. */
export async function cancelBeyond(
  tx: Reader,
  siteId: string,
  orderId: string,
  left: ReadonlyMap<string, number>,
): Promise<TicketState[]> {
  const rows =
    await tx.query<Row>(sql`update ticket set status = 'CANCELED' where site_id = ${siteId} and status = 'VALID' and checked_in_at is null and ticket_id in (
      select ticket_id from (
        select ticket_id, line_id, row_number() over (partition by line_id order by checked_in_at nulls last, number) as rank from ticket where site_id = ${siteId} and order_id = ${orderId} and status = 'VALID'
      ) as valid where rank > coalesce((${JSON.stringify(Object.fromEntries(left))}::jsonb ->> line_id)::int, 0)
    ) returning ${columns}`);
  return rows.map(toState);
}

export async function eventHasTickets(
  tx: Reader,
  siteId: string,
  eventId: string,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from ticket where site_id = ${siteId} and event_id = ${eventId} limit 1`,
      )
    ).length > 0
  );
}

/** The lines of an order whose tickets were issued before. */
export async function linesWithTickets(
  tx: Reader,
  siteId: string,
  orderId: string,
): Promise<Set<string>> {
  const rows = await tx.query<{ lineId: string }>(
    sql`select distinct line_id as "lineId" from ticket where site_id = ${siteId} and order_id = ${orderId}`,
  );
  return new Set(rows.map(({ lineId }) => lineId));
}

/** The recipients of mails about the event. */
export async function listHolderAddresses(
  db: Reader,
  siteId: string,
  eventId: string,
): Promise<{ email: string; language: string | null }[]> {
  return db.query(
    sql`select email, max(language) as language from ticket where site_id = ${siteId} and event_id = ${eventId} and status = 'VALID' and email is not null group by 1 order by 1`,
  );
}

export async function queryTicketRows(
  db: Pick<Db, 'read'>,
  siteId: string,
  eventId: string,
  query: QuerySql,
): Promise<{ total: number; rows: (TicketState & { position: (string | null)[] })[] }> {
  const scope = sql`site_id = ${siteId} and event_id = ${eventId}`;
  const rows = await db.read<Row & { position: (string | null)[] }>(
    sql`select ${columns}, ${query.position} as position from ticket where ${scope} and ${query.within} order by ${query.orderBy} ${query.limit}`,
  );
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from ticket where ${scope} and ${query.where}`,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ position, ...row }) => ({ ...toState(row), position })),
  };
}

const queryable = { filterable: true, sortable: true } as const;

export const guestQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`ticket_id`, nullable: false, ...queryable },
    ticketTypeId: { kind: 'id', column: sql`type_id`, nullable: false, filterable: true },
    status: { kind: 'text', column: sql`status`, nullable: false, filterable: true },
    guestName: { kind: 'text', column: sql`guest_name`, nullable: false, ...queryable },
    email: { kind: 'text', column: sql`email`, ...queryable },
    orderId: { kind: 'id', column: sql`order_id`, nullable: false, filterable: true },
    checkedInDate: { kind: 'moment', column: sql`checked_in_at`, ...queryable },
    createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`ticket_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'asc',
    },
  ],
};

/** Guest purchases with this address, which the caller has verified as the member's own. */
export async function joinTickets(
  tx: Reader,
  siteId: string,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<void> {
  await tx.query(
    sql`update ticket set joined_member_id = ${memberId} where site_id = ${siteId} and lower(email) = lower(${email}) and member_id is null and joined_member_id is null`,
  );
}
