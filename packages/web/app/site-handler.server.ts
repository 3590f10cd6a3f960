import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { ReadyAnswer, ReadyAsk, SiteHandler, SiteOptions } from '../src/site-options.ts';
import { finishedAnswer } from './http/finish-response.server.ts';
import { contentSecurityPolicy } from './http/content-security-policy.server.ts';
import { createSiteContext, type SiteContext } from './page-context.server.ts';
import { keepable, type Keepable } from './page-cache/cacheable-address.server.ts';
import { createKeptPages, type KeptPage } from './page-cache/page-cache.server.ts';
import { seal } from './page-cache/inline-hashes.server.ts';
import { answerToLook } from './http/link-previews.server.ts';
import { refuseRequest } from './http/refuse-request.server.ts';
import { currencyCookie, currencyIn } from './shop/currency.server.ts';
import { zipped } from './http/compress.server.ts';

/** The life of a page: from memory, or context, routes, headers. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  // The framework types its own build too loosely for exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  const contextOf = createSiteContext(options);
  const imageOrigins = [options.apiUrl, ...(options.mediaOrigins ?? [])].map(
    (address) => new URL(address).origin,
  );
  const pages = createKeptPages();
  const making = new Map<string, Promise<KeptPage | undefined>>();
  const publicOrigin =
    options.publicUrl === undefined ? undefined : new URL(options.publicUrl).origin;

  async function makeAnswer(
    request: Request,
    { provider, page, faults, allowed, setCookies, isPersonal }: SiteContext,
  ): Promise<Response> {
    const response =
      (await refuseRequest(request, page.origin)) ?? (await handle(request, provider));
    return finishedAnswer(response, {
      nonce: page.nonce,
      imageOrigins,
      faults,
      allowed,
      setCookies: setCookies(),
      isPersonal: isPersonal(),
    });
  }

  /** One page for each address, language (part of the address), currency and host. */
  function cacheKeyOf({ method, url, origin, headers }: ReadyAsk): CacheKey | undefined {
    const cacheable = method === 'GET' || method === 'HEAD' ? keepable(url) : undefined;
    if (cacheable === undefined) return undefined;
    const page = {
      ...cacheable,
      origin: publicOrigin ?? origin,
      currency: currencyIn(headers.cookie ?? ''),
    };
    return { ...page, key: `${page.origin} ${page.currency ?? ''} ${page.address}` };
  }

  /** As it is sent, plain and zipped: for whoever asks next it is only found. */
  async function keptOf(answer: Response, nonce: string, version: string): Promise<KeptPage> {
    const { 'content-security-policy': policy, ...own } = Object.fromEntries(answer.headers);
    const { html, inline } = seal(await answer.text(), nonce);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...own,
      etag,
      vary: 'accept-encoding',
      ...(policy === undefined
        ? {}
        : { 'content-security-policy': contentSecurityPolicy({ inline, imageOrigins }) }),
    };
    const body = Buffer.from(html);
    return {
      version,
      madeAt: performance.now(),
      etag,
      plain: readyAnswer(200, headers, body),
      gzip: readyAnswer(200, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body)),
      // The page the browser has is this one, and so is the policy it came with.
      unchanged: readyAnswer(304, {
        etag,
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
      }),
    };
  }

  /** Makes a page and keeps it; or only makes it, when it is not for all. */
  async function keep(
    request: Request,
    context: SiteContext,
    { key, version }: { readonly key: string; readonly version: string },
  ): Promise<KeptPage | Response> {
    const answer = await makeAnswer(request, context);
    const isForAll =
      request.method === 'GET' &&
      answer.status === 200 &&
      context.faults.length === 0 &&
      context.allowed.length === 0 &&
      !answer.headers.has('set-cookie');
    if (!isForAll || !/^text\/(?:html|x-script)/.test(answer.headers.get('content-type') ?? ''))
      return answer;
    const made = await keptOf(answer, context.page.nonce, version);
    // What went wrong while it was streamed, or was broken off by who asked, must not be seen by anyone else.
    if (context.faults.length > 0 || request.signal.aborted) return answerOf(made.plain);
    pages.keep(key, made);
    return made;
  }

  const ready = (ask: ReadyAsk): ReadyAnswer | undefined => {
    const version = contextOf.watch.known();
    const known = version === undefined ? undefined : cacheKeyOf(ask);
    const kept = known && version !== undefined ? pages.find(known.key, version) : undefined;
    return kept && send(kept, ask);
  };

  const site = async (sent: Request): Promise<Response> => {
    const looked = answerToLook(sent);
    if (looked) return looked;
    const ask = askOf(sent);
    const known = cacheKeyOf(ask);
    const request = known === undefined ? sent : sharedRequest(sent, known);
    const context = contextOf(request);
    if (known === undefined || !pages.isWanted(known.key, known.isDoubtful))
      return zipped(await makeAnswer(request, context), sent);
    // Known before the page is made: it may be newer than it says, never older.
    const version = await contextOf.watch.version().catch(() => undefined);
    // The platform is away: the page says so.
    if (version === undefined) return zipped(await makeAnswer(request, context), sent);
    const kept = pages.find(known.key, version);
    if (kept) return answerOf(send(kept, ask));
    // When the catalog changes, everybody who asks for a page waits for the one that makes it.
    const turn = `${version} ${known.key}`;
    const underWay = making.get(turn);
    const made = underWay && (await underWay);
    if (made) return answerOf(send(made, ask));
    const answer = keep(request, context, { key: known.key, version });
    const shared = answer.then(
      (outcome) => (outcome instanceof Response ? undefined : outcome),
      () => undefined,
    );
    making.set(turn, shared);
    const outcome = await answer.finally(() => {
      if (making.get(turn) === shared) making.delete(turn);
    });
    return outcome instanceof Response ? zipped(outcome, sent) : answerOf(send(outcome, ask));
  };
  return Object.assign(site, { ready });
}

interface CacheKey extends Keepable {
  readonly key: string;
  readonly origin: string;
  readonly currency: string | undefined;
}

/**
 * The request that a cacheable page is rendered from. It is made of the cache key alone, so no parameter, header or cookie
 * of the visitor who asked first can reach the next one.
 */
function sharedRequest(
  { method, signal }: Request,
  { origin, address, currency }: CacheKey,
): Request {
  return new Request(origin + address, {
    method,
    signal,
    headers: currency === undefined ? {} : { cookie: `${currencyCookie}=${currency}` },
  });
}

function askOf({ method, url, headers }: Request): ReadyAsk {
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

const takesGzip = /\bgzip\b/;

function send(
  { etag, plain, gzip, unchanged }: KeptPage,
  { method, headers }: ReadyAsk,
): ReadyAnswer {
  if (headers['if-none-match'] === etag) return unchanged;
  const answer = takesGzip.test(String(headers['accept-encoding'] ?? '')) ? gzip : plain;
  return method === 'HEAD' ? { ...answer, body: undefined } : answer;
}

function readyAnswer(
  status: number,
  own: Readonly<Record<string, string>>,
  body?: Buffer,
): ReadyAnswer {
  const headers = body ? { ...own, 'content-length': String(body.length) } : own;
  return { status, headers, list: Object.entries(headers).flat(), body };
}

const answerOf = ({ status, headers, body }: ReadyAnswer): Response =>
  new Response(body === undefined ? null : new Uint8Array(body), { status, headers });
