import type { JobHelpers } from 'graphile-worker';
import type { Log } from '../../kernel/log.ts';
import { EXPORT_RETENTION_DAYS, runCatalogExportTask } from './export-routes.ts';
import { fileIdOf, runExport, type RunExportDeps } from './run-export.ts';
import { deleteExport, finishExport, listExpiredExports } from './store/exports.ts';

const DAY_MS = 86_400_000;

export function catalogExportJobs(deps: RunExportDeps & { readonly log: Log }) {
  const { db, clock, files, log } = deps;
  return {
    tasks: {
      [runCatalogExportTask]: async (
        payload: unknown,
        { job }: Pick<JobHelpers, 'job'>,
      ): Promise<void> => {
        // Only the routes of this folder enqueue it.
        const { siteId, exportId } = payload as { siteId: string; exportId: string };
        try {
          await runExport(deps, siteId, exportId);
        } catch (error) {
          if (job.attempts < job.max_attempts) throw error;
          log.error(
            { event: 'catalog.export_failed', err: error, siteId, exportId },
            'An export of products failed too often and was ended',
          );
          await finishExport(db, siteId, { exportId, state: 'FAILED', bytes: 0, finishedAt: null });
        }
      },
      'delete-old-catalog-exports': async (): Promise<void> => {
        const before = new Date(clock().getTime() - EXPORT_RETENTION_DAYS * DAY_MS);
        for (const { siteId, exportId } of await listExpiredExports(db, before)) {
          await files.remove(fileIdOf(exportId));
          await deleteExport(db, siteId, exportId);
        }
      },
    },
    schedule: ['37 3 * * * delete-old-catalog-exports'],
  };
}
