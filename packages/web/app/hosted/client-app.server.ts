import { ApiError } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import {
  answerUrl,
  emptyPage,
  messagePage,
  type ProgramAnswer,
} from './client-app-response.server.ts';
import type { HostedSession } from './redirect-session.server.ts';

/** What the pages of the hop itself share: reading the address, telling the program that asked. */

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The session and its one-time token; undefined for an address that is none of a hand-over. */
export function handOverOf({
  searchParams,
}: URL): { id: string; token: string | null } | undefined {
  const id = searchParams.get('session') ?? '';
  return guid.test(id) ? { id, token: searchParams.get('token') } : undefined;
}

/** Where the person is told why a hand-over has ended: any page of it says so in words. */
export function endedPage(
  { searchParams }: Pick<URL, 'searchParams'> = { searchParams: new URLSearchParams() },
): Response {
  const token = searchParams.get('token');
  return redirect(
    `/hosted/sign-in?${new URLSearchParams({ session: searchParams.get('session') ?? 'unknown', ...(token === null ? {} : { token }) }).toString()}`,
  );
}

export interface WayBack {
  readonly responseMode?: 'fragment' | 'query' | 'web_message' | undefined;
  readonly redirectUri?: string | undefined;
  readonly state?: string | undefined;
  readonly targetOrigins?: readonly string[] | undefined;
}

/** Which program asked, told by a refusal. */
export function wayBackOf(error: unknown): WayBack | undefined {
  const data = error instanceof ApiError ? error.details.applicationError?.data : undefined;
  // The platform's own words; see redeemRedirectSession.
  return typeof data === 'object' && data !== null && 'state' in data
    ? (data as WayBack)
    : undefined;
}

/** Sends the answer on its way: a redirect, or a page that tells the frame around it. */
export function tellProgram(
  page: PageContext,
  { responseMode = 'fragment', redirectUri, state = '', targetOrigins = [] }: WayBack,
  answer: Omit<ProgramAnswer, 'state'>,
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

/** Hosts are compared as written: nothing else that a URL may hold can get into a policy header. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * The page around a hidden frame, when the app did not register its origin. It is told so at once: blocked without a
 * word, the client would wait for its whole timeout.
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

/** A page that the app's own origins may put in a frame; every other page of the site cannot be framed. */
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

/** The access token of the member who is signed in on these pages. */
export async function signedInToken(shop: Person): Promise<string | undefined> {
  if (!shop.isMember()) return undefined;
  const { headers } = await shop.auth.getAuthHeaders();
  // A session that has ended is renewed as a visitor.
  return shop.isMember() ? headers['Authorization'] : undefined;
}
