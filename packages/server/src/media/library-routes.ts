import { listFileUsages } from '@shopwright/contract/media/file-usages';
import { bulkDeleteFiles, searchFiles } from '@shopwright/contract/media/files';
import { isReferenced, type Tx } from '../db/index.ts';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { notFound, refuse, refuseFields, type Refusal, violation } from '../kernel/outcome.ts';
import { toDescriptor } from './descriptor.ts';
import type { FindFileUsages } from './file-usages.ts';
import { decodeFileCursor, encodeFileCursor } from './rules/search-cursor.ts';
import { wireKinds } from './rules/wire-kinds.ts';
import type { ServeMediaDeps } from './serve.ts';
import { deleteFiles, findFile, lockForDeletion, searchFiles as searchStored } from './store.ts';

export interface LibraryDeps extends Pick<ServeMediaDeps, 'db' | 'files' | 'mediaUrl'> {
  /** Places of all domains that use files. */
  readonly findUsages: FindFileUsages;
  /** Deletes the records of downloads that are over, which would hold their files. */
  readonly forgetEndedDownloads: (
    tx: Tx,
    siteId: string,
    mediaIds: readonly string[],
  ) => Promise<void>;
}

const DEFAULT_PER_PAGE = 50;
/** Enough to name the files of one call that are in use. */
const MAX_USAGES_OF_REFUSAL = 1000;

/** The store's files as a library: search, where they are used, deletion of those that are not. */
export function libraryRoutes({
  db,
  files,
  mediaUrl,
  findUsages,
  forgetEndedDownloads,
}: LibraryDeps): Route[] {
  return [
    route(searchFiles, async ({ actor: { siteId }, request }) => {
      const { search, mediaTypes = [], paging } = request;
      const limit = paging?.limit ?? DEFAULT_PER_PAGE;
      const after = paging?.cursor ? decodeFileCursor(paging.cursor) : undefined;
      if (paging?.cursor && !after)
        return refuseFields(violation('paging.cursor', 'FORMAT', 'is not a cursor of this call'));
      const found = await searchStored(db, siteId, {
        text: search?.trim() ?? '',
        kinds: mediaTypes.map((type) => wireKinds[type]),
        private: request.private ?? undefined,
        limit: limit + 1,
        after,
      });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        files: page.map((file) => toDescriptor(file, mediaUrl)),
        nextCursor: {
          count: page.length,
          hasNext: last !== undefined,
          cursors: last ? { next: encodeFileCursor(last.position) } : {},
        },
      };
    }),

    route(listFileUsages, async ({ actor: { siteId }, request }) => {
      const { fileId, limit = DEFAULT_PER_PAGE } = request;
      if (!(await findFile(db, siteId, fileId)))
        return notFound(`There is no file with the id ${fileId}.`);
      const found = await findUsages(db, siteId, [fileId], limit + 1);
      return {
        usages: found
          .slice(0, limit)
          .map(({ mediaId: _, choices = [], ...usage }) => ({ ...usage, choices })),
        hasMore: found.length > limit,
      };
    }),

    route(bulkDeleteFiles, async ({ actor: { siteId }, request: { fileIds } }) => {
      const deleted = await db
        .tx(async (tx) => {
          await lockForDeletion(tx, siteId, fileIds);
          await forgetEndedDownloads(tx, siteId, fileIds);
          const usages = await findUsages(tx, siteId, fileIds, MAX_USAGES_OF_REFUSAL);
          // A video may be deleted together with its poster.
          const others = usages.filter(
            ({ kind, entityId }) => kind !== 'VIDEO_POSTER' || !fileIds.includes(entityId),
          );
          return others.length > 0
            ? inUse(others.map(({ mediaId }) => mediaId))
            : deleteFiles(tx, siteId, fileIds);
        })
        .catch((error: unknown) => {
          // An order started to deliver the file in the meantime.
          if (isReferenced(error)) return inUse(fileIds);
          throw error;
        });
      if ('refused' in deleted) return deleted;
      for (const id of deleted) await files.remove(id);
      return emptyAnswer;
    }),
  ];
}

const inUse = (fileIds: readonly string[]): Refusal<'FILE_IN_USE'> =>
  refuse('FILE_IN_USE', {}, { fileIds: [...new Set(fileIds)] });
