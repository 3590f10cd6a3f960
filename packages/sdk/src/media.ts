import { readMedia } from './forms.ts';
import { defaultHost } from './host.ts';

/** Reads the provider's names of media (`wix:image://v1/<id>/<name>#originWidth=..`) and makes addresses at the platform of them. */
export const VideoResolution = { MOBILE: '360p', LOW: '480p', MID: '720p', HIGH: '1080p' } as const;
export type VideoResolution = (typeof VideoResolution)[keyof typeof VideoResolution];

export interface ImageUrl { id: string; url: string; height: number; width: number; altText?: string; filename?: string }
export interface ScaleOptions { readonly quality?: number; readonly focalPoint?: { readonly x: number; readonly y: number } }

const providerMedia = /^https?:\/\/(?:static|video)\.wixstatic\.com\/(?:media|shapes|mp3|video)\//;

const at = (id: string): string => `${defaultHost()}/media/${id}`;
export const decodeText = (text: string): string => (text ? decodeURIComponent(text) : text);

/** An address of a picture, ours or the provider's, holds its id and maybe a size. */
function pictureIn(address: string): { id: string; width: number; height: number } | undefined {
  const path = address.replace(providerMedia, '/media/').split('/media/')[1];
  if (path === undefined) return undefined;
  const [, width = 'NaN'] = /\/w_(\d+)/.exec(path) ?? [];
  const [, height = 'NaN'] = /,h_(\d+)/.exec(path) ?? [];
  return { id: path.split(/[/?#]/)[0] ?? '', width: Number(width), height: Number(height) };
}

function getImageUrl(image: string): ImageUrl {
  const media = readMedia(image, 'image');
  if (media === undefined) {
    const picture = pictureIn(image);
    if (picture === undefined) throw new TypeError(`This does not name a picture: ${image}`);
    return { id: picture.id, url: at(picture.id), height: picture.height, width: picture.width };
  }
  const { id, name, hash } = media;
  return { id, url: at(id), height: Number(hash.get('originHeight')), width: Number(hash.get('originWidth')), ...(name ? { altText: name, filename: name } : {}) };
}

function scaled(image: string, mode: 'fill' | 'fit' | 'crop', words: readonly string[], { quality, focalPoint }: ScaleOptions = {}): string {
  const { id, url } = getImageUrl(image);
  const all = [...words, ...(focalPoint === undefined ? [] : [`fp_${focalPoint.x.toFixed(2)}_${focalPoint.y.toFixed(2)}`]), ...(quality === undefined ? [] : [`q_${quality}`])];
  return `${url}/v1/${mode}/${all.join(',')}/${id}`;
}

const sizes = (width: number, height: number): string[] => [`w_${Math.round(width)}`, `h_${Math.round(height)}`];

function named<Kind extends object>(address: string, kind: string, more: (hash: URLSearchParams) => Kind): { id: string; url: string; filename?: string } & Kind {
  const media = readMedia(address, kind);
  const id = media?.id ?? pictureIn(address)?.id;
  if (id === undefined) throw new TypeError(`This does not name a file: ${address}`);
  return { id, url: at(id), ...more(media?.hash ?? new URLSearchParams()), ...(media?.name ? { filename: media.name } : {}) };
}

export const media = {
  getImageUrl,
  /** Cut to the size. */
  getScaledToFillImageUrl: (image: string, width: number, height: number, options?: ScaleOptions): string => scaled(image, 'fill', sizes(width, height), options),
  /** Whole, within the size. */
  getScaledToFitImageUrl: (image: string, width: number, height: number, options?: ScaleOptions): string => scaled(image, 'fit', sizes(width, height), options),
  /** A part of the picture. The platform hands it out in its own size. */
  getCroppedImageUrl: (image: string, x: number, y: number, width: number, height: number, _targetWidth?: number, _targetHeight?: number, options?: ScaleOptions): string =>
    scaled(image, 'crop', [`x_${Math.round(x)}`, `y_${Math.round(y)}`, ...sizes(width, height)], options),
  getVideoUrl: (video: string, _resolution?: VideoResolution) => named(video, 'video', (hash) => ({
    thumbnail: `wix:image://v1/${hash.get('posterUri') ?? ''}#originWidth=${hash.get('posterWidth') ?? 50}&originHeight=${hash.get('posterHeight') ?? 50}`,
  })),
  getAudioUrl: (audio: string) => named(audio, 'audio', (hash) => ({ duration: Number(hash.get('duration') ?? 0) })),
  getDocumentUrl: (document: string) => named(document, 'document', () => ({})),
  getShapeUrl: getImageUrl,
};
