import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findExpiredBackups } from './retention.ts';

const backup = fc
  .date({
    min: new Date('2020-01-01T00:00Z'),
    max: new Date('2030-01-01T00:00Z'),
    noInvalidDate: true,
  })
  .map((at) => ({ name: at.toISOString(), at }));
const backups = fc.uniqueArray(backup, { selector: ({ name }) => name, maxLength: 60 });
const count = fc.integer({ min: 0, max: 12 });
const retain = fc.record({ daily: count, weekly: count, monthly: count });

const remainingOf = <T>(all: readonly T[], expired: readonly T[]): T[] =>
  all.filter((each) => !expired.includes(each));

test('the newest backup is never deleted', () => {
  fc.assert(
    fc.property(backups, retain, (all, retained) => {
      const newest = all.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
      expect(findExpiredBackups(all, retained)).not.toContain(newest);
    }),
  );
});

test('what remains after a deletion all remains, whatever the order of the list', () => {
  fc.assert(
    fc.property(backups, retain, (all, retained) => {
      const expired = findExpiredBackups(all, retained);
      expect(findExpiredBackups(remainingOf(all, expired), retained)).toEqual([]);
      expect(new Set(findExpiredBackups(all.toReversed(), retained))).toEqual(new Set(expired));
    }),
  );
});

test('at most one backup for each period that is retained remains, and one more', () => {
  fc.assert(
    fc.property(backups, retain, (all, retained) => {
      const remaining = all.length - findExpiredBackups(all, retained).length;
      expect(remaining).toBeLessThanOrEqual(
        1 + retained.daily + retained.weekly + retained.monthly,
      );
    }),
  );
});

test('each of the last days with a backup has its newest one', () => {
  fc.assert(
    fc.property(backups, retain, (all, retained) => {
      const remaining = remainingOf(all, findExpiredBackups(all, retained)).map(({ name }) => name);
      const days = [...new Set(all.map(({ name }) => name.slice(0, 10)))].toSorted().toReversed();
      for (const day of days.slice(0, retained.daily)) {
        const ofDay = all.map(({ name }) => name).filter((name) => name.startsWith(day));
        expect(remaining).toContain(ofDay.toSorted().at(-1));
      }
      const months = [...new Set(all.map(({ name }) => name.slice(0, 7)))].toSorted().toReversed();
      for (const month of months.slice(0, retained.monthly)) {
        const ofMonth = all.map(({ name }) => name).filter((name) => name.startsWith(month));
        expect(remaining).toContain(ofMonth.toSorted().at(-1));
      }
    }),
  );
});

test('daily, weekly and monthly backups of half a year', () => {
  const all = Array.from({ length: 180 }, (_, day) => {
    const at = new Date(Date.UTC(2026, 0, 1 + day, 3));
    return { name: at.toISOString().slice(0, 10), at };
  });
  const expired = findExpiredBackups(all, { daily: 3, weekly: 3, monthly: 3 });
  expect(remainingOf(all, expired).map(({ name }) => name)).toEqual([
    '2026-04-30',
    '2026-05-31',
    // The Sundays of the last two weeks that are over.
    '2026-06-21',
    '2026-06-27',
    '2026-06-28',
    // A Monday.
    '2026-06-29',
  ]);
});
