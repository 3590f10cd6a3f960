import type { Route } from './+types/home';
import { deferred } from '../../deferred.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import logo from '../../icons/icon-512.png?url';
import { AccountNotice } from '../../shop/account-notice.tsx';
import { CollectionGrid } from '../../shop/collection-grid.tsx';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { loadFeatured } from '../../shop/featured.server.ts';
import { FeaturedProducts } from '../../shop/featured-products.tsx';
import { HeroPicture, Interlude } from '../../shop/interlude.tsx';
import { jsonLdText } from '../../shop/json-ld.server.ts';
import { inLanguage } from '../../shop/language-path.ts';
import { Link } from '../../shop/link.tsx';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

const FEATURED_PRODUCTS = 5;

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { store } = root.loaderData;
  return pageMeta({
    title: store.tagline ? `${store.name} | ${store.tagline}` : store.name,
    description: loaderData?.about ?? store.tagline,
    ...addressesOf(root.loaderData, '/'),
    picture: loaderData?.heroes[0]?.image,
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [critical, { collections, featured, productCount }] = await Promise.all([
    loadCritical(page),
    loadDeferred(page),
  ]);
  const {
    store: { heroes, tagline, name },
    pageLanguage: { language, prefix },
  } = critical;
  const { origin } = page;
  const url = origin + inLanguage(prefix, '/');
  return {
    heading: tagline || name,
    about: tagline,
    heroes: heroes.slice(0, 4),
    featured,
    productCount,
    collections,
    messages: messagesOf(language, 'catalog'),
    jsonLd: jsonLdText(
      { '@type': 'Organization', name, url: origin, logo: origin + logo },
      {
        '@type': 'WebSite',
        name,
        url,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${inLanguage(prefix, '/search')}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ),
  };
}

/** The main content of the page. */
async function loadCritical(page: PageContext) {
  const [store, pageLanguage] = await Promise.all([page.store(), page.pageLanguage()]);
  return { store, pageLanguage };
}

/** Optional parts of the page. Each can be missing. */
async function loadDeferred(page: PageContext) {
  const [productCount, collections] = await Promise.all([
    deferred(page, 'number of products', countProducts(page), undefined),
    deferred(page, 'collections', loadCollections(page.catalog), []),
  ]);
  const featured = await deferred(
    page,
    'featured products',
    loadFeatured(page, { collections, count: FEATURED_PRODUCTS }),
    [],
  );
  return { productCount, collections, featured };
}

async function countProducts({ catalog }: PageContext): Promise<number | undefined> {
  const { metadata } = await catalog.products.searchProducts({ paging: { limit: 0 } });
  return metadata?.total ?? undefined;
}

export default function HomePage({ loaderData: { messages, ...home } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Home {...home} />
    </TranslationsProvider>
  );
}

function Home({
  heading,
  heroes,
  featured,
  productCount,
  collections,
  jsonLd,
}: Omit<Route.ComponentProps['loaderData'], 'messages'>) {
  const t = useTranslations('catalog');
  const [opening, ...further] = heroes;
  return (
    <>
      <JsonLd text={jsonLd} />
      <AccountNotice />
      {opening && <HeroPicture hero={opening} first />}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 px-edge pt-7 pb-20 md:pt-9 md:pb-28">
        <h1 className="display" dir="auto">
          {heading}
        </h1>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3 pb-2">
          <Link className="button" to="/products" prefetch="intent">
            {t('shopAll')}
          </Link>
          {collections.length > 0 && (
            <Link className="link py-2.5" to="/collections" prefetch="intent">
              {t('collections')}
            </Link>
          )}
        </p>
      </div>

      {featured.length > 0 && (
        <section className="pb-12 md:pb-20">
          <SectionHeading
            aside={
              <Link className="link" to="/products" prefetch="intent">
                {productCount === undefined
                  ? t('seeEverything')
                  : t('allCount', { count: productCount })}
              </Link>
            }
          >
            {t('fromTheShop')}
          </SectionHeading>
          <FeaturedProducts products={featured} />
        </section>
      )}

      {further[0] && <Interlude hero={further[0]} />}

      {collections.length > 0 && (
        <section className="pb-10 md:pb-16">
          <SectionHeading>{t('collections')}</SectionHeading>
          <CollectionGrid collections={collections} heading="h3" />
        </section>
      )}

      {further.slice(1).map((hero) => (
        <Interlude key={hero.image.url} hero={hero} />
      ))}
    </>
  );
}
