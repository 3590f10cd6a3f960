/** What a shopper typed, as a question PostgreSQL understands. */

/** Words of letters and digits; everything else parts them, so nothing typed can be an operator. */
export function wordsOf(text: string, most = MOST_WORDS): string[] {
  const words = PLAIN.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).slice(0, most);
}

const MOST_WORDS = 12;

/** ASCII, which most texts are: ten times as quick to part. */
const PLAIN = /^[\0-\x7f]*$/;

/** Text for `to_tsquery`. */
export interface TypedWords {
  /** Empty when there is nothing but a beginning. */
  readonly whole: string;
  /** Of the last word, while it is being typed. */
  readonly beginning?: string;
  /** Instead of all words: a product must have at least so many of these. */
  readonly some?: { readonly terms: readonly string[]; readonly least: number };
}

/** All words must be there; the last may be a beginning. Undefined when there is nothing to ask. */
export function toTypedWords(text: string, typing: boolean): TypedWords | undefined {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  if (!typing) return { whole: every(words.map(quoted)) };
  return { whole: every(words.slice(0, -1).map(quoted)), beginning: `${quoted(last)}:*` };
}

/** Of each word one of its alternatives. */
export const toAlternatives = (words: readonly (readonly string[])[]): TypedWords => ({
  whole: every(words.map((alternatives) => `(${alternatives.map(quoted).join(' | ')})`)),
});

/** Too frequent to say what is looked for; English and German, because shoppers do not always type the store's language. */
const STOP_WORDS = new Set(
  (
    'a an and any are at by can do for from have i in is it me my of on or some that the there this to what where which with you your ' +
    'als am an auf aus bei das dem den der die ein eine einem einen einer für gibt haben ich ihr im in ist mein meine mit oder und von was welche wie wo zu zum zur'
  ).split(' '),
);

/** Shorter beginnings are those of too many words. */
const SHORTEST_BEGINNING = 4;

/** One word and what it may stand for: its other spellings, and words that begin with it. Without a name's weights every text counts. */
export interface LooseWord {
  readonly typed: string;
  readonly alternatives: readonly string[];
  readonly isUnfinished: boolean;
}

/** The words that say what is looked for; all of them when none does. */
export function looseWords(
  typed: readonly string[],
  alternatives: readonly (readonly string[])[],
  typing: boolean,
): LooseWord[] {
  const all = typed.map((word, place): LooseWord => ({
    typed: word,
    alternatives: alternatives[place] ?? [word],
    isUnfinished: typing && place === typed.length - 1,
  }));
  const telling = all.filter(
    ({ typed: word, isUnfinished }) => isUnfinished || !STOP_WORDS.has(word),
  );
  return telling.length > 0 ? telling : all;
}

export function toTerm(
  { typed, alternatives, isUnfinished }: LooseWord,
  where: 'NAMES' | 'EVERYWHERE',
): string {
  const weights = where === 'NAMES' ? 'AB' : '';
  const isBeginning = isUnfinished || typed.length >= SHORTEST_BEGINNING;
  const forms = [...new Set([typed, ...alternatives])].map(
    (word) => quoted(word) + (weights === '' ? '' : `:${weights}`),
  );
  return [...forms, ...(isBeginning ? [`${quoted(typed)}:*${weights}`] : [])].join(' | ');
}

const every = (terms: readonly string[]): string => terms.join(' & ');
/** Words are letters and digits: there is no quote to escape. */
const quoted = (word: string): string => `'${word}'`;

/** About five bands of round numbers over what there is: 0-25, 25-50, ... */
export function priceBands(min: number, max: number): { from: number; to: number }[] {
  if (!(max > min)) return [];
  const rough = (max - min) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const bands: { from: number; to: number }[] = [];
  for (let from = Math.floor(min / step) * step; from <= max && bands.length < 8; from += step)
    bands.push({ from: tidy(from), to: tidy(from + step) });
  return bands;
}

/** 0.30000000000000004 is not a round number. */
const tidy = (value: number): number => Number(value.toFixed(3));
