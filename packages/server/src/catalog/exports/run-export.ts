import type { PlanSelection } from '@shopwright/contract/change-plans/change-plans';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Db, Reader } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withTemporaryFile, type FileStore } from '../../media/index.ts';
import { findSite } from '../../settings/index.ts';
import { findSelectedIds } from '../changes/select-products.ts';
import { exportCatalog } from '../exchange/export.ts';
import { addressOf } from '../products/rerender-products.ts';
import { storeContext } from '../products/store-context.ts';
import {
  findExport,
  finishExport,
  saveExportProgress,
  type StoredExport,
} from './store/exports.ts';

export interface CatalogExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
}

export interface RunExportDeps extends CatalogExportDeps {
  /** The URL of the site, for a worker that serves none. */
  readonly siteUrl: string;
}

class ExportStopped extends Error {}

export const fileIdOf = (exportId: string): string => `${exportId}.catalog-export`;

/** Writes the file of an export. A job that was killed begins again: its file was not served yet. */
export async function runExport(
  deps: RunExportDeps,
  siteId: string,
  exportId: string,
): Promise<void> {
  const row = await findExport(deps.db, siteId, exportId);
  if (row?.state !== 'RUNNING') return;
  try {
    await withTemporaryFile((path) => writeFile(deps, siteId, row, path));
  } catch (error) {
    if (!(error instanceof ExportStopped)) throw error;
  }
}

async function writeFile(
  { db, clock, files, siteUrl }: RunExportDeps,
  siteId: string,
  { exportId, format, selection }: StoredExport,
  path: string,
): Promise<void> {
  const site = await findSite(db, siteId);
  if (!site) return;
  const file = createWriteStream(path);
  const ended = finished(file);
  // Awaited below; a failure before that must not become an unhandled rejection.
  ended.catch(() => undefined);
  try {
    await exportCatalog({
      db,
      siteId,
      context: storeContext(site, addressOf(site) ?? siteUrl),
      weightUnit: site.store.weightUnit ?? 'KG',
      format,
      write: async (text) => {
        if (!file.write(text)) await Promise.race([once(file, 'drain'), ended]);
      },
      onProgress: async (products) => {
        if (!(await saveExportProgress(db, siteId, exportId, products))) throw new ExportStopped();
      },
      ...(selection ? { select: selectBy(siteId, selection) } : {}),
    });
  } finally {
    file.end();
  }
  await ended;
  const { size } = await stat(path);
  await files.put(fileIdOf(exportId), path, 'application/octet-stream');
  const done = { exportId, state: 'COMPLETED', bytes: size, finishedAt: clock() } as const;
  if (!(await finishExport(db, siteId, done))) await files.remove(fileIdOf(exportId));
}

const selectBy =
  (siteId: string, selection: PlanSelection) =>
  (tx: Reader, page: { readonly after: string | null; readonly limit: number }) =>
    findSelectedIds(tx, siteId, selection, page);
