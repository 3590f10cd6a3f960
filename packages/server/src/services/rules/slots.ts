import { compact } from '../../kernel/compact.ts';
import { daysAfter, localTimeAt, momentOf, weekdayOf } from '../../kernel/calendar.ts';
import type { ServiceFacts } from './service.ts';

/**
 * The times at which a service can be booked. Slots are computed from the opening hours and never
 * stored: a session has a row only once it has a booking.
 */

export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly staffId?: string;
}

type Times = Pick<
  ServiceFacts,
  | 'type'
  | 'timeZone'
  | 'weekly'
  | 'days'
  | 'durationMinutes'
  | 'bufferMinutes'
  | 'stepMinutes'
  | 'staffIds'
>;
type Opening = { readonly start: string; readonly end?: string; readonly staffId?: string };

export const MINUTE_MS = 60_000;

/** Every slot that starts within the span, by start and staff. */
export function slotsBetween(
  service: Times,
  { from, to, holidays }: { from: number; to: number; holidays: ReadonlySet<string> },
): Slot[] {
  if (to <= from) return [];
  const found = new Map<string, Slot>();
  // A day earlier: opening hours may extend past midnight, and a time that the clocks skip moves
  // later.
  const last = daysAfter(localTimeAt(to, service.timeZone).date, 1);
  for (
    let date = daysAfter(localTimeAt(from, service.timeZone).date, -2);
    date <= last;
    date = daysAfter(date, 1)
  ) {
    for (const opening of openingsOn(service, date, holidays)) {
      for (const slot of slotsOf(service, date, opening)) {
        if (slot.start >= from && slot.start < to)
          found.set(`${slot.start} ${slot.staffId ?? ''}`, slot);
      }
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.start - b.start || compare(a.staffId ?? '', b.staffId ?? ''),
  );
}

/** The slot that starts then, with the given staff member or any who is free. */
export function findSlots(
  service: Times,
  {
    start,
    staffId,
    holidays,
  }: { start: number; staffId?: string | undefined; holidays: ReadonlySet<string> },
): Slot[] {
  return slotsBetween(service, { from: start, to: start + 1, holidays }).filter(
    (slot) => staffId === undefined || slot.staffId === staffId,
  );
}

function openingsOn(
  { weekly, days }: Times,
  date: string,
  holidays: ReadonlySet<string>,
): readonly Opening[] {
  const own = days.find((day) => day.date === date);
  // The service's own hours for a day override the store's holidays.
  if (own) return own.openings ?? [];
  if (holidays.has(date)) return [];
  const weekday = weekdayOf(date);
  return weekly.filter((opening) => opening.weekday === weekday);
}

function slotsOf(service: Times, date: string, { start, end, staffId }: Opening): Slot[] {
  const begins = momentOf({ date, time: start }, service.timeZone);
  const length = service.durationMinutes * MINUTE_MS;
  if (service.type === 'CLASS') {
    const teacher = staffId ?? (service.staffIds.length === 1 ? service.staffIds[0] : undefined);
    return [
      {
        start: begins,
        end: begins + length,
        ...compact({ staffId: teacher }),
      },
    ];
  }
  const until =
    end === undefined
      ? begins
      : momentOf({ date: end > start ? date : daysAfter(date, 1), time: end }, service.timeZone);
  const step = (service.stepMinutes ?? service.durationMinutes + service.bufferMinutes) * MINUTE_MS;
  const staff: readonly (string | undefined)[] =
    staffId === undefined
      ? service.staffIds.length > 0
        ? service.staffIds
        : [undefined]
      : [staffId];
  const slots: Slot[] = [];
  for (let at = begins; at + length <= until; at += step) {
    for (const who of staff)
      slots.push({ start: at, end: at + length, ...compact({ staffId: who }) });
  }
  return slots;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type SlotRefusal = 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK';

/** The minimum notice, and the booking window in local calendar days. */
export function whyNotBookable(
  {
    leadMinutes,
    bookingWindowDays,
    timeZone,
  }: Pick<ServiceFacts, 'leadMinutes' | 'bookingWindowDays' | 'timeZone'>,
  start: number,
  now: number,
): SlotRefusal | undefined {
  if (start <= now || start - now < leadMinutes * MINUTE_MS) return 'TOO_LATE_TO_BOOK';
  const last = daysAfter(localTimeAt(now, timeZone).date, bookingWindowDays);
  return localTimeAt(start, timeZone).date > last ? 'TOO_EARLY_TO_BOOK' : undefined;
}
