import type {
  CommonImage,
  Media,
  MediaItem,
  MediaItemUrlAndSize,
} from '@shopwright/contract/shared/media';
import type { MediaState } from './product-state.ts';

/** The first item is the main one. Files of our own are stored without a host and shown with the store's. */
export function renderMedia(items: readonly MediaState[], siteUrl: string): Media {
  const shown = items.map((item) => renderItem(item, siteUrl));
  const [main] = shown;
  return { ...(main ? { mainMedia: main } : {}), items: shown };
}

function renderItem(
  { focalPoint: _, image, thumbnail, video, ...item }: MediaState,
  siteUrl: string,
): MediaItem {
  const at = (file: MediaItemUrlAndSize): MediaItemUrlAndSize =>
    file.url?.startsWith('/') ? { ...file, url: `${siteUrl}${file.url}` } : file;
  return {
    ...(image ? { image: at(image) } : {}),
    ...(video ? { video: { ...video, files: (video.files ?? []).map(at) } } : {}),
    ...(thumbnail ? { thumbnail: at(thumbnail) } : {}),
    ...item,
  };
}

/**
 * Files of our own have an id, under which any size of them is served; clients make `wix:image://v1/<id>/...` of it.
 * A picture that lies elsewhere has none: clients then take its address as it is.
 */
export function toImage(
  { id, image, title, focalPoint }: MediaState,
  siteUrl: string,
): CommonImage {
  const { url = '', width = 0, height = 0, altText } = image ?? {};
  const ours = url.startsWith('/media/');
  return {
    ...(ours && id !== undefined ? { id, filename: id } : {}),
    url: ours ? `${siteUrl}${url}` : url,
    width,
    height,
    ...((altText ?? title) ? { altText: altText ?? title ?? '' } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}
