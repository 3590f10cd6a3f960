import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDay, writeMoment, writeShortMoment } from './format-dates.server.ts';

const evening = new Date('2026-11-16T02:30:00Z');

test('a day is the day of the given zone, and a time names its zone', () => {
  expect(writeDay(evening, 'en-US', 'America/New_York')).toBe('November 15, 2026');
  expect(writeDay(evening, 'de', 'Europe/Berlin')).toBe('16. November 2026');
  expect(writeMoment(evening, 'en-US', 'America/New_York')).toBe(
    'Sunday, November 15, 2026 at 9:30 PM EST',
  );
  expect(writeShortMoment(evening, 'en-US', 'America/New_York').replaceAll('\u202f', ' ')).toBe(
    'Nov 15, 2026, 9:30 PM EST',
  );
});

test('no page formats a date without saying in which zone', () => {
  const app = join(import.meta.dirname, '..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
  );
  const calls = sources.flatMap((path) =>
    [
      ...readFileSync(join(app, path), 'utf8').matchAll(
        /(?:DateTimeFormat|toLocale(?:Date|Time)String)\((?:[^()]|\([^()]*\))*\)(?!\.resolvedOptions)/g,
      ),
    ].map(([call]) => `${path}: ${call}`),
  );
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((call) => !call.includes('timeZone'))).toEqual([]);
});
