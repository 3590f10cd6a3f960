import { describe, expect, test } from 'vitest';
import type { Collection } from '@shopwright/contract/catalog/collections';
import { isRefusal } from '../../../kernel/outcome.ts';
import {
  changedCollectionFields,
  collectionChanged,
  collectionCreated,
  collectionDeleted,
  newCollection,
  patchCollection,
  renderCollection,
  type CollectionState,
} from './collection.ts';

const now = '2026-03-01T10:00:00.000Z';
const ids = { collectionId: 'the-id', now };
const make = (collection: Collection): CollectionState => {
  const made = newCollection(collection, ids);
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made;
};
const vases = make({ name: 'Large Vases' });
const patch = (changes: Collection, state = vases): CollectionState => {
  const after = patchCollection(state, changes);
  if (isRefusal(after)) throw new Error(JSON.stringify(after));
  return after;
};
const seoSchema = { tags: [{ type: 'title', children: 'Vases' }] };

describe('a new collection', () => {
  test('is visible and empty, with a slug derived from its name', () => {
    expect(vases).toEqual({
      collectionId: 'the-id',
      revision: 0,
      name: 'Large Vases',
      slug: 'large-vases',
      description: null,
      visible: true,
      productCount: 0,
      doc: { media: { items: [] } },
      createdAt: now,
      updatedAt: now,
    });
  });

  test('may have every optional field', () => {
    const said = { name: 'Vases', slug: 'My Vases', description: 'Tall.', visible: false };
    expect(make({ ...said, seoSchema })).toMatchObject({
      name: 'Vases',
      slug: 'my-vases',
      description: 'Tall.',
      visible: false,
      doc: { media: { items: [] }, seoSchema },
    });
  });

  test('needs a name', () => {
    for (const collection of [{}, { name: '' }, { name: null }] as Collection[])
      expect(newCollection(collection, ids)).toMatchObject({
        refused: 'validation',
        violations: [
          { field: 'collection.name', violatedRule: 'REQUIRED_FIELD', description: 'is required' },
        ],
      });
  });
});

describe('a patch', () => {
  test('changes only the fields it contains', () => {
    expect(patch({})).toEqual(vases);
    expect(patch({ name: 'Bowls' })).toEqual({ ...vases, name: 'Bowls' });
    expect(patch({ visible: false })).toEqual({ ...vases, visible: false });
    expect(patch({ visible: true }, { ...vases, visible: false })).toEqual(vases);
    expect(patch({ description: 'Tall.' })).toEqual({ ...vases, description: 'Tall.' });
  });

  test('clears a description, but never a name', () => {
    const described = { ...vases, description: 'Tall.' };
    for (const description of ['', null])
      expect(patch({ description }, described).description).toBeNull();
    expect(patch({}, described).description).toBe('Tall.');
    expect(patchCollection(vases, { name: null })).toMatchObject({
      violations: [
        { field: 'collection.name', violatedRule: 'REQUIRED_FIELD', description: 'is required' },
      ],
    });
  });

  test('replaces an invalid slug by one from the name, or by a default', () => {
    expect(patch({ slug: 'New Address' }).slug).toBe('new-address');
    expect(patch({ slug: '!!!' }).slug).toBe('large-vases');
    expect(patch({ slug: null, name: 'Bowls' }).slug).toBe('bowls');
    expect(patch({ slug: '!', name: '?' }).slug).toBe('collection');
  });

  test('keeps the media when SEO data changes', () => {
    const media = { items: [{ id: 'a' }] };
    const pictured = { ...vases, doc: { media } };
    expect(patch({ seoSchema }, pictured).doc).toEqual({ media, seoSchema });
    expect(patch({ name: 'x' }, pictured).doc).toBe(pictured.doc);
  });
});

test('a collection is shown with its number of products', () => {
  expect(renderCollection({ ...vases, productCount: 3 }, 'https://s.example')).toEqual({
    id: 'the-id',
    name: 'Large Vases',
    media: { items: [] },
    numberOfProducts: 3,
    description: '',
    slug: 'large-vases',
    visible: true,
    lastUpdated: now,
  });
  expect(renderCollection(patch({ description: 'Tall.', seoSchema }), '')).toMatchObject({
    description: 'Tall.',
    seoSchema,
  });
});

test('events name changed fields as the API does', () => {
  const version = { originatedFromVersion: 'V1_CATALOG' };
  const entity = { entityType: 'wix.stores.catalog.v1.collection', entityId: 'the-id' };
  expect(collectionCreated(vases)).toEqual({
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
    ...entity,
    body: {
      collectionId: 'the-id',
      name: 'Large Vases',
      media: { items: [] },
      slug: 'large-vases',
      visible: true,
      ...version,
    },
  });
  expect(collectionChanged('the-id', ['name'])).toEqual({
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
    ...entity,
    body: { collectionId: 'the-id', changedFields: ['name'], ...version },
  });
  expect(collectionDeleted('the-id')).toEqual({
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
    ...entity,
    body: { collectionId: 'the-id', ...version },
  });
  expect(changedCollectionFields(vases, vases)).toEqual([]);
  expect(
    changedCollectionFields(
      vases,
      patch({ name: 'a', slug: 'b', description: 'c', visible: false, seoSchema }),
    ),
  ).toEqual(['name', 'slug', 'description', 'visible', 'seoSchema']);
});
