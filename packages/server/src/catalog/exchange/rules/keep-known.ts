import { same } from '../../../kernel/same.ts';
import { sameStock } from '../../stock/rules/inventory.ts';
import type {
  InfoSectionState,
  ProductDoc,
  ProductOptionState,
  ProductState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { choiceKey } from './fill-variants.ts';
import { renameChoices } from './keep-stated.ts';

/** A product that was stated anew, joined to what it was: the same names keep their ids, and what is the same stays the same value. */
export function keepKnown(before: ProductState, stated: ProductState): ProductState {
  const named = renameChoices(
    stated,
    stated.options.map((option) => keepOption(before, option)),
  );
  const doc = keepDoc(before.doc, named.doc);
  return {
    ...named,
    revision: before.revision,
    doc: same(before.doc, doc) ? before.doc : doc,
    options: orBefore(before.options, named.options),
    infoSections: orBefore(
      before.infoSections,
      keepSections(before.infoSections, named.infoSections),
    ),
    variants: orBefore(before.variants, keepVariants(before, named)),
    collectionIds: orBefore(before.collectionIds, named.collectionIds),
    discount: same(before.discount, named.discount) ? before.discount : named.discount,
  };
}

const orBefore = <Part>(before: readonly Part[], after: readonly Part[]): readonly Part[] =>
  same(before, after) ? before : after;

function keepOption(before: ProductState, option: ProductOptionState): ProductOptionState {
  const known = before.options.find(({ name }) => name === option.name);
  if (!known) return option;
  const ids = new Map(known.choices.map(({ name, id, key }) => [name, { id, key }]));
  return {
    ...option,
    customizationId: known.customizationId,
    key: known.key,
    choices: option.choices.map((choice) => ({ ...choice, ...ids.get(choice.name) })),
  };
}

function keepDoc(before: ProductDoc, doc: ProductDoc): ProductDoc {
  const known = new Map(
    (before.customTextFields ?? []).map(({ title, id, key }) => [title, { id, key }]),
  );
  return {
    ...doc,
    // No media is said in two ways.
    ...(doc.media === undefined && before.media?.length === 0 ? { media: before.media } : {}),
    ...(doc.customTextFields
      ? {
          customTextFields: doc.customTextFields.map((field) => ({
            ...field,
            ...known.get(field.title),
          })),
        }
      : {}),
  };
}

/** One that others use too is left as it is: what is changed here is a copy. */
function keepSections(
  before: readonly InfoSectionState[],
  sections: readonly InfoSectionState[],
): InfoSectionState[] {
  const left = new Set(before);
  const claim = (fits: (known: InfoSectionState) => boolean): InfoSectionState | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const unchanged = sections.map(({ title, description }) =>
    claim((known) => known.title === title && known.description === description),
  );
  return sections.map((section, index) => {
    const known = unchanged[index];
    if (known) return known;
    const renewed = claim(({ title, shared }) => title === section.title && !shared);
    return renewed ? { ...renewed, description: section.description } : section;
  });
}

/** By their choices; the one variant of a product without options goes on as its first. */
function keepVariants(before: ProductState, after: ProductState): VariantState[] {
  const known = new Map(
    before.variants.map((variant) => [choiceKey(after, variant.choices), variant]),
  );
  const single = after.variants.length === 1 ? before.variants[0] : undefined;
  return after.variants.map((variant) => {
    const fits = known.get(choiceKey(after, variant.choices));
    const old =
      fits && Object.keys(fits.choices).length === Object.keys(variant.choices).length
        ? fits
        : single;
    if (!old) return variant;
    const { preorder, quantity } = variant.stock;
    // What was ordered before it was there is owed until there is some.
    const count = preorder.count === 0 && quantity <= 0 ? old.stock.preorder.count : preorder.count;
    const stock = {
      ...variant.stock,
      reserved: old.stock.reserved,
      preorder: { ...preorder, count },
    };
    const kept = {
      ...variant,
      variantId: old.variantId,
      stock: sameStock(stock, old.stock) ? old.stock : stock,
    };
    return same(old, kept) ? old : kept;
  });
}
