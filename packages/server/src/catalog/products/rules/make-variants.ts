import type { ProductOptionState, StockState, VariantState } from './product-state.ts';
import { fail, type Making, type Taking } from './bounds.ts';

export const MOST_VARIANTS = 1000;

type Choices = Readonly<Record<string, string>>;

/**
 * One variant for every way to choose; one without choices when there is nothing to choose. A variant with the same
 * choices stays what it is. When an option comes or goes, what was bought before goes on as the first of what it became.
 */
export function makeVariants(
  taking: Taking,
  field: string,
  options: readonly ProductOptionState[],
  known: readonly VariantState[],
  making: Making,
): VariantState[] {
  const count = options.reduce((product, { choices }) => product * Math.max(1, choices.length), 1);
  if (count > MOST_VARIANTS) {
    fail(taking, field, 'MAX_SIZE', `make ${count} variants; a product may have ${MOST_VARIANTS}`, {
      threshold: MOST_VARIANTS,
    });
    return [...known];
  }
  const combinations = combine(options);
  const kept = new Map(known.map((variant) => [keyOf(variant.choices, options), variant]));
  const exact = (choices: Choices) => {
    const variant = kept.get(keyOf(choices, options));
    return variant && Object.keys(variant.choices).length === options.length ? variant : undefined;
  };
  const left = new Set(known);
  for (const choices of combinations) {
    const same = exact(choices);
    if (same) left.delete(same);
  }
  return combinations.map((choices) => {
    const same = exact(choices);
    if (same) return same;
    const heir = [...left].find((variant) => continues(variant.choices, choices, options));
    if (heir) left.delete(heir);
    if (!heir) return freshVariant(choices, known, making);
    return options.length > 0 ? { ...heir, choices } : onlyVariant(heir);
  });
}

/** The one variant of a product says nothing of its own: the merchant would not see it. */
const onlyVariant = ({ variantId, barcode, stock }: VariantState): VariantState => ({
  variantId,
  choices: {},
  visible: true,
  sku: null,
  barcode,
  price: null,
  weight: null,
  cost: null,
  stock,
});

/** Every way to choose, the last option changing fastest. */
function combine(options: readonly ProductOptionState[]): Choices[] {
  return options.reduce<Choices[]>(
    (made, { customizationId, choices }) =>
      made.flatMap((chosen) => choices.map(({ id }) => ({ ...chosen, [customizationId]: id }))),
    [{}],
  );
}

const keyOf = (choices: Choices, options: readonly ProductOptionState[]): string =>
  options.map(({ customizationId }) => choices[customizationId] ?? '').join();

/** The two say nothing different about the options that both know, and the sets of options differ. */
function continues(
  before: Choices,
  after: Choices,
  options: readonly ProductOptionState[],
): boolean {
  const ids = options.map(({ customizationId }) => customizationId);
  const shared = ids.filter((id) => Object.hasOwn(before, id));
  if (shared.length === ids.length && Object.keys(before).length === ids.length) return false;
  return shared.every((id) => before[id] === after[id]);
}

/** Whether a product is counted, and sold before it is there, is said once for all its variants. */
function freshVariant(
  choices: Choices,
  siblings: readonly VariantState[],
  { mint, now }: Making,
): VariantState {
  return {
    variantId: mint(),
    choices,
    visible: true,
    sku: null,
    barcode: null,
    price: null,
    weight: null,
    cost: null,
    stock: freshStock(now, siblings[0]?.stock),
  };
}

export function freshStock(now: string, like?: StockState): StockState {
  const preorder = {
    ...(like?.preorder ?? { enabled: false, message: null, limit: null }),
    count: 0,
  };
  return {
    tracked: like?.tracked ?? false,
    quantity: 0,
    inStock: true,
    reserved: 0,
    preorder,
    updatedAt: now,
  };
}
