import { isThisMachine, networkOf, pathWithoutIds } from '@shopwright/server';
import { createSite, siteAssets, type SiteHandler, type SiteOptions } from '@shopwright/web';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';

type Options = Required<Pick<SiteOptions, 'fetch' | 'apiUrl' | 'clientId' | 'closing'>> & {
  readonly publicUrl: string | undefined;
  readonly log: Logger;
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
      if (isRefusedRequest(error)) log.info({ err: error, path }, 'request refused by a page');
      else log.error({ err: error, path }, 'fault in a page');
    },
  });
}

/** A proxy on this machine may stand for every visitor: its address is no visitor's network. */
export const clientNetwork = (address: string): string | undefined =>
  isThisMachine(address) ? undefined : networkOf(address);

/** A page that does not take such requests says so with a status; that is the caller's mistake, no fault of ours. */
const isRefusedRequest = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;
