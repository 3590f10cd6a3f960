import fc from 'fast-check';
import { parseCronItem, type CronMatcher } from 'graphile-worker';
import { expect, test } from 'vitest';
import { findLatestRun, parseCron } from './cron.ts';

/** The worker's own reading of a schedule; undefined if it refuses it. */
function matcherOf(text: string): CronMatcher | undefined {
  try {
    return parseCronItem({ task: 'task', match: text }).match;
  } catch {
    return undefined;
  }
}

const number = fc.integer({ min: 0, max: 62 }).map(String);
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constant('*') },
  number,
  fc.tuple(number, number).map(([from, to]) => `${from}-${to}`),
  fc.integer({ min: 1, max: 40 }).map((divisor) => `*/${divisor}`),
);
const field = fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(','));
const schedule = fc.tuple(field, field, field, field, field).map((fields) => fields.join(' '));

test('reads exactly the schedules that the worker reads', () => {
  fc.assert(
    fc.property(schedule, (text) => {
      expect(parseCron(text) === undefined).toBe(matcherOf(text) === undefined);
    }),
    { numRuns: 500 },
  );
  for (const text of [
    '',
    '* * * *',
    '0 3 * * * *',
    'daily',
    '60 3 * * *',
    '0 3 0 * *',
    '*/0 * * * *',
  ])
    expect(parseCron(text), text).toBeUndefined();
});

const digestOf = (at: Date) => ({
  min: at.getUTCMinutes(),
  hour: at.getUTCHours(),
  date: at.getUTCDate(),
  month: at.getUTCMonth() + 1,
  dow: at.getUTCDay(),
});

test('the latest run is one at which the worker runs, and none is later', () => {
  const simple = fc.constantFrom(
    '0 3 * * *',
    '*/20 * * * *',
    '30 4 1 * *',
    '0 5 * * 1',
    '0 5 13 * 5',
  );
  const moment = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2030-01-01T00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(simple, moment, (text, now) => {
      const parsed = parseCron(text);
      const latest = parsed && findLatestRun(parsed, now);
      const matches = matcherOf(text);
      if (!latest || !matches) throw new Error(`${text} has no run.`);
      expect(latest.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(matches(digestOf(latest))).toBe(true);
      const later = new Date(latest.getTime() + 60_000);
      for (; later <= now; later.setTime(later.getTime() + 60_000))
        if (matches(digestOf(later)))
          throw new Error(`${text} also runs at ${later.toISOString()}.`);
    }),
    { numRuns: 30 },
  );
});

test('a schedule that names no day of the calendar has no latest run', () => {
  const never = parseCron('0 3 31 2 *');
  expect(never && findLatestRun(never, new Date('2026-11-17T00:00Z'))).toBeUndefined();
  const leapDay = parseCron('0 3 29 2 *');
  expect(leapDay && findLatestRun(leapDay, new Date('2026-11-17T00:00Z'))).toEqual(
    new Date('2024-02-29T03:00Z'),
  );
});
