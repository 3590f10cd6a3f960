import type { Route } from './+types/home';
import { pageContext } from '../../context.ts';
import { CollectionGrid } from '../../shop/collection-grid.tsx';
import { loadCollections } from '../../shop/collection-summary.ts';
import { FeaturedProducts } from '../../shop/featured-products.tsx';
import { Interlude } from '../../shop/interlude.tsx';
import { pageMeta } from '../../shop/page-meta.ts';
import { amountFormat } from '../../shop/price.ts';
import { summaryOf } from '../../shop/product-summary.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Link } from '../../shop/link.tsx';

const featuredCount = 5;

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { store, origin } = root.loaderData;
  return pageMeta({
    title: store.tagline ? `${store.name} | ${store.tagline}` : store.name,
    description: store.tagline,
    canonical: `${origin}/`,
    picture: loaderData?.heroes[0]?.image,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, store } = context.get(pageContext);
  const [{ heroes, locale, tagline, name }, found, collections] = await Promise.all([
    store(),
    catalog.products.queryProducts().limit(24).find(),
    loadCollections(catalog),
  ]);
  // What the merchant put a ribbon on comes first.
  const featured = found.items.toSorted((a, b) => Number(Boolean(b.ribbon)) - Number(Boolean(a.ribbon))).slice(0, featuredCount);
  const formatAmount = amountFormat(locale);
  return {
    heading: tagline || name,
    heroes: heroes.slice(0, 3),
    featured: featured.map((product) => summaryOf(product, formatAmount)),
    productCount: found.totalCount,
    collections,
  };
}

export default function Home({ loaderData: { heading, heroes, featured, productCount, collections } }: Route.ComponentProps) {
  const [opening, ...further] = heroes;
  return (
    <>
      {opening && <Picture image={opening.image} focalPoint={opening.focalPoint} first className="wide-picture" />}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 px-edge pt-7 pb-20 md:pt-9 md:pb-28">
        <h1 className="display">{heading}</h1>
        <p className="flex gap-8 pb-2">
          <Link className="link" to="/products" prefetch="intent">All products</Link>
          <Link className="link" to="/collections" prefetch="intent">Collections</Link>
        </p>
      </div>

      {featured.length > 0 && (
        <section className="pb-12 md:pb-20">
          <SectionHeading aside={<Link className="link" to="/products" prefetch="intent">{productCount === undefined ? 'See everything' : `All ${productCount} products`}</Link>}>
            From the shop
          </SectionHeading>
          <FeaturedProducts products={featured} />
        </section>
      )}

      {further[0] && <Interlude hero={further[0]} />}

      {collections.length > 0 && (
        <section className="pb-10 md:pb-16">
          <SectionHeading>Collections</SectionHeading>
          <CollectionGrid collections={collections} heading="h3" />
        </section>
      )}

      {further[1] && <Interlude hero={further[1]} />}
    </>
  );
}
