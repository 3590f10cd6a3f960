import { setCollectionMedia } from '@shopwright/contract/catalog/collection-media';
import { publishAll } from '../../events/index.ts';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, refuse } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import { collectionNotFound, fixed } from './collection-routes.ts';
import type { MediaSource } from '../products/media-source.ts';
import { gather } from '../products/media-routes.ts';
import { ALL_PRODUCTS_ID, type MediaState } from '../products/rules/product-state.ts';
import { collectionChanged, renderCollection } from './rules/collection.ts';
import { lockCollection, saveCollection } from './store/collections.ts';
import { type CatalogWriteDeps, writeCatalog } from '../products/write-products.ts';

/** The media of a collection. */
export function collectionMediaRoutes(
  deps: CatalogWriteDeps & { readonly media: MediaSource },
): Route[] {
  return [
    route(setCollectionMedia, async ({ actor: { siteId }, request: { id, media } }) => {
      const collectionId = id.toLowerCase();
      if (collectionId === ALL_PRODUCTS_ID) return fixed();
      // Downloaded before anything is locked, because another host may be slow.
      const found = await gather(deps.media, siteId, media);
      if (isRefusal(found)) return found;
      const { siteUrl } = await deps.contextOf(siteId);
      return writeCatalog(deps.db, siteId, async (tx) => {
        const before = await lockCollection(tx, siteId, collectionId);
        if (!before) return collectionNotFound(id);
        const existing = new Map(before.doc.media.items.map((item) => [item.id, item]));
        const items: MediaState[] = [];
        for (const { mediaId, url } of media) {
          const item = mediaId
            ? (existing.get(mediaId) ?? found.byId.get(mediaId))
            : found.byUrl.get(url ?? '');
          if (!item)
            return refuse(
              404,
              'MEDIA_NOT_FOUND',
              `There is no file with the id ${mediaId}: upload it first.`,
              { mediaId },
            );
          if (!items.some((other) => other.id === item.id)) items.push(item);
        }
        if (same(before.doc.media.items, items))
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
