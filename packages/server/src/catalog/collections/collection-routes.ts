import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@shopwright/contract/catalog/write';
import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, type Refusal, refuse, refuseBare } from '../../kernel/outcome.ts';
import { ALL_PRODUCTS_ID, type ProductState } from '../products/rules/product-state.ts';
import {
  changedCollectionFields,
  collectionChanged,
  collectionCreated,
  collectionDeleted,
  newCollection,
  patchCollection,
  renderCollection,
} from './rules/collection.ts';
import { productNotFound } from '../products/product-routes.ts';
import {
  deleteCollectionRow,
  dropMembers,
  listMembers,
  lockCollection,
  saveCollection,
} from './store/collections.ts';
import { lockProducts } from '../products/store/load-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  manyProducts,
  writeCatalog,
  writeTarget,
  type WriteTarget,
  type Written,
} from '../products/write-products.ts';

/** Without details: deployed storefronts test for the number 404 that the client makes of it. */
export const collectionNotFound = (id: string): Refusal =>
  refuseBare(404, `There is no collection with the id ${id}.`);
export const fixed = (): Refusal =>
  refuse(
    400,
    'ALL_PRODUCTS_IS_FIXED',
    'The collection of all products is maintained by the platform and cannot be changed.',
  );

/** The number of products that leave a deleted collection in one transaction. */
const BATCH = 500;

export function collectionRoutes(deps: CatalogWriteDeps): Route[] {
  const now = () => deps.clock().toISOString();
  const siteUrlOf = async (siteId: string) => (await deps.contextOf(siteId)).siteUrl;

  const changeMembers = async (
    siteId: string,
    id: string,
    productIds: readonly string[],
    change: (state: ProductState) => ProductState,
    whole: boolean,
  ) => {
    const target = await writeTarget(deps, siteId);
    const wanted = [
      ...new Set(productIds.filter(isGuid).map((productId) => productId.toLowerCase())),
    ];
    return writeCatalog(
      deps.db,
      siteId,
      async (tx) => {
        const moved = await moveMembers(tx, target, id, wanted, change, whole);
        if (!isRefusal(moved) && moved.changed)
          await publishAll(tx, siteId, [collectionChanged(id, ['numberOfProducts'])]);
        return moved;
      },
      manyProducts,
    );
  };

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
      if (id === ALL_PRODUCTS_ID) return fixed();
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
      for (;;) {
        const members = await listMembers(deps.db, siteId, collectionId, BATCH);
        const target = await writeTarget(deps, siteId);
        // The last products leave in the transaction that deletes the collection; those of a large one leave before, in batches.
        const outcome = await writeCatalog(
          deps.db,
          siteId,
          async (tx): Promise<Written<boolean> | Refusal> => {
            const emptied = await moveMembers(
              tx,
              target,
              collectionId,
              members,
              (state) => leave(state, collectionId),
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
          manyProducts,
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
        return changeMembers(
          siteId,
          id.toLowerCase(),
          productIds,
          (state) => join(state, id.toLowerCase()),
          true,
        );
      },
    ),
    route(removeProductsFromCollection, ({ actor: { siteId }, request: { id, productIds } }) =>
      changeMembers(
        siteId,
        id.toLowerCase(),
        productIds,
        (state) => leave(state, id.toLowerCase()),
        false,
      ),
    ),
  ];
}

/** Locks products before the collection, like every write. With `whole`, a missing product is a refusal. */
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

const join = (state: ProductState, id: string): ProductState =>
  state.collectionIds.includes(id)
    ? state
    : { ...state, collectionIds: [...state.collectionIds, id] };
const leave = (state: ProductState, id: string): ProductState =>
  state.collectionIds.includes(id)
    ? { ...state, collectionIds: state.collectionIds.filter((other) => other !== id) }
    : state;
