import type { Choice, ProductOption } from '@shopwright/contract/catalog/products';
import type { ChoiceState, ProductOptionState, ProductState } from './product-state.ts';
import { managesVariants } from './effective.ts';
import { renderMedia } from './media.ts';
import { isInStock, productStock } from './stock-status.ts';

export interface ChoiceStatus {
  readonly visible: boolean;
  readonly inStock: boolean;
}

/** For each choice id: whether any variant with the choice is visible, and whether any of those is in stock. */
export function choiceStatuses(
  state: ProductState,
): (choice: Pick<ChoiceState, 'id'>) => ChoiceStatus {
  if (!managesVariants(state)) {
    const status = { visible: true, inStock: productStock(state).status !== 'OUT_OF_STOCK' };
    return () => status;
  }
  const statuses = new Map<string, ChoiceStatus>();
  for (const { choices, visible, stock } of state.variants) {
    if (!visible) continue;
    const inStock = isInStock(stock);
    for (const id of Object.values(choices))
      statuses.set(id, { visible: true, inStock: inStock || (statuses.get(id)?.inStock ?? false) });
  }
  return ({ id }) => statuses.get(id) ?? { visible: false, inStock: false };
}

export function renderOptions(state: ProductState, siteUrl: string): ProductOption[] {
  const statusOf = choiceStatuses(state);
  const media = new Map((state.doc.media ?? []).map((item) => [item.id, item]));
  const renderChoice = (choice: ChoiceState): Choice => {
    const items = choice.mediaIds.flatMap((id) => media.get(id) ?? []);
    return {
      value: choice.value,
      description: choice.name,
      ...(items.length > 0 ? { media: renderMedia(items, siteUrl) } : {}),
      ...statusOf(choice),
    };
  };
  return state.options.map((option) => ({
    optionType: optionType(option),
    name: option.name,
    choices: option.choices.map(renderChoice),
  }));
}

const optionType = ({ renderType }: ProductOptionState): 'color' | 'drop_down' =>
  renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down';

/** `Color:Clay` for every choice that can be bought, for facets. */
export function optionValues(state: ProductState): string[] {
  const statusOf = choiceStatuses(state);
  return state.options.flatMap(({ name, choices }) =>
    choices.filter((choice) => statusOf(choice).inStock).map((choice) => `${name}:${choice.name}`),
  );
}

/** The color codes of choices, by facet value. */
export function optionColors({
  options,
}: Pick<ProductState, 'options'>): Readonly<Record<string, string>> {
  const colors = options
    .filter(({ renderType }) => renderType === 'SWATCH_CHOICES')
    .flatMap(({ name, choices }) =>
      choices
        .filter(({ value }) => COLOR.test(value))
        .map((choice) => [`${name}:${choice.name}`, choice.value.toLowerCase()] as const),
    );
  return Object.fromEntries(colors);
}

const COLOR = /^#[0-9a-f]{6}$/i;
