import { toSlug } from '../../../kernel/slug.ts';
import type { ProductState } from './product-state.ts';

interface Copying {
  readonly name: string;
  readonly numericId: string;
  readonly mint: () => string;
  readonly now: string;
}

/**
 * A copy with IDs of its own. It is hidden and without stock, SKUs and barcodes, so that nothing is
 * sold or found twice before the merchant has looked at it.
 */
export function duplicateProduct(
  state: ProductState,
  { name, numericId, mint, now }: Copying,
): ProductState {
  const ids = new Map<string, string>();
  const newIdOf = (id: string): string => {
    const existing = ids.get(id);
    if (existing !== undefined) return existing;
    const made = mint();
    ids.set(id, made);
    return made;
  };
  const { customTextFields, subscriptionOptions } = state.doc;
  return {
    ...state,
    productId: mint(),
    numericId,
    inventoryItemId: mint(),
    revision: 0,
    name,
    slug: toSlug(name) || state.slug,
    visible: false,
    sku: null,
    options: state.options.map((option) => ({
      ...option,
      customizationId: newIdOf(option.customizationId),
      choices: option.choices.map((choice) => ({ ...choice, id: newIdOf(choice.id) })),
    })),
    infoSections: state.infoSections.map((section) =>
      section.uniqueName === null
        ? { ...section, infoSectionId: newIdOf(section.infoSectionId), shared: false }
        : section,
    ),
    variants: state.variants.map((variant) => ({
      ...variant,
      variantId: mint(),
      choices: Object.fromEntries(
        Object.entries(variant.choices).map(([option, choice]) => [
          newIdOf(option),
          newIdOf(choice),
        ]),
      ),
      sku: null,
      barcode: null,
      stock: {
        ...variant.stock,
        quantity: 0,
        reserved: 0,
        preorder: { ...variant.stock.preorder, count: 0 },
        updatedAt: now,
      },
    })),
    doc: {
      ...state.doc,
      ...(customTextFields
        ? { customTextFields: customTextFields.map((field) => ({ ...field, id: mint() })) }
        : {}),
      ...(subscriptionOptions
        ? { subscriptionOptions: subscriptionOptions.map((option) => ({ ...option, id: mint() })) }
        : {}),
    },
    createdAt: now,
    updatedAt: now,
  };
}
