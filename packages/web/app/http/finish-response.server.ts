import { ApiError, ConnectionError } from '@shopwright/sdk';
import {
  byNonce,
  contentSecurityPolicy,
  type PagePolicy,
} from './content-security-policy.server.ts';

interface Circumstances extends Omit<PagePolicy, 'inline'> {
  readonly nonce: string;
  /** Errors during the request. */
  readonly faults: readonly unknown[];
  readonly setCookies: readonly string[];
  /** It was made for a member. */
  readonly isPersonal?: boolean;
}

/** The headers and steps that every response shares. */
export function finishResponse(
  response: Response,
  { faults, setCookies, isPersonal = false, nonce, ...policy }: Circumstances,
): Response {
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('referrer-policy'))
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  // A nonce must not outlive its answer, and coming back to a page must still be instant.
  if (!headers.has('cache-control'))
    headers.set('cache-control', isPersonal ? 'no-store' : 'private, no-cache');
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  // A response that sets a session cookie must not be cached.
  if (setCookies.length > 0) headers.set('cache-control', 'no-store');
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ ...policy, inline: byNonce(nonce) }),
    );
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  }
  const status = response.status === 500 ? statusOfFailure(faults) : response.status;
  if (status === 503) headers.set('retry-after', '5');
  return new Response(response.body, { status, headers });
}

/** A page fails with the platform: for a while, for good, or because of what its visitor sent. */
function statusOfFailure(faults: readonly unknown[]): number {
  if (faults.some(isTransient)) return 503;
  if (faults.some((fault) => fault instanceof ApiError && fault.code === 'INVALID_ARGUMENT'))
    return 400;
  return faults.some((fault) => fault instanceof ApiError && fault.status === 404) ? 404 : 500;
}

/** The platform was unreachable: search engines and proxies should retry, not drop the page. */
export const isTransient = (fault: unknown): boolean =>
  fault instanceof ConnectionError ||
  (fault instanceof ApiError && (fault.status === 429 || fault.status >= 502));
