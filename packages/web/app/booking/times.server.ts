import { services, type services as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import {
  daysAfter,
  firstDay,
  isDate,
  isMonth,
  lastDay,
  monthOf,
  monthsAfter,
  weekBeginsIn,
  weekdayNames,
  weeksOf,
} from './calendar.server.ts';
import { byDay, withAnyone, type Slot } from './slots.server.ts';
import { bookingTranslations, dayText, monthText, timeText } from './format.server.ts';
import {
  clockChangeIn,
  clockIn,
  commonZones,
  isZone,
  offsetName,
  cityOfZone,
  type WallClock,
} from './zone.server.ts';

/**
 * A month of free times, written out for one place: all of it text, so that it reads the same
 * wherever it is rendered.
 */
export type TimesView = Awaited<ReturnType<typeof loadTimes>>;

export interface TimesQuery {
  readonly month: string | null;
  readonly day: string | null;
  readonly zone: string | null;
  readonly staff: string | null;
}

export const timesQueryOf = ({ searchParams }: URL): TimesQuery => ({
  month: searchParams.get('month'),
  day: searchParams.get('day'),
  zone: searchParams.get('zone'),
  staff: searchParams.get('staff'),
});

/** Read from the platform on every request, so that an unavailable slot is never shown. */
export async function loadTimes(
  page: PageContext,
  service: api.Service,
  query: TimesQuery,
  now: number,
) {
  const { t, locale } = await bookingTranslations(page);
  const own = isZone(service.timeZone) ? service.timeZone : 'UTC';
  const zone = isZone(query.zone) ? query.zone : own;
  const clock = clockIn(zone);
  const today = clock.date(now);
  const lastMonth = monthOf(daysAfter(today, service.bookingWindowDays ?? 60));
  const staff = await loadStaff(page, service);
  const staffId = staff.find(({ id }) => id === query.staff)?.id;
  const slotsOf = (from: string, to: string) =>
    loadSlots(page, service._id ?? '', from, to, staffId);

  // Defaults to the month of the next open day.
  const upcoming = byDay(await slotsOf(daysAfter(today, -1), daysAfter(today, 59)), clock);
  const nextFree = [...upcoming].find(([, slots]) => slots.some(({ bookable }) => bookable))?.[0];
  const wished = isDate(query.day)
    ? monthOf(query.day)
    : isMonth(query.month)
      ? query.month
      : monthOf(nextFree ?? today);
  const month = wished < monthOf(today) ? monthOf(today) : wished > lastMonth ? lastMonth : wished;

  // Days there and here may be two apart.
  const days = byDay(
    (await slotsOf(daysAfter(firstDay(month), -2), daysAfter(lastDay(month), 2))).filter(
      ({ start }) => monthOf(clock.date(start)) === month,
    ),
    clock,
  );
  const isFree = (date: string) => days.get(date)?.some(({ bookable }) => bookable) === true;
  const firstFree = [...days.keys()].find(isFree);
  const day = isDate(query.day) && monthOf(query.day) === month ? query.day : firstFree;
  const chosen = day === undefined ? [] : (days.get(day) ?? []);
  const shown = chosen[0]?.start ?? Date.parse(`${day ?? firstDay(month)}T12:00:00Z`);
  const change = clockChangeIn(month, clock);
  const weekBegins = weekBeginsIn(locale);
  return {
    zone,
    ownZone: own,
    zones: zoneChoices(own, zone).map((value) => ({
      value,
      label:
        value === own
          ? t('timeZoneOwn', { place: cityOfZone(value) })
          : `${cityOfZone(value)}, ${offsetName(shown, value, locale)}`,
    })),
    timesIn: t('timesIn', { place: cityOfZone(zone), offset: offsetName(shown, zone, locale) }),
    clocksChange:
      change && change >= today
        ? t('clocksChange', { place: cityOfZone(zone), day: dayText(change, locale) })
        : undefined,
    month,
    monthText: monthText(month, locale),
    previous: month > monthOf(today) ? monthsAfter(month, -1) : undefined,
    next: month < lastMonth ? monthsAfter(month, 1) : undefined,
    weekdays: weekdayNames(locale, weekBegins),
    weeks: weeksOf(month, weekBegins).map((week) =>
      week.map((date) =>
        date === undefined
          ? undefined
          : {
              date,
              number: Number(date.slice(8)),
              text: t(isFree(date) ? 'dayFree' : 'dayFull', { day: dayText(date, locale) }),
              free: isFree(date),
              today: date === today,
            },
      ),
    ),
    day,
    dayText: day && dayText(day, locale),
    slots: chosen.map((slot) =>
      slotView(slot, { clock, zone, own, locale, t, one: (service.capacity ?? 1) === 1 }),
    ),
    nextFree:
      firstFree === undefined && nextFree !== undefined
        ? { day: nextFree, text: t('nextFree', { day: dayText(nextFree, locale) }) }
        : undefined,
    staff,
    staffId,
  };
}

function slotView(
  slot: Slot,
  {
    clock,
    zone,
    own,
    locale,
    t,
    one,
  }: {
    clock: WallClock;
    zone: string;
    own: string;
    locale: string;
    t: Awaited<ReturnType<typeof bookingTranslations>>['t'];
    one: boolean;
  },
) {
  const { start, end, openSeats, bookable, reason, staffName } = slot;
  const why = { FULL: 'full', TOO_LATE_TO_BOOK: 'tooLate', TOO_EARLY_TO_BOOK: 'tooEarly' } as const;
  const there = clockIn(own);
  const otherClock = there.offset(start) !== clock.offset(start);
  const thereText =
    there.date(start) === clock.date(start)
      ? timeText(start, locale, own)
      : `${new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: own }).format(start)} ${timeText(start, locale, own)}`;
  return {
    value: new Date(start).toISOString(),
    time: timeText(start, locale, zone),
    until: timeText(end, locale, zone),
    there: otherClock ? t('timesThere', { time: thereText, place: cityOfZone(own) }) : undefined,
    free: bookable,
    openSeats,
    note: reason
      ? t(why[reason])
      : one
        ? undefined
        : openSeats <= 8
          ? t('spotsLeft', { count: openSeats })
          : undefined,
    staffName,
  };
}

/**
 * The place itself first, then whatever the address named, then a place for most of the world's
 * clocks.
 */
const zoneChoices = (own: string, zone: string): string[] => [
  ...new Set([own, zone, ...commonZones]),
];

async function loadStaff(
  page: PageContext,
  { staffIds = [] }: api.Service,
): Promise<{ id: string; name: string }[]> {
  if (staffIds.length < 2) return [];
  const { staff = [] } = await page.catalog.use(services).listStaff();
  return staff.flatMap(({ _id, name = '' }) =>
    _id !== undefined && staffIds.includes(_id) ? [{ id: _id, name }] : [],
  );
}

async function loadSlots(
  page: PageContext,
  serviceId: string,
  from: string,
  to: string,
  staffId: string | undefined,
): Promise<Slot[]> {
  const { slots = [] } = await page.catalog.use(services).listSlots(serviceId, { from, to });
  const all = slots.flatMap(
    ({ start, end, openSeats = 0, bookable = false, reason, staffId: who, staffName }): Slot[] =>
      start && end
        ? [
            {
              start: start.getTime(),
              end: end.getTime(),
              openSeats,
              bookable,
              ...(reason ? { reason } : {}),
              ...(who ? { staffId: who } : {}),
              ...(staffName ? { staffName } : {}),
            },
          ]
        : [],
  );
  return staffId === undefined ? withAnyone(all) : all.filter((slot) => slot.staffId === staffId);
}
