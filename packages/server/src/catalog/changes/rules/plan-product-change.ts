import type {
  PriceFormula,
  ProductPlanChange,
} from '@shopwright/contract/change-plans/change-plans';
import type { BulkProductError } from '@shopwright/contract/errors/groups';
import { divideHalfUp, divideRounded, toScale, toText, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';
import {
  isRefusal,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../../../kernel/outcome.ts';
import { withinBounds } from '../../products/rules/bulk.ts';
import { patchProduct, type Patching } from '../../products/rules/patch-product.ts';
import type { ProductState, VariantState } from '../../products/rules/product-state.ts';

/** The fields of a product that plans change. Values of variants are only those that differ from the product's. */
export type ProductFields = {
  readonly price?: string;
  readonly variantPrices?: VariantValues;
  readonly discount?: ProductState['discount'];
  readonly visible?: boolean;
  readonly brand?: string | null;
  readonly ribbon?: string | null;
  readonly weight?: string | null;
  readonly variantWeights?: VariantValues;
  readonly cost?: string | null;
  readonly variantCosts?: VariantValues;
  /** Whether the product is in the collection, by collection ID. */
  readonly collections?: Readonly<Record<string, boolean>>;
};

/** By variant ID; null follows the product. */
type VariantValues = Readonly<Record<string, string | null>>;

/** Refuses a change that no product could take. */
export function checkProductChange(
  change: ProductPlanChange,
  currency: Currency,
): Refusal | undefined {
  if (Object.values(change).every((value) => value === undefined))
    return refuseFields(
      violation('productChange', 'REQUIRED_ONE_OF_FIELD', 'must change at least one field'),
    );
  const { price, deleteProducts, ...others } = change;
  const isMixed = price !== undefined || Object.values(others).some((value) => value !== undefined);
  if (deleteProducts && isMixed)
    return refuseFields(
      violation('productChange.deleteProducts', 'OTHER', 'must be the only change'),
    );
  if (deleteProducts === false && !isMixed)
    return refuseFields(
      violation('productChange', 'REQUIRED_ONE_OF_FIELD', 'must change at least one field'),
    );
  return price && checkFormula(price, 'productChange.price', currency);
}

/** Refuses a formula that changes nothing, or ends with a fraction that the currency does not have. */
export function checkFormula(
  { setTo, addAmount, addPercent, endWith }: PriceFormula,
  field: string,
  currency: Currency,
): Refusal | undefined {
  if ([setTo, addAmount, addPercent, endWith].every((part) => part === undefined))
    return refuseFields(violation(field, 'REQUIRED_ONE_OF_FIELD', 'must hold a formula'));
  const isExact =
    endWith === undefined ||
    toScale(endWith, MONEY_SCALE, currency.decimals) === toUnits(endWith, MONEY_SCALE);
  if (isExact) return undefined;
  return refuseFields(
    violation(
      `${field}.endWith`,
      'DECIMAL_MAX_SCALE',
      `must have at most ${currency.decimals} decimals in ${currency.code}`,
    ),
  );
}

/** The values of the changed fields before and after the change. */
export function planProductChange(
  state: ProductState,
  change: ProductPlanChange,
  patching: Patching,
):
  | { readonly before: ProductFields; readonly after: ProductFields }
  | Refusal<BulkProductError | 'PRODUCT_MATCHES_COLLECTION_RULE'> {
  // Its rule would add the product again.
  if (lowerCase(change.removeFromCollectionIds).some((id) => state.ruleCollectionIds?.includes(id)))
    return refuse('PRODUCT_MATCHES_COLLECTION_RULE', { name: state.name });
  const changed = changeProduct(state, change, patching);
  if (isRefusal(changed)) return changed;
  return { before: readFields(state, change), after: readFields(changed, change, state) };
}

function changeProduct(
  state: ProductState,
  change: ProductPlanChange,
  patching: Patching,
): ProductState | Refusal<BulkProductError> {
  const { price, discount, visible, brand, ribbon, weight, cost } = change;
  const patched = patchProduct(
    state,
    {
      ...(discount ? { discount: { type: discount.type, value: discount.value ?? 0 } } : {}),
      ...(visible === undefined ? {} : { visible }),
      ...(brand === undefined ? {} : { brand }),
      ...(ribbon === undefined ? {} : { ribbon }),
      ...(weight === undefined ? {} : { weight }),
      ...(cost === undefined ? {} : { costAndProfitData: { itemCost: cost } }),
    },
    patching,
  );
  if (isRefusal(patched)) return patched;
  const priced = price ? applyFormula(patched, price, patching.currency) : patched;
  if (isRefusal(priced)) return priced;
  return {
    ...priced,
    collectionIds: newCollections(state.collectionIds, change),
    variants: priced.variants.map((variant) => ({
      ...variant,
      ...(weight === undefined ? {} : { weight: null }),
      ...(cost === undefined ? {} : { cost: null }),
    })),
  };
}

function applyFormula(
  state: ProductState,
  formula: PriceFormula,
  currency: Currency,
): ProductState | Refusal<'NEGATIVE_VALUE' | 'VALUE_TOO_LARGE'> {
  const price = newPrice(state.price, formula, currency);
  if (isRefusal(price)) return price;
  const variants: VariantState[] = [];
  for (const variant of state.variants) {
    const own =
      variant.price === null || formula.setTo !== undefined
        ? null
        : newPrice(variant.price, formula, currency);
    if (isRefusal(own)) return own;
    variants.push({ ...variant, price: own });
  }
  return { ...state, price, variants };
}

const ONE = 10n ** BigInt(MONEY_SCALE);
const PERCENT_SCALE = 4;
const HUNDRED_PERCENT = 100n * 10n ** BigInt(PERCENT_SCALE);

/** Exact, in the smallest unit of the currency. */
export function newPrice(
  price: string,
  { setTo, addAmount, addPercent, endWith }: PriceFormula,
  currency: Currency,
): string | Refusal<'NEGATIVE_VALUE' | 'VALUE_TOO_LARGE'> {
  const inCurrency = (value: string): bigint => toScale(value, MONEY_SCALE, currency.decimals);
  const before = toUnits(price, MONEY_SCALE);
  const changed =
    setTo !== undefined
      ? inCurrency(setTo)
      : addAmount !== undefined
        ? before + inCurrency(addAmount)
        : addPercent !== undefined
          ? divideRounded(
              before * (HUNDRED_PERCENT + toUnits(addPercent, PERCENT_SCALE)),
              HUNDRED_PERCENT,
              MONEY_SCALE,
              currency.decimals,
            )
          : before;
  const bounded = withinBounds(changed, 'price', MONEY_SCALE);
  if (isRefusal(bounded) || endWith === undefined) return bounded;
  return toText(nearestEnding(changed, toUnits(endWith, MONEY_SCALE)), MONEY_SCALE);
}

/** The amount nearest to `units` that ends with the fraction, and is not below it. */
function nearestEnding(units: bigint, fraction: bigint): bigint {
  const whole = units < fraction ? 0n : divideHalfUp(units - fraction, ONE);
  return whole * ONE + fraction;
}

const lowerCase = (ids: readonly string[] = []): string[] => ids.map((id) => id.toLowerCase());

/** The collections that the change adds products to or removes them from. */
export const collectionIdsOf = (change: ProductPlanChange): string[] => [
  ...new Set([
    ...lowerCase(change.addToCollectionIds),
    ...lowerCase(change.removeFromCollectionIds),
  ]),
];

/** The collections that the product is in with these values. */
export const addedCollections = (planned: ProductFields): string[] => {
  const { collections = {} } = planned;
  return Object.keys(collections).filter((id) => collections[id]);
};

/** A collection that is both added and removed is removed. */
function newCollections(
  current: readonly string[],
  { addToCollectionIds, removeFromCollectionIds }: ProductPlanChange,
): readonly string[] {
  const removed = new Set(lowerCase(removeFromCollectionIds));
  const added = lowerCase(addToCollectionIds).filter(
    (id) => !current.includes(id) && !removed.has(id),
  );
  if (added.length === 0 && !current.some((id) => removed.has(id))) return current;
  return [...current.filter((id) => !removed.has(id)), ...new Set(added)];
}

/**
 * The values that a change touches. Variants count that have a value of their own in `state` or in `original`, the product before
 * the change: their value is cleared by it.
 */
function readFields(
  state: ProductState,
  change: ProductPlanChange,
  original: ProductState = state,
): ProductFields {
  const ownValues = (name: 'price' | 'weight' | 'cost'): VariantValues =>
    Object.fromEntries(
      state.variants.flatMap((variant, index) =>
        (original.variants[index]?.[name] ?? null) === null && variant[name] === null
          ? []
          : [[variant.variantId, variant[name]]],
      ),
    );
  const collectionIds = collectionIdsOf(change);
  return {
    ...(change.price ? { price: state.price, variantPrices: ownValues('price') } : {}),
    ...(change.discount ? { discount: state.discount } : {}),
    ...(change.visible === undefined ? {} : { visible: state.visible }),
    ...(change.brand === undefined ? {} : { brand: state.brand }),
    ...(change.ribbon === undefined ? {} : { ribbon: state.ribbon }),
    ...(change.weight === undefined
      ? {}
      : { weight: state.weight, variantWeights: ownValues('weight') }),
    ...(change.cost === undefined ? {} : { cost: state.cost, variantCosts: ownValues('cost') }),
    ...(collectionIds.length === 0
      ? {}
      : {
          collections: Object.fromEntries(
            collectionIds.map((id) => [id, state.collectionIds.includes(id)]),
          ),
        }),
  };
}

/** The current values of the fields that `expected` names, in the same form. */
export function currentFields(state: ProductState, expected: ProductFields): ProductFields {
  const fields = expected;
  const own = (name: 'price' | 'weight' | 'cost', values: VariantValues): VariantValues => {
    const current = new Map(state.variants.map((variant) => [variant.variantId, variant[name]]));
    const others = state.variants.filter(
      (variant) => variant[name] !== null && !(variant.variantId in values),
    );
    return Object.fromEntries([
      ...Object.keys(values).flatMap((id) => (current.has(id) ? [[id, current.get(id)]] : [])),
      ...others.map((variant) => [variant.variantId, variant[name]]),
    ]) as VariantValues;
  };
  const current: ProductFields = {
    price: state.price,
    variantPrices: own('price', fields.variantPrices ?? {}),
    discount: state.discount,
    visible: state.visible,
    brand: state.brand,
    ribbon: state.ribbon,
    weight: state.weight,
    variantWeights: own('weight', fields.variantWeights ?? {}),
    cost: state.cost,
    variantCosts: own('cost', fields.variantCosts ?? {}),
    collections: Object.fromEntries(
      Object.keys(fields.collections ?? {}).map((id) => [id, state.collectionIds.includes(id)]),
    ),
  };
  return Object.fromEntries(Object.entries(current).filter(([name]) => name in expected));
}

/** The product with exactly these values. */
export function withFields(state: ProductState, planned: ProductFields): ProductState {
  const {
    variantPrices = {},
    variantWeights = {},
    variantCosts = {},
    collections,
    ...own
  } = planned;
  return {
    ...state,
    ...own,
    collectionIds: collections
      ? newCollections(state.collectionIds, {
          addToCollectionIds: addedCollections(planned),
          removeFromCollectionIds: Object.keys(collections).filter((id) => !collections[id]),
        })
      : state.collectionIds,
    variants: state.variants.map((variant) => ({
      ...variant,
      price: valueFor(variantPrices, variant, 'price'),
      weight: valueFor(variantWeights, variant, 'weight'),
      cost: valueFor(variantCosts, variant, 'cost'),
    })),
  };
}

const valueFor = (
  values: VariantValues,
  variant: VariantState,
  name: 'price' | 'weight' | 'cost',
): string | null => {
  const value = values[variant.variantId];
  return value === undefined ? variant[name] : value;
};
