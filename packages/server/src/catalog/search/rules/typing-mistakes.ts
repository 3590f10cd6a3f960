import { wordsOf } from './search-words.ts';

/** Words of four letters and more can be mistyped and still be meant; shorter ones are too near to each other, and a number is the one it is. */
const SHORTEST = 4;
const LONGEST = 40;

/** Words are of plain letters and digits, so each sign is one letter. */
const lettersOf = (word: string): string[] => Array.from(word);

/** The words of texts that a mistake is mended by, each once. */
export const vocabulary = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => wordsOf(text, Number.POSITIVE_INFINITY)))].filter(
    canBeMistyped,
  );

export const canBeMistyped = (word: string): boolean => {
  const length = lettersOf(word).length;
  return length >= SHORTEST && length <= LONGEST && /\p{L}/u.test(word);
};

/** Whole, and with each letter left out: two words that one slip parts have a form in common. */
export function formsOf(word: string): string[] {
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

/** One letter left out, added, changed, or two that stand beside each other swapped; or none of it. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const MOST_ALTERNATIVES = 8;

/** For each typed word the known ones it may be; a word that is known is meant. Undefined when there is nothing to mend. */
export function mend(
  typed: readonly string[],
  candidates: readonly { readonly typed: string; readonly word: string }[],
): string[][] | undefined {
  const near = Map.groupBy(
    candidates.filter((each) => isNear(each.typed, each.word)),
    (each) => each.typed,
  );
  const mended = typed.map((word) => {
    const words = (near.get(word) ?? []).map((each) => each.word).sort();
    return words.length === 0 || words.includes(word) ? [word] : words.slice(0, MOST_ALTERNATIVES);
  });
  return mended.some(([word, ...others], index) => others.length > 0 || word !== typed[index])
    ? mended
    : undefined;
}
