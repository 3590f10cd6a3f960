import type { Algorithm, AlgorithmInfo } from '@shopwright/contract/catalog/recommendations';
import { isGuid } from '../../../kernel/guid.ts';
import { refuse, type Refusal } from '../../../kernel/outcome.ts';
import { STORE_APP_IDS } from './catalog-item.ts';

const [STORE_APP_ID = ''] = STORE_APP_IDS;

/**
 * The provider's id of the algorithm that recommends products of the same categories, which
 * storefronts ask for.
 */
const SAME_COLLECTIONS_ALGORITHM_ID = '68ebce04-b96a-4c52-9329-08fc9d8c1253';

export const availableAlgorithms: readonly AlgorithmInfo[] = [
  {
    config: {
      name: 'From the same collections',
      description:
        'Products in stock that share collections with the given ones; those that share more come first.',
      algorithmType: 'RELATED_ITEMS',
      algorithmId: SAME_COLLECTIONS_ALGORITHM_ID,
    },
    appId: STORE_APP_ID,
    catalogAppIds: [...STORE_APP_IDS],
  },
];

export interface RecommendationRequest {
  readonly algorithm: Algorithm;
  readonly productIds: readonly string[];
}

interface Request {
  readonly algorithms: readonly Algorithm[];
  readonly items?: readonly { readonly catalogItemId?: string; readonly appId?: string }[];
}

/**
 * The first algorithm that this version has; undefined when it has none of them, so that a page
 * shows no recommendations.
 */
export function readRecommendation({
  algorithms,
  items = [],
}: Request):
  | RecommendationRequest
  | Refusal<'ITEM_APP_ID_NOT_SUPPORTED' | 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'>
  | undefined {
  const ofStore = algorithms.filter(({ appId }) => isStoreApp(appId));
  if (ofStore.length === 0)
    return refuse('RECOMMENDATIONS_PROVIDER_NOT_FOUND', { storeAppId: STORE_APP_ID });
  const foreign = items.find(({ appId = '' }) => !isStoreApp(appId));
  if (foreign)
    return refuse('ITEM_APP_ID_NOT_SUPPORTED', {
      appId: foreign.appId?.slice(0, 100) ?? '',
      storeAppId: STORE_APP_ID,
    });
  const algorithm = ofStore.find(({ id }) => id.toLowerCase() === SAME_COLLECTIONS_ALGORITHM_ID);
  const productIds = [
    ...new Set(items.map(({ catalogItemId = '' }) => catalogItemId.toLowerCase()).filter(isGuid)),
  ];
  return algorithm && { algorithm, productIds };
}

const isStoreApp = (appId: string): boolean => STORE_APP_IDS.includes(appId.toLowerCase());
