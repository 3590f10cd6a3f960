import { createReadStream } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { replaceFile } from './replace-file.ts';

/** Storage for the bytes of files: a folder on disk, or an S3-compatible store. */
export interface FileStore {
  /** Stores a complete file from disk. */
  readonly put: (id: string, path: string, contentType: string) => Promise<void>;
  /** A range of the file, or all of it; undefined when it does not exist. */
  readonly read: (
    id: string,
    range?: { start: number; end: number },
  ) => Promise<{ size: number; stream: Readable } | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

export function createDiskStore(directory: string): FileStore {
  // Spreads files over folders, so that no folder holds a million of them. Ids are validated by the
  // caller and contain no slash.
  const pathOf = (id: string) => join(directory, id.slice(0, 2), id);
  return {
    async put(id, path) {
      await replaceFile(pathOf(id), (temporaryPath) => copyFile(path, temporaryPath));
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
