import { useEffect, type ReactNode } from 'react';
import { Form, Link, useNavigate, useSearchParams, useSubmit } from 'react-router';
import { Select } from '../ui/field.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { CalendarMonth, useQuery } from './calendar-month.tsx';
import type { TimesView } from './times.server.ts';

interface TimesChoiceProps {
  readonly times: TimesView;
  /** Next to the calendar: the action for the chosen slot. */
  readonly children: ReactNode;
  readonly heading: string;
}

/** The calendar, with the times of the chosen day next to it. */
export function TimesChoice({ times, heading, children }: TimesChoiceProps) {
  const t = useTranslations('booking');
  const query = useQuery();
  useOwnZone(times.zone);
  return (
    <section
      id="times"
      className="grid gap-x-[calc(var(--edge)*2)] gap-y-10 border-t border-line px-edge pt-10 pb-20 md:grid-cols-2 md:pt-14 lg:grid-cols-[5fr_7fr] lg:pb-28"
    >
      <div>
        <h2 className="title mb-6">{heading}</h2>
        <CalendarMonth times={times} />
        <TimesFilter times={times} />
      </div>
      <div className="max-w-[40rem] md:pt-2">
        {times.day === undefined ? (
          <Nothing
            month={times.monthText}
            next={
              times.nextFree && (
                <Link
                  className="link"
                  preventScrollReset
                  to={{
                    search: query({ day: times.nextFree.day, month: undefined }),
                    hash: '#times',
                  }}
                >
                  {times.nextFree.text}
                </Link>
              )
            }
          />
        ) : (
          <>
            <h3 className="subtitle" aria-live="polite">
              <span className="sr-only">{t('timesOn', { day: '' })}</span>
              {times.dayText}
            </h3>
            <p className="mt-2 text-quiet">
              {times.timesIn} {times.clocksChange}
            </p>
            {times.slots.length === 0 ? <p className="mt-6">{t('nothingThatDay')}</p> : children}
          </>
        )}
      </div>
    </section>
  );
}

function Nothing({ month, next }: { readonly month: string; readonly next: ReactNode }) {
  const t = useTranslations('booking');
  return (
    <div className="text-lg">
      <p>{next ? t('nothingInMonth', { month }) : t('noTimesAvailable')}</p>
      {next && <p className="mt-3">{next}</p>}
    </div>
  );
}

/** In which place's time, and with whom. */
function TimesFilter({ times }: { readonly times: TimesView }) {
  const t = useTranslations('booking');
  const submit = useSubmit();
  const [query] = useSearchParams();
  const otherParams = [...query].filter(([name]) => name !== 'zone' && name !== 'staff');
  return (
    <Form
      method="get"
      action="#times"
      preventScrollReset
      replace
      className="mt-6 grid max-w-[26rem] gap-4"
      onChange={(event) =>
        void submit(event.currentTarget, { preventScrollReset: true, replace: true })
      }
    >
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {times.staff.length > 0 && (
        <Select label={t('with')} name="staff" defaultValue={times.staffId ?? ''}>
          <option value="">{t('anyone')}</option>
          {times.staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select key={times.zone} label={t('timeZone')} name="zone" defaultValue={times.zone}>
        {times.zones.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <button className="button button-quiet">{t('show')}</button>
      </noscript>
    </Form>
  );
}

/** Only the browser knows the visitor's time zone, so the first visit reloads the page in it. */
function useOwnZone(shown: string): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Runs again after navigation: a visitor who clicks before the reload finishes stays on the new
  // page and gets their time zone there.
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (query.has('zone') || !own || own === shown) return;
    const next = new URLSearchParams(query);
    next.set('zone', own);
    void navigate(
      { search: `?${next}`, hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  }, [query, shown, navigate]);
}
