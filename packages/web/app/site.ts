import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { ReadyAnswer, ReadyAsk, SiteHandler, SiteOptions } from '../src/site-options.ts';
import { finishedAnswer } from './answer.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createSiteContext, type SiteContext } from './context.ts';
import { keepable, type Keepable } from './kept/keepable.ts';
import { createKeptPages, type KeptPage } from './kept/kept-pages.ts';
import { splice } from './kept/spliced.ts';
import { answerToLook } from './person/looks-ahead.ts';
import { isFromThisSite } from './person/same-origin.ts';
import { currencyIn } from './shop/currency.ts';
import { zipped } from './zipped.ts';

const noncePlace = 'nonce-place';

/** The life of a page: from memory, or context, routes, headers. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  // The framework types its own build too loosely for exact optional properties.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  const contextOf = createSiteContext(options);
  const imageOrigins = [options.apiUrl, ...(options.mediaOrigins ?? [])].map((address) => new URL(address).origin);
  const pages = createKeptPages();
  const publicOrigin = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).origin;
  // Pages of another build have other files in them.
  const edition = crypto.randomUUID().slice(0, 8);

  async function makeAnswer(request: Request, { provider, page, faults, allowed, setCookies, isPersonal }: SiteContext): Promise<Response> {
    const response = isFromThisSite(request, page.origin) ? await handle(request, provider) : new Response('This was sent from a page of another site, so nothing was done. Go back to the shop and try there.\n', { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    return finishedAnswer(response, { nonce: page.nonce, imageOrigins, faults, allowed, setCookies: setCookies(), isPersonal: isPersonal() });
  }

  /** One page for each address, language (part of the address), currency and host. */
  function keyOf({ method, url, origin, headers }: ReadyAsk): Keepable | undefined {
    const known = method === 'GET' || method === 'HEAD' ? keepable(url) : undefined;
    return known && { ...known, key: `${publicOrigin ?? origin} ${currencyIn(headers.cookie ?? '') ?? ''} ${known.key}` };
  }

  const [policyStart = '', ...policyRest] = contentSecurityPolicy({ nonce: noncePlace, imageOrigins }).split(noncePlace);
  const policyOf = (nonce: string): string => policyRest.reduce((text, part) => text + nonce + part, policyStart);

  function send({ version, headers: kept, isPage, page }: KeptPage, { method, headers }: ReadyAsk): ReadyAnswer {
    const etag = `W/"${edition}-${version}-${currencyIn(headers.cookie ?? '') ?? ''}"`;
    // The page the browser has is this one, and so is the policy it came with.
    if (headers['if-none-match'] === etag) return { status: 304, headers: { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' }, body: undefined };
    const nonce = crypto.randomUUID().replaceAll('-', '');
    const isZipped = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
    return {
      status: 200,
      headers: { ...kept, etag, vary: 'accept-encoding', ...(isZipped ? { 'content-encoding': 'gzip' } : {}), ...(isPage ? { 'content-security-policy': policyOf(nonce) } : {}) },
      body: method === 'HEAD' ? undefined : isZipped ? page.gzip(nonce) : page.plain(nonce),
    };
  }

  const ready = (ask: ReadyAsk): ReadyAnswer | undefined => {
    const version = contextOf.watch.known();
    const known = version === undefined ? undefined : keyOf(ask);
    const kept = known && version !== undefined ? pages.find(known.key, version) : undefined;
    return kept && send(kept, ask);
  };

  const site = async (request: Request): Promise<Response> => {
    const looked = answerToLook(request);
    if (looked) return looked;
    const context = contextOf(request);
    const ask = askOf(request);
    const known = keyOf(ask);
    if (known === undefined || !pages.isWanted(known.key, known.isDoubtful)) return zipped(await makeAnswer(request, context), request);
    // Known before the page is made: it may be newer than it says, never older.
    const version = await contextOf.watch.version().catch(() => undefined);
    // The platform is away: the page says so.
    if (version === undefined) return zipped(await makeAnswer(request, context), request);
    const kept = pages.find(known.key, version);
    if (kept) return asResponse(send(kept, ask));
    const answer = await makeAnswer(request, context);
    const isForAll = request.method === 'GET' && answer.status === 200 && context.faults.length === 0 && context.allowed.length === 0 && !answer.headers.has('set-cookie');
    const contentType = answer.headers.get('content-type') ?? '';
    if (!isForAll || !/^text\/(?:html|x-script)/.test(contentType)) return zipped(answer, request);
    const { 'content-security-policy': _, ...headers } = Object.fromEntries(answer.headers);
    const made: KeptPage = { version, madeAt: performance.now(), headers, isPage: contentType.startsWith('text/html'), page: splice(Buffer.from(await answer.arrayBuffer()), context.page.nonce) };
    // What went wrong while it was streamed must not be seen by anyone else.
    if (context.faults.length === 0) pages.keep(known.key, made);
    return asResponse(send(made, { ...ask, headers: { ...ask.headers, 'if-none-match': undefined } }));
  };
  return Object.assign(site, { ready });
}

function askOf({ method, url, headers }: Request): ReadyAsk {
  const { pathname, search, origin } = new URL(url);
  return { method, url: pathname + search, origin, headers: { cookie: headers.get('cookie') ?? undefined, 'accept-encoding': headers.get('accept-encoding') ?? undefined, 'if-none-match': headers.get('if-none-match') ?? undefined } };
}

const asResponse = ({ status, headers, body }: ReadyAnswer): Response => new Response(body === undefined ? null : new Uint8Array(body), { status, headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(body.length) }) } });
