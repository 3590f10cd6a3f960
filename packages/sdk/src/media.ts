import { readMedia } from './forms.ts';
import { mediaHost } from './host.ts';

/**
 * Converts the provider's media identifiers (`wix:image://v1/<id>/<name>#originWidth=..`) to URLs of
 * the platform.
 */
export const VideoResolution = { MOBILE: '360p', LOW: '480p', MID: '720p', HIGH: '1080p' } as const;
export type VideoResolution = (typeof VideoResolution)[keyof typeof VideoResolution];

/**
 * `wix:image://v1/...`, or a URL. A product without an image gives an empty URL.
 */
export type MediaAddress = string | null | undefined;

export interface ImageUrl {
  id: string;
  url: string;
  height: number;
  width: number;
  altText?: string;
  filename?: string;
}
export interface ScaleOptions {
  readonly quality?: number;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

const providerMedia = /^https?:\/\/(?:static|video)\.wixstatic\.com\/(?:media|shapes|mp3|video)\//;
/** Generated ids end like this; a file of another site in a folder "media" does not. */
const platformId = /~mv2\.\w+$/;

export const decodeText = (text: string): string => (text ? decodeURIComponent(text) : text);

interface PlatformFile {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The functions for one platform. A file on another host, such as a picture of an imported product,
 * is returned unchanged: it cannot be scaled, and must not break the page.
 */
export function createMedia(host: () => string) {
  const at = (id: string, origin = host()): string => `${origin}/media/${id}`;

  function isHost(origin: string): boolean {
    try {
      return origin === host();
    } catch {
      // Without a configured host, no URL belongs to it.
      return false;
    }
  }

  /**
   * The URL of a platform file contains its id and possibly a size. Undefined for a file on another
   * host.
   */
  function platformFile(address: string): PlatformFile | undefined {
    const [before, path] = address.replace(providerMedia, '/media/').split(/\/media\/(.*)/s);
    if (before === undefined || path === undefined) return undefined;
    const id = path.split(/[/?#]/)[0] ?? '';
    const isHere = before === '' || isHost(before);
    if (!isHere && !platformId.test(id)) return undefined;
    const [, width = 'NaN'] = /\/w_(\d+)/.exec(path) ?? [];
    const [, height = 'NaN'] = /,h_(\d+)/.exec(path) ?? [];
    return {
      id,
      url: isHere ? at(id) : at(id, before),
      width: Number(width),
      height: Number(height),
    };
  }

  function getImageUrl(image: MediaAddress): ImageUrl {
    const media = readMedia(image ?? '', 'image');
    if (media === undefined)
      return (
        platformFile(image ?? '') ?? {
          id: '',
          url: image ?? '',
          height: Number.NaN,
          width: Number.NaN,
        }
      );
    const { id, name, hash } = media;
    return {
      id,
      url: at(id),
      height: Number(hash.get('originHeight')),
      width: Number(hash.get('originWidth')),
      ...(name ? { altText: name, filename: name } : {}),
    };
  }

  function scaled(
    image: MediaAddress,
    mode: 'fill' | 'fit' | 'crop',
    words: readonly string[],
    { quality, focalPoint }: ScaleOptions = {},
  ): string {
    const { id, url } = getImageUrl(image);
    if (id === '') return url;
    const all = [
      ...words,
      ...(focalPoint === undefined
        ? []
        : [`fp_${focalPoint.x.toFixed(2)}_${focalPoint.y.toFixed(2)}`]),
      ...(quality === undefined ? [] : [`q_${quality}`]),
    ];
    return `${url}/v1/${mode}/${all.join(',')}/${id}`;
  }

  function named<Kind extends object>(
    address: MediaAddress,
    kind: string,
    more: (hash: URLSearchParams) => Kind,
  ): { id: string; url: string; filename?: string } & Kind {
    const media = readMedia(address ?? '', kind);
    if (media !== undefined)
      return {
        id: media.id,
        url: at(media.id),
        ...more(media.hash),
        ...(media.name ? { filename: media.name } : {}),
      };
    const { id, url } = platformFile(address ?? '') ?? { id: '', url: address ?? '' };
    return { id, url, ...more(new URLSearchParams()) };
  }

  return {
    getImageUrl,
    /** Cropped to the size. */
    getScaledToFillImageUrl: (
      image: MediaAddress,
      width: number,
      height: number,
      options?: ScaleOptions,
    ): string => scaled(image, 'fill', sizes(width, height), options),
    /** Complete, within the size. */
    getScaledToFitImageUrl: (
      image: MediaAddress,
      width: number,
      height: number,
      options?: ScaleOptions,
    ): string => scaled(image, 'fit', sizes(width, height), options),
    /** A part of the image, in its original size. */
    getCroppedImageUrl: (
      image: MediaAddress,
      x: number,
      y: number,
      width: number,
      height: number,
      _targetWidth?: number,
      _targetHeight?: number,
      options?: ScaleOptions,
    ): string =>
      scaled(
        image,
        'crop',
        [`x_${Math.round(x)}`, `y_${Math.round(y)}`, ...sizes(width, height)],
        options,
      ),
    getVideoUrl: (video: MediaAddress, _resolution?: VideoResolution) =>
      named(video, 'video', (hash) => ({
        thumbnail: `wix:image://v1/${hash.get('posterUri') ?? ''}#originWidth=${hash.get('posterWidth') ?? 50}&originHeight=${hash.get('posterHeight') ?? 50}`,
      })),
    getAudioUrl: (audio: MediaAddress) =>
      named(audio, 'audio', (hash) => ({ duration: Number(hash.get('duration') ?? 0) })),
    getDocumentUrl: (document: MediaAddress) => named(document, 'document', () => ({})),
    getShapeUrl: getImageUrl,
  };
}

const sizes = (width: number, height: number): string[] => [
  `w_${Math.round(width)}`,
  `h_${Math.round(height)}`,
];

/**
 * Media of the client's platform. An app with clients of several platforms calls `createMedia` for
 * each.
 */
export const media = /* @__PURE__ */ createMedia(mediaHost);
