import {
  generateFileDownloadUrl,
  generateFileUploadUrl,
  getFileDescriptor,
  importFile,
  listFiles,
  updateFileDescriptor,
} from '@shopwright/contract/media/files';
import { writeFile } from 'node:fs/promises';
import type { Tx } from '../db/index.ts';
import { route, type Route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import type { Clock } from '../kernel/clock.ts';
import { fetchExternal, OutboundRefused } from '../kernel/outbound.ts';
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
import { wireKinds } from './rules/wire-kinds.ts';
import { describeFile, findFile, listFiles as listStored, type MediaFile } from './store.ts';
import { addFile, withTemporaryFile } from './add-file.ts';
import { uploaderOf, writeUploadTicket } from './upload-ticket.ts';

export interface MediaDeps extends ServeMediaDeps {
  readonly clock: Clock;
  /** During development, local addresses are allowed. */
  readonly allowPrivateAddresses: boolean;
}

/** What products and collections repeat of a file. */
export type DescribedPart = 'altText' | 'focalPoint' | 'poster';

export interface MediaRouteDeps extends MediaDeps {
  /** Refreshes what other domains repeat of a file, in the transaction that changes it. */
  readonly onDescribed: (
    tx: Tx,
    siteId: string,
    mediaId: string,
    parts: readonly DescribedPart[],
  ) => Promise<void>;
}

const UPLOAD_LINK_MINUTES = 60;

export function mediaRoutes(deps: MediaRouteDeps): Route[] {
  const { db, signing, clock, mediaUrl } = deps;
  const waitToUpload = (siteId: string, uploadedBy: string | null): Refusal | undefined => {
    const seconds = deps.uploads?.waitFor(uploaderOf({ siteId, uploadedBy })) ?? 0;
    return seconds > 0 ? refuse('TOO_MANY_REQUESTS', { seconds }) : undefined;
  };
  const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
  const missing = (id: string) => notFound(`There is no file with the id ${id}.`);

  return [
    route(generateFileUploadUrl, async ({ actor: { siteId }, request }) => {
      const kind = kindOf(request.mimeType);
      if (kind === undefined)
        return refuseFields(
          violation('mimeType', 'FORMAT', 'is not a kind of file this store takes', {
            type: 'MIME_TYPE',
          }),
        );
      if (Number(request.sizeInBytes ?? 0) > maxBytes[kind])
        return refuseFields(
          violation('sizeInBytes', 'OTHER', `is more than ${maxBytes[kind]}, the most of its kind`),
        );
      const uploadedBy = db.actor();
      const refused = waitToUpload(siteId, uploadedBy);
      if (refused) return refused;
      const ticket = await writeUploadTicket(
        signing,
        {
          siteId,
          fileName: request.fileName ?? 'file',
          private: request.private ?? false,
          uploadedBy,
        },
        inMinutes(UPLOAD_LINK_MINUTES),
      );
      return { uploadUrl: `${mediaUrl}/media/upload?ticket=${ticket}` };
    }),

    route(importFile, async ({ actor: { siteId }, request }) => {
      const uploadedBy = db.actor();
      const refused = waitToUpload(siteId, uploadedBy);
      if (refused) return refused;
      const taken = await importFrom(deps, {
        siteId,
        url: request.url,
        fileName: request.displayName ?? nameOf(request.url),
        private: request.private ?? false,
        uploadedBy,
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
      const parts: readonly DescribedPart[] = [
        ...(file.altText === undefined ? [] : (['altText'] as const)),
        ...(focal === undefined ? [] : (['focalPoint'] as const)),
        ...(posterId === undefined ? [] : (['poster'] as const)),
      ];
      const described = await db.tx(async (tx) => {
        const after = await describeFile(tx, actor.siteId, id, {
          fileName: file.displayName,
          altText: file.altText,
          focal,
          posterId,
        });
        if (after && parts.length > 0) await deps.onDescribed(tx, actor.siteId, id, parts);
        return after;
      });
      return described ? { file: toDescriptor(described, mediaUrl) } : missing(id);
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
  request: {
    siteId: string;
    url: string;
    fileName: string;
    private: boolean;
    mediaId?: string;
    uploadedBy?: string | null;
  },
): Promise<MediaFile | Refusal<'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED'>> {
  const fetched = await fetchExternal(request.url, {
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
    return addFile(deps, {
      siteId: request.siteId,
      path,
      bytes: fetched.body.length,
      fileName: request.fileName,
      private: request.private,
      ...compact({ mediaId: request.mediaId, uploadedBy: request.uploadedBy }),
    });
  });
}

/** As in the URL; escapes are not decoded. */
const nameOf = (url: string): string =>
  new URL(url).pathname.split('/').at(-1)?.slice(0, 200) || 'file';
const between = (value: number): number => Math.min(Math.max(value, 0), 1);
