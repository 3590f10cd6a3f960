import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deletionForms,
  isCorrectable,
  searchLanguage,
  vocabulary,
  wordsOf,
} from './search-text.ts';

test.each([
  ['Dune Mug, 0.3 l', ['dune', 'mug', '0', '3', 'l']],
  ["Potter's (blue|red) & !x:*", ['potter', 's', 'blue', 'red', 'x']],
  ['Größe XL', ['größe', 'xl']],
  ['茶碗 ２', ['茶碗', '2']],
  ['ﬁne', ['fine']],
  ['', []],
  [' -- ', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a search has at most twelve words; a text of the catalog is read whole', () => {
  const text = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ');
  expect(wordsOf(text)).toHaveLength(12);
  expect(wordsOf(text, 3)).toEqual(['w0', 'w1', 'w2']);
  expect(vocabulary([`${text} ${'lantern '.repeat(3)}`])).toEqual(['lantern']);
});

test('words of four to forty letters can be corrected, numbers cannot', () => {
  expect(['mug', '1234', '', 'x'.repeat(41)].some(isCorrectable)).toBe(false);
  expect(['vase', 'x'.repeat(40), 'a123', '茶碗茶碗'].every(isCorrectable)).toBe(true);
  expect(isCorrectable('😀😀a')).toBe(false);
});

test('the vocabulary has each word of all texts once', () => {
  expect(vocabulary(['Blue vase', 'vase, bowl', 'mug'])).toEqual(['blue', 'vase', 'bowl']);
});

test('a word has a form without each of its letters', () => {
  expect(deletionForms('vase')).toEqual(['vase', 'ase', 'vse', 'vae', 'vas']);
  expect(deletionForms('aab')).toEqual(['aab', 'ab', 'aa']);
  expect(deletionForms('')).toEqual(['']);
});

test('two words one mistake apart share a form', () => {
  const letter = fc.constantFrom(...'abcde');
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 2, maxLength: 8 }),
      fc.nat(7),
      letter,
      fc.constantFrom('drop', 'change', 'add', 'swap'),
      (letters, at, other, mistake) => {
        const index = at % (letters.length - 1);
        const [one = '', two = ''] = letters.slice(index);
        const middle = {
          drop: [two],
          change: [other, two],
          add: [one, other, two],
          swap: [two, one],
        };
        const typed = [...letters.slice(0, index), ...middle[mistake], ...letters.slice(index + 2)];
        const forms = new Set(deletionForms(letters.join('')));
        return deletionForms(typed.join('')).some((form) => forms.has(form));
      },
    ),
  );
});

test.each([
  ['en-US', 'english'],
  ['DE', 'german'],
  ['de_AT', 'german'],
  ['nb-NO', 'norwegian'],
  ['ja', 'simple'],
  ['', 'simple'],
  ['constructor', 'simple'],
  ['__proto__', 'simple'],
])('a store in %s searches with the configuration %s', (locale, configuration) => {
  expect(searchLanguage(locale)).toBe(configuration);
});

test('each language that PostgreSQL stems has its own configuration', () => {
  const codes =
    'ar hy eu ca da nl en fi fr de el hi hu id ga it lt ne no pt ro ru sr es sv ta tr yi';
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const code of codes.split(' '))
    expect(searchLanguage(code)).toBe(names.of(code)?.toLowerCase());
  // Both written forms of Norwegian have the one stemmer.
  expect(['nb', 'nn'].map(searchLanguage)).toEqual(['norwegian', 'norwegian']);
});
