import { giftCards, type Product } from '@shopwright/sdk';
import { lazy, useEffect, useRef, useState } from 'react';
import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/product';
import { deferred } from '../../deferred.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { Breadcrumbs, type Crumb } from '../../product/breadcrumbs.tsx';
import { choiceQuery, chosenPictures, findVariant, readChoice } from '../../product/choice.ts';
import { Gallery } from '../../product/gallery.tsx';
import { Options } from '../../product/options.tsx';
import { planText } from '../../product/plan-text.server.ts';
import { productJsonLd } from '../../product/product-json-ld.server.ts';
import { Purchase } from '../../product/purchase.tsx';
import { readProduct } from '../../product/read-product.server.ts';
import { requestRestockNotice } from '../../product/restock.server.ts';
import { useStockText } from '../../product/use-stock-text.ts';
import { loadCollections, type CollectionSummary } from '../../shop/collection-summary.server.ts';
import { inLanguage } from '../../shop/language-path.ts';
import { missing } from '../../shop/not-found.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { PriceText } from '../../shop/price-text.tsx';
import { seoOf } from '../../shop/seo-tags.ts';
import { ProductCard } from '../../shop/product-card.tsx';
import { summaryOf } from '../../shop/product-summary.server.ts';
import { TaxNote } from '../../shop/tax-note.tsx';
import { useLive } from '../../shop/use-live.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

const RELATED_PRODUCTS = 4;

/**
 * Few products are sold out: only their pages need it. Not in a Suspense: it must be there without
 * JavaScript too.
 */
const RestockForm = lazy(() => untilLoaded(() => import('../../product/restock-form.tsx')));

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { product, seo } = loaderData;
  return pageMeta({
    title: seo.title ?? `${product.name} | ${root.loaderData.store.name}`,
    description: seo.description ?? product.description.join(' '),
    ...addressesOf(root.loaderData, `/products/${product.slug}`),
    picture: product.pictures[0],
    type: 'product',
    siteName: root.loaderData.store.name,
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  // Read before the product: a page may be newer than its version, never older.
  const version = deferred(page, 'catalog version', page.watch.version(), '');
  const critical = await loadCritical(page, params.slug);
  const { product, plans, formatAmount, pageLanguage, currency } = critical;
  const { collection, related } = await loadDeferred(page, critical);
  const { language, locale, prefix } = pageLanguage;
  const messages = messagesOf(language, 'product', 'catalog');
  const t = createTranslate(messages.product, locale);
  const view = readProduct(product, plans, formatAmount, {
    locale,
    perUnit: (price, unit) => t('perUnit', { price, unit }),
    plan: planText(plans, { language, locale, formatAmount, currency }),
  });
  const crumbs: Crumb[] = [
    { name: t('home'), path: '/' },
    ...(collection
      ? [{ name: collection.name, path: `/collections/${collection.slug}` }]
      : [{ name: createTranslate(messages.catalog, locale)('allProducts'), path: '/products' }]),
  ];
  return {
    product: view,
    related,
    crumbs,
    seo: seoOf(product.seoData),
    version: await version,
    messages,
    jsonLd: productJsonLd(product, view, {
      origin: page.origin,
      path: inLanguage(prefix, `/products/${view.slug}`),
      crumbs: crumbs.map(({ name, path }) => ({ name, path: inLanguage(prefix, path) })),
    }),
  };
}

/** The product itself and how it is sold. Without it, the page answers with an error status. */
async function loadCritical(page: PageContext, slug: string) {
  const [formatAmount, pageLanguage, product, { currency }] = await Promise.all([
    page.money(),
    page.pageLanguage(),
    findProduct(page.catalog, slug),
    page.store(),
  ]);
  // Gift cards are sold on their own page, which collects recipient and message.
  if (await isGiftCard(page, product))
    throw redirect(inLanguage(pageLanguage.prefix, '/gift-cards'));
  const { subscriptionOptions: plans = [] } = await page.catalog.products.listSubscriptionOptions(
    product._id ?? '',
  );
  return { formatAmount, pageLanguage, product, plans, currency };
}

/** The product's collection and related products, which the page can do without. */
async function loadDeferred(
  page: PageContext,
  { product, formatAmount }: Awaited<ReturnType<typeof loadCritical>>,
) {
  const collections = await deferred(page, 'collections', loadCollections(page.catalog), []);
  const collection = narrowest(collections.filter(({ id }) => product.collectionIds?.includes(id)));
  const related =
    collection === undefined
      ? []
      : await deferred(
          page,
          'related products',
          loadRelated(page.catalog, collection, product),
          [],
        );
  return { collection, related: related.map((one) => summaryOf(one, formatAmount)) };
}

async function loadRelated(
  catalog: PageContext['catalog'],
  { id }: CollectionSummary,
  { slug }: Product,
): Promise<Product[]> {
  const { products = [] } = await catalog.products.searchProducts({
    collectionId: id,
    // One more, since the product itself is in its collection.
    paging: { limit: RELATED_PRODUCTS + 1 },
  });
  return products.filter((one) => one.slug !== slug).slice(0, RELATED_PRODUCTS);
}

async function isGiftCard({ catalog }: PageContext, { _id, productType }: Product) {
  if (productType !== 'digital') return false;
  const { productIds = [] } = await catalog.use(giftCards).listGiftCardProducts();
  return productIds.includes(_id ?? '');
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { catalog, userSession, pageLanguage, origin } = context.get(pageContext);
  const { language, locale, prefix } = await pageLanguage();
  const form = await request.formData();
  const product = await findProduct(catalog, params.slug);
  return requestRestockNotice({
    userSession: userSession(),
    product,
    form,
    itemUrl: origin + inLanguage(prefix, `/products/${params.slug}`),
    t: createTranslate(messagesOf(language, 'product').product, locale),
  });
}

/** Another choice is another view of the same data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      <Product key={loaderData.product.id} {...loaderData} restock={actionData} />
    </TranslationsProvider>
  );
}

function Product({
  product,
  related,
  crumbs,
  version,
  jsonLd,
  restock,
}: Route.ComponentProps['loaderData'] & { readonly restock: Route.ComponentProps['actionData'] }) {
  const t = useTranslations('product');
  const [query] = useSearchParams();
  useLive(version);
  const choice = readChoice(product, query);
  const variant = findVariant(product, choice);
  const stock = useStockText(product, variant);
  const now = variant?.price
    ? t('priceAndStock', { price: variant.price.now, stock: stock.word })
    : stock.word;
  const announced = useNews(choiceQuery(product, choice), now);
  return (
    <>
      <JsonLd text={jsonLd} />
      <Breadcrumbs crumbs={crumbs} />
      <article className="lg:grid lg:grid-cols-[7fr_5fr]">
        <Gallery name={product.name} pictures={chosenPictures(product, choice)} />
        <div className="px-edge pt-8 pb-20 lg:px-[calc(var(--edge)*2)] lg:pt-2 lg:pb-28">
          <div className="mx-auto max-w-[34rem] lg:sticky lg:top-8 lg:mx-0">
            {product.ribbon && (
              <p className="mb-2 text-accent">
                <bdi>{product.ribbon}</bdi>
              </p>
            )}
            <h1 className="title" dir="auto">
              {product.name}
            </h1>
            <div className="mt-4 flex flex-wrap items-baseline gap-x-4 text-xl">
              {variant?.price && <PriceText price={variant.price} />}
              {variant?.saved && (
                <p className="text-base text-accent">{t('save', { amount: variant.saved })}</p>
              )}
            </div>
            {variant?.perUnit && <p className="mt-1 text-sm text-quiet">{variant.perUnit}</p>}
            {variant?.price && <TaxNote isDigital={product.isDigital} className="mt-1" />}
            <p role="status" className="sr-only">
              {announced && (announced.isChosen ? now : t('changed', { now }))}
            </p>
            <Options product={product} choice={choice} />
            <p className={`stock-word mt-7 stock-${stock.kind}`}>{stock.word}</p>
            {variant?.isInStock && <Purchase product={product} choice={choice} variant={variant} />}
            {variant && !variant.isInStock && (
              <RestockForm
                key={variant.id}
                name={product.name}
                variantId={variant.id}
                answer={restock}
              />
            )}
            <div className="mt-10 space-y-4 text-[1.0625rem]">
              {product.description.map((text) => (
                <p key={text} dir="auto">
                  {text}
                </p>
              ))}
            </div>
            <div className="mt-10 border-b border-line">
              {product.sections.map(({ title, text }, at) => (
                <details key={title} className="fact" open={at === 0}>
                  <summary>
                    <bdi>{title}</bdi>
                  </summary>
                  <div className="space-y-2 pb-5">
                    {text.map((part) => (
                      <p key={part} dir="auto">
                        {part}
                      </p>
                    ))}
                  </div>
                </details>
              ))}
            </div>
            {variant?.sku && (
              <p className="mt-5 text-sm text-quiet">{t('sku', { sku: variant.sku })}</p>
            )}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="border-t border-line pt-12 md:pt-16">
          <h2 className="title px-edge pb-6 md:pb-8">{t('related')}</h2>
          <ul className="related grid grid-cols-2 lg:grid-cols-4">
            {related.map((one) => (
              <li key={one.slug}>
                <ProductCard product={one} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A product in several collections belongs to the one that says most about it. */
const narrowest = (collections: readonly CollectionSummary[]): CollectionSummary | undefined =>
  collections.toSorted((a, b) => (a.productCount ?? Infinity) - (b.productCount ?? Infinity))[0];

/**
 * Whether the text is new since the page opened, and why: by another choice, or because the server
 * changed it.
 */
function useNews(choice: string, text: string): { readonly isChosen: boolean } | undefined {
  const last = useRef({ choice, text });
  const [news, setNews] = useState<{ readonly isChosen: boolean }>();
  useEffect(() => {
    const before = last.current;
    last.current = { choice, text };
    if (before.choice !== choice) setNews({ isChosen: true });
    else if (before.text !== text) setNews({ isChosen: false });
  }, [choice, text]);
  return news;
}

async function findProduct(catalog: Parameters<typeof loadCollections>[0], slug: string) {
  const {
    items: [product],
  } = await catalog.products.queryProducts().eq('slug', slug).limit(1).find();
  if (product === undefined) throw missing();
  return product;
}
