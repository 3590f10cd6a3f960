import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDay, formatMoment, writeShortMoment } from './format-dates.server.ts';

const evening = new Date('2026-11-16T02:30:00Z');

test('formats days in the given zone, and times with the name of the zone', () => {
  expect(formatDay(evening, 'en-US', 'America/New_York')).toBe('November 15, 2026');
  expect(formatDay(evening, 'de', 'Europe/Berlin')).toBe('16. November 2026');
  expect(formatMoment(evening, 'en-US', 'America/New_York')).toBe(
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
