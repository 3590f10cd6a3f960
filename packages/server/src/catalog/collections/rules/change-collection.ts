import type { Collection } from '@shopwright/contract/catalog/collections';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import type { CollectionState } from './collection-state.ts';
import { renderMedia } from '../../products/rules/render-media.ts';
import { patchSeo } from '../../products/rules/seo.ts';
import { toSlug } from '../../../kernel/slug.ts';

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

/** The keys that are there are merged in; a null takes back what may be missing. */
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

/** In the wire's words. */
export function changedCollectionFields(before: CollectionState, after: CollectionState): string[] {
  return fields
    .filter((name) => before[name] !== after[name])
    .map((name) => (name === 'doc' ? 'seoSchema' : name));
}
