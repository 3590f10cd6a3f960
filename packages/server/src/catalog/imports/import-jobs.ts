import type { JobHelpers } from 'graphile-worker';
import type { Log } from '../../kernel/log.ts';
import { failImport, fileIdOf, runImport, type RunImportDeps } from './run-import.ts';
import { runCatalogImportTask } from './import-routes.ts';
import { deleteImport, deleteOldImports, forgetFile, listExpiredImports } from './store/imports.ts';

const DAY_MS = 86_400_000;
const UNUSED_IMPORT_DAYS = 1;
const FILE_RETENTION_DAYS = 30;
const IMPORT_RETENTION_DAYS = 90;

export function catalogImportJobs(deps: RunImportDeps & { readonly log: Log }) {
  const { db, clock, files, log } = deps;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  return {
    tasks: {
      [runCatalogImportTask]: async (
        payload: unknown,
        { job, abortSignal }: Pick<JobHelpers, 'job' | 'abortSignal'>,
      ): Promise<void> => {
        // Only the routes of this folder enqueue it.
        const { siteId, importId } = payload as { siteId: string; importId: string };
        try {
          await runImport(deps, siteId, importId, abortSignal);
        } catch (error) {
          if (job.attempts < job.max_attempts) throw error;
          log.error(
            { event: 'catalog.import_failed', err: error, siteId, importId },
            'An import of products failed too often and was ended',
          );
          await failImport(
            db,
            siteId,
            { importId },
            'An unexpected error ended the import. Resume it, or ask the operator for the log.',
          );
        }
      },
      'delete-old-catalog-imports': async (): Promise<void> => {
        const expired = await listExpiredImports(db, {
          unused: daysAgo(UNUSED_IMPORT_DAYS),
          file: daysAgo(FILE_RETENTION_DAYS),
        });
        for (const { siteId, importId, isUnused } of expired) {
          await files.remove(fileIdOf(importId));
          if (isUnused) await deleteImport(db, siteId, importId);
          else await forgetFile(db, siteId, importId);
        }
        await deleteOldImports(db, daysAgo(IMPORT_RETENTION_DAYS));
      },
    },
    schedule: ['27 3 * * * delete-old-catalog-imports'],
  };
}
