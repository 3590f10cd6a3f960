import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/index.ts';
import { wireError } from '../../http/index.ts';
import { isCanonicalGuid } from '../../kernel/guid.ts';
import {
  isRefusal,
  notFound,
  refuse,
  type AnyRefusal,
  type Refusal,
} from '../../kernel/outcome.ts';
import { withTemporaryFile } from '../../media/index.ts';
import { createEncodingDetector } from '../exchange/rules/encoding.ts';
import { guardFormula } from '../exchange/rules/formula-guard.ts';
import { inspectUpload } from './inspect-upload.ts';
import { reportOf, uploadOf, type CatalogImportRouteDeps } from './import-routes.ts';
import { fileIdOf } from './run-import.ts';
import { importToWire, problemToWire } from './rules/import-to-wire.ts';
import type { StoredImport } from './rules/stored-import.ts';
import { findImport, listProblems, lockImport, saveImport } from './store/imports.ts';

const MAX_UPLOAD_BYTES = 256 * 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 600_000;
const PROBLEMS_PER_READ = 1000;

interface LinkParams {
  Params: { site: string; id: string };
  Querystring: { exp?: string; sig?: string };
}

/** Uploads of files to import and downloads of their reports, by signed links. */
export async function serveCatalogImports(
  app: FastifyInstance,
  deps: CatalogImportRouteDeps,
): Promise<void> {
  const { db, signing } = deps;
  const isSigned = async (
    { site, id }: LinkParams['Params'],
    { exp, sig }: LinkParams['Querystring'],
    what: (importId: string) => string,
  ): Promise<boolean> =>
    isCanonicalGuid(site) &&
    isCanonicalGuid(id) &&
    typeof exp === 'string' &&
    typeof sig === 'string' &&
    (await signing.check(site, what(id), exp, sig));

  await app.register(async (files) => {
    files.get<LinkParams>(
      '/media/catalog-imports/:site/:id/report.csv',
      { handlerTimeout: UPLOAD_TIMEOUT_MS },
      async (request, reply) => {
        const { site, id } = request.params;
        if (!(await isSigned(request.params, request.query, reportOf)))
          return send(reply, expiredLink);
        const row = await findImport(db, site, id);
        if (!row) return send(reply, notFound('There is no such import.'));
        return reply
          .headers({
            'content-type': 'text/csv; charset=utf-8',
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${row.fileName} - problems.csv`)}`,
          })
          .send(Readable.from(writeReport(db, site, id)));
      },
    );

    await files.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      // The body is the file: it goes to disk as it comes.
      uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      uploads.put<LinkParams & { Body: Readable }>(
        '/media/catalog-imports/:site/:id',
        { bodyLimit: MAX_UPLOAD_BYTES, handlerTimeout: UPLOAD_TIMEOUT_MS },
        async (request, reply) => {
          const { site, id } = request.params;
          // Without a valid link the rest of the file is not waited for.
          if (!(await isSigned(request.params, request.query, uploadOf)))
            return send(reply.header('connection', 'close'), expiredLink);
          const stored = await takeUpload(deps, site, id, request.body);
          return isRefusal(stored)
            ? send(reply, stored)
            : reply
                .header('cache-control', 'no-store')
                .send({ catalogImport: importToWire(stored) });
        },
      );
    });
  });
}

const expiredLink = refuse(
  'PERMISSION_DENIED',
  'This link has expired or was changed. Request a new one.',
);

const takeUpload = (
  { db, files }: CatalogImportRouteDeps,
  siteId: string,
  importId: string,
  body: Readable | null | undefined,
): Promise<StoredImport | Refusal<'CATALOG_IMPORT_STATE' | 'UNREADABLE_IMPORT_FILE'>> =>
  withTemporaryFile(async (path) => {
    const received = await receive(body ?? Readable.from([]), path);
    if (!received)
      return refuse('PAYLOAD_TOO_LARGE', 'The file is larger than the 256 MB an import may have.');
    const { bytes, encoding } = received;
    const inspected = await inspectUpload(createReadStream(path), encoding);
    if (isRefusal(inspected)) return inspected;
    const before = await findImport(db, siteId, importId);
    if (before?.state !== 'AWAITING_FILE') return hasFile(before);
    await files.put(fileIdOf(importId), path, 'application/octet-stream');
    return db.tx(async (tx) => {
      const row = await lockImport(tx, siteId, importId);
      if (row?.state !== 'AWAITING_FILE') return hasFile(row);
      const ready: StoredImport = { ...row, ...inspected, state: 'READY', encoding, bytes };
      await saveImport(tx, siteId, ready);
      return ready;
    });
  });

const hasFile = (row: StoredImport | undefined): Refusal<'CATALOG_IMPORT_STATE'> =>
  row
    ? refuse(
        'CATALOG_IMPORT_STATE',
        { state: row.state.toLowerCase(), action: 'upload a file to' },
        { state: row.state },
      )
    : notFound('There is no such import.');

/** Undefined when the file is too large. */
async function receive(body: Readable, path: string) {
  const detector = createEncodingDetector();
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > MAX_UPLOAD_BYTES) throw new RangeError();
          detector.see(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    return { bytes, encoding: detector.encoding() };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const reportColumns = ['line', 'product', 'column', 'value', 'code', 'reason', 'advice', 'outcome'];

/** The report of all problems, in the order of the file. Spreadsheets run none of its cells. */
async function* writeReport(db: Db, siteId: string, importId: string): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read UTF-8.
  yield `\uFEFF${stringify([reportColumns])}`;
  for (let after = 0; ;) {
    const problems = await listProblems(db, siteId, importId, { after, limit: PROBLEMS_PER_READ });
    const last = problems.at(-1);
    if (!last) return;
    yield stringify(
      problems
        .map(problemToWire)
        .map((problem) =>
          [
            String(problem.line),
            problem.product,
            problem.column,
            problem.value,
            problem.code,
            problem.reason,
            problem.advice,
            problem.rejected ? 'rejected' : 'warning',
          ].map((cell) => guardFormula(cell ?? '')),
        ),
    );
    after = last.position;
  }
}

const send = (reply: FastifyReply, refused: AnyRefusal): FastifyReply =>
  reply.code(refused.status).header('cache-control', 'no-store').send(wireError(refused));
