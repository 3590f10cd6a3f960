import { isThisMachine, networkOf, pathWithoutIds } from '@shopwright/server';
import { createSite, siteAssets, type SiteHandler, type SiteOptions } from '@shopwright/web';
import { existsSync } from 'node:fs';
import type { Log } from '@shopwright/server/kernel/log';

type Options = Required<Pick<SiteOptions, 'fetch' | 'apiUrl' | 'clientId' | 'closing'>> & {
  readonly publicUrl: string | undefined;
  readonly log: Log;
  readonly preview: boolean;
};

/** Undefined when the pages have not been built: the API works without them. */
export async function openSite({
  publicUrl,
  log,
  ...options
}: Options): Promise<SiteHandler | undefined> {
  if (!existsSync(siteAssets().directory)) return undefined;
  return createSite({
    ...options,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    networkOf: clientNetwork,
    onError: (error, request) => {
      const path = pathWithoutIds(new URL(request.url).pathname);
      if (isRefusedRequest(error))
        log.info({ event: 'page.request_refused', err: error, path }, 'A page refused a request');
      else
        log.error(
          { event: 'page.request_failed', err: error, path },
          'A page failed because of a bug',
        );
    },
  });
}

/** A local proxy stands for all visitors, so its address does not identify one. */
export const clientNetwork = (address: string): string | undefined =>
  isThisMachine(address) ? undefined : networkOf(address);

/**
 * A page that does not take such requests says so with a status; that is the caller's mistake, no
 * fault of ours.
 */
const isRefusedRequest = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;
