import { useEffect, type ReactNode } from 'react';
import { Form, Link, useNavigate, useSearchParams, useSubmit } from 'react-router';
import { Select } from '../ui/field.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { CalendarMonth, useQuery } from './calendar-month.tsx';
import type { TimesView } from './times.server.ts';

interface TimesChoiceProps {
  readonly times: TimesView;
  /** Beside the calendar: what is done with the time that is chosen. */
  readonly children: ReactNode;
  readonly heading: string;
}

/** The calendar, and beside it the times of the chosen day. */
export function TimesChoice({ times, heading, children }: TimesChoiceProps) {
  const say = useWords('booking');
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
        <Wishes times={times} />
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
              <span className="sr-only">{say('timesOn', { day: '' })}</span>
              {times.dayText}
            </h3>
            <p className="mt-2 text-quiet">
              {times.timesIn} {times.clocksChange}
            </p>
            {times.slots.length === 0 ? <p className="mt-6">{say('nothingThatDay')}</p> : children}
          </>
        )}
      </div>
    </section>
  );
}

function Nothing({ month, next }: { readonly month: string; readonly next: ReactNode }) {
  const say = useWords('booking');
  return (
    <div className="text-lg">
      <p>{next ? say('nothingInMonth', { month }) : say('nothingSoon')}</p>
      {next && <p className="mt-3">{next}</p>}
    </div>
  );
}

/** In which place's time, and with whom. */
function Wishes({ times }: { readonly times: TimesView }) {
  const say = useWords('booking');
  const submit = useSubmit();
  const [query] = useSearchParams();
  const kept = [...query].filter(([name]) => name !== 'zone' && name !== 'staff');
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
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {times.staff.length > 0 && (
        <Select label={say('with')} name="staff" defaultValue={times.staffId ?? ''}>
          <option value="">{say('anyone')}</option>
          {times.staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select key={times.zone} label={say('timeZone')} name="zone" defaultValue={times.zone}>
        {times.zones.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <button className="button button-quiet">{say('show')}</button>
      </noscript>
    </Form>
  );
}

/** Only the browser knows where someone is: the first time, the page is asked for again in their time. */
function useOwnZone(shown: string): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // With every other address again: whoever clicks before the answer has come goes where they want, and then sees their own time there.
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
