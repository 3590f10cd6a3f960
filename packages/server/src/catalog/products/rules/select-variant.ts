import type { ProductOption } from '@shopwright/contract/catalog/products';
import { type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import { managesVariants } from './effective.ts';
import { findChoice } from './options.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { canBuy, isInStock } from './stock-status.ts';

/** The chosen choices: choice id by customization id. */
export type Selection = ReadonlyMap<string, string>;

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
