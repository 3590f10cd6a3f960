import type { Currency } from '../../../kernel/money.ts';
import { derivedColumns, type DerivedColumns, type SearchWords } from './derived-columns.ts';
import type { ProductState } from './product-state.ts';
import { optionColors } from './render-options.ts';

/** What a product can be narrowed down by. */
export interface Facet {
  readonly kind: 'collection' | 'option' | 'brand' | 'ribbon' | 'stock' | 'price';
  readonly value: string;
}

/** A facet as a product has it; a color has its code. */
export interface ListedFacet extends Facet {
  readonly color?: string;
}

export const facetKey = ({ kind, value }: Facet): string => `${kind} ${value}`;

/** A product as lists and searches know it, beside what its row says. */
export interface Listed {
  readonly numericId: string;
  readonly visible: boolean;
  readonly inStock: boolean;
  readonly facets: readonly ListedFacet[];
  /** What it is found by. */
  readonly search: SearchWords;
  /** What a mistyped word may have meant. */
  readonly words: string;
}

export function toListed(
  state: ProductState,
  { optionValues, inventoryStatus, priceMin, priceMax, words }: DerivedColumns,
): Listed {
  const colors = optionColors(state);
  const toOption = (value: string): ListedFacet => ({
    kind: 'option',
    value,
    ...(colors[value] === undefined ? {} : { color: colors[value] }),
  });
  return {
    numericId: state.numericId,
    visible: state.visible,
    inStock: inventoryStatus !== 'OUT_OF_STOCK',
    facets: [
      ...state.collectionIds.map((value): Facet => ({ kind: 'collection', value })),
      // The amounts of a gift card are no property that other products could be narrowed down by.
      ...(state.doc.giftCard ? [] : optionValues.map(toOption)),
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

export const listedOf = (state: ProductState, currency: Currency): Listed =>
  toListed(state, derivedColumns(state, currency));
