// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';

/** Reference to the product, service, event ticket, plan or gift card that is sold. */
export interface CatalogReference {
  /** ID of the item in its catalog. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e". */
  appId?: string;
  /** Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`. */
  options?: Record<string, unknown> | null;
}

/** Algorithm that recommends items. */
export interface Algorithm {
  /** ID of the algorithm, from `listAvailableAlgorithms`. */
  _id: string;
  /** ID of the app that provides the algorithm, from `listAvailableAlgorithms`. */
  appId: string;
}

/** Recommended items and the algorithm that found them. */
export interface Recommendation {
  /** Recommended items, best first. */
  items?: CatalogReference[];
  /** Algorithm that found the items. */
  algorithm?: Algorithm;
}

export interface RecommendationsGetRecommendationAnswer {
  /** Recommended items and the algorithm that found them. */
  recommendation?: Recommendation;
}

/**
 * What the algorithm bases its recommendations on.
 *
 * - `RELATED_ITEMS`: The items in the request.
 * - `GLOBAL`: The whole catalog, independent of the request.
 */
export type AlgorithmType = 'UNSPECIFIED' | 'RELATED_ITEMS' | 'GLOBAL';
export const AlgorithmType: EnumValues<AlgorithmType> = /* @__PURE__ */ enumValues('UNSPECIFIED RELATED_ITEMS GLOBAL');

/** Name and kind of the algorithm. */
export interface AlgorithmConfig {
  /** Name of the algorithm, for example for a settings page. */
  name?: string;
  /** What the algorithm recommends, in English. */
  description?: string;
  /** Further explanation. Never set by the platform. */
  additionalInfo?: string | null;
  /** What the algorithm bases its recommendations on. */
  algorithmType?: AlgorithmType;
  /** ID of the algorithm, to send in `getRecommendation`. */
  algorithmId?: string;
}

/** Available algorithm with its app. */
export interface AlgorithmInfo {
  /** Name and kind of the algorithm. */
  config?: AlgorithmConfig;
  /** ID of the app that provides the algorithm. */
  appId?: string;
  /** IDs of the catalogs whose items the algorithm recommends. */
  catalogAppIds?: string[];
}

export interface RecommendationsListAvailableAlgorithmsAnswer {
  /** Algorithms that can recommend items. */
  availableAlgorithms?: AlgorithmInfo[];
}

/**
 * Recommends products that share collections with the given ones. The answer has no `recommendation` when no algorithm finds enough items.
 *
 * `POST /v1/recommendations/get`
 */
export const getRecommendation: Fn<(options?: { items?: CatalogReference[]; algorithms?: Algorithm[]; minimumRecommendedItems?: number }) => Promise<RecommendationsGetRecommendationAnswer>> = /* @__PURE__ */ fn('POST', '/v1/recommendations/get', '*', { safe: true });
/**
 * Retrieves the algorithms that can recommend products.
 *
 * `GET /v1/recommendations/algorithms`
 */
export const listAvailableAlgorithms: Fn<() => Promise<RecommendationsListAvailableAlgorithmsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/recommendations/algorithms');
/**
 * Errors of getRecommendation, as the code of an ApiError:
 * - `ITEM_APP_ID_NOT_SUPPORTED` (400): Items of the app {appId} have no recommendations. Products are in {storeAppId}. Send items of the stores app only.
 * - `ALGORITHM_NOT_SUPPORTED` (400): There is no such recommendation algorithm. This server never returns it; it is listed so that clients written for the provider compile.
 * - `RECOMMENDATIONS_PROVIDER_NOT_FOUND` (404): None of these apps provides recommendations here. The algorithms of this store are of the app {storeAppId}. List the available algorithms and send one of them with its `appId`.
 */
export type GetRecommendationError = 'ITEM_APP_ID_NOT_SUPPORTED' | 'ALGORITHM_NOT_SUPPORTED' | 'RECOMMENDATIONS_PROVIDER_NOT_FOUND';
