import type { SeoSchema } from '@shopwright/contract/catalog/products';
import type { MediaState } from '../../products/rules/product-state.ts';

/** A collection as the platform holds it. */
export interface CollectionState {
  readonly collectionId: string;
  readonly revision: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly visible: boolean;
  /** Of visible products. */
  readonly productCount: number;
  readonly doc: CollectionDoc;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CollectionDoc {
  /** As the wire has it, but for the host of our own files. */
  readonly media: { readonly mainMedia?: MediaState; readonly items: readonly MediaState[] };
  readonly seoSchema?: SeoSchema;
}
