import { searchProducts } from '@shopwright/contract/catalog/search';
import type { Db } from '../db/index.ts';
import { isMerchant, route, type Route } from '../http/index.ts';
import { violation, refuseFields } from '../kernel/outcome.ts';
import type { Sites } from '../settings/index.ts';
import type { CatalogCache } from './cache.ts';
import { priceBands, toTsQuery, wordsOf } from './rules/search-words.ts';
import { searchLanguage } from './rules/search-language.ts';
import { countFacets, countPrices, searchPage, type SearchQuestion } from './store/search.ts';

export function searchRoutes({ db, cache, sites }: { db: Db; cache: CatalogCache; sites: Sites }): Route[] {
  return [
    route(searchProducts, async ({ request, actor, consistent }) => {
      const { minPrice, maxPrice } = request;
      if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return refuseFields(violation('minPrice', 'MAX', `must not be greater than maxPrice (${maxPrice})`, { threshold: maxPrice }));
      const ask: SearchQuestion = {
        siteId: actor.siteId, merchant: isMerchant(actor), language: searchLanguage((await sites.find(actor.siteId))?.store.locale ?? 'en'),
        words: toTsQuery(request.text ?? '', request.typing ?? false), nearly: undefined, collectionId: request.collectionId,
        brands: request.brands ?? [], ribbons: request.ribbons ?? [],
        options: Object.entries(request.options ?? {}).filter(([, values]) => values.length > 0).map(([name, values]) => values.map((value) => `${name}:${value}`)),
        minPrice, maxPrice, inStock: request.inStock ?? false, sort: request.sort ?? 'RELEVANCE',
        limit: Math.max(request.paging?.limit ?? 24, 0), offset: Math.max(request.paging?.offset ?? 0, 0),
      };
      const version = await cache.version(actor.siteId, consistent);
      const answer = await cache.answer(actor.siteId, version, `search ${JSON.stringify(ask)} ${request.facets === true}`, () => search(db, ask, request.text ?? '', request.facets === true));
      return { consistent: String(answer.version), answer: { ready: answer.bytes } };
    }),
  ];
}

async function search(db: Db, asked: SearchQuestion, text: string, withFacets: boolean) {
  const exact = await searchPage(db, asked);
  // Nothing as it was typed: names that are near it.
  const typo = exact.total === 0 && asked.words !== undefined;
  const ask = typo ? { ...asked, nearly: wordsOf(text).join(' ') } : asked;
  const page = typo ? await searchPage(db, ask) : exact;
  const metadata = JSON.stringify({ count: page.count, offset: ask.offset, total: page.total });
  const facets = withFacets ? `,"facets":${JSON.stringify(await facetsOf(db, ask))}` : '';
  return { version: page.version, bytes: Buffer.from(`{"products":[${page.items}],"metadata":${metadata}${facets},"corrected":${typo && page.total > 0}}`) };
}

async function facetsOf(db: Db, ask: SearchQuestion) {
  const { range, ...facets } = await countFacets(db, ask);
  const prices = range ? await countPrices(db, ask, priceBands(range.min, range.max)) : [];
  return { ...facets, prices };
}
