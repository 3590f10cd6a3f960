import type { Route } from './+types/collection';
import { pageContext } from '../../context.ts';
import { CollectionLinks } from '../../shop/collection-links.tsx';
import { collectionSummaryOf } from '../../shop/collection-summary.ts';
import { missing, orMissing } from '../../shop/missing.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { pageAddress, pageNumber, productsPerPage } from '../../shop/page-number.ts';
import { Pages } from '../../shop/pages.tsx';
import { amountFormat } from '../../shop/price.ts';
import { ProductGrid } from '../../shop/product-grid.tsx';
import { summaryOf } from '../../shop/product-summary.ts';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store, origin } = root.loaderData;
  const { collection, page } = loaderData;
  return pageMeta({
    title: `${collection.name}${page > 1 ? `, page ${page}` : ''} | ${store.name}`,
    description: collection.description || `${collection.name} from ${store.name}.`,
    canonical: origin + pageAddress(`/collections/${collection.slug}`, page),
    picture: collection.picture,
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalog, store } = context.get(pageContext);
  const [{ locale }, { collection }] = await Promise.all([store(), orMissing(catalog.collections.getCollectionBySlug(params.slug))]);
  if (!collection?._id) throw missing();
  const page = pageNumber(url);
  const found = await catalog.products.queryProducts()
    .hasSome('collectionIds', [collection._id])
    .skip((page - 1) * productsPerPage)
    .limit(productsPerPage)
    .find();
  const formatAmount = amountFormat(locale);
  return {
    collection: collectionSummaryOf(collection),
    products: found.items.map((product) => summaryOf(product, formatAmount)),
    page,
    pageCount: found.totalPages ?? 1,
  };
}

export default function CollectionPage({ loaderData: { collection, products, page, pageCount } }: Route.ComponentProps) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-4 px-edge pt-10 pb-8 md:grid-cols-2 md:items-end md:pt-20 md:pb-12">
        <h1 className="display">{collection.name}</h1>
        <p className="max-w-[34em] text-lg text-quiet md:justify-self-end md:pb-2">{collection.description}</p>
      </div>
      <CollectionLinks />
      {products.length === 0 ? <p className="px-edge pb-32 text-lg text-quiet">There is nothing in this collection yet.</p> : <ProductGrid products={products} />}
      <Pages path={`/collections/${collection.slug}`} page={page} pageCount={pageCount} />
    </>
  );
}
