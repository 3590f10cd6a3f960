import { join } from 'node:path';
import { createDiskStore, type FileStore } from './file-store.ts';
import { createS3Store, type S3Options } from './s3-store.ts';

/** The file storage: an S3-compatible store if one is configured, otherwise the data directory. */
export function openFiles({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3?: S3Options | undefined;
}): FileStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'media'));
}
