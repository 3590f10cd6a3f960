import type { Db } from '../../db/index.ts';
import type { SearchQuestion } from './rules/search-request.ts';
import {
  correctSpelling,
  looseWords,
  toAlternatives,
  toTerm,
  type TypedWords,
} from './rules/search-words.ts';
import { isCorrectable } from '../products/rules/search-text.ts';
import { findNearWords } from '../products/store/listings.ts';
import { findMostWords, searchProducts } from './store/search-products.ts';

/** What to look for instead of words that no product has all of. */
export interface Forgiven {
  readonly words: TypedWords;
  /** All words, with a typing mistake mended. */
  readonly corrected: boolean;
  /** Only some of the words. */
  readonly partial: boolean;
  /** The words that were found, as the store writes them. */
  readonly matched: readonly string[];
}

/**
 * Decided by the words alone, whatever is chosen: where some product has all words, the choices leave nothing, and other products
 * would not be an answer. First words that are one slip away, then as many of the words as any product has.
 */
export async function forgive(
  db: Pick<Db, 'read' | 'tx'>,
  ask: SearchQuestion,
  typed: readonly string[],
  typing: boolean,
): Promise<Forgiven | undefined> {
  const plain: SearchQuestion = {
    ...ask,
    collectionId: undefined,
    brands: [],
    ribbons: [],
    options: [],
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
    limit: 0,
    offset: 0,
    facets: false,
  };
  const finds = async (words: TypedWords | undefined): Promise<boolean> =>
    (await searchProducts(db, { ...plain, words }, new Map())).total > 0;
  if (await finds(ask.words)) return undefined;
  const long = typed.filter(isCorrectable);
  const mended =
    long.length === 0
      ? undefined
      : correctSpelling(typed, await findNearWords(db, ask.siteId, long));
  const all = mended && toAlternatives(mended);
  if (mended && all && (await finds(all)))
    return {
      words: all,
      corrected: true,
      partial: false,
      matched: mended.flatMap(([best = '']) => best),
    };
  const loose = looseWords(typed, mended ?? [], typing);
  for (const where of ['NAMES', 'EVERYWHERE'] as const) {
    const terms = loose.map((word) => toTerm(word, where));
    const most = await findMostWords(db, plain, terms);
    if (most)
      return {
        words: { whole: '', some: { terms, minMatches: most.least } },
        corrected: false,
        partial: true,
        matched: loose
          .filter((_, place) => most.found[place])
          .map(({ alternatives: [best = ''] }) => best),
      };
  }
  return undefined;
}
