import type { CachedAnswer, PageRequest } from '../../src/site-options.ts';
import type { SiteContext } from '../page-context.server.ts';
import type { CatalogWatch } from '../shop/catalog-watch.server.ts';
import { cacheKeyOf, type CacheKey } from './cache-key.server.ts';
import { selectVariant, toCachedPage, toResponse, type CachedPage } from './cached-page.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { createSingleFlight } from './single-flight.server.ts';

interface Options {
  readonly watch: CatalogWatch;
  readonly publicOrigin: string | undefined;
  readonly imageOrigins: readonly string[];
}

/** A page that is rendered when the cache does not have it. */
export interface Rendering {
  readonly request: Request;
  readonly context: SiteContext;
  readonly render: () => Promise<Response>;
}

/**
 * Serves pages that are the same for every visitor: rendered once for each version of the catalog.
 */
export function createCachedPages({ watch, publicOrigin, imageOrigins }: Options) {
  const cache = createPageCache();
  const inFlight = createSingleFlight<CachedPage>();

  const keyOf = (request: PageRequest): CacheKey | undefined => cacheKeyOf(request, publicOrigin);

  /** A page that is in memory, without waiting for anything. */
  function ready(request: PageRequest): CachedAnswer | undefined {
    const version = watch.currentVersion();
    const key = version === undefined ? undefined : keyOf(request);
    const page = key && version !== undefined ? cache.find(key.text, version) : undefined;
    return page && selectVariant(page, request);
  }

  /**
   * The page from the cache, or rendered and cached. Undefined where caching is out of the
   * question.
   */
  async function respond(
    request: PageRequest,
    key: CacheKey,
    rendering: Rendering,
  ): Promise<Response | undefined> {
    if (!cache.shouldCache(key.text, key.isDoubtful)) return undefined;
    // Read before the page is rendered: the page may be newer than its version says, never older.
    const version = await watch.version().catch(() => undefined);
    // The platform is away: the page says so.
    if (version === undefined) return undefined;
    const flight = `${version} ${key.text}`;
    const page = cache.find(key.text, version) ?? (await inFlight.pending(flight));
    if (page) return toResponse(selectVariant(page, request));
    const outcome = renderAndCache(key, version, rendering);
    inFlight.announce(
      flight,
      outcome.then((result) => (result instanceof Response ? undefined : result)),
    );
    const result = await outcome;
    return result instanceof Response ? result : toResponse(selectVariant(result, request));
  }

  /** Renders a page and caches it, or only renders it when it is not for every visitor. */
  async function renderAndCache(
    key: CacheKey,
    version: string,
    { request, context, render }: Rendering,
  ): Promise<CachedPage | Response> {
    const response = await render();
    if (!isForEveryVisitor(request, response, context)) return response;
    const page = await toCachedPage(response, {
      nonce: context.page.nonce,
      version,
      imageOrigins,
    });
    // A page that failed while it was streamed, or whose visitor went away, must not be seen by
    // anyone else.
    if (context.faults.length > 0 || request.signal.aborted) return toResponse(page.plain);
    cache.store(key.text, page);
    return page;
  }

  return { keyOf, ready, respond };
}

const isForEveryVisitor = (
  { method }: Request,
  { status, headers }: Response,
  { faults, allowed }: SiteContext,
): boolean =>
  method === 'GET' &&
  status === 200 &&
  faults.length === 0 &&
  allowed.length === 0 &&
  !headers.has('set-cookie') &&
  /^text\/(?:html|x-script)/.test(headers.get('content-type') ?? '');
