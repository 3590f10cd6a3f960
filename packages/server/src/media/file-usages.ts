import type { FileUsage } from '@shopwright/contract/media/file-usages';
import type { Reader } from '../db/index.ts';
import { findSite } from '../settings/index.ts';
import { mediaIdOf } from './rules/accepted-files.ts';
import { findPosterUsages } from './store.ts';

/** A place that uses one of the store's files. */
export interface FoundUsage extends Required<Pick<FileUsage, 'kind' | 'entityId' | 'name'>> {
  readonly mediaId: string;
  readonly choices?: FileUsage['choices'];
}

/** Each domain finds its own places, at most `limit` of them. */
export type FindFileUsages = (
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
  limit: number,
) => Promise<FoundUsage[]>;

/** Pages of the store and posters of videos come after the places of all domains. */
export const joinFileUsages =
  (domains: readonly FindFileUsages[]): FindFileUsages =>
  async (db, siteId, mediaIds, limit) => {
    const found: FoundUsage[] = [];
    for (const find of [...domains, findStorePages, findVideos])
      if (found.length < limit)
        found.push(...(await find(db, siteId, mediaIds, limit - found.length)));
    return found;
  };

const findStorePages: FindFileUsages = async (db, siteId, mediaIds, limit) => {
  const heroes = (await findSite(db, siteId))?.store.heroes ?? [];
  return heroes
    .flatMap(({ image, title = '' }) => {
      const mediaId = mediaIdOf(image?.url ?? '');
      return mediaId !== undefined && mediaIds.includes(mediaId)
        ? [{ kind: 'STORE_PAGE' as const, mediaId, entityId: siteId, name: title }]
        : [];
    })
    .slice(0, limit);
};

const findVideos: FindFileUsages = async (...request) =>
  (await findPosterUsages(...request)).map((row) => ({ ...row, kind: 'VIDEO_POSTER' }));
