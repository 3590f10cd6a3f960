import { service } from '../call.ts';
import { enumeration, integer, list, message, required, string, type Static } from '../field.ts';
import { CatalogReference } from '../shared/item.ts';

export const Algorithm = message('Algorithm', {
  id: required(
    string({
      format: 'GUID',
    }),
  ),
  appId: required(string({ maxLength: 36, minLength: 1 })),
});
export type Algorithm = Static<typeof Algorithm>;

export const AlgorithmType = enumeration('AlgorithmType', [
  'UNSPECIFIED',
  'RELATED_ITEMS',
  'GLOBAL',
]);
export type AlgorithmType = Static<typeof AlgorithmType>;

export const AlgorithmInfo = message('AlgorithmInfo', {
  config: message('AlgorithmConfig', {
    name: string({ maxLength: 50, minLength: 1 }),
    description: string({ maxLength: 500, minLength: 1 }),
    additionalInfo: string({ nullable: true, maxLength: 300, minLength: 1 }),
    algorithmType: AlgorithmType,
    algorithmId: string({ format: 'GUID' }),
  }),
  appId: string({ maxLength: 36, minLength: 1 }),
  catalogAppIds: list(string({ maxLength: 36, minLength: 1 }), {
    minItems: 1,
    maxItems: 100,
  }),
});
export type AlgorithmInfo = Static<typeof AlgorithmInfo>;

export const Recommendation = message('Recommendation', {
  items: list(CatalogReference, { maxItems: 100 }),
  algorithm: Algorithm,
});
export type Recommendation = Static<typeof Recommendation>;

const call = service([]);

export const listAvailableAlgorithms = call({
  name: 'recommendations.listAvailableAlgorithms',
  method: 'GET',
  path: '/v1/recommendations/algorithms',
  olderPaths: ['/ecom/v1/recommendations/algorithms'],
  who: 'anyone',
  permission: 'RECOMMENDATIONS.READ',
  request: message('RecommendationsListAvailableAlgorithmsRequest', {}),
  answer: message('RecommendationsListAvailableAlgorithmsAnswer', {
    availableAlgorithms: list(AlgorithmInfo, { maxItems: 500 }),
  }),
});

/**
 * The answer has no `recommendation` if none of the requested algorithms recommends enough items.
 */
export const getRecommendation = call({
  name: 'recommendations.getRecommendation',
  method: 'POST',
  path: '/v1/recommendations/get',
  olderPaths: ['/ecom/v1/recommendations/get'],
  who: 'anyone',
  permission: 'RECOMMENDATIONS.READ',
  request: message('RecommendationsGetRecommendationRequest', {
    items: list(CatalogReference, {
      maxItems: 300,
    }),
    algorithms: required(list(Algorithm, { minItems: 1, maxItems: 10 })),
    minimumRecommendedItems: integer({
      maximum: 100,
    }),
  }),
  answer: message('RecommendationsGetRecommendationAnswer', {
    recommendation: Recommendation,
  }),
  errors: [
    'ITEM_APP_ID_NOT_SUPPORTED',
    'ALGORITHM_NOT_SUPPORTED',
    'RECOMMENDATIONS_PROVIDER_NOT_FOUND',
  ],
});
