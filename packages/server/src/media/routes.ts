import {
  bulkDeleteFiles,
  generateFileDownloadUrl,
  generateFileUploadUrl,
  getFileDescriptor,
  importFile,
  listFiles,
  updateFileDescriptor,
} from '@shopwright/contract/media/files';
import { writeFile } from 'node:fs/promises';
import { isReferenced, type Tx } from '../db/index.ts';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import type { Clock } from '../kernel/clock.ts';
import { fetchOutside, OutboundRefused } from '../kernel/outbound.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { toDescriptor } from './descriptor.ts';
import { kindOf, maxBytes } from './rules/accepted-files.ts';
import type { ServeMediaDeps } from './serve.ts';
import {
  deleteFiles,
  describeFile,
  findFile,
  listFiles as listStored,
  type MediaFile,
} from './store.ts';
import { takeFile, withTemporaryFile } from './take-file.ts';
import { writeUploadTicket } from './upload-ticket.ts';

export interface MediaDeps extends ServeMediaDeps {
  readonly clock: Clock;
  /** During development, local addresses are allowed. */
  readonly allowPrivateAddresses: boolean;
}

export interface MediaRouteDeps extends MediaDeps {
  /** Files that products sell cannot be deleted. */
  readonly filesInUse: (tx: Tx, siteId: string, mediaIds: readonly string[]) => Promise<string[]>;
}

const UPLOAD_LINK_MINUTES = 60;
const wireKinds = {
  IMAGE: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
  DOCUMENT: 'document',
  ARCHIVE: 'archive',
} as const;

export function mediaRoutes(deps: MediaRouteDeps): Route[] {
  const { db, files, signing, clock, mediaUrl } = deps;
  const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
  const missing = (id: string) => notFound(`There is no file with the id ${id}.`);

  return [
    route(generateFileUploadUrl, async ({ actor, request }) => {
      if (kindOf(request.mimeType) === undefined)
        return refuseFields(
          violation('mimeType', 'FORMAT', 'is not a kind of file this store takes', {
            type: 'MIME_TYPE',
          }),
        );
      const ticket = await writeUploadTicket(
        signing,
        {
          siteId: actor.siteId,
          fileName: request.fileName ?? 'file',
          private: request.private ?? false,
        },
        inMinutes(UPLOAD_LINK_MINUTES),
      );
      return { uploadUrl: `${mediaUrl}/media/upload?ticket=${ticket}` };
    }),

    route(importFile, async ({ actor, request }) => {
      const taken = await importFrom(deps, {
        siteId: actor.siteId,
        url: request.url,
        fileName: request.displayName ?? nameOf(request.url),
        private: request.private ?? false,
      });
      return isRefusal(taken) ? taken : { file: toDescriptor(taken, mediaUrl) };
    }),

    route(getFileDescriptor, async ({ actor, request }) => {
      const file = await findFile(db, actor.siteId, request.fileId);
      return file ? { file: toDescriptor(file, mediaUrl) } : missing(request.fileId);
    }),

    route(listFiles, async ({ actor, request }) => {
      const limit = request.paging?.limit ?? 50;
      const offset = request.paging?.offset ?? 0;
      const found = await listStored(db, actor.siteId, {
        kinds: (request.mediaTypes ?? []).map((type) => wireKinds[type]),
        private: request.private ?? undefined,
        limit,
        offset,
      });
      return {
        files: found.files.map((file) => toDescriptor(file, mediaUrl)),
        metadata: { items: found.files.length, offset },
        totalResults: found.total,
      };
    }),

    route(updateFileDescriptor, async ({ actor, request: { file } }) => {
      const id = file.id ?? '';
      const { x, y } = file.focalPoint ?? {};
      const focal =
        file.focalPoint === undefined
          ? undefined
          : x === undefined || y === undefined
            ? null
            : { x: between(x), y: between(y) };
      const { posterId } = file;
      const refused =
        typeof posterId === 'string'
          ? await whyNoPoster(deps, actor.siteId, id, posterId)
          : undefined;
      if (refused) return refused;
      const described = await describeFile(db, actor.siteId, id, {
        fileName: file.displayName,
        altText: file.altText,
        focal,
        posterId,
      });
      return described ? { file: toDescriptor(described, mediaUrl) } : missing(id);
    }),

    route(bulkDeleteFiles, async ({ actor, request }) => {
      const { siteId } = actor;
      const deleted = await db
        .tx(async (tx) => {
          const used = await deps.filesInUse(tx, siteId, request.fileIds);
          return used.length > 0 ? inUse(used) : deleteFiles(tx, siteId, request.fileIds);
        })
        .catch((error: unknown) => {
          // A product started to sell the file in the meantime.
          if (isReferenced(error)) return inUse(request.fileIds);
          throw error;
        });
      if ('refused' in deleted) return deleted;
      for (const id of deleted) await files.remove(id);
      return emptyAnswer;
    }),

    route(generateFileDownloadUrl, async ({ actor, request }) => {
      const file = await findFile(db, actor.siteId, request.fileId);
      if (!file) return missing(request.fileId);
      return {
        downloadUrls: [
          await signedAddress(deps, file, inMinutes(request.expirationInMinutes ?? 600)),
        ],
      };
    }),
  ];
}

/** The poster of a video must be a public image of the same store. */
async function whyNoPoster(
  { db }: Pick<MediaDeps, 'db'>,
  siteId: string,
  videoId: string,
  posterId: string,
): Promise<Refusal | undefined> {
  const [video, poster] = [
    await findFile(db, siteId, videoId),
    await findFile(db, siteId, posterId),
  ];
  if (video && video.kind !== 'video')
    return refuseFields(violation('file.posterId', 'FIELD_NOT_ALLOWED', 'is for videos'));
  return poster?.kind === 'image' && !poster.private
    ? undefined
    : refuseFields(
        violation('file.posterId', 'OTHER', 'must be the id of a public picture of this store'),
      );
}

const inUse = (fileIds: readonly string[]): Refusal<'FILE_IN_USE'> =>
  refuse('FILE_IN_USE', {}, { fileIds });

/** A URL of a private file that works until it expires. */
export async function signedAddress(
  { signing, mediaUrl }: Pick<ServeMediaDeps, 'signing' | 'mediaUrl'>,
  file: Pick<MediaFile, 'siteId' | 'mediaId'>,
  expires: Date,
): Promise<{ url: string; expirationDate: string }> {
  const { exp, sig } = await signing.sign(file.siteId, `file ${file.mediaId}`, expires);
  return {
    url: `${mediaUrl}/media/private/${file.siteId}/${file.mediaId}?exp=${exp}&sig=${sig}`,
    expirationDate: expires.toISOString(),
  };
}

/** Imports a file from a URL that the caller entered, through the guarded outbound client. */
export async function importFrom(
  deps: Pick<MediaDeps, 'db' | 'files' | 'allowPrivateAddresses'>,
  request: { siteId: string; url: string; fileName: string; private: boolean; mediaId?: string },
): Promise<MediaFile | Refusal<'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED'>> {
  const fetched = await fetchOutside(request.url, {
    maxBytes: maxBytes.image,
    allowPrivate: deps.allowPrivateAddresses,
  }).catch((error: unknown) =>
    refuse(
      'FILE_NOT_REACHED',
      error instanceof OutboundRefused ? error.message : 'The address could not be reached.',
    ),
  );
  if (isRefusal(fetched)) return fetched;
  if (fetched.status !== 200)
    return refuse('FILE_NOT_REACHED', `The address answered with status ${fetched.status}.`);
  return withTemporaryFile(async (path) => {
    await writeFile(path, fetched.body);
    return takeFile(deps, {
      siteId: request.siteId,
      path,
      bytes: fetched.body.length,
      fileName: request.fileName,
      private: request.private,
      ...compact({ mediaId: request.mediaId }),
    });
  });
}

/** As in the URL; escapes are not decoded. */
const nameOf = (url: string): string =>
  new URL(url).pathname.split('/').at(-1)?.slice(0, 200) || 'file';
const between = (value: number): number => Math.min(Math.max(value, 0), 1);
