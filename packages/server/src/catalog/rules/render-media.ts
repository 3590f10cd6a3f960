import type { Media, MediaItem, MediaItemUrlAndSize } from '@shopwright/contract/shared/media';
import type { MediaState } from './product-state.ts';

/** The first item is the main one. Files of our own are stored without a host and shown with the store's. */
export function renderMedia(items: readonly MediaState[], siteUrl: string): Media {
  const shown = items.map((item) => renderItem(item, siteUrl));
  const [main] = shown;
  return { ...(main ? { mainMedia: main } : {}), items: shown };
}

function renderItem({ focalPoint: _, image, thumbnail, video, ...item }: MediaState, siteUrl: string): MediaItem {
  const at = (file: MediaItemUrlAndSize): MediaItemUrlAndSize => (file.url?.startsWith('/') ? { ...file, url: `${siteUrl}${file.url}` } : file);
  return {
    ...(image ? { image: at(image) } : {}),
    ...(video ? { video: { ...video, files: (video.files ?? []).map(at) } } : {}),
    ...(thumbnail ? { thumbnail: at(thumbnail) } : {}),
    ...item,
  };
}
