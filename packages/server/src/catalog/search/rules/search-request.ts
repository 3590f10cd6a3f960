import { ALL_PRODUCTS_ID } from '../../products/rules/product-state.ts';
import type { Facet } from '../../products/rules/listing.ts';
import type { TypedWords } from './search-words.ts';

export interface SearchQuestion {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly words: TypedWords | undefined;
  /** The text search configuration of the store's language. */
  readonly language: string;
  readonly collectionId: string | undefined;
  readonly brands: readonly string[];
  readonly ribbons: readonly string[];
  /** For each option the chosen values: `Color:Clay`. */
  readonly options: readonly (readonly string[])[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly inStock: boolean;
  readonly sort: 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
  readonly limit: number;
  readonly offset: number;
  readonly facets: boolean;
}

/** The facets that are chosen among. */
export function chosenFacets(ask: SearchQuestion): Facet[] {
  const collection = collectionOf(ask);
  return [
    ...(collection === undefined ? [] : [{ kind: 'collection', value: collection } as const]),
    ...ask.brands.map((value): Facet => ({ kind: 'brand', value })),
    ...ask.ribbons.map((value): Facet => ({ kind: 'ribbon', value })),
    ...ask.options.flat().map((value): Facet => ({ kind: 'option', value })),
  ];
}

/** An option has no colon in its name, a choice may: `Color:Clay`. */
export const optionNameOf = (value: string): string =>
  value.slice(0, Math.max(0, value.indexOf(':')));

/** Every option is a facet of its own: what is chosen of each, by its name. */
export const chosenOptions = ({
  options,
}: Pick<SearchQuestion, 'options'>): Map<string, (readonly string[])[]> =>
  Map.groupBy(
    options.filter(({ length }) => length > 0),
    ([first = '']) => optionNameOf(first),
  );

/** Totals and facets of everything, and of everything that can be bought, are counted at write. */
export const isCountedAtWrite = (ask: SearchQuestion): boolean =>
  !ask.merchant &&
  ask.words === undefined &&
  chosenFacets(ask).length === 0 &&
  ask.minPrice === undefined &&
  ask.maxPrice === undefined;

/** The one chosen: all products are everybody's. */
export const collectionOf = ({ collectionId }: SearchQuestion): string | undefined =>
  collectionId === ALL_PRODUCTS_ID ? undefined : collectionId?.toLowerCase();
