import { ProductCard } from './product-card.tsx';
import type { ProductSummary } from './product-summary.server.ts';

/**
 * Pictures touch each other and the edges of the page. The first row is on screen at once, so it is
 * not lazy.
 */
export function ProductGrid({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product, at) => (
        <li key={product.slug}>
          <ProductCard product={product} first={at < 2} />
        </li>
      ))}
    </ul>
  );
}
