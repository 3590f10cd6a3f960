import type { Db, Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { compact } from '../../kernel/compact.ts';
import { isRefusal, type Refusal, refuseFields, violation } from '../../kernel/outcome.ts';
import { toSlug } from '../../kernel/slug.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { ALL_PRODUCTS_ID } from '../products/rules/product-state.ts';
import {
  changedCollectionFields,
  collectionChanged,
  collectionCreated,
  type CollectionState,
  newCollection,
  patchCollection,
} from '../collections/rules/collection.ts';
import { lockCollection, saveCollection } from '../collections/store/collections.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import type { WriteTarget } from '../products/write-products.ts';
import type { CollectionLine, MembershipLine } from './rules/line.ts';
import { listCollections } from './store/existing-rows.ts';

export interface CollectionsOptions {
  readonly db: Db;
  readonly target: () => WriteTarget;
  readonly update: boolean;
  readonly dryRun: boolean;
}

/** The collections that a file names, existing and created during the import. */
export interface Collections {
  /** Creates the collection, or updates an existing one if the import updates. */
  readonly save: (line: CollectionLine) => Promise<'created' | 'changed' | 'unchanged' | Refusal>;
  /** The ids of a product's collections, without the virtual collection of all products. */
  readonly idsOf: (memberships: readonly MembershipLine[]) => Promise<string[] | Refusal>;
}

const ALL_PRODUCTS = 'all-products';

export async function openCollections({
  db,
  target,
  update,
  dryRun,
}: CollectionsOptions): Promise<Collections> {
  const bySlug = new Map<string, string>();
  const byName = new Map<string, string>();
  const register = ({
    collectionId,
    name,
    slug,
  }: Pick<CollectionState, 'collectionId' | 'name' | 'slug'>) => {
    bySlug.set(slug, collectionId);
    if (!byName.has(name)) byName.set(name, collectionId);
  };
  for (const existing of await listCollections(db, target().siteId)) register(existing);

  const create = async (
    line: CollectionLine & { name: string },
  ): Promise<CollectionState | Refusal> => {
    const { siteId, mint, now } = target();
    const made = newCollection(toWire(line), {
      collectionId: line.id?.toLowerCase() ?? mint(),
      now,
    });
    if (isRefusal(made)) return made;
    const whole = describe(
      {
        ...made,
        createdAt: line.createdAt ?? made.createdAt,
        updatedAt: line.updatedAt ?? made.updatedAt,
      },
      line,
    );
    if (dryRun) {
      register(whole);
      return whole;
    }
    const saved = await write(db, siteId, async (tx) => {
      const stored = await saveCollection(tx, siteId, undefined, whole);
      await publishAll(tx, siteId, [collectionCreated(stored)]);
      return stored;
    });
    register(saved);
    return saved;
  };

  return {
    async save(line) {
      const slug = toSlug(line.slug ?? '') || toSlug(line.name ?? '');
      const existing = bySlug.get(slug);
      if (existing === undefined) {
        if (line.name === undefined)
          return refuseFields(violation('name', 'REQUIRED_FIELD', 'is required'));
        const made = await create({ ...line, name: line.name });
        return isRefusal(made) ? made : 'created';
      }
      return update ? change(db, target(), existing, line, dryRun) : 'unchanged';
    },
    async idsOf(memberships) {
      const ids: string[] = [];
      for (const [index, { slug = '', name = '' }] of memberships.entries()) {
        if (
          slug === ALL_PRODUCTS ||
          slug === ALL_PRODUCTS_ID ||
          name.toLowerCase() === 'all products'
        )
          continue;
        const existing =
          (slug === '' ? byName.get(name) : undefined) ?? bySlug.get(toSlug(slug || name));
        const made =
          existing ?? (await create({ name: name || slug, ...(slug === '' ? {} : { slug }) }));
        if (isRefusal(made))
          return refuseFields(
            violation(`collections[${index}]`, 'REQUIRED_FIELD', 'must have a name'),
          );
        ids.push(typeof made === 'string' ? made : made.collectionId);
      }
      return [...new Set(ids)];
    },
  };
}

async function change(
  db: Db,
  { siteId, now }: WriteTarget,
  collectionId: string,
  line: CollectionLine,
  dryRun: boolean,
): Promise<'changed' | 'unchanged' | Refusal> {
  return write(db, siteId, async (tx): Promise<'changed' | 'unchanged' | Refusal> => {
    const before = await lockCollection(tx, siteId, collectionId);
    if (!before) return 'unchanged';
    const patched = patchCollection(before, toWire(line));
    if (isRefusal(patched)) return patched;
    const after = describe(patched, line);
    const fields = changedCollectionFields(before, {
      ...after,
      doc: isDeepEqual(before.doc, after.doc) ? before.doc : after.doc,
    });
    if (fields.length === 0 || dryRun) return fields.length === 0 ? 'unchanged' : 'changed';
    await saveCollection(tx, siteId, before, { ...after, updatedAt: now });
    await publishAll(tx, siteId, [collectionChanged(collectionId, fields)]);
    return 'changed';
  });
}

async function write<T>(db: Db, siteId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    const done = await work(tx);
    if (done !== 'unchanged' && !isRefusal(done)) await bumpVersion(tx, siteId);
    return done;
  });
}

const toWire = ({ name, slug, description, visible, seoSchema }: CollectionLine) => ({
  ...compact({ name }),
  ...(slug ? { slug } : {}),
  ...(description === undefined ? {} : { description: description ?? '' }),
  ...compact({ visible }),
  ...(seoSchema ? { seoSchema } : {}),
});

/** Sets the pictures, which the API cannot set on a collection. */
function describe(state: CollectionState, { media }: CollectionLine): CollectionState {
  if (!media) return state;
  const [mainMedia] = media;
  return {
    ...state,
    doc: { ...state.doc, media: { ...(mainMedia ? { mainMedia } : {}), items: media } },
  };
}
