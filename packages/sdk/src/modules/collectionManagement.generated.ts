// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';

/** A product in a collection. */
export interface CollectionProduct {
  /** ID of the product. */
  productId?: string;
  /** Name of the product. */
  name?: string;
  /** Whether shoppers see the product. */
  visible?: boolean;
}

export interface CollectionManagementListCollectionProductsAnswer {
  /** Products of the page, in the order of the collection. */
  products?: CollectionProduct[];
  /** Cursor of the next page; null on the last page. */
  nextCursor?: string | null;
  /** Number of products in the collection, hidden products included. */
  total?: number;
}

/**
 * Lists the products of a collection in the order in which shoppers see them, hidden products included. Specific to Shopwright.
 *
 * `GET /v1/collections/{id}/products` (for owners, collaborators and apps)
 */
export const listCollectionProducts: Fn<(_id: string, options?: { limit?: number; cursor?: string }) => Promise<CollectionManagementListCollectionProductsAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/collections/{id}/products', 'id,*');
/**
 * Moves products of a collection behind another one, or to the beginning. Specific to Shopwright.
 *
 * `POST /v1/collections/{id}/products/move` (for owners, collaborators and apps)
 */
export const moveCollectionProducts: Fn<(_id: string, options?: { productIds?: string[]; afterProductId?: string | null }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/products/move', 'id,*', { unwrap: '' });
/**
 * Errors of moveCollectionProducts, as the code of an ApiError:
 * - `PRODUCT_NOT_IN_COLLECTION` (404): The collection does not contain the product {productId}. Add it first. A product to move, or the one to move it behind, is not in the collection. Nothing was moved.
 */
export type MoveCollectionProductsError = 'PRODUCT_NOT_IN_COLLECTION';
