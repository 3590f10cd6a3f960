import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryWordsOf, isOneTypoAway, matchWords, stem, toSearchable } from './match.server.ts';

const wheel = toSearchable(
  'Wheel-Throwing Class',
  'class course Kurs Töpferkurs',
  'Throw your first mug at the kiln.',
);
const match = (text: string, typing = false) => matchWords(queryWordsOf(text), wheel, typing);

test.each([
  ['vase', 'vases', 'Vasen'],
  ['class', 'classes'],
  ['Kurs', 'Kurse', 'Kursen'],
  ['mug', 'mugs'],
  ['ceremony', 'ceremonies'],
  ['return', 'returns'],
  ['Becher', 'Bechern'],
])('the plurals of "%s" are the same word', (...words) =>
  expect(new Set(words.map((word) => stem(word.toLowerCase()))).size).toBe(1),
);

test.each([
  'wheel class',
  'class wheel',
  'Classes',
  'throw',
  'whel class',
  'wheel kurs',
  'a class for the wheel',
  'TÖPFERKURS',
])('"%s" names it, word by word', (text) => {
  expect(match(text)).toMatchObject({ isWhole: true, isNamed: true });
});

test('a match in the text alone is a mention', () => {
  expect(match('mugs')).toMatchObject({ isWhole: true, isNamed: false });
  expect(match('mugs')?.score).toBeLessThan(match('wheel')?.score ?? 0);
});

test('partial matches are distinguished from full ones', () => {
  expect(match('wheel spaceship')).toMatchObject({
    isWhole: false,
    isNamed: true,
    matched: ['wheel'],
  });
  expect(match('spaceship')).toBeUndefined();
  expect(match('wh')).toBeUndefined();
  expect(match('wh', true)).toMatchObject({ isWhole: true });
});

test('frequent words are left out, unless there are no others', () => {
  expect(queryWordsOf('a gift for my mum')).toEqual(['gift', 'mum']);
  expect(queryWordsOf('to the')).toEqual(['to', 'the']);
});

test('answers any input, and treats one typo the same in both directions', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.boolean(), (text, typing) => {
      expect(() => match(text, typing)).not.toThrow();
      expect(queryWordsOf(text).length).toBeLessThanOrEqual(12);
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(isOneTypoAway(one, other)).toBe(isOneTypoAway(other, one));
    }),
  );
});
