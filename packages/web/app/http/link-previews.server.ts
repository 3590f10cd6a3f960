/**
 * URLs with side effects that must work as links: redirect sessions use up a token or sign in and
 * out, a discount link changes the cart, a language is remembered. Link previews, HEAD requests and
 * prefetches reach them before the user does and must not trigger the effect.
 */
const acting =
  /^\/hosted\/(?:authorize|logout|login-sync|product|account|sso)\b|^\/(?:[\w-]+\/)?discount\/|^\/language\//;

/** The response to a preview of such a URL, or undefined for any other request. */
export function answerLinkPreview(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (!acting.test(pathname) && !(pathname.startsWith('/hosted/') && searchParams.has('token')))
    return undefined;
  const headers = { 'cache-control': 'no-store' };
  if (request.method === 'HEAD')
    return new Response(null, {
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  const purpose = `${request.headers.get('sec-purpose') ?? ''} ${request.headers.get('purpose') ?? ''} ${request.headers.get('x-moz') ?? ''}`;
  // The browser discards the prefetch and requests the page when it is opened.
  return /\bpre(?:fetch|view|render)\b/.test(purpose)
    ? new Response(null, { status: 503, headers })
    : undefined;
}
