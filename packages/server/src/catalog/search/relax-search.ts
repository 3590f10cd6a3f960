import type { Db } from '../../db/index.ts';
import { isCorrectable } from '../products/rules/search-text.ts';
import { findSimilarWords } from '../products/store/listings.ts';
import {
  correctSpelling,
  looseWords,
  type SearchRequest,
  toAlternatives,
  toTerm,
  type TypedWords,
} from './rules/search-request.ts';
import { findBestMatch, searchProducts } from './store/search-products.ts';

/** What to search for instead of words that no product has all of. */
export interface RelaxedSearch {
  readonly words: TypedWords;
  /** All words, with typing mistakes corrected. */
  readonly corrected: boolean;
  /** Only some of the words. */
  readonly partial: boolean;
  /** The words that products match, in the catalog's spelling. */
  readonly matched: readonly string[];
}

/**
 * First corrects typing mistakes, then accepts products that match some of the words. Undefined
 * when a product has all words: then the other choices exclude it, and products that match less
 * would be no answer.
 */
export async function relaxSearch(
  db: Pick<Db, 'read' | 'tx'>,
  request: SearchRequest,
  typed: readonly string[],
  typing: boolean,
): Promise<RelaxedSearch | undefined> {
  const wordsAlone: SearchRequest = {
    ...request,
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
  const findsProducts = async (words: TypedWords | undefined): Promise<boolean> =>
    (await searchProducts(db, { ...wordsAlone, words }, new Map())).total > 0;
  if (await findsProducts(request.words)) return undefined;

  const correctable = typed.filter(isCorrectable);
  const spellings =
    correctable.length === 0
      ? undefined
      : correctSpelling(typed, await findSimilarWords(db, request.siteId, correctable));
  const corrected = spellings && toAlternatives(spellings);
  if (corrected && (await findsProducts(corrected))) {
    const matched = spellings.flatMap(([best = '']) => best);
    return { words: corrected, corrected: true, partial: false, matched };
  }

  const loose = looseWords(typed, spellings ?? [], typing);
  for (const where of ['NAMES', 'EVERYWHERE'] as const) {
    const terms = loose.map((word) => toTerm(word, where));
    const best = await findBestMatch(db, wordsAlone, terms);
    if (best)
      return {
        words: { whole: '', some: { terms, minMatches: best.matches } },
        corrected: false,
        partial: true,
        matched: loose
          .filter((_, index) => best.found[index])
          .map(({ alternatives: [spelling = ''] }) => spelling),
      };
  }
  return undefined;
}
