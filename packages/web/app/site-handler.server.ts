import type { PageRequest, SiteHandler, SiteOptions } from '../src/site-options.ts';
import { compressResponse } from './http/compress.server.ts';
import { answerLinkPreview } from './http/link-previews.server.ts';
import { sharedRequest } from './page-cache/cache-key.server.ts';
import { createCachedPages } from './page-cache/cached-pages.server.ts';
import { createSiteContext } from './page-context.server.ts';
import { createPageRenderer } from './render-page.server.ts';

/**
 * Answers a request to the site: a link preview, a cached page, or a page rendered for this
 * visitor.
 */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const imageOrigins = [options.apiUrl, ...(options.mediaOrigins ?? [])].map(originOf);
  const publicOrigin = options.publicUrl === undefined ? undefined : originOf(options.publicUrl);
  const createContext = createSiteContext(options);
  const renderPage = createPageRenderer(imageOrigins);
  const cachedPages = createCachedPages({
    watch: createContext.watch,
    publicOrigin,
    imageOrigins,
  });

  const site = async (sent: Request): Promise<Response> => {
    const preview = answerLinkPreview(sent);
    if (preview) return preview;

    const pageRequest = toPageRequest(sent);
    const key = cachedPages.keyOf(pageRequest);
    const request = key === undefined ? sent : sharedRequest(sent, key);
    const context = createContext(request);
    const render = () => renderPage(request, context);

    const cached =
      key && (await cachedPages.respond(pageRequest, key, { request, context, render }));
    return compressResponse(cached ?? (await render()), sent);
  };
  return Object.assign(site, { ready: cachedPages.ready });
}

const originOf = (address: string): string => new URL(address).origin;

function toPageRequest({ method, url, headers }: Request): PageRequest {
  const { pathname, search, origin } = new URL(url);
  return {
    method,
    url: pathname + search,
    origin,
    headers: {
      cookie: headers.get('cookie') ?? undefined,
      'accept-encoding': headers.get('accept-encoding') ?? undefined,
      'if-none-match': headers.get('if-none-match') ?? undefined,
    },
  };
}
