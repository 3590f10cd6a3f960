import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import { newId } from '../../kernel/ids.ts';
import type { Slot } from '../rules/slots.ts';

/** Whether a booking occupies its seats. */
const live = (now: Date) =>
  sql`(b.status = 'CONFIRMED' or (b.status = 'HELD' and b.held_until > ${now}))`;

/** The slot's row, created if missing; locked until the transaction ends. */
export async function lockSession(
  tx: Reader,
  siteId: string,
  serviceId: string,
  slot: Slot,
  busyUntil: number,
): Promise<string> {
  const [starts, ends, busy] = [slot.start, slot.end, busyUntil].map((moment) => new Date(moment));
  await tx.query(sql`insert into service_session (site_id, session_id, service_id, staff_id, starts_at, ends_at, busy_until)
    values (${siteId}, ${newId()}, ${serviceId}, ${slot.staffId ?? null}, ${starts}, ${ends}, ${busy}) on conflict do nothing`);
  const rows = await tx.query<{ id: string }>(sql`select session_id as id from service_session
    where site_id = ${siteId} and service_id = ${serviceId} and starts_at = ${starts} and staff_id is not distinct from ${slot.staffId ?? null}::uuid for update`);
  const [session] = rows;
  if (!session) throw new Error('A session that was just made is not there.');
  return session.id;
}

export async function takenSeats(
  tx: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
  exceptBooking?: string,
): Promise<number> {
  const rows = await tx.query<{
    taken: number;
  }>(sql`select coalesce(sum(seats), 0)::int as taken from booking b
    where b.site_id = ${siteId} and b.session_id = ${sessionId} and ${live(now)} and b.booking_id is distinct from ${exceptBooking ?? null}::uuid`);
  return rows[0]?.taken ?? 0;
}

/**
 * Whether there is another session at that time, with this staff member or, without one, in the
 * same service.
 */
export async function isBusy(
  tx: Reader,
  siteId: string,
  who: { staffId: string } | { serviceId: string },
  sessionId: string,
  span: { from: number; to: number },
  now: Date,
  exceptBooking?: string,
): Promise<boolean> {
  const whose =
    'staffId' in who
      ? sql`s.staff_id = ${who.staffId}`
      : sql`s.service_id = ${who.serviceId} and s.staff_id is null`;
  const rows =
    await tx.query(sql`select 1 from service_session s where s.site_id = ${siteId} and ${whose} and s.session_id <> ${sessionId}
    and s.starts_at < ${new Date(span.to)} and s.busy_until > ${new Date(span.from)}
    and exists (select from booking b where b.site_id = s.site_id and b.session_id = s.session_id and ${live(now)} and b.booking_id is distinct from ${exceptBooking ?? null}::uuid) limit 1`);
  return rows.length > 0;
}

export interface Taken {
  readonly serviceId: string;
  readonly staffId: string | null;
  readonly start: Date;
  readonly busyUntil: Date;
  readonly seats: number;
}

/** The occupied seats of a time span: of this service, and of its staff in any service. */
export function listOccupiedSeats(
  db: Reader,
  siteId: string,
  {
    serviceId,
    staffIds,
    from,
    to,
    now,
  }: { serviceId: string; staffIds: readonly string[]; from: number; to: number; now: Date },
): Promise<Taken[]> {
  return db.query<Taken>(sql`select s.service_id as "serviceId", s.staff_id as "staffId", s.starts_at as start, s.busy_until as "busyUntil", sum(b.seats)::int as seats
    from service_session s join booking b on b.site_id = s.site_id and b.session_id = s.session_id and ${live(now)}
    where s.site_id = ${siteId} and (s.service_id = ${serviceId} or s.staff_id = any(${staffIds}::uuid[])) and s.starts_at < ${new Date(to)} and s.busy_until > ${new Date(from)}
    group by s.session_id, s.service_id, s.staff_id, s.starts_at, s.busy_until`);
}
