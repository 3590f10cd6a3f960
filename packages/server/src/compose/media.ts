import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { createLimits } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { createImages, createMediaSigning, openFiles } from '../media/index.ts';

/**
 * New image sizes that one address may request: each costs processor time, and a large page needs
 * about a hundred.
 */
const newPicturesByAddress = { calls: 300, seconds: 60 };

export interface MediaOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly env: Config['env'];
  readonly s3: Config['s3'] | undefined;
  readonly pictureCacheBytes: number;
}

/** Stored files and the images rendered from them. */
export function composeMedia(
  { db, clock, dataDir, publicUrl, env, s3, pictureCacheBytes }: MediaOptions,
  byAddress: Pick<Parameters<typeof createLimits>[0], 'now' | 'exempt'>,
) {
  const files = openFiles({ dataDir, s3 });
  return {
    db,
    files,
    clock,
    images: createImages({
      files,
      cacheDirectory: join(dataDir, 'cache', 'pictures'),
      maxCacheBytes: pictureCacheBytes,
    }),
    signing: createMediaSigning(db, clock),
    mediaUrl: publicUrl,
    newPictures: createLimits({ ...newPicturesByAddress, ...byAddress }),
    allowPrivateAddresses: env === 'development',
  };
}
