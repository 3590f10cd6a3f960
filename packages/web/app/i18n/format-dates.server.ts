/**
 * Dates and times as pages show them. The zone is always an argument: without one, `Intl` takes the
 * zone of the process, and the server and the browser write different days.
 */

/** `November 19, 2026`: a day in the store's own zone, for orders, payments and policies. */
export const formatDay = (
  moment: Date | number,
  locale: string,
  timeZone: string,
  dateStyle: 'long' | 'medium' = 'long',
): string => new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(moment);

/**
 * `Thursday, November 19, 2026 at 6:30 PM EST`: the zone is named, since the reader may be in
 * another one.
 */
export const formatMoment = (moment: Date | number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);

/** `Nov 19, 2026, 6:30 PM EST` */
export const writeShortMoment = (moment: Date | number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
