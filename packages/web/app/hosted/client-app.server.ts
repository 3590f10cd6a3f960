import { ApiError } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { isGuid } from '../http/guid.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import {
  answerUrl,
  emptyPage,
  messagePage,
  type AuthorizationResponse,
} from './client-app-response.server.ts';
import type { HostedSession } from './redirect-session.server.ts';

/**
 * Shared by the pages of a redirect session: reading its parameters and responding to the client
 * app.
 */

/** The session ID and its one-time token, or undefined if the URL has none. */
export function sessionParamsOf({
  searchParams,
}: URL): { id: string; token: string | null } | undefined {
  const id = searchParams.get('session') ?? '';
  return isGuid(id) ? { id, token: searchParams.get('token') } : undefined;
}

/** Redirects to a page that explains why the redirect session has ended. */
export function endedPage(
  { searchParams }: Pick<URL, 'searchParams'> = { searchParams: new URLSearchParams() },
): Response {
  const token = searchParams.get('token');
  return redirect(
    `/hosted/sign-in?${new URLSearchParams({ session: searchParams.get('session') ?? 'unknown', ...(token === null ? {} : { token }) }).toString()}`,
  );
}

export interface ClientAppTarget {
  readonly responseMode?: 'fragment' | 'query' | 'web_message' | undefined;
  readonly redirectUri?: string | undefined;
  readonly state?: string | undefined;
  readonly targetOrigins?: readonly string[] | undefined;
}

/** The client app that started the session, as returned with the error. */
export function clientAppTargetOf(error: unknown): ClientAppTarget | undefined {
  const data = error instanceof ApiError ? error.details.applicationError?.data : undefined;
  // The error data of redeemRedirectSession.
  return typeof data === 'object' && data !== null && 'state' in data
    ? (data as ClientAppTarget)
    : undefined;
}

/** Sends the result to the client app: by redirect, or by a message to the parent frame. */
export function respondToClientApp(
  page: PageContext,
  { responseMode = 'fragment', redirectUri, state = '', targetOrigins = [] }: ClientAppTarget,
  answer: Omit<AuthorizationResponse, 'state'>,
  status: 302 | 303 = 302,
): Response {
  if (responseMode !== 'web_message') {
    return redirectUri === undefined
      ? redirect('/')
      : redirect(answerUrl(redirectUri, responseMode, { ...answer, state }), {
          status,
          headers: { 'cache-control': 'no-store' },
        });
  }
  return framedPage(
    page,
    targetOrigins,
    messagePage({ ...answer, state }, { origins: targetOrigins, nonce: page.nonce }),
  );
}

/** Matches plain origins only, so that nothing else can get into a policy header. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * The origin of the page around a hidden frame, if the app did not register it. The frame then
 * answers at once; blocked silently, the client would wait until its timeout.
 */
export function unregisteredParent(
  request: Request,
  {
    targetOrigins = [],
    unregisteredOrigin,
  }: Pick<HostedSession, 'targetOrigins' | 'unregisteredOrigin'>,
): string | undefined {
  if (request.headers.get('sec-fetch-dest') !== 'iframe') return undefined;
  const parent = URL.parse(request.headers.get('referer') ?? '')?.origin ?? unregisteredOrigin;
  return parent === undefined || targetOrigins.includes(parent) || !plainOrigin.test(parent)
    ? undefined
    : parent;
}

/** A page that the app's origins may frame; no other page of the site can be framed. */
export function framedPage(
  page: PageContext,
  origins: readonly string[],
  body = emptyPage(),
): Response {
  for (const origin of origins) page.allow('frame-ancestors', origin);
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The access token of the signed-in member. */
export async function signedInToken(shop: UserSession): Promise<string | undefined> {
  if (!shop.isMember()) return undefined;
  const { headers } = await shop.auth.getAuthHeaders();
  // An ended session is renewed as a visitor.
  return shop.isMember() ? headers['Authorization'] : undefined;
}
