import { Link, useLocation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { TimesView } from './times.server.ts';

/**
 * This page's query with some parameters changed. Other choices and the redirect session are
 * preserved.
 */
export function useQuery(): (changes: Readonly<Record<string, string | undefined>>) => string {
  const { search } = useLocation();
  return (changes) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    return `?${query}`;
  };
}

/**
 * A month whose free days are links: without JavaScript each is a page, with it the same page with
 * other times.
 */
export function CalendarMonth({ times }: { readonly times: TimesView }) {
  const t = useTranslations('booking');
  const query = useQuery();
  const to = (changes: Readonly<Record<string, string | undefined>>) => ({
    search: query(changes),
    hash: '#times',
  });
  const step = (month: string | undefined, word: 'monthBefore' | 'monthAfter', sign: string) =>
    month === undefined ? (
      <span aria-hidden className="grid size-11 place-items-center text-line">
        {sign}
      </span>
    ) : (
      <Link
        to={to({ month, day: undefined })}
        preventScrollReset
        aria-label={t(word)}
        className="grid size-11 place-items-center hover:bg-shade"
      >
        <span aria-hidden className="rtl:-scale-x-100">
          {sign}
        </span>
      </Link>
    );
  return (
    <div>
      <div className="flex max-w-[26rem] items-center justify-between">
        <p className="subtitle" aria-live="polite">
          {times.monthText}
        </p>
        <p className="flex">
          {step(times.previous, 'monthBefore', '←')}
          {step(times.next, 'monthAfter', '→')}
        </p>
      </div>
      <table className="month mt-3">
        <caption className="sr-only">{t('calendarOf', { month: times.monthText })}</caption>
        <thead>
          <tr>
            {times.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a day of another month has no name
                <td key={day?.date ?? at}>
                  {day &&
                    (day.free ? (
                      <Link
                        to={to({ day: day.date, month: undefined })}
                        preventScrollReset
                        className="month-day month-free"
                        aria-label={day.text}
                        aria-current={day.date === times.day ? 'date' : undefined}
                      >
                        {day.number}
                      </Link>
                    ) : (
                      <span className="month-day">
                        <span aria-hidden>{day.number}</span>
                        <span className="sr-only">{day.text}</span>
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
