import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files are: a folder on disk, or any S3-compatible store. */
export interface FileStore {
  /** Takes a finished file from disk. */
  readonly put: (id: string, path: string, contentType: string) => Promise<void>;
  /** A part of the file, or all of it; undefined when there is none. */
  readonly read: (
    id: string,
    range?: { start: number; end: number },
  ) => Promise<{ size: number; stream: Readable } | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

export function createDiskStore(directory: string): FileStore {
  // Spread over folders, so that none holds a million names. Ids are checked before they come here; they hold no slash.
  const pathOf = (id: string) => join(directory, id.slice(0, 2), id);
  return {
    async put(id, path) {
      const target = pathOf(id);
      await mkdir(dirname(target), { recursive: true });
      // Copied beside its place and renamed: a reader sees all of it or nothing, whatever dies in between.
      const beside = `${target}.part`;
      await copyFile(path, beside);
      await rename(beside, target);
    },
    async read(id, range) {
      const path = pathOf(id);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, stream: createReadStream(path, range ?? {}) };
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
