import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysAfter,
  isDate,
  isTimeZone,
  localTimeAt,
  momentOf,
  periodsAfter,
  weekdayOf,
} from './calendar.ts';

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Pacific/Chatham',
];
const zone = fc.constantFrom(...zones);
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2045, 0) });
const at = (text: string): number => Date.parse(text);

describe('periods', () => {
  it('fall on the last day of shorter months and on the first day again in longer ones', () => {
    const start = at('2027-01-31T12:00:00Z');
    const days = [1, 2, 3, 13].map((times) =>
      new Date(periodsAfter(start, { frequency: 'MONTH', interval: 1 }, times, 'UTC'))
        .toISOString()
        .slice(0, 10),
    );
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']);
  });

  it('of a year from a leap day fall on 28 February, and on the leap day again', () => {
    const start = at('2028-02-29T12:00:00Z');
    const year = { frequency: 'YEAR', interval: 1 } as const;
    expect(
      [1, 4].map((times) =>
        new Date(periodsAfter(start, year, times, 'UTC')).toISOString().slice(0, 10),
      ),
    ).toEqual(['2029-02-28', '2032-02-29']);
  });

  it('keep their local time when the clocks change', () => {
    // Clocks in New York went back on 2026-11-01.
    const start = momentOf({ date: '2026-10-31', time: '09:00' }, 'America/New_York');
    const next = periodsAfter(start, { frequency: 'DAY', interval: 1 }, 1, 'America/New_York');
    expect(next - start).toBe(25 * 3_600_000);
    expect(localTimeAt(next, 'America/New_York')).toEqual({ date: '2026-11-01', time: '09:00' });
  });

  it('always advance, and keep the local time unless the clocks skip it', () => {
    fc.assert(
      fc.property(
        moment,
        zone,
        fc.constantFrom('DAY', 'WEEK', 'MONTH', 'YEAR'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 40 }),
        (start, timeZone, frequency, interval, times) => {
          const period = { frequency, interval } as const;
          const due = periodsAfter(start, period, times, timeZone);
          expect(periodsAfter(start, period, times + 1, timeZone)).toBeGreaterThan(due);
          const [first, then] = [localTimeAt(start, timeZone), localTimeAt(due, timeZone)];
          const dayOf = (date: string): number => Number(date.slice(8));
          // One that would fall into a jump of the clocks is later by the jump, and then may be the
          // next day.
          if (then.time === first.time && (frequency === 'MONTH' || frequency === 'YEAR')) {
            const lastOfMonth =
              dayOf(daysAfter(`${then.date.slice(0, 8)}01`, 27)) === 28 &&
              daysAfter(then.date, 1).slice(0, 7) !== then.date.slice(0, 7);
            expect(
              dayOf(then.date) === dayOf(first.date) ||
                (lastOfMonth && dayOf(then.date) < dayOf(first.date)),
            ).toBe(true);
          }
          if (frequency === 'DAY' && then.time === first.time)
            expect(daysAfter(first.date, interval * times)).toBe(then.date);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('local times', () => {
  it('survive the round trip, unless the clocks skip them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 1439 }),
        zone,
        (day, minute, timeZone) => {
          const local = {
            date: daysAfter('2020-01-01', day),
            time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
          };
          const seen = localTimeAt(momentOf(local, timeZone), timeZone);
          const shown = `${seen.date}T${seen.time}`;
          const expected = `${local.date}T${local.time}`;
          if (shown === expected) return;
          // Only forward, and by no more than clocks ever jump.
          expect(shown > expected).toBe(true);
          expect(Date.parse(`${shown}Z`) - Date.parse(`${expected}Z`)).toBeLessThanOrEqual(
            24 * 3_600_000,
          );
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('that the clocks skip move forward; repeated ones are the first', () => {
    expect(
      localTimeAt(
        momentOf({ date: '2027-03-14', time: '02:30' }, 'America/New_York'),
        'America/New_York',
      ),
    ).toEqual({ date: '2027-03-14', time: '03:30' });
    expect(
      new Date(momentOf({ date: '2026-11-01', time: '01:30' }, 'America/New_York')).toISOString(),
    ).toBe('2026-11-01T05:30:00.000Z');
  });

  it('have a weekday, and must be a valid date in a valid time zone', () => {
    expect(weekdayOf('2026-11-19')).toBe('THURSDAY');
    expect(['2028-02-29', '2027-02-29', '2027-2-1', 'x'].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['Europe/Berlin', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
  });
});
