import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'one@shop',
  sequence: 0,
  title: 'Class',
  start: Date.parse('2026-11-19T23:30:00Z'),
  end: Date.parse('2026-11-20T02:00:00Z'),
  writtenAt: 0,
};

it('a calendar file uses UTC, and is canceled under the same id', () => {
  expect(calendarFile(entry)).toContain('DTSTART:20261119T233000Z\r\nDTEND:20261120T020000Z\r\n');
  const canceled = calendarFile({ ...entry, sequence: 2, canceled: true });
  expect(canceled).toContain('METHOD:CANCEL');
  expect(canceled).toContain('UID:one@shop\r\nSEQUENCE:2');
});

it('no text of a merchant or buyer can add a property', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (title, location) => {
        const file = calendarFile({ ...entry, title: `${title}\r\nATTENDEE:x`, location });
        const lines = file.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        const unfolded = file
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .filter((line) => line !== '');
        expect(unfolded.map((line) => line.split(':')[0])).toEqual(
          expect.arrayContaining(['SUMMARY', 'DTSTART']),
        );
        expect(unfolded.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
        expect(unfolded).toHaveLength(location === '' ? 14 : 15);
      },
    ),
    { numRuns: 300 },
  );
});
