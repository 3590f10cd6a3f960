import type { Route } from './+types/suggest';
import { deferred } from '../../deferred.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { readFilters } from '../../list/filters.ts';
import { findOffers, noOffers } from '../../search/find-offers.server.ts';
import { choose } from '../../search/search-shop.server.ts';
import type { Suggestions } from '../../search/suggestions.ts';
import { summaryOf } from '../../shop/product-summary.server.ts';

const MAX_PRODUCTS = 6;
const MAX_OFFERS = 5;

/** Search suggestions while the shopper types. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const { catalog, money } = page;
  const { text } = readFilters(url.searchParams);
  if (text === '')
    return Response.json({ products: [], offers: [], total: 0 } satisfies Suggestions);
  const [found, others, formatAmount, { locale }] = await Promise.all([
    catalog.products.searchProducts({ text, typing: true, paging: { limit: MAX_PRODUCTS } }),
    deferred(page, 'offers', findOffers(page, text, true), noOffers),
    money(),
    page.pageLanguage(),
  ]);
  const productTotal = found.metadata?.total ?? 0;
  const { withProducts, offers, mentioned } = choose(
    {
      total: productTotal,
      isPartial: found.partial === true,
      isCorrected: found.corrected === true,
      matched: [],
    },
    others,
    locale,
  );
  const suggestions: Suggestions = {
    products: (withProducts ? (found.products ?? []) : []).map((product) => {
      const { slug, name, price, picture } = summaryOf(product, formatAmount);
      return { slug, name, ...(price ? { price } : {}), ...(picture ? { picture } : {}) };
    }),
    offers: offers.slice(0, MAX_OFFERS).map(({ kind, name, path, picture }) => ({
      kind,
      name,
      path,
      ...(picture ? { picture } : {}),
    })),
    total: (withProducts ? productTotal : 0) + offers.length + mentioned.length,
  };
  return Response.json(suggestions, { headers: { 'cache-control': 'private, max-age=30' } });
}
