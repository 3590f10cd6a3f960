/** Days of the calendar, without clocks: dates are `2026-11-15`, months `2026-11`. */

const DAY = 86_400_000;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const isMonth = (text: string | null | undefined): text is string =>
  typeof text === 'string' && MONTH.test(text);

/** A day that was or will be: 2027-02-29 is none. */
export function isDate(text: string | null | undefined): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const moment = noon(text);
  return !Number.isNaN(moment) && dateAt(moment) === text;
}

export const monthOf = (date: string): string => date.slice(0, 7);

export function daysAfter(date: string, days: number): string {
  return dateAt(noon(date) + days * DAY);
}

export function monthsAfter(month: string, months: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => daysAfter(firstDay(monthsAfter(month, 1)), -1);

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(noon(date)).getUTCDay() || 7;

/**
 * The weeks of a month, each of seven days from the first day of the week on; days of other months
 * are left out.
 */
export function weeksOf(month: string, weekBegins: number): (string | undefined)[][] {
  const before = (weekdayOf(firstDay(month)) - weekBegins + 7) % 7;
  const count = Number(lastDay(month).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = week * 7 + at - before + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** The names of the days, from the first day of the week on. 2024-01-01 was a Monday. */
export function weekdayNames(
  locale: string,
  weekBegins: number,
): { short: string; long: string }[] {
  const [short, long] = [
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  ];
  return Array.from({ length: 7 }, (_, at) => {
    const day = noon(daysAfter('2024-01-01', weekBegins - 1 + at));
    return { short: short.format(day), long: long.format(day) };
  });
}

/** Monday in most of the world, Sunday in some, Saturday in a few. */
export function weekBeginsIn(locale: string): number {
  // Known to browsers and Node, not yet to the types.
  const localeInfo = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return localeInfo.getWeekInfo?.().firstDay ?? localeInfo.weekInfo?.firstDay ?? 1;
}
