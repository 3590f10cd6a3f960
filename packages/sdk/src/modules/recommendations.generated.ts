// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';

export interface CatalogReference {
  catalogItemId?: string;
  appId?: string;
  options?: Record<string, unknown> | null;
}

export interface Algorithm {
  /** One of the algorithms that listAvailableAlgorithms names. */
  _id: string;
  /** The app that provides the algorithm. */
  appId: string;
}

export interface Recommendation {
  items?: CatalogReference[];
  algorithm?: Algorithm;
}

export interface RecommendationsGetRecommendationAnswer {
  recommendation?: Recommendation;
}

export type AlgorithmType = 'UNSPECIFIED' | 'RELATED_ITEMS' | 'GLOBAL';
export const AlgorithmType: Words<AlgorithmType> = /* @__PURE__ */ words('UNSPECIFIED RELATED_ITEMS GLOBAL');

export interface AlgorithmConfig {
  name?: string;
  description?: string;
  additionalInfo?: string | null;
  algorithmType?: AlgorithmType;
  algorithmId?: string;
}

export interface AlgorithmInfo {
  config?: AlgorithmConfig;
  appId?: string;
  /** The catalogs whose items the algorithm recommends. */
  catalogAppIds?: string[];
}

export interface RecommendationsListAvailableAlgorithmsAnswer {
  availableAlgorithms?: AlgorithmInfo[];
}

/**
 * Recommends products that share collections with the given ones.
 *
 * `POST /v1/recommendations/get`
 */
export const getRecommendation: Fn<(options?: { items?: CatalogReference[]; algorithms?: Algorithm[]; minimumRecommendedItems?: number }) => Promise<RecommendationsGetRecommendationAnswer>> = /* @__PURE__ */ fn('POST', '/v1/recommendations/get', '*', { safe: true });
/**
 * Lists the ways in which products are recommended.
 *
 * `GET /v1/recommendations/algorithms`
 */
export const listAvailableAlgorithms: Fn<() => Promise<RecommendationsListAvailableAlgorithmsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/recommendations/algorithms');
