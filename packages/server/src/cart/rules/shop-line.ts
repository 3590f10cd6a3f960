import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { CatalogOverrideFields } from '@shopwright/contract/shared/item';
import type { CatalogItem, ItemReference } from '../../catalog/items/rules/catalog-item.ts';

/** A line of a cart or a checkout as it is stored: plain JSON. What it sells is looked up anew whenever it is shown or priced. */
export type ShopLine = CatalogLine | CustomLine;

interface AnyLine extends Pick<
  LineItem,
  'selectedMembership' | 'taxableAddress' | 'extendedFields'
> {
  /** A GUID. */
  readonly id: string;
  readonly quantity: number;
}

/** Of the store's catalog. */
export interface CatalogLine extends AnyLine {
  readonly kind: 'catalog';
  readonly reference: ItemReference;
  /** The same for the same item with the same choices. */
  readonly key: string;
  /** As it was when it was put here: shown when it is gone from the catalog. */
  readonly seen: Seen;
  /** What the merchant says instead of the catalog. */
  readonly override?: CatalogOverrideFields;
}

/** Made by the merchant: no catalog knows it. */
export interface CustomLine extends AnyLine {
  readonly kind: 'custom';
  readonly custom: CustomLineItem;
}

export interface Seen extends Pick<
  CatalogItem,
  'productId' | 'variantId' | 'name' | 'itemType' | 'url' | 'image'
> {
  /** Exact texts. */
  readonly price: string;
  readonly fullPrice: string;
}

export const MOST_LINES = 300;
export const MOST_UNITS = 100_000;
