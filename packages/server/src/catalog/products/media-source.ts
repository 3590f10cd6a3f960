import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import {
  findFiles,
  importFrom,
  type MediaDeps,
  type MediaFile,
  mediaIdOf,
} from '../../media/index.ts';
import type { MediaState } from './rules/product-state.ts';

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
