import type * as contract from '@shopwright/contract/catalog/collections';
import type { CallApi } from './call-api.ts';
import { QueryBuilder } from './query-builder.ts';
import type { Renamed } from './renames.ts';
import { collectionsGetCollectionBySlug, collectionsQueryCollections } from './routes.generated.ts';

export type Collection = Renamed<contract.Collection>;

export const queryCollections = (callApi: CallApi) => (): QueryBuilder<Collection> =>
  new QueryBuilder(async (query) => {
    const { collections, metadata } = await callApi(collectionsQueryCollections, { query });
    return { items: collections ?? [], total: metadata?.total ?? undefined };
  });

export const getCollectionBySlug = (callApi: CallApi) => (slug: string) => callApi(collectionsGetCollectionBySlug, { slug });
