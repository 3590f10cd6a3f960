import type { Contact } from '@shopwright/contract/shared/own';
import sql, { type Sql } from 'sql-template-tag';
import type { Db, Reader } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { BookingState } from '../rules/booking.ts';

interface Row extends Omit<
  BookingState,
  'start' | 'end' | 'heldUntil' | 'createdAt' | 'updatedAt' | 'contact' | 'choices'
> {
  start: Date;
  end: Date;
  heldUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  contact: Contact;
  choices: Record<string, string>;
}

const columns = sql`b.booking_id as "bookingId", b.revision, b.session_id as "sessionId", b.service_id as "serviceId", b.seats, b.status, b.held_until as "heldUntil",
  b.holder_id as "holderId", b.line_id as "lineId", b.order_id as "orderId", b.member_id as "memberId", b.visitor_id as "visitorId", b.joined_member_id as "joinedMemberId", b.contact, b.language, b.choices,
  b.created_at as "createdAt", b.updated_at as "updatedAt", s.starts_at as start, s.ends_at as "end", s.staff_id as "staffId"`;
const from = sql`booking b join service_session s on s.site_id = b.site_id and s.session_id = b.session_id`;

const toState = ({ start, end, heldUntil, createdAt, updatedAt, ...row }: Row): BookingState => ({
  ...row,
  start: start.getTime(),
  end: end.getTime(),
  heldUntil: heldUntil?.getTime() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const readStates = async (db: Reader, rest: Sql): Promise<BookingState[]> =>
  (await db.query<Row>(sql`select ${columns} from ${from} ${rest}`)).map(toState);

export async function findBooking(
  db: Reader,
  siteId: string,
  bookingId: string,
): Promise<BookingState | undefined> {
  return (
    await readStates(db, sql`where b.site_id = ${siteId} and b.booking_id = ${bookingId}`)
  )[0];
}

/** Locked until the transaction ends. */
export async function lockBooking(
  tx: Reader,
  siteId: string,
  bookingId: string,
): Promise<BookingState | undefined> {
  return (
    await readStates(
      tx,
      sql`where b.site_id = ${siteId} and b.booking_id = ${bookingId} for update of b`,
    )
  )[0];
}

export const lockBookingsOfHolder = (
  tx: Reader,
  siteId: string,
  holderId: string,
): Promise<BookingState[]> =>
  readStates(
    tx,
    sql`where b.site_id = ${siteId} and b.holder_id = ${holderId} order by b.booking_id for update of b`,
  );

export const findBookingsOfHolder = (
  db: Reader,
  siteId: string,
  holderId: string,
): Promise<BookingState[]> =>
  readStates(db, sql`where b.site_id = ${siteId} and b.holder_id = ${holderId}`);

export const lockBookingsOfOrder = (
  tx: Reader,
  siteId: string,
  orderId: string,
): Promise<BookingState[]> =>
  readStates(
    tx,
    sql`where b.site_id = ${siteId} and b.order_id = ${orderId} order by b.booking_id for update of b`,
  );

export const listBookingsOf = (
  db: Reader,
  siteId: string,
  who: { memberId: string } | { visitorId: string },
): Promise<BookingState[]> =>
  readStates(
    db,
    sql`where b.site_id = ${siteId} and ${'memberId' in who ? sql`(b.member_id = ${who.memberId} or b.joined_member_id = ${who.memberId})` : sql`b.visitor_id = ${who.visitorId} and b.member_id is null`}
    and b.status in ('CONFIRMED', 'CANCELED') order by b.created_at desc, b.booking_id limit 100`,
  );

export async function insertBooking(
  tx: Reader,
  siteId: string,
  booking: Omit<BookingState, 'start' | 'end' | 'staffId' | 'revision'>,
): Promise<void> {
  await tx.query(sql`insert into booking (site_id, booking_id, session_id, service_id, seats, status, held_until, holder_id, line_id, order_id, member_id, visitor_id, contact, language, choices, created_at, updated_at)
    values (${siteId}, ${booking.bookingId}, ${booking.sessionId}, ${booking.serviceId}, ${booking.seats}, ${booking.status}, ${booking.heldUntil === null ? null : new Date(booking.heldUntil)},
      ${booking.holderId}, ${booking.lineId}, ${booking.orderId}, ${booking.memberId}, ${booking.visitorId}, ${JSON.stringify(booking.contact)}, ${booking.language}, ${JSON.stringify(booking.choices)}, ${booking.createdAt}, ${booking.updatedAt})`);
}

export async function saveBooking(
  tx: Reader,
  siteId: string,
  booking: BookingState,
): Promise<void> {
  await tx.query(sql`update booking set revision = revision + 1, session_id = ${booking.sessionId}, seats = ${booking.seats}, status = ${booking.status},
    held_until = ${booking.heldUntil === null ? null : new Date(booking.heldUntil)}, order_id = ${booking.orderId}, member_id = ${booking.memberId}, visitor_id = ${booking.visitorId},
    contact = ${JSON.stringify(booking.contact)}, language = ${booking.language}, choices = ${JSON.stringify(booking.choices)}, updated_at = ${booking.updatedAt}
    where site_id = ${siteId} and booking_id = ${booking.bookingId}`);
}

export const listBookingsOfOrder = (
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<BookingState[]> =>
  readStates(
    db,
    sql`where b.site_id = ${siteId} and b.order_id = ${orderId} and b.status in ('CONFIRMED', 'CANCELED') order by s.starts_at, b.booking_id limit 100`,
  );

/** Guest bookings with this address, which the caller has verified as the member's own. */
export async function joinBookings(
  tx: Reader,
  siteId: string,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<void> {
  await tx.query(sql`update booking set joined_member_id = ${memberId}
    where site_id = ${siteId} and lower(contact->>'email') = lower(${email}) and member_id is null and joined_member_id is null`);
}

/** Whether the service has active bookings. */
export async function serviceIsBooked(
  tx: Reader,
  siteId: string,
  serviceId: string,
  now: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(sql`select 1 from ${from} where b.site_id = ${siteId} and b.service_id = ${serviceId} and s.ends_at > ${now}
    and (b.status = 'CONFIRMED' or (b.status = 'HELD' and b.held_until > ${now})) limit 1`)
    ).length > 0
  );
}

/** Deletes holds that expired unpaid, and sessions without bookings. */
export async function dropExpired(tx: Reader, before: Date): Promise<void> {
  await tx.query(
    sql`delete from booking where status in ('HELD', 'RELEASED') and held_until < ${before}`,
  );
  await tx.query(
    sql`delete from service_session s where s.ends_at < ${before} and not exists (select from booking b where b.site_id = s.site_id and b.session_id = s.session_id)`,
  );
}

export async function queryBookingRows(
  db: Pick<Db, 'read'>,
  siteId: string,
  query: QuerySql,
): Promise<{ total: number; rows: (BookingState & { position: (string | null)[] })[] }> {
  const rows = await db.read<Row & { position: (string | null)[] }>(
    sql`select ${columns}, ${query.position} as position from ${from} where b.site_id = ${siteId} and ${query.within} order by ${query.orderBy} ${query.limit}`,
  );
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from ${from} where b.site_id = ${siteId} and ${query.where}`,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ position, ...row }) => ({ ...toState(row), position })),
  };
}

const queryable = { filterable: true, sortable: true } as const;

export const bookingQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`b.booking_id`, nullable: false, ...queryable },
    serviceId: { kind: 'id', column: sql`b.service_id`, nullable: false, filterable: true },
    staffId: { kind: 'id', column: sql`s.staff_id`, filterable: true },
    memberId: { kind: 'id', column: sql`b.member_id`, filterable: true },
    orderId: { kind: 'id', column: sql`b.order_id`, filterable: true },
    status: { kind: 'text', column: sql`b.status`, nullable: false, ...queryable },
    start: { kind: 'moment', column: sql`s.starts_at`, nullable: false, ...queryable },
    createdDate: { kind: 'moment', column: sql`b.created_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`b.booking_id`, nullable: false },
  defaultSort: [
    {
      name: 'start',
      field: { kind: 'moment', column: sql`s.starts_at`, nullable: false },
      order: 'asc',
    },
  ],
};
