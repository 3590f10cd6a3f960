/**
 * Addresses that do something when they are opened, because they must work as links: those of a hand-over use up a token or
 * sign in and out, a discount link changes the cart, a language is remembered. Programs that only look (previews of links,
 * HEAD, a browser that fetches ahead) come before people and must not do it for them.
 */
const acting =
  /^\/hosted\/(?:authorize|logout|login-sync|product|account|sso)\b|^\/(?:[\w-]+\/)?discount\/|^\/language\//;

/** The answer to somebody who only looks at such an address; undefined for everyone else. */
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
  // What was fetched ahead is thrown away then, and asked for again when it is wanted.
  return /\bpre(?:fetch|view|render)\b/.test(purpose)
    ? new Response(null, { status: 503, headers })
    : undefined;
}
