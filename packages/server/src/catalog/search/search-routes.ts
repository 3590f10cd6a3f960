import { searchProducts as searchCall } from '@shopwright/contract/catalog/search';
import type { Db } from '../../db/index.ts';
import { isMerchant, route, type Route } from '../../http/index.ts';
import { violation, refuseFields } from '../../kernel/outcome.ts';
import type { Sites } from '../../settings/index.ts';
import { forgive } from './forgiving-search.ts';
import { createFacetNumbers, type FacetNumbers } from '../reads/facet-numbers.ts';
import { createFacetMemory, type FacetMemory } from './facets/facet-memory.ts';
import type { CatalogCache, VersionedAnswer } from '../reads/catalog-cache.ts';
import { createInCurrency } from '../reads/convert-products.ts';
import type { ContextOf } from '../products/store-context.ts';
import { toFacets } from './rules/search-facets.ts';
import { chosenFacets, type SearchQuestion } from './rules/search-request.ts';
import { searchLanguage, wordsOf } from '../products/rules/search-text.ts';
import { toTypedWords } from './rules/search-words.ts';
import { searchWithMemory } from './search-with-memory.ts';
import {
  findColors,
  nameCollections,
  searchProducts,
  type SearchFound,
} from './store/search-products.ts';

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
  const inCurrency = createInCurrency({ db, cache, contextOf });
  const facetNumbers = createFacetNumbers(db);
  const facetMemory = createFacetMemory(db);
  return [
    route(searchCall, async ({ request, actor, consistent, headers }) => {
      const { minPrice, maxPrice } = request;
      if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
        return refuseFields(
          violation('minPrice', 'MAX', `must not be greater than maxPrice (${maxPrice})`, {
            threshold: maxPrice,
          }),
        );
      const ask: SearchQuestion = {
        siteId: actor.siteId,
        merchant: isMerchant(actor),
        language: searchLanguage((await sites.find(actor.siteId))?.store.locale ?? 'en'),
        words: toTypedWords(request.text ?? '', request.typing ?? false),
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
        limit: Math.max(request.paging?.limit ?? 24, 0),
        offset: Math.max(request.paging?.offset ?? 0, 0),
        facets: request.facets ?? false,
      };
      const key = `search ${JSON.stringify(ask)}`;
      const found =
        cache.kept(actor.siteId, consistent, key) ??
        cache.answer(actor.siteId, await cache.version(actor.siteId, consistent), key, () =>
          search(
            { db, cache, facetNumbers, facetMemory, consistent },
            ask,
            wordsOf(request.text ?? ''),
            request.typing ?? false,
          ),
        );
      return inCurrency(
        { siteId: actor.siteId, merchant: isMerchant(actor), consistent, headers },
        key,
        found,
      );
    }),
  ];
}

interface Searching {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly facetNumbers: FacetNumbers;
  readonly facetMemory: FacetMemory;
  readonly consistent: string | undefined;
}

/** Further pages of a search, and other orders, have the same total and the same facets: these are counted once for each version of the catalog. */
async function search(
  { db, cache, facetNumbers, facetMemory, consistent }: Searching,
  ask: SearchQuestion,
  typed: readonly string[],
  typing: boolean,
): Promise<VersionedAnswer> {
  const key = `counted ${JSON.stringify({ ...ask, sort: '', limit: 0, offset: 0 })}`;
  const kept = cache.kept(ask.siteId, consistent, key);
  const counted = kept && readCounted(kept.answer.ready.toString());
  const numbers = await facetNumbers(ask.siteId, chosenFacets(ask));
  const exact =
    (counted ? undefined : await searchWithMemory({ db, facetMemory }, ask, numbers)) ??
    (await searchProducts(db, ask, numbers, counted?.total));
  const forgiven =
    exact.total === 0 && ask.words ? await forgive(db, ask, typed, typing) : undefined;
  const found = forgiven
    ? await searchProducts(db, { ...ask, words: forgiven.words }, numbers)
    : exact;
  const metadata = JSON.stringify({ count: found.count, offset: ask.offset, total: found.total });
  const facets =
    counted?.facets ??
    (found.facets
      ? `,"facets":${JSON.stringify(await facetsOf(db, ask.siteId, found.facets))}`
      : '');
  if (!counted && !forgiven)
    cache.put(ask.siteId, key, { version: found.version, text: `${found.total}${facets}` });
  const version = Math.min(found.version, kept?.version ?? found.version);
  return {
    version,
    text: `{"products":[${found.items}],"metadata":${metadata}${facets},"corrected":${forgiven?.corrected ?? false},"partial":${forgiven?.partial ?? false},"matched":${JSON.stringify(forgiven?.matched ?? [])}}`,
  };
}

/** The total, and behind it the facets as they stand in the answer. */
function readCounted(text: string): { readonly total: number; readonly facets: string } {
  const end = text.indexOf(',');
  return end < 0
    ? { total: Number(text), facets: '' }
    : { total: Number(text.slice(0, end)), facets: text.slice(end) };
}

async function facetsOf(db: Db, siteId: string, found: NonNullable<SearchFound['facets']>) {
  const valuesOf = (wanted: (typeof found)[number][0]) =>
    found.flatMap(([kind, value]) => (kind === wanted ? [value] : []));
  const [collections, colors] = await Promise.all([
    nameCollections(db, siteId, valuesOf('collection')),
    findColors(db, siteId, valuesOf('option')),
  ]);
  return toFacets(found, collections, colors);
}
