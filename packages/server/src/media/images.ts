import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { limitConcurrency, QueueFullError } from '../memory/index.ts';
import type { FileStore } from './file-store.ts';
import { createPictureCache } from './picture-cache.ts';
import { MAX_PIXELS } from './rules/accepted-files.ts';
import { renditionOf, type Rendition } from './rules/rendition.ts';
import type { Transform } from './rules/transform.ts';
import type { MediaFile } from './store.ts';

type Format = NonNullable<Transform['format']>;

/** Renditions of images: created once, then read from the cache. */
export interface Images {
  /**
   * Undefined when the original is missing. `waitFor` is called before a rendition is created,
   * never for an existing one, and returns the seconds that the caller must wait, or 0.
   */
  readonly derive: (
    file: MediaFile,
    transform: Transform,
    format: Format,
    waitFor?: () => number,
  ) => Promise<Buffer | undefined>;
}

/** More concurrent renditions would only compete for the same cores. */
const MAX_CONCURRENT_IMAGES = 2;
const MAX_WAITING_IMAGES = 100;
const DEFAULT_CACHE_BYTES = 1024 ** 3;

export class TooManyPictures extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(
      status === 429
        ? 'Too many new sizes of pictures were asked for from this address. Wait a moment.'
        : 'Too many pictures are being made at once.',
    );
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function createImages({
  files,
  cacheDirectory,
  maxCacheBytes = DEFAULT_CACHE_BYTES,
}: {
  files: FileStore;
  cacheDirectory: string;
  maxCacheBytes?: number;
}): Images {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const limit = limitConcurrency(MAX_CONCURRENT_IMAGES, { maxWaiting: MAX_WAITING_IMAGES });
  const cache = createPictureCache({ directory: cacheDirectory, maxBytes: maxCacheBytes });

  return {
    async derive(file, transform, format, waitFor = () => 0) {
      const ownFocal =
        file.focalX !== null && file.focalY !== null
          ? { x: file.focalX, y: file.focalY }
          : undefined;
      const rendition = renditionOf(
        transform,
        { width: file.width ?? 1, height: file.height ?? 1 },
        ownFocal,
      );
      const key = createHash('sha256')
        .update(JSON.stringify([file.mediaId, rendition, format]))
        .digest('hex');
      const cached = await cache.read(key);
      if (cached) return cached;
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const seconds = waitFor();
      if (seconds > 0) throw new TooManyPictures(429, seconds);
      const made = limit(async () => {
        const bytes = await make(files, file, rendition, format);
        if (bytes) await cache.write(key, bytes);
        return bytes;
      })
        .catch((error: unknown) => {
          throw error instanceof QueueFullError ? new TooManyPictures(503, 2) : error;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

async function make(
  files: FileStore,
  file: MediaFile,
  { cut, width, height, quality }: Rendition,
  format: Format,
): Promise<Buffer | undefined> {
  const original = await files.read(file.mediaId);
  if (!original) return undefined;
  const upright = sharp(await buffer(original.stream), {
    limitInputPixels: MAX_PIXELS,
    animated: false,
  }).rotate();
  return upright
    .extract(cut)
    .resize(width, height, { fit: 'fill' })
    .toFormat(format, { quality, ...(format === 'avif' ? { effort: 1 } : {}) })
    .toBuffer();
}
