import type { Route } from './+types/suggest';
import { pageContext } from '../../context.ts';
import { readFilters } from '../../list/filters.ts';
import type { Suggestions } from '../../search/suggestions.ts';
import { loadCollections } from '../../shop/collection-summary.ts';
import { summaryOf } from '../../shop/product-summary.ts';

const mostProducts = 6;
const mostCollections = 3;

/** What a search would find, while it is being typed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { catalog, money } = context.get(pageContext);
  const { text } = readFilters(url.searchParams);
  if (text === '') return Response.json({ products: [], collections: [], total: 0 } satisfies Suggestions);
  const [found, collections, formatAmount] = await Promise.all([catalog.products.searchProducts({ text, typing: true, paging: { limit: mostProducts } }), loadCollections(catalog), money()]);
  const suggestions: Suggestions = {
    products: (found.products ?? []).map((product) => {
      const { slug, name, price, picture } = summaryOf(product, formatAmount);
      return { slug, name, ...(price ? { price } : {}), ...(picture ? { picture } : {}) };
    }),
    collections: collections.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, mostCollections).map(({ slug, name }) => ({ slug, name })),
    total: found.metadata?.total ?? 0,
  };
  return Response.json(suggestions, { headers: { 'cache-control': 'private, max-age=30' } });
}
