import { ProductCard } from './product-card.tsx';
import type { ProductSummary } from './product-summary.server.ts';

/** One large and up to four small, edge to edge. */
export function FeaturedProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <ul className="grid grid-cols-2 lg:grid-cols-4 lg:grid-rows-2">
      {products.map((product, at) => (
        <li key={product.slug} className={at === 0 ? 'col-span-2 lg:row-span-2' : ''}>
          <ProductCard product={product} tall={at === 0} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
