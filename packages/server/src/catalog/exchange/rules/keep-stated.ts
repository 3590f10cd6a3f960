import type { ProductOptionState, ProductState } from '../../products/rules/product-state.ts';
import { choiceKey } from './fill-variants.ts';
import type { ProductLine } from './line.ts';

/** The ids that a line names for the parts of a new product: they go where the product goes. */
export function keepStated(
  state: ProductState,
  line: ProductLine,
  taken: ReadonlySet<string>,
): ProductState {
  if (!saysIds(line)) return state;
  const options = state.options.map((option, index) =>
    keepOption(option, line.options?.[index], taken),
  );
  return keepVariants(renameChoices(state, options), line, taken);
}

/** Most files name none. */
const saysIds = ({ variants = [], options = [] }: ProductLine): boolean =>
  variants.some(({ id }) => id !== undefined) ||
  options.some(
    ({ id, choices = [] }) => id !== undefined || choices.some((choice) => choice.id !== undefined),
  );

/** Every id a line names beside the product's own. */
export function statedIds(line: ProductLine): {
  readonly variants: string[];
  readonly options: string[];
} {
  return {
    variants: (line.variants ?? []).flatMap(({ id }) => id?.toLowerCase() ?? []),
    options: (line.options ?? []).flatMap(({ id }) => id?.toLowerCase() ?? []),
  };
}

type OptionLine = NonNullable<ProductLine['options']>[number];

function keepOption(
  option: ProductOptionState,
  line: OptionLine | undefined,
  taken: ReadonlySet<string>,
): ProductOptionState {
  const choices = option.choices.map((choice, index) => ({
    ...choice,
    id: line?.choices?.[index]?.id?.toLowerCase() ?? choice.id,
  }));
  const distinct = new Set(choices.map(({ id }) => id)).size === choices.length;
  return {
    ...option,
    customizationId: free(line?.id, taken) ?? option.customizationId,
    choices: distinct ? choices : option.choices,
  };
}

function keepVariants(
  state: ProductState,
  line: ProductLine,
  taken: ReadonlySet<string>,
): ProductState {
  const names = new Map(
    state.options.map((option) => [
      option.name,
      new Map(option.choices.map(({ name, id }) => [name, id])),
    ]),
  );
  const stated = new Map(
    (line.variants ?? []).map(({ id, choices = {} }) => [
      choiceKey(
        state,
        Object.fromEntries(
          state.options.map(({ customizationId, name }) => [
            customizationId,
            names.get(name)?.get(choices[name] ?? '') ?? '',
          ]),
        ),
      ),
      free(id, taken),
    ]),
  );
  const used = new Set<string>();
  const variants = state.variants.map((variant) => {
    const id = stated.get(choiceKey(state, variant.choices));
    if (id === undefined || used.has(id)) return variant;
    used.add(id);
    return { ...variant, variantId: id };
  });
  return { ...state, variants };
}

/** The same options and choices under other ids, and the variants that are made of them. */
export function renameChoices(
  state: ProductState,
  options: readonly ProductOptionState[],
): ProductState {
  const ids = new Map(
    state.options.flatMap((option, index) => [
      [option.customizationId, options[index]?.customizationId ?? option.customizationId] as const,
      ...option.choices.map(
        (choice, place) => [choice.id, options[index]?.choices[place]?.id ?? choice.id] as const,
      ),
    ]),
  );
  const renamed = (id: string): string => ids.get(id) ?? id;
  const variants = state.variants.map((variant) => ({
    ...variant,
    choices: Object.fromEntries(
      Object.entries(variant.choices).map(([option, choice]) => [renamed(option), renamed(choice)]),
    ),
  }));
  return { ...state, options, variants };
}

const free = (id: string | undefined, taken: ReadonlySet<string>): string | undefined => {
  const own = id?.toLowerCase();
  return own === undefined || taken.has(own) ? undefined : own;
};
