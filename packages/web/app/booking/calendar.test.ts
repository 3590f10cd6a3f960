import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysAfter,
  firstDay,
  isDate,
  isMonth,
  lastDay,
  monthOf,
  monthsAfter,
  weekBeginsIn,
  weekdayNames,
  weekdayOf,
  weeksOf,
} from './calendar.server.ts';

const months = fc
  .record({ year: fc.integer({ min: 1970, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

test('shows a month as whole weeks with each day once, below its weekday', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 7 }), (month, weekBegins) => {
      const weeks = weeksOf(month, weekBegins);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(
        weeks.every((week) => week.length === 7 && week.some((day) => day !== undefined)),
      ).toBe(true);
      expect([days[0], days.at(-1), days.length]).toEqual([
        firstDay(month),
        lastDay(month),
        Number(lastDay(month).slice(8)),
      ]);
      for (const week of weeks)
        week.forEach(
          (day, at) =>
            day === undefined || expect(weekdayOf(day)).toBe(((weekBegins - 1 + at) % 7) + 1),
        );
      days.forEach((day, at) => expect(day).toBe(daysAfter(firstDay(month), at)));
    }),
  );
});

test('moves between months across the end of a year', () => {
  fc.assert(
    fc.property(
      months,
      fc.integer({ min: -500, max: 500 }),
      (month, count) => monthsAfter(monthsAfter(month, count), -count) === month,
    ),
  );
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1), monthOf('2026-11-19')]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
});

test('rejects invalid days and months', () => {
  expect(
    ['2027-02-29', '2026-13-01', '2026-1-1', 'today', '', null, undefined, '2026-11-31T'].map(
      isDate,
    ),
  ).toEqual(Array(8).fill(false));
  expect([
    isDate('2028-02-29'),
    isMonth('2026-12'),
    isMonth('2026-13'),
    isMonth('2026-1'),
    isMonth(null),
  ]).toEqual([true, true, false, false, false]);
});

test('starts weeks on the first day of the locale', () => {
  expect([weekBeginsIn('en-US'), weekBeginsIn('de'), weekBeginsIn('de-DE')]).toEqual([7, 1, 1]);
  expect(weekdayNames('de', 1)[0]).toEqual({ short: 'Mo', long: 'Montag' });
  expect(weekdayNames('en-US', 7).map(({ long }) => long)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
});
