import { toText, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';
import { same } from '../../../kernel/same.ts';
import { htmlWords, storedHtml } from '../../../kernel/safe-html.ts';
import type { ProductState } from './product-state.ts';
import { discounted } from './discount.ts';
import { effectiveVariants, rangeOf, shownVariants } from './effective.ts';
import { optionColors, optionValues } from './render-options.ts';
import { wordsOf } from '../../search/rules/search-words.ts';
import { productStock } from './stock-status.ts';

/** What the product's row says beside what the merchant set, so that it can be filtered and sorted. */
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

/** What a product is found by, the weightiest first. */
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

/** Whether lists and searches would say something else of the product now. How many are left is not among it, whether there are any is. */
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
    !same(optionColors(before), optionColors(after))
  )
    return true;
  if (
    before.collectionIds !== after.collectionIds &&
    !same(before.collectionIds, after.collectionIds)
  )
    return true;
  const [{ quantity: _1, ...was }, { quantity: _2, ...is }] = [
    derivedColumns(before, currency),
    derivedColumns(after, currency),
  ];
  return !same(was, is);
}

const LONGEST_TEXT = 20_000;

/** Parted as what is typed is parted: the database's own reading of "NB-7741" is a word and a negative number. */
const asWords = (text: string): string[] =>
  wordsOf(text.slice(0, LONGEST_TEXT), Number.POSITIVE_INFINITY);

/** Where only whether a word is there counts: variants say their product's number again, and texts repeat themselves. */
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
    htmlWords(state.doc.description ?? storedHtml('')),
    ...state.infoSections.flatMap(({ title, description }) => [title, htmlWords(description)]),
  ];
  return {
    name: asWords(state.name).join(' '),
    labels: asDistinctWords([...new Set(labels.filter((label) => label !== null))].join(' ')),
    text: asDistinctWords(texts.join(' ')),
  };
}
