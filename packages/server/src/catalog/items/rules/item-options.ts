import type { SubscriptionOptionInfo } from '@shopwright/contract/shared/item';
import { managesVariants } from '../../products/rules/effective.ts';
import { findChoice } from '../../products/rules/options.ts';
import type {
  ChoiceState,
  CustomTextFieldState,
  DiscountState,
  ProductOptionState,
  ProductState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { selectedVariant } from '../../products/rules/variants.ts';
import {
  subscriptionDiscount,
  subscriptionOptionsOf,
} from '../../products/rules/subscription-options.ts';
import { findVariant } from '../../products/rules/stock-status.ts';

/** Why a reference names nothing that can be sold. */
export interface MissingItem {
  readonly code:
    | 'CATALOG_NOT_FOUND'
    | 'ITEM_NOT_FOUND'
    | 'VARIANT_NOT_FOUND'
    | 'INVALID_ITEM_OPTIONS';
  readonly description: string;
}

export const missing = (
  code: MissingItem['code'],
  description: string,
): { missing: MissingItem } => ({ missing: { code, description } });

/** The buyer's choices. */
export interface ItemChoice {
  readonly variant: VariantState;
  /** Choice id by customization id. */
  readonly selection: ReadonlyMap<string, string>;
  readonly chosen: readonly { readonly option: ProductOptionState; readonly choice: ChoiceState }[];
  readonly texts: readonly { readonly field: CustomTextFieldState; readonly text: string }[];
  readonly subscription?: Plan;
}

interface Plan {
  readonly id: string;
  readonly info: SubscriptionOptionInfo;
  readonly discount?: DiscountState;
}

type Wrong = { readonly missing: MissingItem };
const wrong = (description: string): Wrong => missing('INVALID_ITEM_OPTIONS', description);

/**
 * `{ variantId }`, `{ options: { Color: 'Red' } }` or both; optionally `customTextFields` and
 * `subscriptionOptionId`.
 */
export function readItemOptions(
  state: ProductState,
  given: Readonly<Record<string, unknown>>,
): ItemChoice | Wrong {
  const variant = readVariant(state, given);
  if ('missing' in variant) return variant;
  const texts = readTexts(state, given['customTextFields']);
  if ('missing' in texts) return texts;
  const plan = readPlan(state, given['subscriptionOptionId']);
  if (plan && 'missing' in plan) return plan;
  const chosen = state.options.flatMap((option) => {
    const choice = option.choices.find(
      ({ id }) => id === variant.selection.get(option.customizationId),
    );
    return choice ? [{ option, choice }] : [];
  });
  return { ...variant, chosen, texts: texts.texts, ...(plan ? { subscription: plan } : {}) };
}

/** The variant that `variantId` and `options` name. */
export function readVariant(
  state: ProductState,
  given: Readonly<Record<string, unknown>>,
): Pick<ItemChoice, 'variant' | 'selection'> | Wrong {
  const selection = new Map<string, string>();
  for (const [name, value] of Object.entries(isRecord(given['options']) ? given['options'] : {})) {
    const option = state.options.find((candidate) => candidate.name === name);
    const choice = option && typeof value === 'string' ? findChoice(option, value) : undefined;
    if (!option) return wrong(`"${state.name}" has no option "${name}".`);
    if (!choice)
      return wrong(`The option "${name}" of "${state.name}" has no choice "${String(value)}".`);
    selection.set(option.customizationId, choice.id);
  }
  const variantId = given['variantId'];
  if (typeof variantId === 'string' && variantId !== '' && managesVariants(state)) {
    const variant = findVariant(state, variantId);
    if (!variant)
      return missing('VARIANT_NOT_FOUND', `"${state.name}" has no variant ${variantId}.`);
    const other = [...selection].find(([option, choice]) => variant.choices[option] !== choice);
    return other
      ? wrong(
          `The variant ${variantId} of "${state.name}" has other choices than those sent with it.`,
        )
      : { variant, selection: new Map(Object.entries(variant.choices)) };
  }
  if (typeof variantId === 'string' && variantId !== '' && !findVariant(state, variantId))
    return missing('VARIANT_NOT_FOUND', `"${state.name}" has no variant ${variantId}.`);
  const open = state.options.filter(({ customizationId }) => !selection.has(customizationId));
  if (open.length > 0)
    return wrong(`Choose ${open.map(({ name }) => `"${name}"`).join(' and ')} of "${state.name}".`);
  const variant = selectedVariant(state, selection);
  return variant
    ? { variant, selection }
    : missing('VARIANT_NOT_FOUND', `"${state.name}" is not sold in this combination.`);
}

function readTexts(
  { name, doc: { customTextFields = [] } }: ProductState,
  given: unknown,
): Pick<ItemChoice, 'texts'> | Wrong {
  const sent = isRecord(given) ? given : {};
  const unknown = Object.keys(sent).find(
    (title) => !customTextFields.some((field) => field.title === title),
  );
  if (unknown !== undefined) return wrong(`"${name}" has no text field "${unknown}".`);
  const texts: { field: CustomTextFieldState; text: string }[] = [];
  for (const field of customTextFields) {
    const value = Object.hasOwn(sent, field.title) ? sent[field.title] : undefined;
    if (value !== undefined && value !== null && typeof value !== 'string')
      return wrong(`The text field "${field.title}" of "${name}" takes text.`);
    const text = (value ?? '').trim();
    if (text === '' && field.mandatory) return wrong(`Fill in "${field.title}" of "${name}".`);
    if (text.length > field.maxLength)
      return wrong(
        `"${field.title}" of "${name}" holds ${field.maxLength} characters at most; ${text.length} were sent.`,
      );
    if (text !== '') texts.push({ field, text });
  }
  return { texts };
}

function readPlan(state: ProductState, id: unknown): Plan | Wrong | undefined {
  if (typeof id !== 'string' || id === '') return undefined;
  const plan = subscriptionOptionsOf(state).find((option) => option.id === id);
  if (!plan) return wrong(`"${state.name}" is not sold by a subscription "${id}".`);
  const { title, description, subscriptionSettings } = plan;
  const discount = subscriptionDiscount(plan);
  return {
    id,
    info: {
      ...(subscriptionSettings ? { subscriptionSettings } : {}),
      ...(title ? { title: { original: title } } : {}),
      ...(description ? { description: { original: description } } : {}),
    },
    ...(discount ? { discount } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
