import type { Route } from './+types/products';
import { pageContext } from '../../context.ts';
import { CollectionLinks } from '../../shop/collection-links.tsx';
import { missing } from '../../shop/missing.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { pageAddress, pageNumber, productsPerPage } from '../../shop/page-number.ts';
import { Pages } from '../../shop/pages.tsx';
import { amountFormat } from '../../shop/price.ts';
import { ProductGrid } from '../../shop/product-grid.tsx';
import { summaryOf } from '../../shop/product-summary.ts';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { store, origin } = root.loaderData;
  const page = loaderData?.page ?? 1;
  return pageMeta({
    title: `All products${page > 1 ? `, page ${page}` : ''} | ${store.name}`,
    description: `Everything from ${store.name}. ${store.tagline}`,
    canonical: origin + pageAddress('/products', page),
    picture: loaderData?.products[0]?.picture,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalog, store } = context.get(pageContext);
  const page = pageNumber(url);
  const [{ locale }, found] = await Promise.all([
    store(),
    catalog.products.queryProducts().skip((page - 1) * productsPerPage).limit(productsPerPage).find(),
  ]);
  if (found.length === 0 && page > 1) throw missing();
  const formatAmount = amountFormat(locale);
  return { products: found.items.map((product) => summaryOf(product, formatAmount)), page, pageCount: found.totalPages ?? 1, productCount: found.totalCount };
}

export default function Products({ loaderData: { products, page, pageCount, productCount } }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 px-edge pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="display">All products</h1>
        {productCount !== undefined && <p className="pb-2 text-quiet tabular-nums">{productCount === 1 ? '1 product' : `${productCount} products`}</p>}
      </div>
      <CollectionLinks />
      {products.length === 0 ? <p className="px-edge pb-32 text-lg text-quiet">There is nothing for sale yet.</p> : <ProductGrid products={products} />}
      <Pages path="/products" page={page} pageCount={pageCount} />
    </>
  );
}
