import {
  cancelCatalogExport,
  createCatalogExport,
  deleteCatalogExport,
  generateCatalogExportDownloadUrl,
  getCatalogExport,
  listCatalogExports,
  type CatalogExport,
} from '@shopwright/contract/catalog/catalog-exports';
import type { FastifyInstance } from 'fastify';
import { enqueue } from '../../db/index.ts';
import {
  emptyAnswer,
  hasPermission,
  route,
  shopCallerOf,
  wireError,
  type Actor,
  type Route,
} from '../../http/index.ts';
import { isCanonicalGuid } from '../../kernel/guid.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import { notFound, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { MediaSigning } from '../../media/index.ts';
import { checkSelection, countSelected } from '../changes/select-products.ts';
import type { Format } from '../exchange/rules/formats.ts';
import { formatFromWire, formatToWire } from '../exchange/rules/wire-formats.ts';
import { fileIdOf, type CatalogExportDeps } from './run-export.ts';
import {
  countRunningExports,
  deleteExport,
  findExport,
  finishExport,
  insertExport,
  listExports,
  lockExport,
  type StoredExport,
} from './store/exports.ts';

export interface CatalogExportRouteDeps extends CatalogExportDeps {
  readonly signing: MediaSigning;
  /** What the URLs of files begin with. */
  readonly mediaUrl: string;
}

export const runCatalogExportTask = 'run-catalog-export';
export const EXPORT_RETENTION_DAYS = 7;

const MAX_RUNNING_EXPORTS_PER_SITE = 3;
const DEFAULT_EXPORTS_PER_PAGE = 50;
const DOWNLOAD_LINK_MINUTES = 15;
const MAX_JOB_ATTEMPTS = 5;
const DAY_MS = 86_400_000;

const exportNotFound = notFound('There is no such export.');
const foreignExport = refuse(
  'PERMISSION_DENIED',
  'Only the creator of an export, or a caller who may change products, may stop or delete it.',
);
/** A caller who only reads products manages their own exports, not those of others. */
const canManage = (actor: Actor, { createdBy }: StoredExport): boolean =>
  createdBy === shopCallerOf(actor).id || hasPermission(actor, 'WIX_STORES.MODIFY_PRODUCTS');
const downloadOf = (exportId: string): string => `download catalog-export ${exportId}`;

export function catalogExportRoutes(deps: CatalogExportRouteDeps): Route[] {
  const { db, clock, files, signing, mediaUrl } = deps;
  return [
    route(createCatalogExport, async ({ actor, request: { format, selection } }) => {
      const { siteId } = actor;
      const refused = selection && checkSelection(selection);
      if (refused) return refused;
      const now = clock();
      const row: StoredExport = {
        exportId: newOrderedId(now.getTime()),
        fileName: fileNameOf(formatFromWire(format), now),
        state: 'RUNNING',
        format: formatFromWire(format),
        selection: selection ?? null,
        totalProducts: await countSelected(db, siteId, selection ?? { filter: {} }),
        exportedProducts: 0,
        bytes: 0,
        createdBy: shopCallerOf(actor).id,
        createdAt: now,
        finishedAt: null,
      };
      return db.tx(async (tx) => {
        if ((await countRunningExports(tx, siteId)) >= MAX_RUNNING_EXPORTS_PER_SITE)
          return refuse('TOO_MANY_CATALOG_EXPORTS', { max: MAX_RUNNING_EXPORTS_PER_SITE });
        await insertExport(tx, siteId, row);
        await enqueue(tx, {
          task: runCatalogExportTask,
          payload: { siteId, exportId: row.exportId },
          queue: `catalog exports ${siteId}`,
          maxAttempts: MAX_JOB_ATTEMPTS,
        });
        return { catalogExport: toWire(row) };
      });
    }),

    route(getCatalogExport, async ({ actor, request }) => {
      const row = await findExport(db, actor.siteId, request.exportId);
      return row ? { catalogExport: toWire(row) } : exportNotFound;
    }),

    route(listCatalogExports, async ({ actor, request }) => {
      const { limit = DEFAULT_EXPORTS_PER_PAGE, offset = 0 } = request;
      const rows = await listExports(db, actor.siteId, { limit, offset });
      return { exports: rows.map(toWire) };
    }),

    route(cancelCatalogExport, ({ actor, request: { exportId } }) =>
      db.tx(async (tx) => {
        const row = await lockExport(tx, actor.siteId, exportId);
        if (!row) return exportNotFound;
        if (!canManage(actor, row)) return foreignExport;
        if (row.state === 'CANCELED') return { catalogExport: toWire(row) };
        if (row.state !== 'RUNNING') return refuseState(row, 'cancel');
        await finishExport(tx, actor.siteId, { ...row, state: 'CANCELED' });
        return { catalogExport: toWire({ ...row, state: 'CANCELED' }) };
      }),
    ),

    route(deleteCatalogExport, async ({ actor, request: { exportId } }) => {
      const refused = await db.tx(async (tx) => {
        const row = await lockExport(tx, actor.siteId, exportId);
        if (!row) return exportNotFound;
        if (!canManage(actor, row)) return foreignExport;
        if (row.state === 'RUNNING') return refuseState(row, 'delete');
        await deleteExport(tx, actor.siteId, exportId);
        return undefined;
      });
      if (refused) return refused;
      await files.remove(fileIdOf(exportId));
      return emptyAnswer;
    }),

    route(generateCatalogExportDownloadUrl, async ({ actor, request: { exportId } }) => {
      const { siteId } = actor;
      const row = await findExport(db, siteId, exportId);
      if (!row) return exportNotFound;
      if (row.state !== 'COMPLETED') return refuseState(row, 'download');
      const expires = new Date(clock().getTime() + DOWNLOAD_LINK_MINUTES * 60_000);
      const { exp, sig } = await signing.sign(siteId, downloadOf(exportId), expires);
      return {
        downloadUrl: `${mediaUrl}/media/catalog-exports/${siteId}/${exportId}?exp=${exp}&sig=${sig}`,
        expiresDate: expires.toISOString(),
      };
    }),
  ];
}

interface LinkParams {
  Params: { site: string; id: string };
  Querystring: { exp?: string; sig?: string };
}

/** Downloads of exported files, by signed links. */
export function serveCatalogExports(
  app: FastifyInstance,
  { db, files, signing }: CatalogExportRouteDeps,
): void {
  app.get<LinkParams>(
    '/media/catalog-exports/:site/:id',
    { handlerTimeout: 600_000 },
    async (request, reply) => {
      const { site, id } = request.params;
      const { exp, sig } = request.query;
      const isSigned =
        isCanonicalGuid(site) &&
        isCanonicalGuid(id) &&
        typeof exp === 'string' &&
        typeof sig === 'string' &&
        (await signing.check(site, downloadOf(id), exp, sig));
      const row = isSigned ? await findExport(db, site, id) : undefined;
      const file = row?.state === 'COMPLETED' ? await files.read(fileIdOf(id)) : undefined;
      const refused = !isSigned ? expiredLink : !row || !file ? exportNotFound : undefined;
      if (refused || !row || !file) {
        const { status } = refused ?? exportNotFound;
        return reply
          .code(status)
          .header('cache-control', 'no-store')
          .send(wireError(refused ?? exportNotFound));
      }
      return reply
        .headers({
          'content-type':
            row.format === 'jsonl' ? 'application/jsonl; charset=utf-8' : 'text/csv; charset=utf-8',
          'content-length': String(row.bytes),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-disposition': `attachment; filename="${row.fileName}"`,
        })
        .send(file.stream);
    },
  );
}

const expiredLink = refuse(
  'PERMISSION_DENIED',
  'This link has expired or was changed. Request a new one.',
);

const refuseState = ({ state }: StoredExport, action: string): Refusal<'CATALOG_EXPORT_STATE'> =>
  refuse('CATALOG_EXPORT_STATE', { state: state.toLowerCase(), action }, { state });

const extensions: Readonly<Record<Format, string>> = {
  csv: 'products.csv',
  wix: 'products-wix.csv',
  shopify: 'products-shopify.csv',
  jsonl: 'products.jsonl',
};

const fileNameOf = (format: Format, now: Date): string =>
  `${now.toISOString().slice(0, 10)}-${extensions[format]}`;

function toWire(row: StoredExport): CatalogExport {
  const { finishedAt, createdAt } = row;
  return {
    id: row.exportId,
    fileName: row.fileName,
    state: row.state,
    format: formatToWire(row.format),
    selection: row.selection,
    totalProducts: row.totalProducts,
    exportedProducts: row.exportedProducts,
    sizeInBytes: row.bytes,
    createdBy: row.createdBy,
    createdDate: createdAt.toISOString(),
    finishedDate: finishedAt?.toISOString() ?? null,
    expiresDate: finishedAt
      ? new Date(createdAt.getTime() + EXPORT_RETENTION_DAYS * DAY_MS).toISOString()
      : null,
  };
}
