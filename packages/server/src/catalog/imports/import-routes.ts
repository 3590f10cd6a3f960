import {
  cancelCatalogImport,
  createCatalogImport,
  deleteCatalogImport,
  generateCatalogImportReportUrl,
  getCatalogImport,
  listCatalogImportProblems,
  listCatalogImports,
  resumeCatalogImport,
  startCatalogImport,
  updateCatalogImport,
  validateCatalogImport,
  type CatalogImport,
} from '@shopwright/contract/catalog/catalog-imports';
import { enqueue, isDuplicate, type Tx } from '../../db/index.ts';
import { emptyAnswer, route, shopCallerOf, type Route } from '../../http/index.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import { isRefusal, notFound, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { MediaSigning } from '../../media/index.ts';
import { formatFromWire } from '../exchange/rules/wire-formats.ts';
import { inspectStored } from './inspect-upload.ts';
import { fileIdOf, noCounts, type CatalogImportDeps } from './run-import.ts';
import { changeColumns } from './rules/change-columns.ts';
import { isRunning, nextState, type ImportAction } from './rules/import-states.ts';
import { importToWire, problemToWire } from './rules/import-to-wire.ts';
import type { StoredImport } from './rules/stored-import.ts';
import {
  countOpenImports,
  deleteImport,
  deleteProblems,
  findImport,
  insertImport,
  listImports,
  listProblems,
  lockImport,
  saveImport,
} from './store/imports.ts';

export interface CatalogImportRouteDeps extends CatalogImportDeps {
  readonly signing: MediaSigning;
  /** What the URLs of files begin with. */
  readonly mediaUrl: string;
}

export const runCatalogImportTask = 'run-catalog-import';

const MAX_OPEN_IMPORTS_PER_SITE = 50;
const DEFAULT_IMPORTS_PER_PAGE = 50;
const DEFAULT_PROBLEMS_PER_PAGE = 100;
const UPLOAD_LINK_MINUTES = 60;
const REPORT_LINK_MINUTES = 15;
const MAX_JOB_ATTEMPTS = 10;

const importNotFound = notFound('There is no such import.');

/** What the signature of a link allows. */
export const uploadOf = (importId: string): string => `upload catalog-import ${importId}`;
export const reportOf = (importId: string): string => `report catalog-import ${importId}`;

export function catalogImportRoutes(deps: CatalogImportRouteDeps): Route[] {
  const { db, clock, files, signing, mediaUrl } = deps;
  const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);

  const linkTo = async (siteId: string, path: string, what: string, expires: Date) => {
    const { exp, sig } = await signing.sign(siteId, what, expires);
    return `${mediaUrl}/media/catalog-imports/${siteId}/${path}?exp=${exp}&sig=${sig}`;
  };

  /** Moves an import to the state that follows an action, and starts the job that it needs. */
  const move = (
    siteId: string,
    importId: string,
    action: Exclude<ImportAction, 'change' | 'delete'>,
    change: (row: StoredImport) => Partial<StoredImport> = () => ({}),
  ): Promise<{ catalogImport: CatalogImport } | Refusal<'CATALOG_IMPORT_STATE'>> =>
    db.tx(async (tx) => {
      const row = await lockImport(tx, siteId, importId);
      if (!row) return importNotFound;
      const state = stateAfter(row, action);
      if (isRefusal(state)) return state;
      if (state === row.state) return { catalogImport: importToWire(row) };
      const moved = { ...row, ...change(row), state };
      await saveImport(tx, siteId, moved);
      if (moved.problemCount === 0 && row.problemCount > 0)
        await deleteProblems(tx, siteId, importId);
      if (isRunning(state)) await enqueueRun(tx, siteId, importId);
      return { catalogImport: importToWire(moved) };
    });

  /** Moves an import to a running state, unless another import of the site runs. */
  const run = async (
    ...args: Parameters<typeof move>
  ): Promise<
    { catalogImport: CatalogImport } | Refusal<'CATALOG_IMPORT_RUNNING' | 'CATALOG_IMPORT_STATE'>
  > => {
    try {
      return await move(...args);
    } catch (error) {
      // The unique index allows one running import for each site.
      if (isDuplicate(error)) return refuse('CATALOG_IMPORT_RUNNING');
      throw error;
    }
  };

  return [
    route(createCatalogImport, async ({ actor, request }) => {
      const { siteId } = actor;
      const now = clock();
      const row = newImport(request.fileName, shopCallerOf(actor).id, now);
      const refused = await db.tx(async (tx) => {
        if ((await countOpenImports(tx, siteId)) >= MAX_OPEN_IMPORTS_PER_SITE)
          return refuse('TOO_MANY_CATALOG_IMPORTS', { max: MAX_OPEN_IMPORTS_PER_SITE });
        await insertImport(tx, siteId, row);
        return undefined;
      });
      if (refused) return refused;
      const { importId } = row;
      const uploadUrl = await linkTo(
        siteId,
        importId,
        uploadOf(importId),
        inMinutes(UPLOAD_LINK_MINUTES),
      );
      return { catalogImport: importToWire(row), uploadUrl };
    }),

    route(getCatalogImport, async ({ actor, request }) => {
      const row = await findImport(db, actor.siteId, request.importId);
      return row ? { catalogImport: importToWire(row) } : importNotFound;
    }),

    route(listCatalogImports, async ({ actor, request }) => {
      const { limit = DEFAULT_IMPORTS_PER_PAGE, offset = 0 } = request;
      const rows = await listImports(db, actor.siteId, { limit, offset });
      return { imports: rows.map(importToWire) };
    }),

    route(updateCatalogImport, async ({ actor, request }) => {
      const { siteId } = actor;
      const { importId, columns: chosen = [] } = request;
      const format = request.format && formatFromWire(request.format);
      const before = await findImport(db, siteId, importId);
      if (!before) return importNotFound;
      // The file is read before the row is locked: it may be far away.
      const inspected =
        format === undefined || format === before.format || before.encoding === null
          ? undefined
          : await inspectStored(files, importId, before.encoding, format);
      if (isRefusal(inspected)) return inspected;
      return db.tx(async (tx) => {
        const row = await lockImport(tx, siteId, importId);
        if (!row) return importNotFound;
        const state = stateAfter(row, 'change');
        if (isRefusal(state)) return state;
        const read = { ...row, ...inspected };
        const columns =
          read.format === null || read.format === 'jsonl'
            ? read.columns
            : changeColumns(read.columns, chosen, read.format);
        if (isRefusal(columns)) return columns;
        const changed: StoredImport = {
          ...read,
          columns,
          state,
          updateExisting: request.updateExisting ?? row.updateExisting,
          fetchImages: request.fetchImages ?? row.fetchImages,
          validation: null,
          failure: null,
          problemCount: 0,
          bytesRead: 0,
        };
        await deleteProblems(tx, siteId, importId);
        await saveImport(tx, siteId, changed);
        return { catalogImport: importToWire(changed) };
      });
    }),

    route(validateCatalogImport, ({ actor, request }) =>
      run(actor.siteId, request.importId, 'validate', () => ({
        ...nothingDone,
        validation: noCounts,
      })),
    ),
    route(startCatalogImport, ({ actor, request }) =>
      run(actor.siteId, request.importId, 'start', () => ({
        ...nothingDone,
        result: noCounts,
        startedAt: clock(),
      })),
    ),
    route(resumeCatalogImport, ({ actor, request }) =>
      run(actor.siteId, request.importId, 'resume', () => ({ failure: null })),
    ),
    route(cancelCatalogImport, ({ actor, request }) =>
      move(actor.siteId, request.importId, 'cancel', ({ state }) =>
        state === 'VALIDATING' ? { ...nothingDone, validation: null } : {},
      ),
    ),

    route(deleteCatalogImport, async ({ actor, request }) => {
      const { siteId } = actor;
      const refused = await db.tx(async (tx) => {
        const row = await lockImport(tx, siteId, request.importId);
        if (!row) return importNotFound;
        const state = stateAfter(row, 'delete');
        if (isRefusal(state)) return state;
        await deleteImport(tx, siteId, request.importId);
        return undefined;
      });
      if (refused) return refused;
      await files.remove(fileIdOf(request.importId));
      return emptyAnswer;
    }),

    route(listCatalogImportProblems, async ({ actor, request }) => {
      const { importId, limit = DEFAULT_PROBLEMS_PER_PAGE, after = 0 } = request;
      if (!(await findImport(db, actor.siteId, importId))) return importNotFound;
      const problems = await listProblems(db, actor.siteId, importId, { after, limit });
      return { problems: problems.map(problemToWire) };
    }),

    route(generateCatalogImportReportUrl, async ({ actor, request: { importId } }) => {
      const { siteId } = actor;
      if (!(await findImport(db, siteId, importId))) return importNotFound;
      const expires = inMinutes(REPORT_LINK_MINUTES);
      const path = `${importId}/report.csv`;
      return {
        downloadUrl: await linkTo(siteId, path, reportOf(importId), expires),
        expiresDate: expires.toISOString(),
      };
    }),
  ];
}

function stateAfter(
  row: StoredImport,
  action: ImportAction,
): StoredImport['state'] | Refusal<'CATALOG_IMPORT_STATE'> {
  const { state } = row;
  const next = nextState({ state, isStarted: row.startedAt !== null }, action);
  return (
    next ??
    refuse(
      'CATALOG_IMPORT_STATE',
      { state: state.toLowerCase().replace('_', ' '), action },
      { state },
    )
  );
}

const nothingDone = { entriesDone: 0, bytesRead: 0, problemCount: 0, failure: null };

const newImport = (fileName: string, createdBy: string, createdAt: Date): StoredImport => ({
  ...nothingDone,
  importId: newOrderedId(createdAt.getTime()),
  fileName,
  state: 'AWAITING_FILE',
  format: null,
  encoding: null,
  separator: null,
  bytes: 0,
  columns: [],
  updateExisting: false,
  fetchImages: false,
  validation: null,
  result: null,
  createdBy,
  createdAt,
  startedAt: null,
  finishedAt: null,
});

const enqueueRun = (tx: Tx, siteId: string, importId: string): Promise<void> =>
  enqueue(tx, {
    task: runCatalogImportTask,
    payload: { siteId, importId },
    queue: `catalog imports ${siteId}`,
    maxAttempts: MAX_JOB_ATTEMPTS,
  });
