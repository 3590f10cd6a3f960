/** Matches query words with offerings. Pure, and fast enough for every key press. */

/** Made once for everything that can be found. */
export interface Searchable {
  readonly name: readonly string[];
  /** Synonyms in any language. */
  readonly aliases: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

export interface Match {
  /** Whether every word was found. */
  readonly isWhole: boolean;
  /** Whether a word matches the name or a synonym, rather than the description. */
  readonly isNamed: boolean;
  readonly score: number;
  readonly matched: readonly string[];
}

const MAX_WORDS = 12;
const MAX_TEXT_LENGTH = 20_000;
/** Shorter words are too near to each other to be mistyped, and begin or end too many others. */
const SHORTEST_MISTYPED = 4;
const SHORTEST_BEGINNING = 3;

const STOP_WORDS = new Set(
  (
    'a an and any are at by can do for from have i in is it me my of on or some that the there this to what where which with you your ' +
    'als am auf aus bei das dem den der die ein eine einem einen einer fur gibt haben ich ihr im ist mein meine mit oder und von was welche wie wo zu zum zur'
  ).split(' '),
);

/** Words in lower case without accents. */
export const foldedWords = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Strips simple English and German plurals: "vase", "vases" and "Vasen" have the same stem. */
export function stem(word: string): string {
  let left = word;
  for (let round = 0; round < 2; round += 1)
    left = without(without(left, /(?<=[^s])s$/), /(?:en|er|e|n)$/);
  return left.replace(/y$/, 'i');
}

function without(word: string, ending: RegExp): string {
  const left = word.replace(ending, '');
  return left.length >= 3 ? left : word;
}

export const toSearchable = (name: string, aliases: string, text: string): Searchable => ({
  name: foldedWords(name),
  aliases: new Set(foldedWords(aliases).map(stem)),
  text: new Set(foldedWords(text).map(stem)),
});

/** The significant words; all of them when none is significant. */
export function queryWordsOf(text: string): string[] {
  const words = foldedWords(text).slice(0, MAX_WORDS);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Undefined when nothing of it was found. While one types, the last word is a beginning. */
export function matchWords(
  queryWords: readonly string[],
  one: Searchable,
  typing = false,
): Match | undefined {
  const scores = queryWords.map((word, index) =>
    scoreOf(word, one, typing && index === queryWords.length - 1),
  );
  const matched = queryWords.filter((_, index) => (scores[index] ?? 0) > 0);
  if (matched.length === 0) return undefined;
  const score = scores.reduce((sum, each) => sum + each, 0);
  return {
    isWhole: matched.length === queryWords.length,
    isNamed: scores.some((each) => each > MENTIONED),
    score: score + matched.length * 100,
    matched,
  };
}

const MENTIONED = 2;

function scoreOf(word: string, { name, aliases, text }: Searchable, isUnfinished: boolean): number {
  const root = stem(word);
  if (name.includes(word)) return 10;
  if (name.some((each) => stem(each) === root)) return 9;
  if (
    (isUnfinished || word.length >= SHORTEST_BEGINNING) &&
    name.some((each) => each.startsWith(word))
  )
    return 7;
  if (aliases.has(root)) return 6;
  if (
    word.length >= SHORTEST_MISTYPED &&
    name.some((each) => each.length >= SHORTEST_MISTYPED && isOneTypoAway(word, each))
  )
    return 5;
  if (word.length >= SHORTEST_MISTYPED && name.some((each) => each.includes(root))) return 3;
  return text.has(root) ? MENTIONED : 0;
}

/** One letter left out, added, changed, or two neighbors swapped. */
export function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end += 1;
  const [left, right] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
