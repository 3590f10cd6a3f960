import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { Db } from '../db/index.ts';
import { isCanonicalGuid } from '../kernel/guid.ts';
import { isRefusal, notFound, refuse, type AnyRefusal } from '../kernel/outcome.ts';
import { wireError, type Limits } from '../http/index.ts';
import { toDescriptor } from './descriptor.ts';
import type { FileStore } from './file-store.ts';
import { TooManyPictures, type Images } from './images.ts';
import { maxUpload } from './rules/accepted-files.ts';
import { readByteRange } from './rules/byte-range.ts';
import { chooseFormat, readTransform } from './rules/transform.ts';
import type { MediaSigning } from './signing.ts';
import { findPublicFile, type MediaFile } from './store.ts';
import { addFile, withTemporaryFile } from './add-file.ts';
import { readUploadTicket, uploaderOf } from './upload-ticket.ts';

export interface ServeMediaDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly images: Images;
  readonly signing: MediaSigning;
  readonly mediaUrl: string;
  /** How many new renditions one client address may request. */
  readonly newPictures?: Limits;
  /** How many files one actor may upload. */
  readonly uploads?: Limits;
}

const aYear = 'public, max-age=31536000, immutable';
/**
 * A picture that is cropped around the focal point of its file: staff may move the point, so browsers
 * ask again after an hour, and show what they have until the answer comes.
 */
const anHour = 'public, max-age=3600, stale-while-revalidate=2592000';

/**
 * Serves files over HTTP: complete, ranges, and images in any size. No response can execute in a
 * page.
 */
export async function serveMedia(app: FastifyInstance, deps: ServeMediaDeps): Promise<void> {
  await app.register(async (media) => {
    media.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      });
    });

    media.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
      const file = await publicFile(deps, request.params.id);
      return file ? sendFile(deps, file, request, reply, aYear) : missing(reply);
    });

    media.get<{ Params: { id: string; mode: string; words: string; name: string } }>(
      '/media/:id/v1/:mode/:words/:name',
      { handlerTimeout: 60_000 },
      async (request, reply) => {
        const { id, mode, words, name } = request.params;
        const transform = readTransform(mode, words, name);
        if (!transform)
          return refusal(
            reply,
            refuse(
              'MALFORMED_REQUEST',
              'The size in this address cannot be read; it is like /media/<id>/v1/fill/w_600,h_400/<name>.webp.',
            ),
          );
        const file = await publicFile(deps, id);
        if (!file) return missing(reply);
        if (file.kind !== 'image') return refusal(reply, refuse('NOT_A_PICTURE'));
        const format = chooseFormat(transform, request.headers.accept ?? '');
        const followsFile = transform.mode === 'fill' && transform.focal === undefined;
        const etag = `"${file.sha256.toString('hex').slice(0, 32)}-${file.focalX ?? ''}-${file.focalY ?? ''}-${format}"`;
        const headers = {
          'cache-control': followsFile ? anHour : aYear,
          etag,
          ...(transform.format === undefined ? { vary: 'accept' } : {}),
        };
        if (request.headers['if-none-match'] === etag)
          return reply.code(304).headers(headers).send();
        const bytes = await deps.images
          .derive(file, transform, format, () => deps.newPictures?.waitFor(request.ip) ?? 0)
          .catch((error: unknown) => {
            if (error instanceof TooManyPictures) return error;
            throw error;
          });
        if (bytes instanceof TooManyPictures) {
          const code = bytes.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
          return refusal(
            reply.header('retry-after', String(bytes.retryAfterSeconds)),
            refuse(code, bytes.message),
          );
        }
        if (!bytes) return missing(reply);
        return reply.headers({ ...headers, 'content-type': `image/${format}` }).send(bytes);
      },
    );

    media.get<{
      Params: { site: string; id: string };
      Querystring: { exp?: string; sig?: string };
    }>('/media/private/:site/:id', async (request, reply) => {
      const { site, id } = request.params;
      const { exp = '', sig = '' } = request.query;
      const good =
        isCanonicalGuid(site) &&
        typeof exp === 'string' &&
        typeof sig === 'string' &&
        (await deps.signing.check(site, `file ${id}`, exp, sig));
      if (!good)
        return refusal(
          reply,
          refuse('PERMISSION_DENIED', 'This address has ended or was changed. Ask for a new one.'),
        );
      const file = await findPublicFile(deps.db, id);
      return file?.siteId === site
        ? sendFile(deps, file, request, reply, 'private, no-store')
        : missing(reply);
    });

    await media.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      // The body is the file, which is streamed to disk.
      uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      uploads.put<{ Querystring: { ticket?: string }; Body: Readable }>(
        '/media/upload',
        { bodyLimit: maxUpload, handlerTimeout: 600_000 },
        async (request, reply) => {
          const ticket = await readUploadTicket(deps.signing, request.query.ticket ?? '');
          // Without a ticket, the rest of the upload is not read.
          if (!ticket)
            return refusal(
              reply.header('connection', 'close'),
              refuse(
                'PERMISSION_DENIED',
                'This upload address has ended or was changed. Ask for a new one.',
              ),
            );
          const seconds = deps.uploads?.waitFor(uploaderOf(ticket)) ?? 0;
          if (seconds > 0)
            return refusal(
              reply.headers({ connection: 'close', 'retry-after': String(seconds) }),
              refuse('TOO_MANY_REQUESTS', { seconds }),
            );
          const taken = await withTemporaryFile(async (path) => {
            const bytes = await receive(request.body, path);
            return bytes === undefined
              ? refuse('PAYLOAD_TOO_LARGE', 'The file is too large.')
              : addFile(deps, {
                  siteId: ticket.siteId,
                  path,
                  bytes,
                  fileName: ticket.fileName,
                  private: ticket.private,
                  uploadedBy: ticket.uploadedBy,
                });
          });
          return isRefusal(taken)
            ? refusal(reply, taken)
            : reply.send({ file: toDescriptor(taken, deps.mediaUrl) });
        },
      );
    });
  });
}

async function receive(body: Readable, path: string): Promise<number | undefined> {
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > maxUpload) throw new RangeError();
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    return bytes;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function publicFile({ db }: ServeMediaDeps, id: string): Promise<MediaFile | undefined> {
  if (!/^[\w~.-]{1,200}$/.test(id) || id.startsWith('.')) return undefined;
  const file = await findPublicFile(db, id);
  return file?.private === false ? file : undefined;
}

async function sendFile(
  { files }: ServeMediaDeps,
  file: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
  cache: string,
): Promise<FastifyReply> {
  const range = readByteRange(request.headers.range, file.bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const found = await files.read(file.mediaId, range);
  if (!found) return missing(reply);
  const shown = file.kind === 'image' || file.kind === 'video' || file.kind === 'audio';
  reply.headers({
    'content-type': file.contentType,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag: `"${file.sha256.toString('hex').slice(0, 32)}"`,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
  });
  if (range)
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${file.bytes}`,
        'content-length': String(range.end - range.start + 1),
      })
      .send(found.stream);
  return reply.header('content-length', String(file.bytes)).send(found.stream);
}

const refusal = (reply: FastifyReply, refused: AnyRefusal): FastifyReply =>
  reply.code(refused.status).header('cache-control', 'no-store').send(wireError(refused));
const missing = (reply: FastifyReply): FastifyReply =>
  refusal(reply, notFound('There is no such file.'));
