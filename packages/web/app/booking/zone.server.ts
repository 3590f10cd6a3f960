import { daysAfter, firstDay, lastDay } from './calendar.server.ts';

/** Local times by the time zone data of the runtime. */

/** The local time of one zone. Created once per page, because formatters are expensive. */
export interface WallClock {
  /** `2026-11-19T18:30`. */
  readonly shows: (moment: number) => string;
  readonly date: (moment: number) => string;
  /** Minutes it is before the clocks of Greenwich. */
  readonly offset: (moment: number) => number;
}

export function clockIn(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const shows = (moment: number): string => {
    const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(moment)) found[type] = value;
    return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
  };
  return {
    shows,
    date: (moment) => shows(moment).slice(0, 10),
    offset: (moment) =>
      Math.round(Date.parse(`${shows(moment)}:00Z`) / 60_000) - Math.floor(moment / 60_000),
  };
}

/** City names of time zones. A zone from the URL is validated before it is used. */
export function isZone(name: string | null | undefined): name is string {
  if (typeof name !== 'string' || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `America/New_York` is New York. */
export const cityOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `GMT-5`, for that day. */
export function offsetName(moment: number, zone: string, locale: string): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

/** The day of a month on which the clocks there go forward or back. */
export function clockChangeIn(month: string, clock: WallClock): string | undefined {
  const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
  for (
    let date = daysAfter(firstDay(month), -1);
    date <= lastDay(month);
    date = daysAfter(date, 1)
  ) {
    const [from, to] = [midnight(date), midnight(daysAfter(date, 1))];
    if (clock.offset(from) === clock.offset(to)) continue;
    const day = clock.date(changeBetween(from, to, clock));
    if (day.startsWith(month)) return day;
  }
  return undefined;
}

/** The first minute of the new time. */
function changeBetween(from: number, to: number, clock: WallClock): number {
  const before = clock.offset(from);
  let [low, high] = [from, to];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (clock.offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** One well-known city for most time zones; any other can be named in the URL. */
export const commonZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;
