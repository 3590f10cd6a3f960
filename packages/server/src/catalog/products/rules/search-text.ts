/** How texts of a product become words that a search can find. */

const MAX_SEARCH_WORDS = 12;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Words of letters and digits. Everything else separates words, so nothing a shopper types can be a
 * search operator.
 */
export function wordsOf(text: string, maxWords = MAX_SEARCH_WORDS): string[] {
  // The ASCII expression is ten times as fast, and most texts are ASCII.
  const words = ASCII.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).slice(0, maxWords);
}

const MIN_CORRECTABLE_LETTERS = 4;
const MAX_CORRECTABLE_LETTERS = 40;

export const lettersOf = (word: string): string[] => Array.from(word);

/** Short words are too similar to each other to be corrected, and a number means exactly itself. */
export const isCorrectable = (word: string): boolean => {
  const { length } = lettersOf(word);
  return (
    length >= MIN_CORRECTABLE_LETTERS && length <= MAX_CORRECTABLE_LETTERS && /\p{L}/u.test(word)
  );
};

/** The distinct words of these texts that a typing mistake can be corrected to. */
export const vocabulary = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => wordsOf(text, Number.POSITIVE_INFINITY)))].filter(
    isCorrectable,
  );

/**
 * The word itself and the word with each letter left out: two words one typing mistake apart share
 * a form.
 */
export function deletionForms(word: string): string[] {
  const letters = lettersOf(word);
  return [
    ...new Set([
      word,
      ...letters.map((_, index) =>
        [...letters.slice(0, index), ...letters.slice(index + 1)].join(''),
      ),
    ]),
  ];
}

/** Languages that PostgreSQL has a stemmer for. */
const TEXT_SEARCH_CONFIGURATIONS: ReadonlyMap<string, string> = new Map([
  ['ar', 'arabic'],
  ['hy', 'armenian'],
  ['eu', 'basque'],
  ['ca', 'catalan'],
  ['da', 'danish'],
  ['nl', 'dutch'],
  ['en', 'english'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['de', 'german'],
  ['el', 'greek'],
  ['hi', 'hindi'],
  ['hu', 'hungarian'],
  ['id', 'indonesian'],
  ['ga', 'irish'],
  ['it', 'italian'],
  ['lt', 'lithuanian'],
  ['ne', 'nepali'],
  ['no', 'norwegian'],
  ['nb', 'norwegian'],
  ['nn', 'norwegian'],
  ['pt', 'portuguese'],
  ['ro', 'romanian'],
  ['ru', 'russian'],
  ['sr', 'serbian'],
  ['es', 'spanish'],
  ['sv', 'swedish'],
  ['ta', 'tamil'],
  ['tr', 'turkish'],
  ['yi', 'yiddish'],
]);

/**
 * The PostgreSQL text search configuration for a store's locale; `simple`, without stemming, for
 * other languages.
 */
export const searchLanguage = (locale: string): string =>
  TEXT_SEARCH_CONFIGURATIONS.get(locale.toLowerCase().split(/[-_]/)[0] ?? '') ?? 'simple';
