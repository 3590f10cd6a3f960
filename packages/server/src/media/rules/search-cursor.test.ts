import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFileCursor, encodeFileCursor } from './search-cursor.ts';

const position = { createdAt: '2026-11-17T12:00:00.123456Z', mediaId: 'a_b~mv2.jpg' };

test('a cursor survives the round trip, to the microsecond', () => {
  expect(decodeFileCursor(encodeFileCursor(position))).toEqual(position);
});

test.each([
  { ...position, createdAt: '2026-13-17T12:00:00.123456Z' },
  { ...position, createdAt: '2026-11-17T12:00:00Z' },
  { ...position, createdAt: 'infinity' },
  { ...position, mediaId: '../x' },
  { ...position, mediaId: '' },
])('refuses a cursor of %j', (forged) => {
  expect(decodeFileCursor(encodeFileCursor(forged))).toBeUndefined();
});

test('any other text is refused', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeFileCursor(text) === undefined));
});
