import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@shopwright/contract/catalog/write';
import { setCollectionMedia } from '@shopwright/contract/catalog/collection-media';
import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, type Refusal, refuse, refuseBare } from '../../kernel/outcome.ts';
import {
  ALL_PRODUCTS_ID,
  type MediaState,
  type ProductState,
} from '../products/rules/product-state.ts';
import {
  changedCollectionFields,
  collectionChanged,
  collectionCreated,
  collectionDeleted,
  newCollection,
  patchCollection,
  renderCollection,
} from './rules/collection.ts';
import { endRule, refuseRuleMembers } from './rule-members.ts';
import { joinCollection, leaveCollection } from '../products/rules/apply-collection-rules.ts';
import { productNotFound } from '../products/product-routes.ts';
import {
  deleteCollectionRow,
  dropMembers,
  listMembers,
  lockCollection,
  saveCollection,
} from './store/collections.ts';
import { lockProducts } from '../products/store/find-products.ts';
import {
  applyChanges,
  bulkWriteOptions,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
  type WriteTarget,
  type Written,
} from '../products/write-products.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { fetchByUrl, type MediaSource, referencesOf } from '../products/media-routes.ts';

/**
 * Without details: deployed storefronts check for the number 404 that the client derives from this
 * answer.
 */
export const collectionNotFound = (id: string): Refusal =>
  refuseBare(404, `There is no collection with the id ${id}.`);
const allProductsIsFixed = (): Refusal<'ALL_PRODUCTS_IS_FIXED'> => refuse('ALL_PRODUCTS_IS_FIXED');

/** Products removed from a deleted collection in one transaction. */
const PRODUCTS_PER_BATCH = 500;

export function collectionRoutes(deps: CatalogWriteDeps): Route[] {
  const now = () => deps.clock().toISOString();
  const siteUrlOf = async (siteId: string) => (await deps.contextOf(siteId)).siteUrl;

  return [
    route(createCollection, async ({ actor: { siteId }, request }) => {
      const made = newCollection(request.collection, { collectionId: newId(), now: now() });
      if (isRefusal(made)) return made;
      const siteUrl = await siteUrlOf(siteId);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const saved = await saveCollection(tx, siteId, undefined, made);
        await publishAll(tx, siteId, [collectionCreated(saved, siteUrl)]);
        return { result: { collection: renderCollection(saved, siteUrl) }, changed: true };
      });
    }),

    route(updateCollection, async ({ actor: { siteId }, request: { collection } }) => {
      const id = collection.id ?? '';
      if (id === ALL_PRODUCTS_ID) return allProductsIsFixed();
      if (!isGuid(id)) return collectionNotFound(id);
      const siteUrl = await siteUrlOf(siteId);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const before = await lockCollection(tx, siteId, id);
        if (!before) return collectionNotFound(id);
        const after = patchCollection(before, collection);
        if (isRefusal(after)) return after;
        const fields = changedCollectionFields(before, after);
        if (fields.length === 0)
          return { result: { collection: renderCollection(before, siteUrl) }, changed: false };
        const saved = await saveCollection(tx, siteId, before, { ...after, updatedAt: now() });
        await publishAll(tx, siteId, [collectionChanged(saved.collectionId, fields)]);
        return { result: { collection: renderCollection(saved, siteUrl) }, changed: true };
      });
    }),

    route(deleteCollection, async ({ actor: { siteId }, request: { id } }) => {
      const collectionId = id.toLowerCase();
      await endRule(deps.db, { siteId, collectionId });
      for (;;) {
        const members = await listMembers(deps.db, siteId, collectionId, PRODUCTS_PER_BATCH);
        const target = await writeTarget(deps, siteId);
        // Products of a large collection are removed in batches; the last batch is in the
        // transaction that deletes the collection.
        const outcome = await writeCatalog(
          deps.db,
          siteId,
          async (tx): Promise<Written<boolean> | Refusal> => {
            const emptied = await moveMembers(
              tx,
              target,
              collectionId,
              members,
              leaveFrom(collectionId),
              false,
            );
            if (isRefusal(emptied)) return emptied;
            await dropMembers(tx, siteId, collectionId, members);
            if ((await listMembers(tx, siteId, collectionId, 1)).length > 0)
              return { result: false, changed: emptied.changed };
            await deleteCollectionRow(tx, siteId, collectionId);
            await publishAll(tx, siteId, [collectionDeleted(collectionId)]);
            return { result: true, changed: true };
          },
          bulkWriteOptions,
        );
        if (isRefusal(outcome)) return outcome;
        if (typeof outcome === 'object' && outcome.answer === true)
          return { consistent: outcome.consistent, answer: {} };
      }
    }),

    route(
      addProductsToCollection,
      async ({ actor: { siteId }, request: { id, productIds = [] } }) => {
        const missing = productIds.find((productId) => !isGuid(productId));
        if (missing !== undefined) return productNotFound(missing);
        const target = await writeTarget(deps, siteId);
        return writeCatalog(
          deps.db,
          siteId,
          (tx) =>
            changeMembersIn(
              tx,
              target,
              id.toLowerCase(),
              productIdsOf(productIds),
              (state) => joinCollection(state, id.toLowerCase()),
              true,
            ),
          bulkWriteOptions,
        );
      },
    ),
    route(removeProductsFromCollection, async ({ actor: { siteId }, request }) => {
      const id = request.id.toLowerCase();
      const target = await writeTarget(deps, siteId);
      const memberIds = productIdsOf(request.productIds);
      return writeCatalog(
        deps.db,
        siteId,
        async (tx) => {
          const key = { siteId, collectionId: id };
          const refused = await refuseRuleMembers(tx, key, memberIds, target.currency);
          return refused ?? changeMembersIn(tx, target, id, memberIds, leaveFrom(id), false);
        },
        bulkWriteOptions,
      );
    }),
  ];
}

const leaveFrom =
  (id: string) =>
  (state: ProductState): ProductState =>
    leaveCollection(state, id);

const productIdsOf = (productIds: readonly string[]): string[] => [
  ...new Set(productIds.filter(isGuid).map((productId) => productId.toLowerCase())),
];

async function changeMembersIn(
  tx: Tx,
  target: WriteTarget,
  id: string,
  productIds: readonly string[],
  change: (state: ProductState) => ProductState,
  whole: boolean,
) {
  const moved = await moveMembers(tx, target, id, productIds, change, whole);
  if (!isRefusal(moved) && moved.changed)
    await publishAll(tx, target.siteId, [collectionChanged(id, ['numberOfProducts'])]);
  return moved;
}

/**
 * Locks products before the collection, like every write. With `whole`, a missing product is a
 * refusal.
 */
async function moveMembers(
  tx: Tx,
  target: WriteTarget,
  collectionId: string,
  productIds: readonly string[],
  change: (state: ProductState) => ProductState,
  whole: boolean,
): Promise<Written<Record<string, never>> | Refusal> {
  const states = await lockProducts(tx, target.siteId, productIds);
  if (!(await lockCollection(tx, target.siteId, collectionId)))
    return collectionNotFound(collectionId);
  const missing = productIds.find((id) => !states.has(id));
  if (missing !== undefined && whole) return productNotFound(missing);
  const { changed } = await applyChanges(
    tx,
    target,
    productIds.flatMap((id) => {
      const before = states.get(id);
      return before ? [{ before, after: change(before) }] : [];
    }),
  );
  return { result: {}, changed };
}

export function collectionMediaRoutes(
  deps: CatalogWriteDeps & { readonly media: MediaSource },
): Route[] {
  return [
    route(setCollectionMedia, async ({ actor: { siteId }, request: { id, media } }) => {
      const collectionId = id.toLowerCase();
      if (collectionId === ALL_PRODUCTS_ID) return allProductsIsFixed();
      // Downloaded before anything is locked, because another host may be slow.
      const byUrl = await fetchByUrl(deps.media, siteId, media);
      if (isRefusal(byUrl)) return byUrl;
      const { siteUrl } = await deps.contextOf(siteId);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const before = await lockCollection(tx, siteId, collectionId);
        if (!before) return collectionNotFound(id);
        const files = await deps.media.lock(tx, siteId, referencesOf(media, byUrl));
        const existing = new Map(before.doc.media.items.map((item) => [item.id, item]));
        const items: MediaState[] = [];
        for (const { mediaId, url } of media) {
          const item = mediaId
            ? (existing.get(mediaId) ?? files.get(mediaId))
            : byUrl.get(url ?? '');
          if (!item) return refuse('MEDIA_NOT_FOUND', { mediaId }, { mediaId });
          if (!items.some((other) => other.id === item.id)) items.push(item);
        }
        if (isDeepEqual(before.doc.media.items, items))
          return { result: { collection: renderCollection(before, siteUrl) }, changed: false };
        const [mainMedia] = items;
        const saved = await saveCollection(tx, siteId, before, {
          ...before,
          doc: { ...before.doc, media: { ...(mainMedia ? { mainMedia } : {}), items } },
          updatedAt: deps.clock().toISOString(),
        });
        await publishAll(tx, siteId, [collectionChanged(collectionId, ['media'])]);
        return { result: { collection: renderCollection(saved, siteUrl) }, changed: true };
      });
    }),
  ];
}
