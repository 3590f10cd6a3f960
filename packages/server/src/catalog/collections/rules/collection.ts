import type { Collection } from '@shopwright/contract/catalog/collections';
import type { SeoSchema } from '@shopwright/contract/catalog/products';
import { type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { renderMedia } from '../../products/rules/media.ts';
import type { CatalogEvent } from '../../products/rules/product-changes.ts';
import type { MediaState } from '../../products/rules/product-state.ts';
import { patchSeo } from '../../products/rules/seo.ts';

/** A collection as it is stored. */
export interface CollectionState {
  readonly collectionId: string;
  readonly revision: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly visible: boolean;
  /** The number of visible products. */
  readonly productCount: number;
  readonly doc: CollectionDoc;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CollectionDoc {
  /** As on the wire, except that the platform's own files have no host. */
  readonly media: { readonly mainMedia?: MediaState; readonly items: readonly MediaState[] };
  readonly seoSchema?: SeoSchema;
}

const FALLBACK_SLUG = 'collection';

export function newCollection(
  collection: Collection,
  { collectionId, now }: { collectionId: string; now: string },
): CollectionState | Refusal {
  if (!collection.name)
    return refuseFields(violation('collection.name', 'REQUIRED_FIELD', 'is required'));
  const blank: CollectionState = {
    collectionId,
    revision: 0,
    name: '',
    slug: '',
    description: null,
    visible: true,
    productCount: 0,
    doc: { media: { items: [] } },
    createdAt: now,
    updatedAt: now,
  };
  return patchCollection(blank, { ...collection, slug: collection.slug ?? collection.name });
}

/** Merges the given fields. A null clears an optional field. */
export function patchCollection(
  state: CollectionState,
  patch: Collection,
): CollectionState | Refusal {
  const { name, slug, description, visible, seoSchema } = patch;
  if (name === null)
    return refuseFields(violation('collection.name', 'REQUIRED_FIELD', 'is required'));
  const newName = name ?? state.name;
  return {
    ...state,
    name: newName,
    ...(slug === undefined ? {} : { slug: toSlug(slug ?? '') || toSlug(newName) || FALLBACK_SLUG }),
    ...(description === undefined ? {} : { description: description === '' ? null : description }),
    visible: visible ?? state.visible,
    doc: seoSchema
      ? { ...state.doc, seoSchema: patchSeo(state.doc.seoSchema, seoSchema) }
      : state.doc,
  };
}

export function renderCollection(state: CollectionState, siteUrl: string): Collection {
  return {
    id: state.collectionId,
    name: state.name,
    media: renderMedia(state.doc.media.items, siteUrl),
    numberOfProducts: state.productCount,
    description: state.description ?? '',
    slug: state.slug,
    visible: state.visible,
    ...(state.doc.seoSchema ? { seoSchema: state.doc.seoSchema } : {}),
    lastUpdated: state.updatedAt,
  };
}

const fields = ['name', 'slug', 'description', 'visible', 'doc'] as const;

/** The changed fields, by their names on the wire. */
export function changedCollectionFields(before: CollectionState, after: CollectionState): string[] {
  return fields
    .filter((name) => before[name] !== after[name])
    .map((name) => (name === 'doc' ? 'seoSchema' : name));
}

/** The events of a collection, with the provider's type names. */

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
