import { fileTypeFromFile } from 'file-type';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Db } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { FileStore } from './file-store.ts';
import { kindOf, maxBytes, MAX_PIXELS } from './rules/accepted-files.ts';
import { findSameContent, insertFile, type MediaFile } from './store.ts';
import { videoSize } from './video-size.ts';

export interface AddFileDeps {
  readonly db: Db;
  readonly files: FileStore;
}

export interface IncomingFile {
  readonly siteId: string;
  readonly path: string;
  readonly bytes: number;
  readonly fileName: string;
  readonly private: boolean;
  /** A fixed id for files that must not be stored twice, such as the demo's images. */
  readonly mediaId?: string;
  readonly altText?: string;
  readonly focal?: { readonly x: number; readonly y: number };
  readonly uploadedBy?: string | null;
}

const notAccepted = (why: string): Refusal<'FILE_NOT_ACCEPTED'> => refuse('FILE_NOT_ACCEPTED', why);

/**
 * Adds a file on disk to the store: inspects it, stores it, then inserts its row. Content that the
 * store has already is not stored again: its existing row is returned.
 */
export async function addFile(
  { db, files }: AddFileDeps,
  incoming: IncomingFile,
): Promise<MediaFile | Refusal<'FILE_NOT_ACCEPTED'>> {
  const type = await fileTypeFromFile(incoming.path);
  const kind = kindOf(type?.mime);
  if (!type || !kind)
    return notAccepted(
      `${incoming.fileName} is not a file this store takes. Pictures (not SVG), videos, sound, PDF, office documents and archives are.`,
    );
  if (incoming.bytes > maxBytes[kind])
    return notAccepted(
      `${incoming.fileName} is larger than the ${maxBytes[kind] / 1024 / 1024} MB a file of its kind may have.`,
    );
  const picture =
    kind === 'image'
      ? await lookAt(incoming.path)
      : {
          ...(kind === 'video' ? await sizeOf(incoming.path, type.mime) : unsized),
          placeholder: null,
        };
  if (!picture)
    return notAccepted(
      `${incoming.fileName} cannot be read as a picture, or has more than ${MAX_PIXELS / 1_000_000} million pixels.`,
    );
  const sha256 = await digest(incoming.path);
  const { siteId, private: isPrivate } = incoming;
  const same = await findSameContent(db, { siteId, sha256, private: isPrivate });
  if (same) {
    // Stored again all the same: uploading a file repairs one whose bytes were lost.
    await files.put(same.mediaId, incoming.path, type.mime);
    return same;
  }
  const mediaId = incoming.mediaId ?? `${newId().replaceAll('-', '')}~mv2.${type.ext}`;
  await files.put(mediaId, incoming.path, type.mime);
  const file = await insertFile(db, {
    siteId,
    mediaId,
    kind,
    private: isPrivate,
    fileName: incoming.fileName,
    contentType: type.mime,
    bytes: incoming.bytes,
    sha256,
    ...picture,
    posterId: null,
    focalX: incoming.focal?.x ?? null,
    focalY: incoming.focal?.y ?? null,
    altText: incoming.altText ?? null,
    uploadedBy: incoming.uploadedBy ?? null,
  });
  // A concurrent upload of the same content was first.
  if (file.mediaId !== mediaId) await files.remove(mediaId);
  return file;
}

const unsized = { width: null, height: null };

/** A video whose size cannot be read has no size. */
async function sizeOf(
  path: string,
  contentType: string,
): Promise<{ width: number | null; height: number | null }> {
  return (await videoSize(path, contentType)) ?? unsized;
}

async function lookAt(
  path: string,
): Promise<{ width: number; height: number; placeholder: string } | undefined> {
  try {
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height, orientation } = await picture.metadata();
    // Resized to one pixel, which also verifies that the whole image can be decoded.
    const pixel = await picture
      .resize(1, 1, { fit: 'fill' })
      .flatten()
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const turned = (orientation ?? 1) > 4;
    return {
      width: turned ? height : width,
      height: turned ? width : height,
      placeholder: `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`,
    };
  } catch {
    return undefined;
  }
}

async function digest(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** A temporary file, deleted afterwards in every case. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'shopwright-'));
  try {
    return await work(join(directory, 'file'));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
