import type { MediaDataForWrite } from '@shopwright/contract/catalog/products';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@shopwright/contract/catalog/write';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, type Refusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import type { MediaSource } from './media-source.ts';
import { changeProduct } from './product-routes.ts';
import { addMedia, assignMedia, type NewMedia, removeMedia, unassignMedia } from './rules/media.ts';
import type { MediaState, ProductState } from './rules/product-state.ts';
import type { CatalogWriteDeps } from './write-products.ts';

export function mediaRoutes(deps: CatalogWriteDeps & { readonly media: MediaSource }): Route[] {
  const nothing = () => ({});
  return [
    route(addProductMedia, async ({ actor: { siteId }, request: { id, media = [] } }) => {
      // Downloaded before anything is locked, because another host may be slow.
      const found = await gather(deps.media, siteId, media);
      if (isRefusal(found)) return found;
      return changeProduct(
        deps,
        siteId,
        id,
        (state) => {
          const added = resolve(state, media, found);
          return isRefusal(added) ? added : addMedia(state, added);
        },
        nothing,
      );
    }),
    route(removeProductMedia, ({ actor: { siteId }, request: { id, mediaIds = [] } }) =>
      changeProduct(deps, siteId, id, (state) => removeMedia(state, mediaIds), nothing),
    ),
    route(addProductMediaToChoices, ({ actor: { siteId }, request: { id, media = [] } }) =>
      changeProduct(deps, siteId, id, (state) => assignMedia(state, media), nothing),
    ),
    route(removeProductMediaFromChoices, ({ actor: { siteId }, request: { id, media = [] } }) =>
      changeProduct(deps, siteId, id, (state) => unassignMedia(state, media), nothing),
    ),
  ];
}

export interface Found {
  readonly byId: ReadonlyMap<string, MediaState>;
  readonly byUrl: ReadonlyMap<string, MediaState>;
}

/** Finds the files named by id, and imports those named by URL. */
export async function gather(
  source: MediaSource,
  siteId: string,
  media: readonly MediaDataForWrite[],
): Promise<Found | Refusal> {
  const empty = media.findIndex(({ mediaId, url }) => !mediaId && !url);
  if (empty >= 0)
    return refuseFields(
      violation(`media[${empty}]`, 'REQUIRED_ONE_OF_FIELD', 'must hold a mediaId or a url'),
    );
  const byUrl = new Map<string, MediaState>();
  for (const url of new Set(media.flatMap((item) => item.url ?? []))) {
    const taken = await source.byUrl(siteId, url);
    if (isRefusal(taken)) return taken;
    byUrl.set(url, taken);
  }
  return {
    byUrl,
    byId: await source.byId(
      siteId,
      media.flatMap(({ mediaId }) => mediaId ?? []),
    ),
  };
}

/** Media that the product has already need no lookup. */
function resolve(
  state: ProductState,
  media: readonly MediaDataForWrite[],
  found: Found,
): NewMedia[] | Refusal {
  const existing = new Map((state.doc.media ?? []).map((item) => [item.id, item]));
  const added: NewMedia[] = [];
  for (const { mediaId, url, choice } of media) {
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
    added.push({ item, ...(choice ? { choice } : {}) });
  }
  return added;
}
