import { setProductMedia } from '@shopwright/contract/catalog/product-media';
import type { MediaDataForWrite } from '@shopwright/contract/catalog/products';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@shopwright/contract/catalog/write';
import type { ErrorCode } from '@shopwright/contract';
import type { Reader } from '../../db/index.ts';
import { type ConsistentAnswer, emptyAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { isRefusal, type Refusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { changeProduct, productNotFound } from './product-routes.ts';
import {
  addMedia,
  assignMedia,
  type NewMedia,
  refreshItems,
  removeMedia,
  renderMedia,
  setMedia,
  unassignMedia,
} from './rules/media.ts';
import type { MediaState, ProductState } from './rules/product-state.ts';
import { lockProducts } from './store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
  type WriteTarget,
} from './write-products.ts';
import {
  importFrom,
  lockFiles,
  type MediaDeps,
  type MediaFile,
  mediaIdOf,
} from '../../media/index.ts';

type Files = ReadonlyMap<string, MediaState>;

export function mediaRoutes(deps: CatalogWriteDeps & { readonly media: MediaSource }): Route[] {
  const nothing = () => emptyAnswer;
  return [
    route(addProductMedia, async ({ actor: { siteId }, request: { id, media = [] } }) => {
      // Downloaded before anything is locked, because another host may be slow.
      const byUrl = await fetchByUrl(deps.media, siteId, media);
      if (isRefusal(byUrl)) return byUrl;
      return changeMedia(
        deps,
        siteId,
        id,
        referencesOf(media, byUrl),
        (state, files) => {
          const added = resolve(state, media, byUrl, files);
          return isRefusal(added) ? added : addMedia(state, added);
        },
        nothing,
      );
    }),
    route(setProductMedia, async ({ actor: { siteId }, request: { id, mediaIds, choices } }) => {
      const { siteUrl } = await deps.contextOf(siteId);
      return changeMedia(
        deps,
        siteId,
        id,
        mediaIds,
        (state, files) => {
          const items = resolve(
            state,
            mediaIds.map((mediaId) => ({ mediaId })),
            new Map(),
            files,
          );
          if (isRefusal(items)) return items;
          // A text that was written at the file a moment ago is taken at once, before its job runs.
          const described = items.flatMap(({ item }) => {
            const fresh = files.get(item.id ?? '');
            return altTextOf(fresh) ? refreshItems([item], fresh ?? item, 'altText') : [item];
          });
          return setMedia(state, described, choices ?? undefined);
        },
        ({ doc }) => ({ media: renderMedia(doc.media ?? [], siteUrl) }),
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

/** Imports the files that are named by URL. */
export async function fetchByUrl(
  source: MediaSource,
  siteId: string,
  media: readonly MediaDataForWrite[],
): Promise<Files | Refusal<'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED'>> {
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
  return byUrl;
}

const altTextOf = (item: MediaState | undefined): string | null | undefined =>
  item?.image?.altText ?? item?.video?.files?.[0]?.altText;

/** Everything to lock against deletion, also what was imported just now. */
export const referencesOf = (media: readonly MediaDataForWrite[], byUrl: Files): string[] => [
  ...media.flatMap(({ mediaId }) => mediaId ?? []),
  ...[...byUrl.values()].flatMap(({ id }) => id ?? []),
];

/** Media that the product has already need no lookup. */
function resolve(
  state: ProductState,
  media: readonly MediaDataForWrite[],
  byUrl: Files,
  files: Files,
): NewMedia[] | Refusal<'MEDIA_NOT_FOUND'> {
  const existing = new Map((state.doc.media ?? []).map((item) => [item.id, item]));
  const added: NewMedia[] = [];
  for (const { mediaId, url, choice } of media) {
    const item = mediaId ? (existing.get(mediaId) ?? files.get(mediaId)) : byUrl.get(url ?? '');
    if (!item) return refuse('MEDIA_NOT_FOUND', { mediaId }, { mediaId });
    added.push({ item, ...(choice ? { choice } : {}) });
  }
  return added;
}

/** Changes a product while the named files are locked, so that none is deleted meanwhile. */
async function changeMedia<Answer, Code extends ErrorCode = never>(
  deps: CatalogWriteDeps & { readonly media: MediaSource },
  siteId: string,
  id: string,
  references: readonly string[],
  rule: (state: ProductState, files: Files) => ProductState | Refusal<Code>,
  answer: (state: ProductState, target: WriteTarget) => Answer,
): Promise<Answer | ConsistentAnswer<Answer> | Refusal<Code>> {
  if (!isGuid(id)) return productNotFound(id);
  const target = await writeTarget(deps, siteId);
  return writeCatalog(deps.db, siteId, async (tx) => {
    const [before] = (await lockProducts(tx, siteId, [id])).values();
    if (!before) return productNotFound(id);
    const after = rule(before, await deps.media.lock(tx, siteId, references));
    if (isRefusal(after)) return after;
    const {
      result: [saved = before],
      changed,
    } = await applyChanges(tx, target, [{ before, after }]);
    return { result: answer(saved, target), changed };
  });
}

/** Where media items of products come from. */
export interface MediaSource {
  /** The site's existing files among these references, locked until the transaction ends. */
  readonly lock: (tx: Reader, siteId: string, references: readonly string[]) => Promise<Files>;
  /** Imports the file at a URL. */
  readonly byUrl: (siteId: string, url: string) => Promise<MediaState | Refusal>;
}

export function createMediaSource(
  deps: Pick<MediaDeps, 'db' | 'files' | 'allowPrivateAddresses'>,
): MediaSource {
  return {
    async lock(tx, siteId, references) {
      if (references.length === 0) return new Map();
      // Clients name a file by its id, by its address, or as wix:image://v1/<id>/...
      const idsByReference = new Map(
        references.map((reference) => [reference, mediaIdOf(reference) ?? reference]),
      );
      const files = await lockFiles(tx, siteId, [...idsByReference.values()]);
      // Private files are merchandise, and never shown.
      const posters = await lockFiles(
        tx,
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
