import type { VariantOverride } from '@shopwright/contract/catalog/variants';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { ProductOption } from '@shopwright/contract/catalog/products';
import type { VariantError } from '@shopwright/contract/errors/groups';
import type { Currency } from '../../../kernel/money.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseFields,
  violation,
} from '../../../kernel/outcome.ts';
import type {
  ProductOptionState,
  ProductState,
  StockState,
  VariantState,
} from './product-state.ts';
import { fail, type Making, checkMoney, checkNumber, type Taking } from './bounds.ts';
import { managesVariants, WEIGHT_SCALE } from './effective.ts';
import { findChoice } from './options.ts';
import { canBuy, isInStock } from './stock-status.ts';

/** With the barcode, which the provider's calls do not have. */
type OwnVariantValues = VariantOverride & { readonly barcode?: string | null };

/**
 * Sets values that differ from the product's. A null removes a variant's own value; missing fields
 * stay.
 */
export function overrideVariants(
  state: ProductState,
  overrides: readonly OwnVariantValues[],
  currency: Currency,
): ProductState | Refusal<VariantError> {
  if (!managesVariants(state)) return refuse('VARIANTS_NOT_MANAGED');
  if (overrides.length > MAX_VARIANTS)
    return refuseFields(
      violation('variants', 'MAX_SIZE', `must not have more than ${MAX_VARIANTS} entries`, {
        threshold: MAX_VARIANTS,
      }),
    );
  const taking: Taking = { violations: [] };
  let variants = state.variants;
  for (const [index, override] of overrides.entries()) {
    const chosen = selectVariants(state, override, `variants[${index}]`);
    if (isRefusal(chosen)) return chosen;
    const change = takeOverride(taking, `variants[${index}]`, override, currency);
    variants = variants.map((variant) =>
      chosen.has(variant.variantId) ? merge(variant, change) : variant,
    );
  }
  if (taking.violations.length > 0) return refuseFields(...taking.violations);
  return { ...state, variants };
}

/**
 * Finds variants by ids, or by choices; choices of some options match every variant that has them.
 */
function selectVariants(
  state: ProductState,
  { choices, variantIds }: VariantOverride,
  field: string,
): ReadonlySet<string> | Refusal<'CHOICE_NOT_FOUND' | 'VARIANT_NOT_FOUND'> {
  if (variantIds && variantIds.length > 0) {
    const existing = new Set(state.variants.map(({ variantId }) => variantId));
    const requested = variantIds.map((id) => id.toLowerCase());
    const unknown = requested.find((id) => !existing.has(id));
    return unknown === undefined ? new Set(requested) : variantNotFound(unknown);
  }
  if (!choices)
    return refuseFields(
      violation(field, 'REQUIRED_ONE_OF_FIELD', 'must name variants by choices or variantIds'),
    );
  const selection: [string, string][] = [];
  for (const [optionName, choiceName] of Object.entries(choices)) {
    const option = state.options.find(({ name }) => name === optionName);
    const choice = option && findChoice(option, choiceName);
    if (!option || !choice)
      return refuse(
        'CHOICE_NOT_FOUND',
        { choice: choiceName, option: optionName },
        { option: optionName, choice: choiceName },
      );
    selection.push([option.customizationId, choice.id]);
  }
  return new Set(
    state.variants
      .filter((variant) =>
        selection.every(([option, choice]) => variant.choices[option] === choice),
      )
      .map(({ variantId }) => variantId),
  );
}

export const variantNotFound = (variantId: string): Refusal<'VARIANT_NOT_FOUND'> =>
  refuse('VARIANT_NOT_FOUND', { variantId }, { variantId });

type OwnValues = Pick<VariantState, 'price' | 'cost' | 'weight' | 'sku' | 'barcode' | 'visible'>;
interface Change {
  readonly own: Partial<OwnValues>;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
}

function takeOverride(
  taking: Taking,
  field: string,
  {
    price,
    cost,
    weight,
    sku,
    barcode,
    visible,
    productDimensions,
    packageDimensions,
  }: OwnVariantValues,
  currency: Currency,
): Change {
  const money = (name: string, value: number | null): string | null =>
    value === null ? null : (checkMoney(taking, `${field}.${name}`, value, currency) ?? null);
  return {
    own: {
      ...(price === undefined ? {} : { price: money('price', price) }),
      ...(cost === undefined ? {} : { cost: money('cost', cost) }),
      ...(weight === undefined
        ? {}
        : {
            weight:
              weight === null
                ? null
                : (checkNumber(taking, `${field}.weight`, weight, { scale: WEIGHT_SCALE }) ?? null),
          }),
      ...(sku === undefined ? {} : { sku: sku === '' ? null : sku }),
      ...(barcode === undefined ? {} : { barcode: barcode === '' ? null : barcode }),
      ...(visible === undefined ? {} : { visible: visible ?? true }),
    },
    ...(productDimensions ? { productDimensions } : {}),
    ...(packageDimensions ? { packageDimensions } : {}),
  };
}

function merge(
  variant: VariantState,
  { own, productDimensions, packageDimensions }: Change,
): VariantState {
  const { productDimensions: oldProduct, packageDimensions: oldPackage, ...rest } = variant;
  const product = mergeDimensions(oldProduct, productDimensions);
  const packed = mergeDimensions(oldPackage, packageDimensions);
  return {
    ...rest,
    ...own,
    ...(product ? { productDimensions: product } : {}),
    ...(packed ? { packageDimensions: packed } : {}),
  };
}

/** A null clears a dimension; without any dimension the result is undefined. */
export function mergeDimensions(
  before: Dimensions | undefined,
  change: Dimensions | undefined,
): Dimensions | undefined {
  if (!change) return before;
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null),
  );
  return ['length', 'width', 'height'].some((side) => Object.hasOwn(merged, side))
    ? merged
    : undefined;
}

/** Removes all values of variants that differ from the product's. Stock stays. */
export function resetVariants(state: ProductState): ProductState {
  const variants = state.variants.map(({ variantId, choices, barcode, stock }) => ({
    variantId,
    choices,
    barcode,
    stock,
    visible: true,
    sku: null,
    price: null,
    weight: null,
    cost: null,
  }));
  return { ...state, variants };
}

const MAX_VARIANTS = 1000;

type Choices = Readonly<Record<string, string>>;

/**
 * One variant for every combination of choices; one without choices when the product has no
 * options. A variant with the same choices stays the same. When an option is added or removed, the
 * existing variant continues as the first of its successors.
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

/**
 * The only variant of a product has no values of its own, because the merchant could not see them.
 */
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

function freshStock(now: string, like?: StockState): StockState {
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

/** The chosen choices: choice id by customization id. */
type Selection = ReadonlyMap<string, string>;

export function readSelection(
  state: ProductState,
  options: Readonly<Record<string, string>>,
): Selection | Refusal {
  const selection = new Map<string, string>();
  for (const [name, value] of Object.entries(options)) {
    const option = state.options.find((candidate) => candidate.name === name);
    const choice = option && findChoice(option, value);
    if (!option || !choice)
      return refuseFields(
        violation(
          `options.${name}`,
          'INVALID_ENUM_VALUE',
          option ? `has no choice ${value}` : 'is not an option of this product',
        ),
      );
    selection.set(option.customizationId, choice.id);
  }
  return selection;
}

/** The variant that a complete selection names; an unmanaged product has only one. */
export function selectedVariant(
  state: ProductState,
  selection: Selection,
): VariantState | undefined {
  if (selection.size < state.options.length) return undefined;
  if (!managesVariants(state)) return state.variants[0];
  return state.variants.find((variant) => matches(variant, selection));
}

export const isForSale = (state: ProductState, selection: Selection): boolean => {
  const variant = selectedVariant(state, selection);
  return state.visible && variant !== undefined && canBuy(variant);
};

/** The options with the availability of each choice, given the other choices. */
export function remainingOptions(
  state: ProductState,
  selection: Selection,
  rendered: readonly ProductOption[],
): ProductOption[] {
  if (!managesVariants(state)) return [...rendered];
  return rendered.map((option, index) => {
    const own = state.options[index];
    if (!own) return option;
    const others = new Map(
      [...selection].filter(([customization]) => customization !== own.customizationId),
    );
    const choices = (option.choices ?? []).map((choice, position) => {
      const id = own.choices[position]?.id ?? '';
      const left = state.variants.filter(
        (variant) =>
          variant.visible &&
          variant.choices[own.customizationId] === id &&
          matches(variant, others),
      );
      return {
        ...choice,
        visible: left.length > 0,
        inStock: left.some(({ stock }) => isInStock(stock)),
      };
    });
    return { ...option, choices };
  });
}

const matches = (variant: VariantState, selection: Selection): boolean =>
  [...selection].every(([customization, choice]) => variant.choices[customization] === choice);
