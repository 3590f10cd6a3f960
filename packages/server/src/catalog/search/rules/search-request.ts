import type { Facet } from '../../products/rules/listing.ts';
import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';
import { lettersOf, wordsOf } from '../../products/rules/search-text.ts';

export interface SearchRequest {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly words: TypedWords | undefined;
  /** The text search configuration of the store's language. */
  readonly language: string;
  readonly collectionId: string | undefined;
  readonly brands: readonly string[];
  readonly ribbons: readonly string[];
  /** The chosen values of each option: `Color:Clay`. */
  readonly options: readonly (readonly string[])[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly inStock: boolean;
  readonly sort: 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
  readonly limit: number;
  readonly offset: number;
  readonly facets: boolean;
}

export function chosenFacets(request: SearchRequest): Facet[] {
  const collection = chosenCollection(request);
  return [
    ...(collection === undefined ? [] : [{ kind: 'collection', value: collection } as const]),
    ...request.brands.map((value): Facet => ({ kind: 'brand', value })),
    ...request.ribbons.map((value): Facet => ({ kind: 'ribbon', value })),
    ...request.options.flat().map((value): Facet => ({ kind: 'option', value })),
  ];
}

/** `Color` of `Color:Clay`. The name of an option has no colon; a choice may have one. */
export const optionNameOf = (value: string): string =>
  value.slice(0, Math.max(0, value.indexOf(':')));

/** The chosen values by option name: every option is a facet by itself. */
export const chosenOptions = ({
  options,
}: Pick<SearchRequest, 'options'>): Map<string, (readonly string[])[]> =>
  Map.groupBy(
    options.filter(({ length }) => length > 0),
    ([first = '']) => optionNameOf(first),
  );

/** Writes maintain the total and the facets of all visible products, and of those in stock. */
export const isCountedByWrites = (request: SearchRequest): boolean =>
  !request.merchant &&
  request.words === undefined &&
  chosenFacets(request).length === 0 &&
  request.minPrice === undefined &&
  request.maxPrice === undefined;

/** Undefined for the virtual collection of all products, which filters nothing. */
export const chosenCollection = ({ collectionId }: SearchRequest): string | undefined =>
  collectionId === ALL_PRODUCTS_ID ? undefined : collectionId?.toLowerCase();

/** The words of a search as texts for PostgreSQL's `to_tsquery`. */
export interface TypedWords {
  /** All of these words must be found. Empty when the shopper typed only a prefix. */
  readonly whole: string;
  /** The last word, while the shopper is still typing it. */
  readonly prefix?: string;
  /** Instead of all words: a product must match at least `minMatches` of these terms. */
  readonly some?: { readonly terms: readonly string[]; readonly minMatches: number };
}

/** Undefined when the text has no words. */
export function toTypedWords(text: string, typing: boolean): TypedWords | undefined {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  if (!typing) return { whole: allTerms(words.map(quote)) };
  return { whole: allTerms(words.slice(0, -1).map(quote)), prefix: `${quote(last)}:*` };
}

/** Every word must be found in one of its spellings. */
export const toAlternatives = (words: readonly (readonly string[])[]): TypedWords => ({
  whole: allTerms(words.map((alternatives) => `(${alternatives.map(quote).join(' | ')})`)),
});

/** English and German, because shoppers do not always type in the store's language. */
const STOP_WORDS = new Set(
  (
    'a an and any are at by can do for from have i in is it me my of on or some that the there this to what where ' +
    'which with you your als am an auf aus bei das dem den der die ein eine einem einen einer für gibt haben ich ' +
    'ihr im in ist mein meine mit oder und von was welche wie wo zu zum zur'
  ).split(' '),
);

/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 4;

/** One typed word and its other spellings, for a search that accepts some of the words. */
interface LooseWord {
  readonly typed: string;
  readonly alternatives: readonly string[];
  readonly isUnfinished: boolean;
}

/** Drops stop words, unless the shopper typed nothing else. */
export function looseWords(
  typed: readonly string[],
  alternatives: readonly (readonly string[])[],
  typing: boolean,
): LooseWord[] {
  const all = typed.map((word, index): LooseWord => ({
    typed: word,
    alternatives: alternatives[index] ?? [word],
    isUnfinished: typing && index === typed.length - 1,
  }));
  const significant = all.filter(
    ({ typed: word, isUnfinished }) => isUnfinished || !STOP_WORDS.has(word),
  );
  return significant.length > 0 ? significant : all;
}

export function toTerm(
  { typed, alternatives, isUnfinished }: LooseWord,
  where: 'NAMES' | 'EVERYWHERE',
): string {
  // Names and labels are indexed with the weights A and B, descriptions with C.
  const weights = where === 'NAMES' ? 'AB' : '';
  const matchesPrefix = isUnfinished || typed.length >= MIN_PREFIX_LENGTH;
  const forms = [...new Set([typed, ...alternatives])].map(
    (word) => quote(word) + (weights === '' ? '' : `:${weights}`),
  );
  return [...forms, ...(matchesPrefix ? [`${quote(typed)}:*${weights}`] : [])].join(' | ');
}

const allTerms = (terms: readonly string[]): string => terms.join(' & ');
/** Words are letters and digits: there is no quote to escape. */
const quote = (word: string): string => `'${word}'`;

const MAX_ALTERNATIVES_PER_WORD = 8;

/**
 * For each typed word the words of the catalog it may mean. A word that the catalog has means
 * itself. Undefined when there is nothing to correct.
 */
export function correctSpelling(
  typed: readonly string[],
  candidates: readonly { readonly typed: string; readonly word: string }[],
): string[][] | undefined {
  const similar = Map.groupBy(
    candidates.filter((candidate) => isOneMistakeApart(candidate.typed, candidate.word)),
    (candidate) => candidate.typed,
  );
  const corrected = typed.map((word) => {
    const words = (similar.get(word) ?? []).map((candidate) => candidate.word).sort();
    return words.length === 0 || words.includes(word)
      ? [word]
      : words.slice(0, MAX_ALTERNATIVES_PER_WORD);
  });
  return corrected.some(([word, ...others], index) => others.length > 0 || word !== typed[index])
    ? corrected
    : undefined;
}

/** At most one letter is missing, added or different, or two neighboring letters are swapped. */
function isOneMistakeApart(one: string, other: string): boolean {
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
