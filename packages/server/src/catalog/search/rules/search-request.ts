import type { Facet } from '../../products/rules/listing.ts';
import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';
import type { TypedWords } from './search-words.ts';

export interface SearchRequest {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly words: TypedWords | undefined;
  /** The text search configuration of the store's language. */
  readonly language: string;
  readonly collectionId: string | undefined;
  readonly brands: readonly string[];
  readonly ribbons: readonly string[];
  /** The chosen values of each option: `Color:Clay`. */
  readonly options: readonly (readonly string[])[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly inStock: boolean;
  readonly sort: 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
  readonly limit: number;
  readonly offset: number;
  readonly facets: boolean;
}

export function chosenFacets(request: SearchRequest): Facet[] {
  const collection = chosenCollection(request);
  return [
    ...(collection === undefined ? [] : [{ kind: 'collection', value: collection } as const]),
    ...request.brands.map((value): Facet => ({ kind: 'brand', value })),
    ...request.ribbons.map((value): Facet => ({ kind: 'ribbon', value })),
    ...request.options.flat().map((value): Facet => ({ kind: 'option', value })),
  ];
}

/** `Color` of `Color:Clay`. The name of an option has no colon; a choice may have one. */
export const optionNameOf = (value: string): string =>
  value.slice(0, Math.max(0, value.indexOf(':')));

/** The chosen values by option name: every option is a facet by itself. */
export const chosenOptions = ({
  options,
}: Pick<SearchRequest, 'options'>): Map<string, (readonly string[])[]> =>
  Map.groupBy(
    options.filter(({ length }) => length > 0),
    ([first = '']) => optionNameOf(first),
  );

/** Writes maintain the total and the facets of all visible products, and of those in stock. */
export const isCountedByWrites = (request: SearchRequest): boolean =>
  !request.merchant &&
  request.words === undefined &&
  chosenFacets(request).length === 0 &&
  request.minPrice === undefined &&
  request.maxPrice === undefined;

/** Undefined for the virtual collection of all products, which filters nothing. */
export const chosenCollection = ({ collectionId }: SearchRequest): string | undefined =>
  collectionId === ALL_PRODUCTS_ID ? undefined : collectionId?.toLowerCase();
