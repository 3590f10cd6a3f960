import type { Currency } from '../../kernel/money.ts';
import { derivedColumns, type DerivedColumns, type SearchWords } from './derived-columns.ts';
import type { ProductState } from './product-state.ts';

/** What a product can be narrowed down by. */
export interface Facet {
  readonly kind: 'collection' | 'option' | 'brand' | 'ribbon' | 'stock' | 'price';
  readonly value: string;
}

export const facetKey = ({ kind, value }: Facet): string => `${kind} ${value}`;

/** A product as lists and searches know it, beside what its row says. */
export interface Listed {
  readonly numericId: string;
  readonly visible: boolean;
  readonly inStock: boolean;
  readonly facets: readonly Facet[];
  /** What it is found by. */
  readonly search: SearchWords;
  /** What a mistyped word may have meant. */
  readonly words: string;
}

export function toListed(state: ProductState, { optionValues, inventoryStatus, priceMin, priceMax, words }: DerivedColumns): Listed {
  return {
    numericId: state.numericId,
    visible: state.visible,
    inStock: inventoryStatus !== 'OUT_OF_STOCK',
    facets: [
      ...state.collectionIds.map((value): Facet => ({ kind: 'collection', value })),
      ...optionValues.map((value): Facet => ({ kind: 'option', value })),
      ...(state.brand === null ? [] : [{ kind: 'brand', value: state.brand } as const]),
      ...(state.ribbon === null ? [] : [{ kind: 'ribbon', value: state.ribbon } as const]),
      { kind: 'stock', value: inventoryStatus },
      // What is charged at least and at most: bands of any width are counted from these.
      { kind: 'price', value: `${priceMin}:${priceMax}` },
    ],
    search: words,
    words: `${state.name} ${state.brand ?? ''}`,
  };
}

export const listedOf = (state: ProductState, currency: Currency): Listed => toListed(state, derivedColumns(state, currency));
