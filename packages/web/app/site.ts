import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { SiteHandler, SiteOptions } from '../src/site-options.ts';
import { finishedAnswer } from './answer.ts';
import { createSiteContext } from './context.ts';
import { isFromThisSite } from './person/same-origin.ts';

/** The life of a page: context, routes, headers. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  // The framework types its own build too loosely for exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  const contextOf = createSiteContext(options);
  const imageOrigins = [options.apiUrl, ...(options.mediaOrigins ?? [])].map((address) => new URL(address).origin);

  return async (request) => {
    const { provider, page, faults, allowed, setCookies } = contextOf(request);
    const response = isFromThisSite(request, page.origin) ? await handle(request, provider) : new Response('This was sent from a page of another site, so nothing was done. Go back to the shop and try there.\n', { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    return finishedAnswer(response, { nonce: page.nonce, imageOrigins, faults, allowed, setCookies: setCookies() });
  };
}
