import type { ProductState, VariantState } from '../../products/rules/product-state.ts';

/** The product with the choices of the variant: "Shirt (Red, Large)". */
export function variantName({ name, options }: ProductState, { choices }: VariantState): string {
  const chosen = options.flatMap(({ customizationId, choices: all }) => {
    const choice = all.find(({ id }) => id === choices[customizationId]);
    return choice ? [choice.name] : [];
  });
  return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`;
}
