// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * How far a rule is applied.
 *
 * - `APPLYING`: A job is comparing the products of the store with the rule.
 * - `APPLIED`: The collection contains exactly the products of the rule and those added by hand.
 */
export type CollectionRuleState = 'APPLYING' | 'APPLIED';
export const CollectionRuleState: EnumValues<CollectionRuleState> = /* @__PURE__ */ enumValues('APPLYING APPLIED');

/** Rule of a collection: every product that meets its filter belongs to the collection. */
export interface CollectionRule {
  /** Conditions in the language of product queries, over `name`, `brand`, `ribbon`, `price`, `price.discountedPrice`, `onSale`, `stock.inStock`, `productType` and `createdDate`. Null while products of a removed rule leave the collection. */
  filter?: Record<string, unknown> | null;
  /** How far the rule is applied. */
  state?: CollectionRuleState;
  /** Number of products that the job has compared with the rule. */
  checkedProducts?: number;
  /** Number of products that the job compares with the rule. */
  totalProducts?: number;
  /** When the rule was last changed, in UTC. */
  _updatedDate?: Date;
}

export interface CollectionManagementGetCollectionRuleAnswer {
  /** The rule; null if all products of the collection were added by hand. */
  rule?: CollectionRule | null;
}

/** A product in a collection. */
export interface CollectionProduct {
  /** ID of the product. */
  productId?: string;
  /** Name of the product. */
  name?: string;
  /** Whether shoppers see the product. */
  visible?: boolean;
  /** Whether the product was added by hand; false if it is in the collection by rule alone. Absent in previews of rules. */
  handPicked?: boolean;
}

export interface CollectionManagementListCollectionProductsAnswer {
  /** Products of the page, in the order of the collection. */
  products?: CollectionProduct[];
  /** Cursor of the next page; null on the last page. */
  nextCursor?: string | null;
  /** Number of products in the collection, hidden products included. */
  total?: number;
}

/** A rule with its collection. */
export interface RuleOfCollection {
  /** ID of the collection. */
  collectionId?: string;
  /** The rule of the collection. */
  rule?: CollectionRule;
}

export interface CollectionManagementListCollectionRulesAnswer {
  /** The rules, by the ID of their collection. */
  rules?: RuleOfCollection[];
}

export interface CollectionManagementPreviewCollectionRuleAnswer {
  /** Number of products that meet the rule, hidden products included. */
  count?: number;
  /** The newest of them. */
  products?: CollectionProduct[];
}

export interface CollectionManagementSetCollectionRuleAnswer {
  /** The rule, which is now being applied; null if there was none to remove. */
  rule?: CollectionRule | null;
}

/**
 * Retrieves the rule of a collection and how far it is applied. Specific to Shopwright.
 *
 * `GET /v1/collections/{id}/rule` (for owners, collaborators and apps)
 */
export const getCollectionRule: Fn<(_id: string) => Promise<CollectionManagementGetCollectionRuleAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/collections/{id}/rule', 'id', { answer: { rule: shapes.CollectionRule } });
/**
 * Lists the products of a collection in the order in which shoppers see them, hidden products included. Specific to Shopwright.
 *
 * `GET /v1/collections/{id}/products` (for owners, collaborators and apps)
 */
export const listCollectionProducts: Fn<(_id: string, options?: { limit?: number; cursor?: string }) => Promise<CollectionManagementListCollectionProductsAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/collections/{id}/products', 'id,*');
/**
 * Retrieves all rules of the store with their collections, and how far they are applied. Specific to Shopwright.
 *
 * `GET /v1/collection-rules` (for owners, collaborators and apps)
 */
export const listCollectionRules: Fn<() => Promise<CollectionManagementListCollectionRulesAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/collection-rules', '', { answer: { rules: shapes.RuleOfCollection } });
/**
 * Moves products of a collection behind another one, or to the beginning. Specific to Shopwright.
 *
 * `POST /v1/collections/{id}/products/move` (for owners, collaborators and apps)
 */
export const moveCollectionProducts: Fn<(_id: string, options?: { productIds?: string[]; afterProductId?: string | null }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/products/move', 'id,*', { unwrap: '' });
/**
 * Counts the products that meet a rule and returns the newest of them. Nothing is changed. Specific to Shopwright.
 *
 * `POST /v1/collections/preview-rule` (for owners, collaborators and apps)
 */
export const previewCollectionRule: Fn<(options?: { filter?: Record<string, unknown>; limit?: number }) => Promise<CollectionManagementPreviewCollectionRuleAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/preview-rule', '*');
/**
 * Sets or removes the rule of a collection. Products that are written later follow the rule at once; a job applies it to the others. Specific to Shopwright.
 *
 * `PUT /v1/collections/{id}/rule` (for owners, collaborators and apps)
 */
export const setCollectionRule: Fn<(_id: string, options?: { filter?: Record<string, unknown> | null }) => Promise<CollectionManagementSetCollectionRuleAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/collections/{id}/rule', 'id,*', { answer: { rule: shapes.CollectionRule } });
/**
 * Errors of moveCollectionProducts, as the code of an ApiError:
 * - `PRODUCT_NOT_IN_COLLECTION` (404): The collection does not contain the product {productId}. Add it first. A product to move, or the one to move it behind, is not in the collection. Nothing was moved.
 */
export type MoveCollectionProductsError = 'PRODUCT_NOT_IN_COLLECTION';
/**
 * Errors of setCollectionRule, as the code of an ApiError:
 * - `TOO_MANY_COLLECTION_RULES` (429): {max} collections have a rule already. Remove one first. The number of rules is limited, because every write of a product evaluates all of them.
 */
export type SetCollectionRuleError = 'TOO_MANY_COLLECTION_RULES';
