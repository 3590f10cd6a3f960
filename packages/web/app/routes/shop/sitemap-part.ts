import type { Route } from './+types/sitemap-part';
import { pageContext, type PageContext } from '../../context.ts';
import { loadCollections } from '../../shop/collection-summary.ts';
import { missing } from '../../shop/missing.ts';
import { asXml, productsAtOnce, productsInPart, sitemapPart, type SitemapEntry } from '../../shop/sitemap.ts';
import { languageOf } from '../../words/language.ts';

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { catalog, origin, store } = context.get(pageContext);
  const part = /^(?:pages|products-([1-9]\d{0,5}))\.xml$/.exec(params.part);
  if (part === null) throw missing();
  const entries = part[1] === undefined ? await pages(catalog) : await products(catalog, (Number(part[1]) - 1) * productsInPart);
  if (entries.length === 0) throw missing();
  return asXml(sitemapPart(origin, languageOf((await store()).locale), entries));
}

async function pages(catalog: PageContext['catalog']): Promise<SitemapEntry[]> {
  const collections = await loadCollections(catalog);
  return ['/', '/products', '/collections', '/services', '/events', '/plans', ...collections.map(({ slug }) => `/collections/${slug}`)].map((path) => ({ path }));
}

async function products(catalog: PageContext['catalog'], from: number): Promise<SitemapEntry[]> {
  const starts = Array.from({ length: productsInPart / productsAtOnce }, (_, at) => from + at * productsAtOnce);
  const found = await Promise.all(starts.map((start) => catalog.products.queryProducts().skip(start).limit(productsAtOnce).find()));
  return found.flatMap(({ items }) => items.map(({ slug = '', lastUpdated }) => ({ path: `/products/${slug}`, changed: lastUpdated })));
}
