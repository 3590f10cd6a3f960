import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { finishResponse } from './http/finish-response.server.ts';
import { refuseRequest } from './http/refuse-request.server.ts';
import type { SiteContext } from './page-context.server.ts';

/** Runs the routes for one request, and adds the headers that every answer has. */
export function createPageRenderer(imageOrigins: readonly string[]) {
  // The framework types its own build too loosely for exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  return async (
    request: Request,
    { provider, page, faults, allowed, setCookies, isPersonal }: SiteContext,
  ): Promise<Response> => {
    const response =
      (await refuseRequest(request, page.origin)) ?? (await handle(request, provider));
    return finishResponse(response, {
      nonce: page.nonce,
      imageOrigins,
      faults,
      allowed,
      setCookies: setCookies(),
      isPersonal: isPersonal(),
    });
  };
}
