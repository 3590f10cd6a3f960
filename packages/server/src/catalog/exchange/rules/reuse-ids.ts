import { isDeepEqual } from '../../../kernel/is-deep-equal.ts';
import type {
  InfoSectionState,
  ProductDoc,
  ProductOptionState,
  ProductState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { sameStock } from '../../products/rules/stock-status.ts';
import { choiceKey } from './fill-variants.ts';
import type { ProductLine } from './line.ts';

/**
 * Gives the parts of a new product the ids that its line in the file states, unless another product
 * has them.
 */
export function applyStatedIds(
  state: ProductState,
  line: ProductLine,
  taken: ReadonlySet<string>,
): ProductState {
  if (!statesIds(line)) return state;
  const options = state.options.map((option, index) =>
    applyOptionIds(option, line.options?.[index], taken),
  );
  return applyVariantIds(replaceChoiceIds(state, options), line, taken);
}

const statesIds = ({ variants = [], options = [] }: ProductLine): boolean =>
  variants.some(({ id }) => id !== undefined) ||
  options.some(
    ({ id, choices = [] }) => id !== undefined || choices.some((choice) => choice.id !== undefined),
  );

/** The ids that a line states for options and variants. */
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

function applyOptionIds(
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

function applyVariantIds(
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

/** Replaces the ids of options and choices, also where variants refer to them. */
export function replaceChoiceIds(
  state: ProductState,
  options: readonly ProductOptionState[],
): ProductState {
  const ids = new Map(
    state.options.flatMap((option, index) => [
      [option.customizationId, options[index]?.customizationId ?? option.customizationId] as const,
      ...option.choices.map(
        (choice, choiceIndex) =>
          [choice.id, options[index]?.choices[choiceIndex]?.id ?? choice.id] as const,
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

/**
 * Merges a product from a file into the stored one. Parts with the same name reuse the stored ids,
 * and unchanged parts stay the identical value, so that no write happens for them.
 */
export function reuseExistingIds(before: ProductState, stated: ProductState): ProductState {
  const named = replaceChoiceIds(
    stated,
    stated.options.map((option) => reuseOptionIds(before, option)),
  );
  const doc = reuseTextFieldIds(before.doc, named.doc);
  return {
    ...named,
    revision: before.revision,
    doc: isDeepEqual(before.doc, doc) ? before.doc : doc,
    options: orBefore(before.options, named.options),
    infoSections: orBefore(
      before.infoSections,
      reuseInfoSections(before.infoSections, named.infoSections),
    ),
    variants: orBefore(before.variants, reuseVariants(before, named)),
    collectionIds: orBefore(before.collectionIds, named.collectionIds),
    discount: isDeepEqual(before.discount, named.discount) ? before.discount : named.discount,
  };
}

const orBefore = <Part>(before: readonly Part[], after: readonly Part[]): readonly Part[] =>
  isDeepEqual(before, after) ? before : after;

function reuseOptionIds(before: ProductState, option: ProductOptionState): ProductOptionState {
  const existing = before.options.find(({ name }) => name === option.name);
  if (!existing) return option;
  const ids = new Map(existing.choices.map(({ name, id, key }) => [name, { id, key }]));
  return {
    ...option,
    customizationId: existing.customizationId,
    key: existing.key,
    choices: option.choices.map((choice) => ({ ...choice, ...ids.get(choice.name) })),
  };
}

function reuseTextFieldIds(before: ProductDoc, doc: ProductDoc): ProductDoc {
  const existing = new Map(
    (before.customTextFields ?? []).map(({ title, id, key }) => [title, { id, key }]),
  );
  return {
    ...doc,
    // A missing list and an empty list both mean no media.
    ...(doc.media === undefined && before.media?.length === 0 ? { media: before.media } : {}),
    ...(doc.customTextFields
      ? {
          customTextFields: doc.customTextFields.map((field) => ({
            ...field,
            ...existing.get(field.title),
          })),
        }
      : {}),
  };
}

/** A section that other products share is never changed: the product gets a copy. */
function reuseInfoSections(
  before: readonly InfoSectionState[],
  sections: readonly InfoSectionState[],
): InfoSectionState[] {
  const left = new Set(before);
  const claim = (fits: (section: InfoSectionState) => boolean): InfoSectionState | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const unchanged = sections.map(({ title, description }) =>
    claim((candidate) => candidate.title === title && candidate.description === description),
  );
  return sections.map((section, index) => {
    const match = unchanged[index];
    if (match) return match;
    const renewed = claim(({ title, shared }) => title === section.title && !shared);
    return renewed ? { ...renewed, description: section.description } : section;
  });
}

/**
 * Variants match by their choices. The only variant of a product without options matches the first
 * stored one.
 */
function reuseVariants(before: ProductState, after: ProductState): VariantState[] {
  const existing = new Map(
    before.variants.map((variant) => [choiceKey(after, variant.choices), variant]),
  );
  const single = after.variants.length === 1 ? before.variants[0] : undefined;
  return after.variants.map((variant) => {
    const fits = existing.get(choiceKey(after, variant.choices));
    const old =
      fits && Object.keys(fits.choices).length === Object.keys(variant.choices).length
        ? fits
        : single;
    if (!old) return variant;
    const { preorder, quantity } = variant.stock;
    // Preorders stay owed until there is stock.
    const count = preorder.count === 0 && quantity <= 0 ? old.stock.preorder.count : preorder.count;
    const stock = {
      ...variant.stock,
      reserved: old.stock.reserved,
      preorder: { ...preorder, count },
    };
    const merged = {
      ...variant,
      variantId: old.variantId,
      stock: sameStock(stock, old.stock) ? old.stock : stock,
    };
    return isDeepEqual(old, merged) ? old : merged;
  });
}
