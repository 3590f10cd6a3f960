import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { CatalogOverrideFields } from '@shopwright/contract/shared/item';
import type { CatalogItem, ItemReference } from '../../catalog/items/rules/catalog-item.ts';

/**
 * A stored line of a cart or a checkout, as plain JSON. Its item is looked up each time it is shown
 * or priced.
 */
export type ShopLine = CatalogLine | CustomLine;

interface AnyLine extends Pick<
  LineItem,
  'selectedMembership' | 'taxableAddress' | 'extendedFields'
> {
  /** A GUID. */
  readonly id: string;
  readonly quantity: number;
}

/** A line with an item of a catalog. */
export interface CatalogLine extends AnyLine {
  readonly kind: 'catalog';
  readonly reference: ItemReference;
  /** Equal for the same item with the same choices. */
  readonly key: string;
  /** The item as it was when it was added: shown after it has left the catalog. */
  readonly seen: Seen;
  /** Fields that the merchant set in place of the catalog's. */
  readonly override?: CatalogOverrideFields;
}

/** A line that the merchant wrote; it is in no catalog. */
export interface CustomLine extends AnyLine {
  readonly kind: 'custom';
  readonly custom: CustomLineItem;
}

export interface Seen extends Pick<
  CatalogItem,
  'productId' | 'variantId' | 'name' | 'itemType' | 'url' | 'image'
> {
  /** Exact decimal strings. */
  readonly price: string;
  readonly fullPrice: string;
}

export const MAX_LINES = 300;
export const MAX_UNITS_PER_LINE = 100_000;
