import type { FastifyInstance } from 'fastify';
import {
  catalogExportJobs,
  catalogExportRoutes,
  catalogImportJobs,
  catalogImportRoutes,
  serveCatalogExports,
  serveCatalogImports,
} from '../catalog/index.ts';
import type { Log } from '../kernel/log.ts';
import type { composeMedia } from './media.ts';

/** Imports and exports of products: their calls, their jobs, and the links to their files. */
export function composeCatalogFiles(
  media: ReturnType<typeof composeMedia>,
  { log, siteUrl }: { readonly log: Log; readonly siteUrl: string },
) {
  const worker = { ...media, log, siteUrl };
  return {
    routes: [...catalogImportRoutes(media), ...catalogExportRoutes(media)],
    jobs: [catalogImportJobs(worker), catalogExportJobs(worker)],
    serve: async (app: FastifyInstance): Promise<void> => {
      await serveCatalogImports(app, media);
      serveCatalogExports(app, media);
    },
  };
}
