import type { Route } from './+types/sitemap-part';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { hasContact } from '../../shop/contact.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { offeringLinks } from '../../shop/offering-links.server.ts';
import {
  asXml,
  firstIdOf,
  productsAtOnce,
  productsInPart,
  sitemapPart,
  type SitemapEntry,
} from '../../shop/sitemap.server.ts';
import { languageOf } from '../../i18n/language.ts';

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { catalog, origin, store } = context.get(pageContext);
  const part = /^(?:pages|products-([1-9]\d{0,5}))\.xml$/.exec(params.part);
  if (part === null) throw missing();
  const entries =
    part[1] === undefined
      ? await pages(context.get(pageContext))
      : await products(catalog, firstIdOf(Number(part[1])));
  if (entries.length === 0) throw missing();
  return asXml(sitemapPart(origin, languageOf((await store()).locale), entries));
}

async function pages({ catalog, offerings, store }: PageContext): Promise<SitemapEntry[]> {
  const [collections, offered, about] = await Promise.all([
    loadCollections(catalog),
    offerings(),
    store(),
  ]);
  const contact = hasContact(about) ? ['/contact', '/imprint'] : [];
  return [
    '/',
    '/products',
    '/collections',
    ...offeringLinks(offered).map(([path]) => path),
    ...contact,
    ...collections.map(({ slug }) => `/collections/${slug}`),
  ].map((path) => ({ path }));
}

async function products(catalog: PageContext['catalog'], from: number): Promise<SitemapEntry[]> {
  const part = catalog.products
    .queryProducts()
    .ge('numericId', String(from))
    .lt('numericId', String(from + productsInPart))
    .ascending('numericId');
  const starts = Array.from(
    { length: productsInPart / productsAtOnce },
    (_, at) => at * productsAtOnce,
  );
  const found = await Promise.all(
    starts.map((start) => part.skip(start).limit(productsAtOnce).find()),
  );
  return found.flatMap(({ items }) =>
    items.map(({ slug = '', lastUpdated }) => ({
      path: `/products/${slug}`,
      changed: lastUpdated,
    })),
  );
}
