import type { Product } from '@shopwright/contract/catalog/products';
import type { SearchFacets } from '@shopwright/contract/catalog/search';

/** An answer of the search. */
export interface Found {
  readonly products: readonly (Product & { readonly id: string })[];
  readonly metadata: { readonly count: number; readonly offset: number; readonly total: number };
  readonly facets?: Required<SearchFacets>;
  readonly corrected: boolean;
  readonly partial: boolean;
  readonly matched: readonly string[];
}
