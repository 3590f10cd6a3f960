import type { VariantOverride } from '@shopwright/contract/catalog/variants';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { Currency } from '../../../kernel/money.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseFields,
  violation,
} from '../../../kernel/outcome.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { takeMoney, takeNumber, type Taking } from './bounds.ts';
import { managesVariants, WEIGHT_SCALE } from './effective.ts';
import { MAX_VARIANTS } from './make-variants.ts';
import { findChoice } from './options.ts';

/** Sets values that differ from the product's. A null removes a variant's own value; missing fields stay. */
export function overrideVariants(
  state: ProductState,
  overrides: readonly VariantOverride[],
  currency: Currency,
): ProductState | Refusal {
  if (!managesVariants(state))
    return refuse(
      400,
      'VARIANTS_NOT_MANAGED',
      'The variants of this product are not managed: set manageVariants and give it options first.',
    );
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

/** Finds variants by ids, or by choices; choices of some options match every variant that has them. */
function selectVariants(
  state: ProductState,
  { choices, variantIds }: VariantOverride,
  field: string,
): ReadonlySet<string> | Refusal {
  if (variantIds && variantIds.length > 0) {
    const existing = new Set(state.variants.map(({ variantId }) => variantId));
    const asked = variantIds.map((id) => id.toLowerCase());
    const unknown = asked.find((id) => !existing.has(id));
    return unknown === undefined ? new Set(asked) : variantNotFound(unknown);
  }
  if (!choices)
    return refuseFields(
      violation(field, 'REQUIRED_ONE_OF_FIELD', 'must name variants by choices or variantIds'),
    );
  const wanted: [string, string][] = [];
  for (const [optionName, choiceName] of Object.entries(choices)) {
    const option = state.options.find(({ name }) => name === optionName);
    const choice = option && findChoice(option, choiceName);
    if (!option || !choice)
      return refuse(
        400,
        'CHOICE_NOT_FOUND',
        `The product has no choice "${choiceName}" of an option "${optionName}".`,
        { option: optionName, choice: choiceName },
      );
    wanted.push([option.customizationId, choice.id]);
  }
  return new Set(
    state.variants
      .filter((variant) => wanted.every(([option, choice]) => variant.choices[option] === choice))
      .map(({ variantId }) => variantId),
  );
}

export const variantNotFound = (variantId: string): Refusal =>
  refuse(404, 'VARIANT_NOT_FOUND', `This product has no variant ${variantId}.`, { variantId });

type OwnValues = Pick<VariantState, 'price' | 'cost' | 'weight' | 'sku' | 'visible'>;
interface Change {
  readonly own: Partial<OwnValues>;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
}

function takeOverride(
  taking: Taking,
  field: string,
  { price, cost, weight, sku, visible, productDimensions, packageDimensions }: VariantOverride,
  currency: Currency,
): Change {
  const money = (name: string, value: number | null): string | null =>
    value === null ? null : (takeMoney(taking, `${field}.${name}`, value, currency) ?? null);
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
                : (takeNumber(taking, `${field}.weight`, weight, { scale: WEIGHT_SCALE }) ?? null),
          }),
      ...(sku === undefined ? {} : { sku: sku === '' ? null : sku }),
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
