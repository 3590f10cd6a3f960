import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SLUG_LENGTH, toSlug } from './slug.ts';

test('names in any script become slugs', () => {
  expect(
    [
      'Dune Mug',
      'Crème brûlée',
      'Straße & Söhne',
      'Łódź',
      'Чашка',
      "Potter's Wheel",
      '  --a--b  ',
      '50% off!',
    ].map(toSlug),
  ).toEqual([
    'dune-mug',
    'creme-brulee',
    'strasse-sohne',
    'lodz',
    'chashka',
    'potters-wheel',
    'a-b',
    '50-off',
  ]);
  expect(toSlug('茶碗')).toMatch(/^[a-z]+$/);
});

test('a slug is short and URL-safe, and slugging it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = toSlug(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});
