/** Which files may be uploaded, decided by their content and never by their name. */

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'archive';

const MEBIBYTE = 1024 * 1024;

/** The maximum size of each kind, in bytes. */
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  image: 25 * MEBIBYTE,
  video: 1024 * MEBIBYTE,
  audio: 360 * MEBIBYTE,
  document: 1024 * MEBIBYTE,
  archive: 1024 * MEBIBYTE,
};

/** Images with more pixels are treated as decompression bombs. */
export const MAX_PIXELS = 100_000_000;

const kinds: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/avif': 'image',
  'image/heic': 'image',
  'image/tiff': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'audio/flac': 'audio',
  'audio/x-flac': 'audio',
  'application/pdf': 'document',
  'application/epub+zip': 'document',
  'application/msword': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'document',
  'application/zip': 'archive',
  'application/x-7z-compressed': 'archive',
  'application/gzip': 'archive',
  'application/x-rar-compressed': 'archive',
};

/** Undefined for unsupported files. SVG is not supported, because it can contain scripts. */
export const kindOf = (contentType: string | undefined): MediaKind | undefined =>
  contentType !== undefined && Object.hasOwn(kinds, contentType) ? kinds[contentType] : undefined;

/** The maximum size of any kind: uploads are cut off here before the kind is known. */
export const maxUpload = Math.max(...Object.values(maxBytes));

/**
 * `wix:image://v1/<id>/<file>#originWidth=..` names a file by its id, and so does a URL of this
 * server.
 */
export function mediaIdOf(reference: string): string | undefined {
  const match =
    /^(?:wix:(?:image|document|video|audio):\/\/v1\/|(?:https?:\/\/[^/]+)?\/media\/)?([\w~.-]{1,200})(?:[/#?].*)?$/.exec(
      reference,
    );
  return match?.[1];
}
