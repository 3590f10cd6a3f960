import {
  listCollectionProducts,
  moveCollectionProducts,
} from '@shopwright/contract/catalog/collection-products';
import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import {
  bulkWriteOptions,
  type CatalogWriteDeps,
  writeCatalog,
} from '../products/write-products.ts';
import { collectionNotFound } from './collection-routes.ts';
import { collectionChanged } from './rules/collection.ts';
import { positionsBetween } from './rules/positions-between.ts';
import { lockCollection } from './store/collections.ts';
import {
  type CollectionKey,
  countMembers,
  findGap,
  findMembers,
  listMemberPage,
  type MemberCursor,
  renumberMembers,
  saveMemberPositions,
} from './store/members.ts';

const DEFAULT_PER_PAGE = 50;

/** The products of a collection in the merchant's order. */
export function memberRoutes({ db }: Pick<CatalogWriteDeps, 'db'>): Route[] {
  return [
    route(listCollectionProducts, async ({ actor: { siteId }, request }) => {
      const { id, cursor, limit = DEFAULT_PER_PAGE } = request;
      const key = { siteId, collectionId: id.toLowerCase() };
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (after === null)
        return refuseFields(violation('cursor', 'FORMAT', 'must be the nextCursor of a page'));
      const total = await countMembers(db, key);
      if (total === undefined) return collectionNotFound(id);
      const rows = await listMemberPage(db, key, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        products: page.map(({ position: _, ...product }) => product),
        nextCursor: last ? `${last.position}_${last.productId}` : null,
        total,
      };
    }),

    route(moveCollectionProducts, async ({ actor: { siteId }, request }) => {
      const key = { siteId, collectionId: request.id.toLowerCase() };
      const productIds = [...new Set(request.productIds.map((id) => id.toLowerCase()))];
      const afterId = request.afterProductId?.toLowerCase();
      if (afterId !== undefined && productIds.includes(afterId))
        return refuseFields(
          violation('afterProductId', 'OTHER', 'must not be one of the moved products'),
        );
      return writeCatalog(
        db,
        siteId,
        async (tx) => {
          if (!(await lockCollection(tx, siteId, key.collectionId)))
            return collectionNotFound(request.id);
          const requested = [...productIds, ...(afterId === undefined ? [] : [afterId])];
          const members = await findMembers(tx, key, requested);
          const productId = requested.find((each) => !members.has(each));
          if (productId !== undefined)
            return refuse('PRODUCT_NOT_IN_COLLECTION', { productId }, { productId });
          await saveMemberPositions(
            tx,
            key,
            productIds,
            await makeRoom(tx, key, afterId, productIds),
          );
          await publishAll(tx, siteId, [collectionChanged(key.collectionId, ['productOrder'])]);
          return { result: emptyAnswer, changed: true };
        },
        bulkWriteOptions,
      );
    }),
  ];
}

/** The positions that the products get. The caller has locked the collection. */
async function makeRoom(
  tx: Tx,
  key: CollectionKey,
  afterId: string | undefined,
  productIds: readonly string[],
): Promise<number[]> {
  const room = async () =>
    positionsBetween(await findGap(tx, key, afterId, productIds), productIds.length);
  const found = await room();
  if (found) return found;
  await renumberMembers(tx, key);
  const widened = await room();
  if (!widened) throw new Error(`Renumbering left no room in the collection ${key.collectionId}.`);
  return widened;
}

/** Null for a text that no page has returned. */
function readCursor(text: string): MemberCursor | null {
  const [position = '', productId = '', more] = text.split('_');
  const isRead = /^-?\d{1,15}$/.test(position) && isGuid(productId) && more === undefined;
  return isRead ? { position: Number(position), productId } : null;
}
