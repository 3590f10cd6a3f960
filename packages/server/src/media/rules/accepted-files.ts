/** What may be uploaded, decided by the file's own bytes and never by its name. */

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'archive';

const megabyte = 1024 * 1024;

/** Largest size of a kind, in bytes. */
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  image: 25 * megabyte,
  video: 1024 * megabyte,
  audio: 360 * megabyte,
  document: 1024 * megabyte,
  archive: 1024 * megabyte,
};

/** A picture of more pixels than this is a bomb, not a picture. */
export const maxPixels = 100_000_000;

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

/** Undefined for what is not taken. SVG is a program that draws: it is not taken. */
export const kindOf = (contentType: string | undefined): MediaKind | undefined =>
  contentType === undefined ? undefined : kinds[contentType];

/** The largest file of any kind: what an upload is cut off at before its kind is known. */
export const maxUpload = Math.max(...Object.values(maxBytes));

/** `wix:image://v1/<id>/<file>#originWidth=..` names a file by its id; so does an address of ours. */
export function mediaIdOf(reference: string): string | undefined {
  const match =
    /^(?:wix:(?:image|document|video|audio):\/\/v1\/|(?:https?:\/\/[^/]+)?\/media\/)?([\w~.-]{1,200})(?:[/#?].*)?$/.exec(
      reference,
    );
  return match?.[1];
}
