import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { LimitOptions, Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { enqueueFileRefresh, findCatalogUsages } from '../catalog/index.ts';
import {
  createImages,
  createMediaSigning,
  type FindFileUsages,
  joinFileUsages,
  libraryRoutes,
  type MediaDeps,
  mediaRoutes,
  openFiles,
} from '../media/index.ts';
import { findDownloadUsages, forgetEndedDownloads } from '../orders/index.ts';
import { findOfferingUsages } from '../offerings/index.ts';
import type { SharedLimits } from './shared-limits.ts';
import { serviceKind } from '../services/index.ts';
import { eventKind } from '../tickets/index.ts';

/**
 * New image sizes that one address may request: each costs processor time, and a large page needs
 * about a hundred.
 */
const newPicturesByAddress = { calls: 300, seconds: 60 };

/**
 * Uploads of one actor: far above a person with a folder of pictures, and a bound for a stolen link.
 * A file counts twice, for its link and for its content.
 */
const uploadsByActor = { calls: 2000, seconds: 600 };

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
  byAddress: Pick<LimitOptions, 'now' | 'exempt'>,
  limits: SharedLimits,
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
    newPictures: limits.create('new pictures', { ...newPicturesByAddress, ...byAddress }),
    uploads: limits.create('uploads', {
      ...uploadsByActor,
      now: byAddress.now,
      exempt: () => false,
    }),
    allowPrivateAddresses: env === 'development',
  };
}

/** The calls of the media library, which ask every domain where a file is used. */
export function allMediaRoutes(media: MediaDeps): Route[] {
  const findDownloads: FindFileUsages = async (db, siteId, mediaIds, limit) =>
    (await findDownloadUsages(db, siteId, mediaIds, { now: media.clock(), limit })).map((row) => ({
      ...row,
      kind: 'BUYER_DOWNLOAD',
    }));
  return [
    ...mediaRoutes({ ...media, onDescribed: enqueueFileRefresh }),
    ...libraryRoutes({
      ...media,
      findUsages: joinFileUsages([
        findCatalogUsages,
        findOfferingUsages(serviceKind, 'SERVICE'),
        findOfferingUsages(eventKind, 'EVENT'),
        findDownloads,
      ]),
      forgetEndedDownloads: (tx, siteId, mediaIds) =>
        forgetEndedDownloads(tx, siteId, mediaIds, media.clock()),
    }),
  ];
}
