import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, localTimeAt, momentOf, weekdayOf, weekdays } from '../../kernel/calendar.ts';
import { findSlots, MINUTE_MS, slotsBetween, whyNotBookable } from './slots.ts';

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Chatham',
];
const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const opening = { start: time, end: time };

const service = fc.record({
  type: fc.constantFrom('CLASS' as const, 'APPOINTMENT' as const),
  timeZone: fc.constantFrom(...zones),
  durationMinutes: fc.integer({ min: 15, max: 300 }),
  bufferMinutes: fc.integer({ min: 0, max: 60 }),
  stepMinutes: fc.option(fc.integer({ min: 15, max: 120 })),
  staffIds: fc.subarray(['ann', 'bob', 'cyd']),
  weekly: fc.array(fc.record({ weekday: fc.constantFrom(...weekdays), ...opening }), {
    maxLength: 6,
  }),
  days: fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: -5, max: 40 }).map((day) => daysAfter('2027-03-01', day)),
      openings: fc.array(fc.record(opening), { maxLength: 2 }),
    }),
    { maxLength: 4, selector: ({ date }) => date },
  ),
});
// Around daylight saving changes in spring and autumn, and a leap day.
const start = fc
  .constantFrom('2027-03-01', '2026-10-20', '2028-02-20', '2027-09-20')
  .chain((date) => fc.integer({ min: 0, max: 20 * DAY }).map((more) => Date.parse(date) + more));
const holidays = new Set(['2027-03-14', '2026-10-25', '2028-02-29']);

describe('slots', () => {
  it('of two adjacent time ranges are those of both', () => {
    fc.assert(
      fc.property(
        service,
        start,
        fc.integer({ min: 0, max: 12 * DAY }),
        fc.integer({ min: 0, max: 12 * DAY }),
        (facts, from, one, two) => {
          const parts = [
            ...slotsBetween(facts, { from, to: from + one, holidays }),
            ...slotsBetween(facts, { from: from + one, to: from + one + two, holidays }),
          ];
          expect(parts).toEqual(slotsBetween(facts, { from, to: from + one + two, holidays }));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are found by their start, have the stated duration, and are in order', () => {
    fc.assert(
      fc.property(service, start, (facts, from) => {
        const slots = slotsBetween(facts, { from, to: from + 9 * DAY, holidays });
        for (const [index, slot] of slots.entries()) {
          expect(slot.end - slot.start).toBe(facts.durationMinutes * MINUTE_MS);
          expect(
            findSlots(facts, { start: slot.start, staffId: slot.staffId, holidays }),
          ).toContainEqual(slot);
          expect(findSlots(facts, { start: slot.start + 1, holidays })).toEqual([]);
          const before = slots[index - 1];
          if (before)
            expect(
              before.start < slot.start ||
                (before.start === slot.start && (before.staffId ?? '') < (slot.staffId ?? '')),
            ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of a class follow its weekly pattern in local time, except on holidays', () => {
    fc.assert(
      fc.property(service, start, (facts, from) => {
        const own = new Map(facts.days.map((day) => [day.date, day.openings]));
        for (const slot of slotsBetween(
          { ...facts, type: 'CLASS' },
          { from, to: from + 12 * DAY, holidays },
        )) {
          const { date, time: shown } = localTimeAt(slot.start, facts.timeZone);
          const dates = [date, daysAfter(date, -1)];
          const said = dates.flatMap((day) =>
            (
              own.get(day) ??
              (holidays.has(day)
                ? []
                : facts.weekly.filter(({ weekday }) => weekday === weekdayOf(day)))
            ).map((each) => ({ day, at: each.start })),
          );
          // The time itself, or the moment that replaces it where the clocks jump.
          expect(
            said.some(
              ({ day, at }) =>
                (day === date && at === shown) ||
                momentOf({ date: day, time: at }, facts.timeZone) === slot.start,
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keep their local hour when the clocks change', () => {
    const facts = {
      type: 'CLASS',
      timeZone: 'America/New_York',
      durationMinutes: 150,
      bufferMinutes: 0,
      staffIds: [],
      weekly: [{ weekday: 'SATURDAY', start: '10:00' }],
      days: [],
    } as const;
    const [before, after] = slotsBetween(
      { ...facts, staffIds: [], weekly: [...facts.weekly], days: [] },
      {
        from: Date.parse('2026-10-31T00:00:00Z'),
        to: Date.parse('2026-11-08T00:00:00Z'),
        holidays,
      },
    );
    expect(
      [before, after].map((slot) => localTimeAt(slot?.start ?? 0, 'America/New_York').time),
    ).toEqual(['10:00', '10:00']);
    expect((after?.start ?? 0) - (before?.start ?? 0)).toBe(7 * DAY + HOUR);
  });

  it('of appointments follow each other with breaks, for each staff member, within opening hours', () => {
    const facts = {
      type: 'APPOINTMENT',
      timeZone: 'Europe/Berlin',
      durationMinutes: 45,
      bufferMinutes: 15,
      staffIds: ['ann', 'bob'],
      weekly: [{ weekday: 'MONDAY', start: '09:00', end: '11:50' }],
      days: [],
    } as const;
    const from = momentOf({ date: '2026-11-16', time: '00:00' }, 'Europe/Berlin');
    const slots = slotsBetween(
      { ...facts, staffIds: [...facts.staffIds], weekly: [...facts.weekly], days: [] },
      { from, to: from + DAY, holidays },
    );
    expect(
      slots.map((slot) => [localTimeAt(slot.start, 'Europe/Berlin').time, slot.staffId]),
    ).toEqual([
      ['09:00', 'ann'],
      ['09:00', 'bob'],
      ['10:00', 'ann'],
      ['10:00', 'bob'],
      ['11:00', 'ann'],
      ['11:00', 'bob'],
    ]);
  });
});

describe('a slot can be booked', () => {
  const rules = { leadMinutes: 120, bookingWindowDays: 2, timeZone: 'America/New_York' };
  const now = momentOf({ date: '2026-11-10', time: '23:30' }, 'America/New_York');
  it('from the minimum notice to the end of the last day of the booking window, in local time', () => {
    expect(whyNotBookable(rules, now + 2 * HOUR, now)).toBeUndefined();
    expect(whyNotBookable(rules, now + 2 * HOUR - 1, now)).toBe('TOO_LATE_TO_BOOK');
    expect(whyNotBookable({ ...rules, leadMinutes: 0 }, now, now)).toBe('TOO_LATE_TO_BOOK');
    expect(
      whyNotBookable(
        rules,
        momentOf({ date: '2026-11-12', time: '23:59' }, 'America/New_York'),
        now,
      ),
    ).toBeUndefined();
    expect(
      whyNotBookable(
        rules,
        momentOf({ date: '2026-11-13', time: '00:00' }, 'America/New_York'),
        now,
      ),
    ).toBe('TOO_EARLY_TO_BOOK');
  });
});
