import { Temporal } from 'temporal-polyfill';

/**
 * Calendar arithmetic in a time zone. Moments are milliseconds since 1970, dates `2026-11-15`,
 * times `18:30`. The library behind it is not visible to callers.
 */

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface Period {
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly interval: number;
}

export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * A store may name a time zone that this Node does not support; its days are then counted in UTC.
 */
export const zoneOf = (name: string | undefined): string =>
  name !== undefined && isTimeZone(name) ? name : 'UTC';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a date exists: 2027-02-29 does not. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The moment of a local time. A time skipped by daylight saving is moved forward by the gap; of an
 * ambiguous time, the first moment is taken.
 */
export function momentOf({ date, time }: LocalTime, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, {
    disambiguation: 'compatible',
  }).epochMilliseconds;
}

/** The local time of a moment, to the minute. */
export function localTimeAt(moment: number, timeZone: string): LocalTime {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
}

export const weekdayOf = (date: string): Weekday =>
  weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'MONDAY';

export const daysAfter = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/**
 * Adds periods to a moment at the same local time. Counts from the start, not from the previous
 * period: a start on the 31st falls on the last day of shorter months and on the 31st again later.
 */
export function periodsAfter(
  start: number,
  { frequency, interval }: Period,
  times: number,
  timeZone: string,
): number {
  const count = interval * times;
  const duration = {
    DAY: { days: count },
    WEEK: { weeks: count },
    MONTH: { months: count },
    YEAR: { years: count },
  }[frequency];
  return Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).add(duration)
    .epochMilliseconds;
}

/** For display, with the name of the zone: `Thursday, November 19, 2026 at 6:30 PM EST`. */
export const formatMoment = (moment: number, timeZone: string, locale: string): string =>
  write(moment, locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** The date of a charge: `November 19, 2026`. */
export const formatDay = (moment: number, timeZone: string, locale: string): string =>
  write(moment, locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });

function write(moment: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(locale, options).format(moment);
  } catch {
    // A store may name a locale that this Node does not support.
    return new Intl.DateTimeFormat('en-US', options).format(moment);
  }
}
