import { toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { htmlToText, storedHtml } from '../../../kernel/safe-html.ts';
import { isDeepEqual } from '../../../kernel/is-deep-equal.ts';
import { wordsOf } from './search-text.ts';
import { discounted } from './prices.ts';
import { effectiveVariants, rangeOf, shownVariants } from './effective.ts';
import type { ProductState } from './product-state.ts';
import { optionColors, optionValues } from './render-product.ts';
import { productStock } from './stock-status.ts';

/** A property by which searches filter. */
export interface Facet {
  readonly kind: 'collection' | 'option' | 'brand' | 'ribbon' | 'stock' | 'price';
  readonly value: string;
}

/** A facet of a product; a color has its code. */
export interface ListedFacet extends Facet {
  readonly color?: string;
}

export const facetKey = ({ kind, value }: Facet): string => `${kind} ${value}`;

/** The part of a product that lists and searches read, besides its row. */
export interface Listed {
  readonly numericId: string;
  readonly visible: boolean;
  readonly inStock: boolean;
  readonly facets: readonly ListedFacet[];
  /** The texts that a search matches. */
  readonly search: SearchWords;
  /** The texts whose words correct typing mistakes. */
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
      // The amounts of a gift card would be no useful filter for other products.
      ...(state.doc.giftCard ? [] : optionValues.map(toOption)),
      ...(state.brand === null ? [] : [{ kind: 'brand', value: state.brand } as const]),
      ...(state.ribbon === null ? [] : [{ kind: 'ribbon', value: state.ribbon } as const]),
      { kind: 'stock', value: inventoryStatus },
      // The lowest and highest charged price: price bands of any width are counted from these.
      { kind: 'price', value: `${priceMin}:${priceMax}` },
    ],
    search: words,
    words: `${state.name} ${state.brand ?? ''}`,
  };
}

export const listedOf = (state: ProductState, currency: Currency): Listed =>
  toListed(state, derivedColumns(state, currency));

/** Columns that are derived from the product, so that it can be filtered and sorted. */
export interface DerivedColumns {
  readonly discountedPrice: string;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly trackInventory: boolean;
  readonly quantity: number | null;
  readonly inventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
  readonly optionValues: readonly string[];
  readonly words: SearchWords;
}

/** The texts that a search matches, in the order of their weight. */
export interface SearchWords {
  readonly name: string;
  readonly labels: string;
  readonly text: string;
}

export function derivedColumns(state: ProductState, currency: Currency): DerivedColumns {
  const money = (units: bigint) => toText(units, MONEY_SCALE);
  const own = discounted(toUnits(state.price, MONEY_SCALE), state.discount, currency);
  const range = rangeOf(
    shownVariants(effectiveVariants(state, currency)).map((variant) => variant.discounted),
  ) ?? { min: own, max: own };
  const stock = productStock(state);
  return {
    discountedPrice: money(own),
    priceMin: money(range.min),
    priceMax: money(range.max),
    trackInventory: stock.tracked,
    quantity: stock.quantity,
    inventoryStatus: stock.status,
    optionValues: optionValues(state),
    words: searchWords(state),
  };
}

/**
 * Whether the listing of the product changed. Listings hold whether it is in stock, not the
 * quantity.
 */
export function isListedOtherwise(
  before: ProductState,
  after: ProductState,
  currency: Currency,
): boolean {
  if (
    before.price !== after.price ||
    before.name !== after.name ||
    before.visible !== after.visible ||
    before.brand !== after.brand ||
    before.ribbon !== after.ribbon ||
    before.createdAt !== after.createdAt
  )
    return true;
  if (
    before.doc.giftCard !== after.doc.giftCard ||
    !isDeepEqual(optionColors(before), optionColors(after))
  )
    return true;
  if (
    before.collectionIds !== after.collectionIds &&
    !isDeepEqual(before.collectionIds, after.collectionIds)
  )
    return true;
  const [{ quantity: _1, ...was }, { quantity: _2, ...is }] = [
    derivedColumns(before, currency),
    derivedColumns(after, currency),
  ];
  return !isDeepEqual(was, is);
}

const MAX_INDEXED_TEXT_LENGTH = 20_000;

/** Split like typed words: PostgreSQL would read "NB-7741" as a word and a negative number. */
const asWords = (text: string): string[] =>
  wordsOf(text.slice(0, MAX_INDEXED_TEXT_LENGTH), Number.POSITIVE_INFINITY);

/** Removes repeated words, for texts where only the presence of a word matters. */
const asDistinctWords = (text: string): string => [...new Set(asWords(text))].join(' ');

export function searchWords(state: ProductState): SearchWords {
  const labels = [
    state.brand,
    state.ribbon,
    state.sku,
    ...state.variants.map(({ sku }) => sku),
    ...state.options.flatMap(({ choices }) => choices.map(({ name }) => name)),
    ...(state.doc.tags ?? []),
  ];
  const texts = [
    htmlToText(state.doc.description ?? storedHtml('')),
    ...state.infoSections.flatMap(({ title, description }) => [title, htmlToText(description)]),
  ];
  return {
    name: asWords(state.name).join(' '),
    labels: asDistinctWords([...new Set(labels.filter((label) => label !== null))].join(' ')),
    text: asDistinctWords(texts.join(' ')),
  };
}
