import type { Currency } from '../../../kernel/money.ts';
import { effectiveVariants, rangeOf, shownVariants } from '../../products/rules/effective.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { isInStock } from '../../products/rules/stock-status.ts';
import type { ItemReference } from './catalog-item.ts';
import { missing, type MissingItem, readVariant } from './item-options.ts';

/** A product or one of its variants, for back-in-stock notifications. */
export interface RestockItem {
  readonly productId: string;
  /** Undefined when any variant of the product counts. */
  readonly variantId: string | undefined;
  readonly name: string;
  readonly slug: string;
  /** In thousandths of the store's currency; the lowest price where any variant counts. */
  readonly price: bigint;
  readonly path: string;
  readonly isInStock: boolean;
}

/** The item that a reference names. Custom texts and subscriptions are ignored, because stock does not depend on them. */
export function toRestockItem(
  state: ProductState | undefined,
  { catalogItemId, options }: ItemReference,
  currency: Currency,
): RestockItem | { readonly missing: MissingItem } {
  if (!state?.visible)
    return missing('ITEM_NOT_FOUND', `There is no product with the id ${catalogItemId} to sell.`);
  const variants = effectiveVariants(state, currency);
  const chosen = namesVariant(options ?? {}) ? readVariant(state, options ?? {}) : undefined;
  if (chosen && 'missing' in chosen) return chosen;
  const meant = chosen
    ? variants.filter(({ variant }) => variant === chosen.variant && variant.visible)
    : shownVariants(variants);
  if (meant.length === 0)
    return missing('VARIANT_NOT_FOUND', `"${state.name}" is not sold in this variant.`);
  return {
    productId: state.productId,
    variantId: chosen?.variant.variantId,
    name: state.name,
    slug: state.slug,
    path: `/products/${state.slug}`,
    price: rangeOf(meant.map(({ discounted }) => discounted))?.min ?? 0n,
    isInStock: meant.some(({ variant }) => isInStock(variant.stock)),
  };
}

function namesVariant({ variantId, options }: Readonly<Record<string, unknown>>): boolean {
  return (
    (typeof variantId === 'string' && variantId !== '') ||
    (typeof options === 'object' && options !== null && Object.keys(options).length > 0)
  );
}
