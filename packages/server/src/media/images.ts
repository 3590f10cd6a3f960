import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from './file-store.ts';
import { maxPixels } from './rules/accepted-files.ts';
import { cutAround, type Transform } from './rules/transform.ts';
import type { MediaFile } from './store.ts';

/** Pictures in the size and format that was asked for: made once, kept on disk. */
export interface Images {
  /** Undefined when the original's bytes are not there. */
  readonly derive: (file: MediaFile, transform: Transform, format: NonNullable<Transform['format']>) => Promise<Buffer | undefined>;
}

/** More at once would only fight for the same cores. */
const atOnce = 2;
const waitingAtMost = 100;

export class TooManyPictures extends Error {}

export function createImages({ files, cacheDirectory }: { files: FileStore; cacheDirectory: string }): Images {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = createTurns();

  return {
    async derive(file, transform, format) {
      const key = createHash('sha256').update(JSON.stringify([file.mediaId, file.focalX, file.focalY, transform, format])).digest('hex');
      const path = join(cacheDirectory, key.slice(0, 2), key);
      const kept = await readFile(path).catch(() => undefined);
      if (kept) return kept;
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const made = inTurn(() => make(files, file, transform, format, path)).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

async function make(files: FileStore, file: MediaFile, transform: Transform, format: NonNullable<Transform['format']>, path: string): Promise<Buffer | undefined> {
  const original = await files.read(file.mediaId);
  if (!original) return undefined;
  const picture = resized(sharp(await buffer(original.stream), { limitInputPixels: maxPixels, animated: false }).rotate(), file, transform);
  const bytes = await picture.toFormat(format, { quality: transform.quality, ...(format === 'avif' ? { effort: 1 } : {}) }).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.part`;
  await writeFile(beside, bytes);
  await rename(beside, path);
  return bytes;
}

function resized(picture: Sharp, file: MediaFile, transform: Transform): Sharp {
  const source = { width: file.width ?? 1, height: file.height ?? 1 };
  const width = Math.min(transform.width ?? source.width, source.width * 2);
  const height = Math.min(transform.height ?? source.height, source.height * 2);
  if (transform.mode === 'crop' && transform.region) {
    const { x, y } = transform.region;
    const left = Math.min(x, source.width - 1);
    const top = Math.min(y, source.height - 1);
    return picture.extract({ left, top, width: Math.min(transform.region.width, source.width - left), height: Math.min(transform.region.height, source.height - top) });
  }
  if (transform.mode === 'fit' || transform.width === undefined || transform.height === undefined) {
    return picture.resize({ ...(transform.width ? { width } : {}), ...(transform.height ? { height } : {}), fit: 'inside', withoutEnlargement: true });
  }
  const focal = transform.focal ?? (file.focalX !== null && file.focalY !== null ? { x: file.focalX, y: file.focalY } : { x: 0.5, y: 0.5 });
  return picture.extract(cutAround(source, { width, height }, focal)).resize(width, height);
}

function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new TooManyPictures('Too many pictures are being made at once.');
      await new Promise<void>((turn) => waiting.push(turn));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
