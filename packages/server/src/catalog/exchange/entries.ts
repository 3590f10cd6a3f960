import type { CollectionLine, ProductLine } from './rules/line.ts';
import type { Trouble } from './rules/cells.ts';

/** What a file says, piece by piece, in its order. */
export type Entry = ProductEntry | CollectionEntry | RefusedEntry;

export interface ProductEntry {
  readonly kind: 'product';
  /** Where it begins in the file. */
  readonly line: number;
  /** Where each of its variants stands, when they have rows of their own. */
  readonly variantLines: readonly number[];
  readonly product: ProductLine;
  /** What could not be taken over, though the product could. */
  readonly notes: readonly Trouble[];
  /** Another platform's table: it says nothing of what it has no column for. */
  readonly foreign: 'wix' | 'shopify' | undefined;
}

export interface CollectionEntry {
  readonly kind: 'collection';
  readonly line: number;
  readonly collection: CollectionLine;
}

export interface RefusedEntry {
  readonly kind: 'refused';
  readonly line: number;
  readonly name: string;
  readonly troubles: readonly Trouble[];
}
