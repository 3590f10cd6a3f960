/**
 * Whether a request that changes something was sent by a page of this site. Cookies are
 * SameSite=Lax already; this also stops a page of a sibling host, and a browser too old to know
 * either header is refused, not trusted.
 */
export function isFromThisSite(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const sent = request.headers.get('origin');
  if (sent !== null) return sent === origin || sent === new URL(request.url).origin;
  return request.headers.get('sec-fetch-site') === 'same-origin';
}
