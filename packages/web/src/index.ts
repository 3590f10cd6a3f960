import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteHandler, SiteOptions } from './site-options.ts';

export { addressHeader, type SiteHandler, type SiteOptions } from './site-options.ts';

/** Another directory allows a new build next to the one in use. */
const buildDirectory =
  process.env['SHOPWRIGHT_SITE_BUILD'] ?? join(import.meta.dirname, '..', 'build');

/**
 * The files that pages refer to. Their names contain a content hash: serve them as immutable, with
 * their .br and .gz variants.
 */
export const siteAssets = (buildDir: string = buildDirectory) =>
  ({ directory: join(buildDir, 'client', 'assets'), prefix: '/assets/' }) as const;

/** Loads the built site and connects it to a platform. */
export async function createSite({
  buildDir = buildDirectory,
  ...options
}: SiteOptions & { readonly buildDir?: string }): Promise<SiteHandler> {
  const { createSiteHandler } = await loadBuild(join(buildDir, 'server', 'index.js'));
  return createSiteHandler(options);
}

interface ServerBuild {
  readonly createSiteHandler: (options: SiteOptions) => SiteHandler;
}

async function loadBuild(file: string): Promise<ServerBuild> {
  try {
    // What app/site-handler.server.ts exports; the build is made from it.
    return (await import(pathToFileURL(file).href)) as ServerBuild;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Error(`The site has not been built (${file} is missing). Run "npm run build".`, {
        cause,
      });
    }
    throw cause;
  }
}
