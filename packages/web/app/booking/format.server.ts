import type { PageContext } from '../page-context.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate } from '../i18n/translate.ts';

/** The sentences of booking and those every form shares, with what formats need. */
export async function bookingTranslations(page: PageContext) {
  const { language, locale, prefix } = await page.pageLanguage();
  const { booking, common } = messagesOf(language, 'booking', 'common');
  return { t: createTranslate({ ...common, ...booking }, locale), language, locale, prefix };
}

export type TranslateBooking = Awaited<ReturnType<typeof bookingTranslations>>['t'];

/** `2 hours and 30 minutes`; whole days from two days on. */
export function spanText(minutes: number, locale: string): string {
  const unit = (count: number, name: 'day' | 'hour' | 'minute') =>
    count === 0
      ? []
      : [
          new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
            count,
          ),
        ];
  const parts =
    minutes >= 2880 && minutes % 1440 === 0
      ? unit(minutes / 1440, 'day')
      : [...unit(Math.floor(minutes / 60), 'hour'), ...unit(minutes % 60, 'minute')];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** `Friday, 4 December 2026` of a date, without any clock. */
export const dayText = (date: string, locale: string, year = false): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T12:00:00Z`));

export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );

/** Day and time in a time zone. */
export const momentText = (moment: number | Date, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(moment);

export const timeText = (moment: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    moment,
  );

/** A day in the store's own place. */
export const dateText = (moment: Date, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(moment);
