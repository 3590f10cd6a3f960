import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { siteAssets, type SiteHandler } from '@shopwright/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { belongsToApi, looksLikeCall } from './api-paths.ts';
import { webRequest } from './web-request.ts';

export interface PagesOptions {
  readonly longestMs?: number;
  /**
   * How many pages may be rendered at once; further requests are refused at once, so that the
   * others are answered in time.
   */
  readonly maxConcurrentPages?: number;
  /** How the world reaches the site. A proxy may forward requests under another host name. */
  readonly publicUrl?: string | undefined;
  readonly observe?: (source: 'memory' | 'rendered', status: number, seconds: number) => void;
}

/**
 * About a second of rendering for one process: a longer queue would be answered after its visitors
 * have left.
 */
const MAX_CONCURRENT_PAGES = 64;

/** Serves the site on the API's port: its files, and every path that is not an API call. */
export async function mountPages(
  app: FastifyInstance,
  site: SiteHandler | undefined,
  options: PagesOptions = {},
): Promise<void> {
  const {
    longestMs = 15_000,
    maxConcurrentPages = MAX_CONCURRENT_PAGES,
    publicUrl,
    observe,
  } = options;
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  let concurrentPages = 0;
  if (site) await serveFiles(app, siteAssets());

  async function make(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const [path = '/'] = request.url.split('?', 1);
    const isApiCall = looksLikeCall(request.headers);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // No page takes JSON or a token: its refusal of a request from elsewhere would name a wrong
    // reason.
    if (belongsToApi(path) || (isApiCall && !isRead)) return reply.callNotFound();
    if (!site)
      return plain(
        reply,
        503,
        'The pages of this shop have not been built. Run "npm run build" and start again.',
      );
    if (request.headers['transfer-encoding'] !== undefined)
      return plain(reply, 411, 'Say how long the body is, in the header content-length.');
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit)
      return plain(reply, 413, 'The body is too large.');
    // The body is received before the page counts against the limit: slow uploads would otherwise
    // block every other visitor.
    const body = isRead ? null : await inTime(received(request), longestMs);
    if (body === undefined)
      return plain(reply, 408, 'The form did not arrive in time. Send it again.');
    const page = webRequest(request, reply, { publicOrigin, body });
    if (!page) return plain(reply, 400, 'The address cannot be read.');
    if (concurrentPages >= maxConcurrentPages) {
      observe?.('rendered', 503, 0);
      return later(reply, 'The shop is very busy. Try again in a moment.');
    }
    const started = performance.now();
    concurrentPages += 1;
    const made = await inTime(site(page), longestMs).finally(() => {
      concurrentPages -= 1;
    });
    observe?.('rendered', made?.status ?? 503, (performance.now() - started) / 1000);
    if (made?.status === 404 && isApiCall) {
      await made.body?.cancel();
      return reply.callNotFound();
    }
    return made
      ? reply.send(made)
      : later(reply, 'This page took too long to load. Try again in a moment.');
  }

  await app.register(async (pages) => {
    // Bodies are passed on unparsed: pages read forms themselves.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      config: { keepsOwnTime: true },
      handler: (request, reply) => {
        const ready = site?.ready?.({
          method: request.method,
          url: request.url,
          origin: `${request.protocol}://${request.host}`,
          headers: request.headers,
        });
        if (!ready) return make(request, reply);
        // To the socket itself: Fastify's own way out takes longer than all the rest of a page that
        // is in memory.
        reply.hijack();
        reply.raw.writeHead(ready.status, ['x-wix-request-id', request.id, ...ready.list]);
        reply.raw.end(ready.body);
        observe?.('memory', ready.status, 0);
        return undefined;
      },
    });
  });
}

/** The whole body; undefined when its sender has gone. */
const received = (request: FastifyRequest): Promise<Buffer<ArrayBuffer> | undefined> =>
  buffer(request.raw).catch(() => undefined);

/** Undefined when it takes longer, so that every request is answered in time. */
async function inTime<Result>(
  result: Promise<Result>,
  longestMs: number,
): Promise<Result | undefined> {
  const done = new AbortController();
  try {
    return await Promise.race([result, setTimeout(longestMs, undefined, { signal: done.signal })]);
  } finally {
    done.abort();
  }
}

const plain = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).header('content-type', 'text/plain; charset=utf-8').send(`${sentence}\n`);

const later = (reply: FastifyReply, sentence: string) =>
  plain(reply.header('retry-after', '1'), 503, sentence);

/** Files whose names contain a content hash, or that never change: cached forever. */
async function serveFiles(
  app: FastifyInstance,
  { directory, prefix }: { directory: string; prefix: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff');
      // Other storefronts load these pictures, too.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
