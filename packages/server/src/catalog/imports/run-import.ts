import type { Db, Tx } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FileStore } from '../../media/index.ts';
import { findSite } from '../../settings/index.ts';
import type { ReportedProblem, SavedBatch } from '../exchange/batch-report.ts';
import { createFetchPictures } from '../exchange/fetch-pictures.ts';
import { importCatalog } from '../exchange/import.ts';
import { addressOf } from '../products/rerender-products.ts';
import { storeContext } from '../products/store-context.ts';
import { titleOf } from './rules/report-column.ts';
import { sentenceOf } from './rules/describe-problem.ts';
import type { StoredCounts, StoredImport, StoredProblem } from './rules/stored-import.ts';
import {
  deleteProblems,
  findImport,
  insertProblems,
  lockImport,
  saveImport,
} from './store/imports.ts';

export interface CatalogImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly allowPrivateAddresses: boolean;
}

/** The URL of the site, for a worker that serves none. */
export interface RunImportDeps extends CatalogImportDeps {
  readonly siteUrl: string;
}

/** A file with more problems has the wrong columns, and no person reads the report. */
const MAX_PROBLEMS = 100_000;
const SMALL_FILE_BYTES = 2 * 1024 * 1024;
const PRODUCTS_PER_BATCH = 1000;
/** Small files show their progress, and can be canceled, in smaller steps. */
const PRODUCTS_PER_SMALL_BATCH = 100;

/** The import was canceled, or another worker took it over. */
class ImportStopped extends Error {}

/** The import cannot continue, for a reason that is shown to the merchant. */
class ImportFailed extends Error {}

export const fileIdOf = (importId: string): string => `${importId}.catalog-import`;

/**
 * Validates or imports the file of an import. A killed import resumes after the last saved
 * batch; a validation starts over.
 */
export async function runImport(
  deps: RunImportDeps,
  siteId: string,
  importId: string,
  signal?: AbortSignal,
): Promise<void> {
  const found = await beginJob(deps.db, siteId, importId);
  if (!found) return;
  try {
    await importFile(deps, siteId, found, signal);
    await changeWhile(deps.db, siteId, found, (row) => ({
      ...row,
      state: row.state === 'VALIDATING' ? 'VALIDATED' : 'COMPLETED',
      bytesRead: row.bytes,
      finishedAt: row.state === 'VALIDATING' ? null : deps.clock(),
    }));
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (!(error instanceof ImportFailed)) throw error;
    await failImport(deps.db, siteId, found, error.message);
  }
}

/** Ends an import whose job failed too often. */
export async function failImport(
  db: Db,
  siteId: string,
  { importId }: Pick<StoredImport, 'importId'>,
  failure: string,
): Promise<void> {
  const current = await findImport(db, siteId, importId);
  if (current)
    await changeWhile(db, siteId, current, (row) => ({ ...row, state: 'FAILED', failure }));
}

/** The import as the job finds it; undefined when there is nothing to do. */
const beginJob = (db: Db, siteId: string, importId: string): Promise<StoredImport | undefined> =>
  db.tx(async (tx) => {
    const row = await lockImport(tx, siteId, importId);
    if (row?.state === 'RUNNING') return row;
    if (row?.state !== 'VALIDATING') return undefined;
    const begun = { ...row, entriesDone: 0, bytesRead: 0, problemCount: 0, validation: noCounts };
    await deleteProblems(tx, siteId, importId);
    await saveImport(tx, siteId, begun);
    return begun;
  });

async function importFile(
  deps: RunImportDeps,
  siteId: string,
  row: StoredImport,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, files } = deps;
  const site = await findSite(db, siteId);
  const file = await files.read(fileIdOf(row.importId));
  if (!site || !file) throw new ImportFailed('The file was deleted. Upload it again.');
  const source = countBytes(file.stream);
  const cursor = { entries: row.entriesDone };
  const isSmall = row.bytes < SMALL_FILE_BYTES;
  try {
    const outcome = await importCatalog({
      db,
      siteId,
      context: storeContext(site, addressOf(site) ?? deps.siteUrl),
      weightUnit: site.store.weightUnit ?? 'KG',
      source: source.bytes(),
      format: row.format ?? undefined,
      encoding: row.encoding ?? undefined,
      columns:
        row.format === 'jsonl' ? undefined : row.columns.map(({ field }) => field ?? undefined),
      update: row.updateExisting,
      dryRun: row.state === 'VALIDATING',
      batchSize: isSmall ? PRODUCTS_PER_SMALL_BATCH : PRODUCTS_PER_BATCH,
      skipEntries: row.entriesDone,
      ...(row.fetchImages ? { fetchPictures: createFetchPictures(deps, siteId) } : {}),
      saveBatch: async (tx, batch) => {
        if (signal?.aborted) throw new Error('The worker is stopping.');
        await saveBatch(tx, siteId, row, cursor.entries, batch, source.read());
        cursor.entries += batch.entries;
      },
    });
    if ('unknown' in outcome) throw new ImportFailed(`The file ${outcome.unknown}.`);
  } finally {
    file.stream.destroy();
  }
}

/**
 * Saves the progress in the transaction of the batch. It is rolled back when the import was
 * canceled, or when another worker has imported these entries.
 */
async function saveBatch(
  tx: Tx,
  siteId: string,
  { importId, state }: StoredImport,
  entriesBefore: number,
  { entries, counts, problems: reported }: SavedBatch,
  bytesRead: number,
): Promise<void> {
  const row = await lockImport(tx, siteId, importId);
  if (row?.state !== state || row.entriesDone !== entriesBefore) throw new ImportStopped();
  const problemCount = row.problemCount + reported.length;
  if (problemCount > MAX_PROBLEMS)
    throw new ImportFailed(
      `The file has more than ${MAX_PROBLEMS.toLocaleString('en-US')} problems. Check the mapping of its columns.`,
    );
  const problems = reported.map((problem, index) =>
    toProblem(problem, row, row.problemCount + index + 1),
  );
  await insertProblems(tx, siteId, importId, problems);
  const before = (state === 'VALIDATING' ? row.validation : row.result) ?? noCounts;
  const after: StoredCounts = {
    products: before.products + counts.products,
    created: before.created + counts.created,
    updated: before.updated + counts.changed,
    unchanged: before.unchanged + counts.unchanged,
    rejected: before.rejected + counts.rejected,
    warnings: before.warnings + problems.filter(({ rejected }) => !rejected).length,
    collections: before.collections + counts.collections,
  };
  await saveImport(tx, siteId, {
    ...row,
    entriesDone: row.entriesDone + entries,
    bytesRead: Math.min(bytesRead, row.bytes),
    problemCount,
    ...(state === 'VALIDATING' ? { validation: after } : { result: after }),
  });
}

function toProblem(
  { line, product, field, value, code, reason, outcome }: ReportedProblem,
  { format, columns }: StoredImport,
  position: number,
): StoredProblem {
  const title = titleOf(
    field,
    format ?? 'csv',
    columns.map((column) => ({ name: column.name ?? '', field: column.field ?? null })),
  );
  return {
    position,
    line,
    product,
    title,
    value,
    code,
    reason: sentenceOf({ code, title, reason }),
    rejected: outcome === 'rejected',
  };
}

/** Changes the import if a job still has to work on it. */
const changeWhile = (
  db: Db,
  siteId: string,
  { importId, state }: StoredImport,
  change: (row: StoredImport) => StoredImport,
): Promise<void> =>
  db.tx(async (tx) => {
    const row = await lockImport(tx, siteId, importId);
    if (row?.state === state) await saveImport(tx, siteId, change(row));
  });

export const noCounts = {
  products: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  warnings: 0,
  collections: 0,
} as const satisfies StoredCounts;

function countBytes(stream: AsyncIterable<Uint8Array>) {
  let count = 0;
  return {
    read: () => count,
    async *bytes(): AsyncGenerator<Uint8Array> {
      for await (const piece of stream) {
        count += piece.length;
        yield piece;
      }
    },
  };
}
