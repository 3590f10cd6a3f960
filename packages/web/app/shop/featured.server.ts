import type { Product } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { CollectionSummary } from './collection-summary.server.ts';
import { isSoldOut, summaryOf, type ProductSummary } from './product-summary.server.ts';

interface Featured {
  readonly collections: readonly CollectionSummary[];
  readonly count: number;
}

/**
 * The products a home page opens with: those of the collection the owner chose, else one from each
 * collection, in stock and physical first. Gift cards and downloads come last, and only where
 * nothing else fills the row.
 */
export async function loadFeatured(
  { catalog, store, money }: Pick<PageContext, 'catalog' | 'store' | 'money'>,
  { collections, count }: Featured,
): Promise<ProductSummary[]> {
  const [{ featuredCollectionId: chosen }, formatAmount] = await Promise.all([store(), money()]);
  const inCollection = async (collectionId: string, limit: number): Promise<Product[]> =>
    (await catalog.products.searchProducts({ collectionId, paging: { limit } })).products ?? [];
  const rows = collections.some(({ id }) => id === chosen)
    ? [await inCollection(chosen ?? '', count)]
    : await Promise.all(collections.slice(0, count).map(({ id }) => inCollection(id, count)));
  const found =
    chosen !== undefined && rows.length === 1
      ? (rows[0] ?? [])
      : interleave(rows).toSorted((a, b) => rank(a) - rank(b));
  const FEATURED_COUNT = unique(found).slice(0, count);
  const more =
    FEATURED_COUNT.length < count
      ? (await catalog.products.queryProducts().limit(24).find()).items.toSorted(
          (a, b) => rank(a) - rank(b),
        )
      : [];
  return unique([...FEATURED_COUNT, ...more])
    .slice(0, count)
    .map((product) => summaryOf(product, formatAmount));
}

/** The first of each row, then the second of each. */
const interleave = (rows: readonly (readonly Product[])[]): Product[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, at) =>
    rows.flatMap((row) => row[at] ?? []),
  ).flat();

const unique = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((product) => [product._id, product])).values(),
];

const rank = (product: Product): number =>
  (isSoldOut(product) ? 2 : 0) + (product.productType === 'digital' ? 1 : 0);
