import { toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { discounted } from './prices.ts';
import type { ProductState } from './product-state.ts';
import { productStock } from './stock-status.ts';

/** The value of a field as text: decimals, ISO moments, `true` and `false`. */
type RuleValue = string | null;

/** The rule of a collection: products that meet its filter belong to it. */
export interface CollectionRule {
  readonly collectionId: string;
  readonly isMet: (valueOf: (field: string) => RuleValue) => boolean;
}

/** The fields of a product that rules can name. */
export type RuleField =
  | 'name'
  | 'brand'
  | 'ribbon'
  | 'price'
  | 'price.discountedPrice'
  | 'onSale'
  | 'stock.inStock'
  | 'productType'
  | 'createdDate';

const readers: Readonly<Record<RuleField, (state: ProductState, currency: Currency) => RuleValue>> =
  {
    name: ({ name }) => name,
    brand: ({ brand }) => brand,
    ribbon: ({ ribbon }) => ribbon,
    price: ({ price }) => price,
    'price.discountedPrice': (state, currency) => toText(charged(state, currency), MONEY_SCALE),
    onSale: (state, currency) =>
      String(charged(state, currency) < toUnits(state.price, MONEY_SCALE)),
    'stock.inStock': (state) => String(productStock(state).status !== 'OUT_OF_STOCK'),
    productType: ({ productType }) => productType,
    createdDate: ({ createdAt }) => createdAt,
  };

const charged = ({ price, discount }: ProductState, currency: Currency): bigint =>
  discounted(toUnits(price, MONEY_SCALE), discount, currency);

const isRuleField = (name: string): name is RuleField => Object.hasOwn(readers, name);

export const meetsRule = (state: ProductState, rule: CollectionRule, currency: Currency): boolean =>
  rule.isMet((name) => (isRuleField(name) ? readers[name](state, currency) : null));

/**
 * The product in the collections that it was added to by hand, and in those whose rule it meets. A
 * product that is in a collection for both reasons counts as added by hand.
 */
export function applyCollectionRules(
  state: ProductState,
  rules: readonly CollectionRule[],
  currency: Currency,
): ProductState {
  const byRule = new Set(state.ruleCollectionIds);
  if (rules.length === 0 && byRule.size === 0) return state;
  const handPicked = new Set(state.collectionIds.filter((id) => !byRule.has(id)));
  const matching = rules
    .filter((rule) => meetsRule(state, rule, currency))
    .map(({ collectionId }) => collectionId)
    .filter((id) => !handPicked.has(id));
  const remaining = state.collectionIds.filter((id) => handPicked.has(id) || matching.includes(id));
  const collectionIds = [...remaining, ...matching.filter((id) => !remaining.includes(id))];
  const isSame = sameIds(collectionIds, state.collectionIds);
  // The identical product is not rendered again, the identical list writes no memberships.
  if (isSame && sameIds(matching, state.ruleCollectionIds ?? [])) return state;
  return {
    ...state,
    collectionIds: isSame ? state.collectionIds : collectionIds,
    ruleCollectionIds: matching,
  };
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Adds a product to a collection by hand: it stays when it no longer meets the rule. */
export const joinCollection = (state: ProductState, id: string): ProductState => ({
  ...state,
  ...(state.collectionIds.includes(id) ? {} : { collectionIds: [...state.collectionIds, id] }),
  ...(state.ruleCollectionIds?.includes(id)
    ? { ruleCollectionIds: state.ruleCollectionIds.filter((other) => other !== id) }
    : {}),
});

export const leaveCollection = (state: ProductState, id: string): ProductState =>
  state.collectionIds.includes(id)
    ? {
        ...state,
        collectionIds: state.collectionIds.filter((other) => other !== id),
        ruleCollectionIds: (state.ruleCollectionIds ?? []).filter((other) => other !== id),
      }
    : state;
