import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { withoutAdmin } from '../src/route-table.ts';
import { finishResponse } from './http/finish-response.server.ts';
import { refuseRequest } from './http/refuse-request.server.ts';
import type { SiteContext } from './page-context.server.ts';

/** Runs the routes for one request, and adds the headers that every answer has. */
export function createPageRenderer(imageOrigins: readonly string[]) {
  // The framework types its own build too loosely for exact optional properties.
  const { assets, ...rest } = build as ServerBuild;
  const handleAdmin = createRequestHandler({ ...rest, assets }, 'production');
  const handleShop = createRequestHandler({ ...rest, assets: withoutAdmin(assets) }, 'production');
  return async (
    request: Request,
    { provider, page, faults, allowed, setCookies, isPersonal }: SiteContext,
  ): Promise<Response> => {
    const handle = isAdmin(request) ? handleAdmin : handleShop;
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

const isAdmin = ({ url }: Request): boolean => /^\/admin(?:$|[./])/.test(new URL(url).pathname);
