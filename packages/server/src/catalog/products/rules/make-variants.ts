import type { ProductOptionState, StockState, VariantState } from './product-state.ts';
import { fail, type Making, type Taking } from './bounds.ts';

export const MAX_VARIANTS = 1000;

type Choices = Readonly<Record<string, string>>;

/**
 * One variant for every combination of choices; one without choices when the product has no options. A variant with the same
 * choices stays the same. When an option is added or removed, the existing variant continues as the first of its successors.
 */
export function makeVariants(
  taking: Taking,
  field: string,
  options: readonly ProductOptionState[],
  existing: readonly VariantState[],
  making: Making,
): VariantState[] {
  const count = options.reduce((product, { choices }) => product * Math.max(1, choices.length), 1);
  if (count > MAX_VARIANTS) {
    fail(taking, field, 'MAX_SIZE', `make ${count} variants; a product may have ${MAX_VARIANTS}`, {
      threshold: MAX_VARIANTS,
    });
    return [...existing];
  }
  const combinations = combine(options);
  const byChoices = new Map(existing.map((variant) => [keyOf(variant.choices, options), variant]));
  const exact = (choices: Choices) => {
    const variant = byChoices.get(keyOf(choices, options));
    return variant && Object.keys(variant.choices).length === options.length ? variant : undefined;
  };
  const left = new Set(existing);
  for (const choices of combinations) {
    const same = exact(choices);
    if (same) left.delete(same);
  }
  return combinations.map((choices) => {
    const same = exact(choices);
    if (same) return same;
    const heir = [...left].find((variant) => continues(variant.choices, choices, options));
    if (heir) left.delete(heir);
    if (!heir) return freshVariant(choices, existing, making);
    return options.length > 0 ? { ...heir, choices } : onlyVariant(heir);
  });
}

/** The only variant of a product has no values of its own, because the merchant could not see them. */
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

/** All combinations of choices, the last option changing fastest. */
function combine(options: readonly ProductOptionState[]): Choices[] {
  return options.reduce<Choices[]>(
    (made, { customizationId, choices }) =>
      made.flatMap((chosen) => choices.map(({ id }) => ({ ...chosen, [customizationId]: id }))),
    [{}],
  );
}

const keyOf = (choices: Choices, options: readonly ProductOptionState[]): string =>
  options.map(({ customizationId }) => choices[customizationId] ?? '').join();

/** The variants agree on the options they share, and have different sets of options. */
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

/** Tracking and preorders are set for all variants of a product at once. */
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
