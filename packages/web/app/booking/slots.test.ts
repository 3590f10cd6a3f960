import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDay, withAnyone, type Slot } from './slots.server.ts';
import {
  clockChangeIn,
  clockIn,
  commonZones,
  isZone,
  offsetName,
  cityOfZone,
} from './zone.server.ts';

const wallTime = (moment: number, zone: string) => clockIn(zone).shows(moment);

const moments = fc
  .integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2032-01-01T00:00:00Z') })
  .map((moment) => Math.floor(moment / 60_000) * 60_000);
const zones = fc.constantFrom(
  ...commonZones,
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
);

test('puts every slot on its local day, and loses none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(moments, { maxLength: 40 }), zones, (starts, zone) => {
      const days = byDay(
        starts.map((start) => ({ start })),
        clockIn(zone),
      );
      expect(
        [...days.values()]
          .flat()
          .map(({ start }) => start)
          .sort((a, b) => a - b),
      ).toEqual([...starts].sort((a, b) => a - b));
      for (const [date, slots] of days)
        for (const { start } of slots)
          expect(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(start)).toBe(date);
    }),
  );
});

test('restores the moment from local time and offset, also around daylight saving changes', () => {
  fc.assert(
    fc.property(
      moments,
      zones,
      (moment, zone) =>
        Date.parse(`${wallTime(moment, zone)}:00Z`) - clockIn(zone).offset(moment) * 60_000 ===
        moment,
    ),
  );
});

test('loads two days around a month, which covers all time zones', () => {
  fc.assert(
    fc.property(
      moments,
      zones,
      zones,
      (moment, here, there) =>
        Math.abs(
          Date.parse(clockIn(here).date(moment)) - Date.parse(clockIn(there).date(moment)),
        ) <=
        2 * 86_400_000,
    ),
  );
});

test('shows a class at the same local time all year, and at a shifted time in zones that change their clocks on other days', () => {
  const classes = ['2026-10-22', '2026-10-29', '2026-11-05'].map((date, at) =>
    Date.parse(`${date}T${at < 2 ? '22:30' : '23:30'}:00Z`),
  );
  expect(classes.map((start) => wallTime(start, 'America/New_York').slice(11))).toEqual([
    '18:30',
    '18:30',
    '18:30',
  ]);
  // Europe's clocks went back on 25 October, America's on 1 November.
  expect(classes.map((start) => wallTime(start, 'Europe/Berlin'))).toEqual([
    '2026-10-23T00:30',
    '2026-10-29T23:30',
    '2026-11-06T00:30',
  ]);
  expect([
    offsetName(Date.parse('2026-10-29T22:30:00Z'), 'America/New_York', 'en-US'),
    offsetName(Date.parse('2026-11-05T23:30:00Z'), 'America/New_York', 'en-US'),
  ]).toEqual(['GMT-4', 'GMT-5']);
});

test('detects the day of a daylight saving change', () => {
  expect(clockChangeIn('2026-11', clockIn('America/New_York'))).toBe('2026-11-01');
  expect(clockChangeIn('2026-03', clockIn('America/New_York'))).toBe('2026-03-08');
  expect(clockChangeIn('2026-10', clockIn('Europe/Berlin'))).toBe('2026-10-25');
  expect(clockChangeIn('2027-03', clockIn('Europe/Berlin'))).toBe('2027-03-28');
  expect(clockChangeIn('2026-04', clockIn('Australia/Lord_Howe'))).toBe('2026-04-05');
  expect([
    clockChangeIn('2026-12', clockIn('America/New_York')),
    clockChangeIn('2026-07', clockIn('Asia/Tokyo')),
  ]).toEqual([undefined, undefined]);
});

test('accepts only existing time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].map(isZone)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['Mars/Base', '', null, undefined, '../etc', '<b>', 'Europe/Berlin\n', '+01:00'].map(isZone),
  ).toEqual(Array(8).fill(false));
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

test('lists each time once, with the most available slot, if any staff member will do', () => {
  const slot = (start: number, openSeats: number, staffId: string): Slot => ({
    start,
    end: start + 1,
    openSeats,
    bookable: openSeats > 0,
    staffId,
    staffName: staffId,
  });
  expect(withAnyone([slot(1, 0, 'a'), slot(1, 2, 'b'), slot(2, 1, 'a')])).toEqual([
    { start: 1, end: 2, openSeats: 2, bookable: true },
    slot(2, 1, 'a'),
  ]);
});
