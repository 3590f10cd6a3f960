import type { Descriptions } from '../table.ts';

export const recommendations: Descriptions = {
  Algorithm: {
    this: 'Algorithm that recommends items.',
    id: 'ID of the algorithm, from `listAvailableAlgorithms`.',
    appId: 'ID of the app that provides the algorithm, from `listAvailableAlgorithms`.',
  },
  AlgorithmType: {
    this: 'What the algorithm bases its recommendations on.',
    RELATED_ITEMS: 'The items in the request.',
    GLOBAL: 'The whole catalog, independent of the request.',
  },
  AlgorithmInfo: {
    this: 'Available algorithm with its app.',
    appId: 'ID of the app that provides the algorithm.',
    catalogAppIds: 'IDs of the catalogs whose items the algorithm recommends.',
  },
  AlgorithmConfig: {
    this: 'Name and kind of the algorithm.',
    name: 'Name of the algorithm, for example for a settings page.',
    description: 'What the algorithm recommends, in English.',
    additionalInfo: 'Further explanation. Never set by the platform.',
    algorithmId: 'ID of the algorithm, to send in `getRecommendation`.',
  },
  Recommendation: {
    this: 'Recommended items and the algorithm that found them.',
    items: 'Recommended items, best first.',
    algorithm: 'Algorithm that found the items.',
  },
  'recommendations.listAvailableAlgorithms':
    'Retrieves the algorithms that can recommend products.',
  RecommendationsListAvailableAlgorithmsAnswer: {
    availableAlgorithms: 'Algorithms that can recommend items.',
  },
  'recommendations.getRecommendation':
    'Recommends products that share collections with the given ones. The answer has no `recommendation` when no algorithm finds enough items.',
  RecommendationsGetRecommendationRequest: {
    items: 'Items that the recommendations should go with, for example those in the cart.',
    algorithms: 'Algorithms to try, in this order.',
    minimumRecommendedItems: 'Minimum number of items. An algorithm that finds fewer is skipped.',
  },
};
