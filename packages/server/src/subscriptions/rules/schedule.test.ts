import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTimeAt, periodsAfter } from '../../kernel/calendar.ts';
import { cycleAfter, dueAt, retryAt, type Schedule } from './schedule.ts';

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
];
const schedule: fc.Arbitrary<Schedule> = fc.record({
  firstAt: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2036, 0) }),
  period: fc.record({
    frequency: fc.constantFrom('DAY', 'WEEK', 'MONTH', 'YEAR'),
    interval: fc.integer({ min: 1, max: 6 }),
  }),
  cycles: fc.option(fc.integer({ min: 1, max: 24 })),
  timeZone: fc.constantFrom(...zones),
  skipped: fc.integer({ min: 0, max: 5 }),
  pausedFor: fc.constant(0),
});

it('cycles are contiguous in every time zone, over month ends, leap days and clock changes', () => {
  fc.assert(
    fc.property(schedule, (plan) => {
      for (let cycle = 1; cycle < 20; cycle += 1) {
        expect(dueAt(plan, cycle + 1)).toBeGreaterThan(dueAt(plan, cycle));
        // Never two in one month, and no month without one, for a monthly subscription.
        if (plan.period.frequency === 'MONTH' && plan.period.interval === 1) {
          const [one, other] = [dueAt(plan, cycle), dueAt(plan, cycle + 1)].map(
            (moment) => localTimeAt(moment, plan.timeZone).date,
          );
          const months = (date: string | undefined): number =>
            Number(date?.slice(0, 4)) * 12 + Number(date?.slice(5, 7));
          expect(months(other) - months(one)).toBe(1);
        }
      }
    }),
    { numRuns: 200 },
  );
});

it('skipping shifts all cycles by one period, a pause by its duration; no cycle is lost', () => {
  fc.assert(
    fc.property(
      schedule,
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 1, max: 10 ** 10 }),
      (plan, cycle, away) => {
        expect(dueAt({ ...plan, skipped: plan.skipped + 1 }, cycle)).toBe(dueAt(plan, cycle + 1));
        expect(dueAt({ ...plan, pausedFor: away }, cycle)).toBe(dueAt(plan, cycle) + away);
      },
    ),
    { numRuns: 200 },
  );
});

it('a start on the 31st is due on the last day of shorter months, and on the leap day', () => {
  const plan: Schedule = {
    firstAt: Date.parse('2028-01-31T12:00:00Z'),
    period: { frequency: 'MONTH', interval: 1 },
    cycles: 3,
    timeZone: 'UTC',
    skipped: 0,
    pausedFor: 0,
  };
  expect([1, 2, 3].map((cycle) => new Date(dueAt(plan, cycle)).toISOString().slice(0, 10))).toEqual(
    ['2028-01-31', '2028-02-29', '2028-03-31'],
  );
  expect([1, 2, 3].map((cycle) => cycleAfter(plan, cycle))).toEqual([2, 3, undefined]);
  expect(cycleAfter({ ...plan, cycles: null }, 1000)).toBe(1001);
});

it('retries a failed charge on the scheduled days, then gives up', () => {
  const now = Date.parse('2026-10-31T16:00:00Z');
  const days = [1, 3];
  const zone = { timeZone: 'America/New_York' };
  expect(retryAt(zone, days, 1, now)).toBe(
    periodsAfter(now, { frequency: 'DAY', interval: 1 }, 1, 'America/New_York'),
  );
  // The clocks went back that night: the day had 25 hours.
  expect((retryAt(zone, days, 1, now) ?? 0) - now).toBe(25 * 3_600_000);
  expect(retryAt(zone, days, 2, now)).toBeDefined();
  expect(retryAt(zone, days, 3, now)).toBeUndefined();
});
