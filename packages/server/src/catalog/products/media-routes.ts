import type { MediaDataForWrite } from '@shopwright/contract/catalog/products';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@shopwright/contract/catalog/write';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isRefusal, type Refusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { changeProduct } from './product-routes.ts';
import { addMedia, assignMedia, type NewMedia, removeMedia, unassignMedia } from './rules/media.ts';
import type { MediaState, ProductState } from './rules/product-state.ts';
import type { CatalogWriteDeps } from './write-products.ts';
import {
  findFiles,
  importFrom,
  type MediaDeps,
  type MediaFile,
  mediaIdOf,
} from '../../media/index.ts';

export function mediaRoutes(deps: CatalogWriteDeps & { readonly media: MediaSource }): Route[] {
  const nothing = () => emptyAnswer;
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
): Promise<Found | Refusal<'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED'>> {
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
): NewMedia[] | Refusal<'MEDIA_NOT_FOUND'> {
  const existing = new Map((state.doc.media ?? []).map((item) => [item.id, item]));
  const added: NewMedia[] = [];
  for (const { mediaId, url, choice } of media) {
    const item = mediaId
      ? (existing.get(mediaId) ?? found.byId.get(mediaId))
      : found.byUrl.get(url ?? '');
    if (!item) return refuse('MEDIA_NOT_FOUND', { mediaId }, { mediaId });
    added.push({ item, ...(choice ? { choice } : {}) });
  }
  return added;
}

/** Where media items of products come from. */
export interface MediaSource {
  /** The site's existing files among these ids. */
  readonly byId: (
    siteId: string,
    mediaIds: readonly string[],
  ) => Promise<ReadonlyMap<string, MediaState>>;
  /** Imports the file at a URL. */
  readonly byUrl: (siteId: string, url: string) => Promise<MediaState | Refusal>;
}

export function createMediaSource(
  deps: Pick<MediaDeps, 'db' | 'files' | 'allowPrivateAddresses'>,
): MediaSource {
  return {
    async byId(siteId, mediaIds) {
      if (mediaIds.length === 0) return new Map();
      // Clients name a file by its id, by its address, or as wix:image://v1/<id>/...
      const idsByReference = new Map(
        mediaIds.map((reference) => [reference, mediaIdOf(reference) ?? reference]),
      );
      const files = await findFiles(deps.db, siteId, [...idsByReference.values()]);
      // Private files are merchandise, and never shown.
      const posters = await findFiles(
        deps.db,
        siteId,
        files.flatMap(({ posterId }) => posterId ?? []),
      );
      const posterOf = ({ posterId }: MediaFile) =>
        posters.find(({ mediaId, private: isPrivate }) => mediaId === posterId && !isPrivate);
      const shown = new Map(
        files
          .filter((file) => !file.private)
          .map((file) => [file.mediaId, toMediaState(file, posterOf(file))]),
      );
      return new Map(
        [...idsByReference].flatMap(([reference, id]) => {
          const item = shown.get(id);
          return item ? [[reference, item] as const] : [];
        }),
      );
    },
    async byUrl(siteId, url) {
      const file = await importFrom(deps, { siteId, url, fileName: nameIn(url), private: false });
      return isRefusal(file) ? file : toMediaState(file);
    },
  };
}

const mediaTypes = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  archive: 'zip',
} as const;

type Shown = Pick<
  MediaFile,
  'mediaId' | 'kind' | 'width' | 'height' | 'altText' | 'fileName' | 'focalX' | 'focalY'
>;

const urlAndSize = (file: Shown) => ({
  url: `/media/${file.mediaId}`,
  width: file.width ?? 0,
  height: file.height ?? 0,
  ...(file.altText === null ? {} : { altText: file.altText }),
});

export function toMediaState(file: Shown, poster?: Shown): MediaState {
  const at = urlAndSize(file);
  const still = file.kind === 'video' ? poster : undefined;
  return {
    ...(file.kind === 'video'
      ? { video: { files: [at], ...(still ? { stillFrameMediaId: still.mediaId } : {}) } }
      : { image: at }),
    ...(file.kind === 'image' ? { thumbnail: at } : still ? { thumbnail: urlAndSize(still) } : {}),
    mediaType: mediaTypes[file.kind],
    title: file.kind === 'image' ? '' : file.fileName,
    id: file.mediaId,
    ...(file.focalX === null || file.focalY === null
      ? {}
      : { focalPoint: { x: file.focalX, y: file.focalY } }),
  };
}

function nameIn(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return decodeURIComponentSafely(last) || 'file';
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
