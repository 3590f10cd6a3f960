import type { CollectionState } from './collection-state.ts';
import { renderCollection } from './change-collection.ts';
import type { CatalogEvent } from '../../products/rules/product-events.ts';

/** What the world is told of a collection, in the provider's words. */

const entityType = 'wix.stores.catalog.v1.collection';
const originatedFromVersion = 'V1_CATALOG';

export function collectionCreated(state: CollectionState, siteUrl = ''): CatalogEvent {
  const { name, media, slug, visible } = renderCollection(state, siteUrl);
  const { collectionId } = state;
  return {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
    entityType,
    entityId: collectionId,
    body: { collectionId, name, media, slug, visible, originatedFromVersion },
  };
}

export function collectionChanged(
  collectionId: string,
  changedFields: readonly string[],
): CatalogEvent {
  return {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
    entityType,
    entityId: collectionId,
    body: { collectionId, changedFields, originatedFromVersion },
  };
}

export function collectionDeleted(collectionId: string): CatalogEvent {
  return {
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
    entityType,
    entityId: collectionId,
    body: { collectionId, originatedFromVersion },
  };
}
