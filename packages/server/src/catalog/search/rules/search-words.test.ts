import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctSpelling,
  looseWords,
  toAlternatives,
  toTerm,
  toTypedWords,
} from './search-request.ts';

describe('typed words', () => {
  test('all words must be found; the last one may be unfinished while the shopper types', () => {
    expect(toTypedWords('Blue Mug', false)).toEqual({ whole: "'blue' & 'mug'" });
    expect(toTypedWords('Blue Mu', true)).toEqual({ whole: "'blue'", prefix: "'mu':*" });
    expect(toTypedWords('mu', true)).toEqual({ whole: '', prefix: "'mu':*" });
  });

  test('a text without words searches for nothing', () => {
    for (const text of ['', ' ', '!?&|', "'"]) expect(toTypedWords(text, true)).toBeUndefined();
  });

  test('nothing that is typed becomes an operator of the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, typing) => {
        const { whole = '', prefix = '' } = toTypedWords(text, typing) ?? {};
        return (
          /^('[\p{L}\p{N}]+'( & '[\p{L}\p{N}]+')*)?$/u.test(whole) &&
          /^('[\p{L}\p{N}]+':\*)?$/u.test(prefix)
        );
      }),
    );
  });

  test('each word is found in any of its spellings', () => {
    expect(toAlternatives([['mug', 'mugs'], ['blue']])).toEqual({
      whole: "('mug' | 'mugs') & ('blue')",
    });
  });
});

describe('a search that accepts some of the words', () => {
  const words = (typed: string[], typing = false) =>
    looseWords(typed, [], typing).map(({ typed: word }) => word);

  test('drops the stop words of English and German', () => {
    expect(words(['where', 'is', 'my', 'mug'])).toEqual(['mug']);
    expect(words(['ich', 'haben', 'für', 'eine', 'tasse'])).toEqual(['tasse']);
    expect(words(['a', 'your', 'als', 'zur', 'x'])).toEqual(['x']);
    expect(words(['which', 'with', 'ein', 'einer', 'ihr', 'im', 'x'])).toEqual(['x']);
  });

  test('searches for stop words when there is nothing else', () => {
    expect(words(['to', 'the'])).toEqual(['to', 'the']);
    expect(words([])).toEqual([]);
  });

  test('a word that is still being typed is no stop word', () => {
    expect(words(['blue', 'the'], true)).toEqual(['blue', 'the']);
    expect(words(['the', 'blue'], true)).toEqual(['blue']);
  });

  test('each word has its spellings and says whether it is unfinished', () => {
    expect(looseWords(['blue', 'mgu'], [['blue'], ['mug', 'rug']], true)).toEqual([
      { typed: 'blue', alternatives: ['blue'], isUnfinished: false },
      { typed: 'mgu', alternatives: ['mug', 'rug'], isUnfinished: true },
    ]);
    expect(looseWords(['mug'], [], false)).toEqual([
      { typed: 'mug', alternatives: ['mug'], isUnfinished: false },
    ]);
  });

  test('a word of four letters, or an unfinished one, matches as a beginning too', () => {
    const term = (typed: string, isUnfinished = false, alternatives: string[] = [typed]) =>
      toTerm({ typed, alternatives, isUnfinished }, 'EVERYWHERE');
    expect(term('mug')).toBe("'mug'");
    expect(term('mug', true)).toBe("'mug' | 'mug':*");
    expect(term('vase')).toBe("'vase' | 'vase':*");
    expect(term('vsae', false, ['vase', 'vsae'])).toBe("'vsae' | 'vase' | 'vsae':*");
  });

  test('a search in names and labels leaves descriptions out', () => {
    const word = { typed: 'vase', alternatives: ['vases'], isUnfinished: false };
    expect(toTerm(word, 'NAMES')).toBe("'vase':AB | 'vases':AB | 'vase':*AB");
  });
});

describe('the correction of typing mistakes', () => {
  const corrected = (typed: string, ...catalog: string[]) =>
    correctSpelling(
      [typed],
      catalog.map((word) => ({ typed, word })),
    )?.[0];

  test.each([
    ['a letter too few', 'vse', 'vase'],
    ['a letter too many', 'vaase', 'vase'],
    ['another letter', 'vxse', 'vase'],
    ['the first letter', 'wase', 'vase'],
    ['the last letter', 'vasx', 'vase'],
    ['a missing end', 'vas', 'vase'],
    ['two letters swapped', 'vsae', 'vase'],
    ['letters of two code units', 'v😀se', 'vase'],
  ])('one mistake is corrected: %s', (_mistake, typed, word) => {
    expect(corrected(typed, word)).toEqual([word]);
  });

  test.each([
    ['two other letters', 'vxxe', 'vase'],
    ['two letters too many', 'vaasse', 'vase'],
    ['two letters too few', 've', 'vase'],
    ['letters swapped over a third', 'savedd', 'vasedd'],
    ['two swapped pairs', 'avesdd', 'vasedd'],
  ])('two mistakes are not: %s', (_mistake, typed, word) => {
    expect(corrected(typed, word)).toBeUndefined();
  });

  test('a word of the catalog means itself', () => {
    expect(corrected('vase', 'case', 'vase')).toBeUndefined();
    expect(correctSpelling(['vase'], [])).toBeUndefined();
    expect(correctSpelling([], [])).toBeUndefined();
  });

  test('each typed word keeps its place, with its own corrections in order', () => {
    expect(
      correctSpelling(
        ['blue', 'nug'],
        [
          { typed: 'nug', word: 'rug' },
          { typed: 'nug', word: 'mug' },
          { typed: 'blue', word: 'blue' },
        ],
      ),
    ).toEqual([['blue'], ['mug', 'rug']]);
  });

  test('a word has at most eight corrections', () => {
    const catalog = [...'abcdefghij'].map((letter) => `${letter}ase`);
    expect(corrected('1ase', ...catalog)).toEqual(catalog.slice(0, 8));
  });
});
