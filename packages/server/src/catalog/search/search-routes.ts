import { Product } from '@shopwright/contract/catalog/products';
import { searchProducts as searchCall } from '@shopwright/contract/catalog/search';
import type { Db } from '../../db/index.ts';
import { createEncoders, encodedPart, isMerchant, route, type Route } from '../../http/index.ts';
import { refuseFields, violation } from '../../kernel/outcome.ts';
import type { Sites } from '../../settings/index.ts';
import { searchLanguage, wordsOf } from '../products/rules/search-text.ts';
import type { ContextOf } from '../products/store-context.ts';
import type { CatalogCache, VersionedText } from '../reads/catalog-cache.ts';
import { type AnswerWithProducts, createCurrencyConversion } from '../reads/convert-products.ts';
import { createFindFacetIds } from '../reads/access-path.ts';
import { createFacetedSearch } from './faceted-search.ts';
import { relaxSearch } from './relax-search.ts';
import { toFacets } from './rules/search-facets.ts';
import { chosenFacets, type SearchRequest, toTypedWords } from './rules/search-request.ts';
import {
  findColors,
  nameCollections,
  searchProducts,
  type SearchResult,
} from './store/search-products.ts';

const DEFAULT_PAGE_SIZE = 24;

export function searchRoutes({
  db,
  cache,
  sites,
  contextOf,
}: {
  db: Db;
  cache: CatalogCache;
  sites: Sites;
  contextOf: ContextOf;
}): Route[] {
  const conversion = createCurrencyConversion({ db, cache, contextOf });
  const findFacetIds = createFindFacetIds(db);
  const facetedSearch = createFacetedSearch(db);
  const encode = createEncoders()(searchCall.answer);

  /**
   * Pages and orders of one search share its total and its facets, which are counted once for each
   * version of the catalog.
   */
  const search = async (
    request: SearchRequest,
    text: string,
    typing: boolean,
    consistent: string | undefined,
  ): Promise<VersionedText> => {
    const { siteId, offset } = request;
    const countsKey = `search ${JSON.stringify({ ...request, sort: '', limit: 0, offset: 0 })}`;
    const cached = cache.findCounts(siteId, consistent, countsKey);
    const facetIds = await findFacetIds(siteId, chosenFacets(request));
    const exact = cached
      ? await searchProducts(db, request, facetIds, cached.total)
      : await facetedSearch.find(request, facetIds);
    const relaxed =
      exact.total === 0 && request.words
        ? await relaxSearch(db, request, wordsOf(text), typing)
        : undefined;
    const found = relaxed
      ? await searchProducts(db, { ...request, words: relaxed.words }, facetIds)
      : exact;
    const { count, total } = found;
    const facets =
      cached?.facets ?? (found.facets ? await nameFacets(db, siteId, found.facets) : undefined);
    if (!cached && !relaxed)
      cache.saveCounts(siteId, countsKey, {
        version: found.version,
        total,
        ...(facets ? { facets } : {}),
      });
    const answer = {
      products: encodedPart(Product, found.items),
      metadata: { count, offset, total },
      facets,
      corrected: relaxed?.corrected ?? false,
      partial: relaxed?.partial ?? false,
      matched: relaxed?.matched ?? [],
    };
    return {
      version: Math.min(found.version, cached?.version ?? found.version),
      text: encode(answer, false),
    };
  };

  return [
    route(searchCall, async ({ request, actor, consistent, headers }) => {
      const { siteId } = actor;
      const { text = '', typing = false, minPrice, maxPrice, paging } = request;
      if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
        return refuseFields(
          violation('minPrice', 'MAX', `must not be greater than maxPrice (${maxPrice})`, {
            threshold: maxPrice,
          }),
        );
      const searchRequest: SearchRequest = {
        siteId,
        merchant: isMerchant(actor),
        language: searchLanguage((await sites.find(siteId))?.store.locale ?? 'en'),
        words: toTypedWords(text, typing),
        collectionId: request.collectionId,
        brands: request.brands ?? [],
        ribbons: request.ribbons ?? [],
        options: Object.entries(request.options ?? {})
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => values.map((value) => `${name}:${value}`)),
        minPrice,
        maxPrice,
        inStock: request.inStock ?? false,
        sort: request.sort ?? 'RELEVANCE',
        limit: Math.max(paging?.limit ?? DEFAULT_PAGE_SIZE, 0),
        offset: Math.max(paging?.offset ?? 0, 0),
        facets: request.facets ?? false,
      };
      const key = `search ${JSON.stringify(searchRequest)}`;
      const found = cache.answer(siteId, consistent, key, () =>
        search(searchRequest, text, typing, consistent),
      );
      return conversion.cached(
        {
          siteId,
          merchant: isMerchant(actor),
          consistent,
          headers,
          encode: (answer: AnswerWithProducts) => encode(answer, false),
        },
        key,
        found,
      );
    }),
  ];
}

async function nameFacets(db: Db, siteId: string, counted: NonNullable<SearchResult['facets']>) {
  const valuesOf = (facetKind: (typeof counted)[number][0]) =>
    counted.flatMap(([kind, value]) => (kind === facetKind ? [value] : []));
  const [collections, colors] = await Promise.all([
    nameCollections(db, siteId, valuesOf('collection')),
    findColors(db, siteId, valuesOf('option')),
  ]);
  return toFacets(counted, collections, colors);
}
