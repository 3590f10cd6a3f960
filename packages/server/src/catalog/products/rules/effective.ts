import type { Dimensions } from '@shopwright/contract/shared/item';
import { toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { discounted } from './prices.ts';

/** The number of decimals of a stored weight. */
export const WEIGHT_SCALE = 4;

/** Version 1 shows the one variant of a product without managed variants under this id. */
export const UNMANAGED_VARIANT_ID = '00000000-0000-0000-0000-000000000000';

/** Variants exist for the buyer when the merchant manages them and there is something to choose. */
export const managesVariants = (state: Pick<ProductState, 'manageVariants' | 'options'>): boolean =>
  state.manageVariants && state.options.length > 0;

export const wireVariantId = (
  state: Pick<ProductState, 'manageVariants' | 'options'>,
  variant: Pick<VariantState, 'variantId'>,
): string => (managesVariants(state) ? variant.variantId : UNMANAGED_VARIANT_ID);

/** A variant whose missing values are filled in from its product. */
export interface EffectiveVariant {
  readonly variant: VariantState;
  readonly price: bigint;
  readonly discounted: bigint;
  readonly cost: bigint | null;
  readonly weight: bigint | null;
  readonly sku: string | null;
  readonly productDimensions: Dimensions | undefined;
  readonly packageDimensions: Dimensions | undefined;
}

export function effectiveVariants(state: ProductState, currency: Currency): EffectiveVariant[] {
  const managed = managesVariants(state);
  const productPrice = toUnits(state.price, MONEY_SCALE);
  const productDiscounted = discounted(productPrice, state.discount, currency);
  const productCost = state.cost === null ? null : toUnits(state.cost, MONEY_SCALE);
  const productWeight = state.weight === null ? null : toUnits(state.weight, WEIGHT_SCALE);
  return state.variants.map((variant) => {
    const price = variant.price === null ? productPrice : toUnits(variant.price, MONEY_SCALE);
    return {
      variant,
      price,
      discounted:
        variant.price === null ? productDiscounted : discounted(price, state.discount, currency),
      cost: variant.cost === null ? productCost : toUnits(variant.cost, MONEY_SCALE),
      weight: variant.weight === null ? productWeight : toUnits(variant.weight, WEIGHT_SCALE),
      sku: managed ? variant.sku : state.sku,
      productDimensions: variant.productDimensions ?? state.doc.productDimensions,
      packageDimensions: variant.packageDimensions ?? state.doc.packageDimensions,
    };
  });
}

/** Ranges and stock cover the visible variants, or all of them when every variant is hidden. */
export function shownVariants<Item extends { readonly variant: Pick<VariantState, 'visible'> }>(
  variants: readonly Item[],
): readonly Item[] {
  const visible = variants.filter(({ variant }) => variant.visible);
  return visible.length > 0 ? visible : variants;
}

export function rangeOf(
  values: readonly bigint[],
): { readonly min: bigint; readonly max: bigint } | undefined {
  const [first, ...rest] = values;
  if (first === undefined) return undefined;
  return rest.reduce(
    (range, value) => ({
      min: value < range.min ? value : range.min,
      max: value > range.max ? value : range.max,
    }),
    { min: first, max: first },
  );
}
