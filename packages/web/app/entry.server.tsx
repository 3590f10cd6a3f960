import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { pageContext } from './page-context.server.ts';
import { NonceContext } from './http/nonce-context.ts';
import { FallbackContext } from './fallback-context.ts';
import { messagesOf } from './i18n/dictionary.server.ts';
import { pageLanguageOf } from './i18n/page-language.server.ts';

/** Data that has not arrived by then is given up, so that no page hangs. */
export const streamTimeout = 8_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  // Without the store, its language is unknown; the URL's language is used.
  const { language, prefix } = pageLanguageOf(request, 'en');
  let failed = false;
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <FallbackContext value={{ language, prefix, messages: messagesOf(language, 'common') }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </FallbackContext>
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1000)]),
      onError(error) {
        failed = true;
        if (!request.signal.aborted) report(error);
      },
    },
  );
  if (isbot(request.headers.get('user-agent'))) await page.allReady;
  return new Response(page, { status: failed ? 500 : status, headers });
}

/** A missing page or an unsupported method is not a server error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refusal = isRouteErrorResponse(error) && error.status < 500;
  if (!refusal && !request.signal.aborted) context.get(pageContext).report(error);
};
