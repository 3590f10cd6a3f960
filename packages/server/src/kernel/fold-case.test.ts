import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCase } from './fold-case.ts';

test.each([
  ['É', 'é'],
  ['CRÈME', 'crème'],
  ['STRASSE', 'Straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣ', 'ΟΔΟσ'],
  ['İ', 'i\u0307'],
  ['e\u0301', '\u00C9'],
  ['Ж', 'ж'],
  ['ﬁ', 'FI'],
])('%s and %s are the same', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

test('upper and lower case fold to the same text, and folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text.isWellFormed());
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
      expect(foldCase(text.toUpperCase())).toBe(foldCase(text));
    }),
    { numRuns: 3000 },
  );
});
