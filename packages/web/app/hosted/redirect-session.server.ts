import { ApiError, redirects, TokenRole, type Tokens } from '@shopwright/sdk';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { pageContext, type PageContext } from '../page-context.server.ts';
import type { UserSession, SessionCookie } from '../session/user-session.server.ts';
import { cookieNames, serializeCookie } from '../session/cookies.server.ts';
import { guidPattern, isGuid } from '../http/guid.server.ts';
import { hasRefererFrom } from './referer.server.ts';
import type { RedirectSessionEnd } from './redirect-session-end.ts';

export type HostedSession = redirects.HostedSession;

export interface HostedVisit {
  /** The redirect session; undefined for a visitor of this shop. */
  readonly session: HostedSession | undefined;
  /** The user of the redirect session, or the shop's own. */
  readonly userSession: UserSession;
}

/** The arguments of a loader or an action; `url` is without the framework's own parameters. */
export interface HostedArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Loads the user of a hosted page. The first page of a redirect session has a one-time token, which
 * is exchanged for the user's tokens. They are stored in a cookie of this session, and the page
 * reloads without the token. The author of the link can read what is entered here, so a browser
 * that does not come from a page of that site must confirm first (see routes/hosted/continue.tsx).
 * Throws that redirect, or the page that explains why the session has ended.
 */
export async function loadHostedVisit({ request, url, context }: HostedArgs): Promise<HostedVisit> {
  const visit = await loadSignInVisit({ request, url, context });
  // A sign-in session opens without confirmation, so it must not open a page that its author could
  // read.
  if (visit.session !== undefined && signInKinds.has(visit.session.kind ?? ''))
    throw redirectSessionEnded({ endReason: 'UNKNOWN' });
  return visit;
}

/** The same for the sign-in pages, which also accept sessions created for signing in. */
export async function loadSignInVisit({ request, url, context }: HostedArgs): Promise<HostedVisit> {
  const page = context.get(pageContext);
  const id = url.searchParams.get('session');
  if (id === null) return { session: undefined, userSession: page.userSession() };
  if (!isGuid(id)) throw redirectSessionEnded({ endReason: 'UNKNOWN' });
  const userSession = page.userSession(redirectSessionCookie(id));
  const token = url.searchParams.get('token');
  if (token !== null) {
    const isOpen = await redeem(page, request, id, token);
    for (const name of oldSessionCookies(request, id))
      page.setCookie(
        serializeCookie(undefined, {
          name,
          path: '/hosted',
          maxAge: 0,
          secure: page.origin.startsWith('https:'),
        }),
      );
    const next = withoutToken(url);
    const language = url.searchParams.get('lang');
    const question = new URLSearchParams({
      session: id,
      ...(language === null ? {} : { lang: language }),
      to: next,
    });
    throw redirect(isOpen ? next : `/hosted/continue?${question}`);
  }
  // A call with a new visitor token would be refused and leave an unrelated visitor in the cookie.
  if (!userSession.hasTokens()) throw redirectSessionEnded({ endReason: 'UNKNOWN' });
  const session = await loadSession(userSession, id);
  for (const origin of originsOf(session)) page.allow('form-action', origin);
  return { session, userSession };
}

/** Returns whether the pages may open at once; otherwise the user must confirm first. */
async function redeem(
  page: PageContext,
  request: Request,
  id: string,
  token: string,
): Promise<boolean> {
  const userSession = page.userSession(redirectSessionCookie(id));
  const offered = page.userSession(offeredCookie(id));
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(id, { token, clientId: page.clientId });
    // A sign-in session exposes nothing to the author of the link.
    const isOpen =
      session !== undefined &&
      (session.kind === 'LOGIN' ||
        hasRefererFrom(request, [...(session.targetOrigins ?? []), ...originsOf(session)]));
    if (tokens !== undefined) (isOpen ? userSession : offered).become(tokensOf(tokens));
    return isOpen;
  } catch (error) {
    const ended = endOf(error);
    if (ended === undefined) throw error;
    // The first URL was reloaded: the cookie is still valid.
    if (ended.endReason === 'USED' && (userSession.hasTokens() || offered.hasTokens()))
      return userSession.hasTokens();
    throw redirectSessionEnded(ended);
  }
}

export interface OfferedSession {
  readonly session: HostedSession;
  /** Continues as the user of the redirect session. */
  readonly accept: () => void;
}

/**
 * A redirect session that awaits confirmation, or undefined once accepted. Throws the page that
 * explains why it has ended.
 */
export async function loadOfferedSession(
  page: PageContext,
  id: string | null,
): Promise<OfferedSession | undefined> {
  if (id === null || !isGuid(id)) throw redirectSessionEnded({ endReason: 'UNKNOWN' });
  const userSession = page.userSession(redirectSessionCookie(id));
  if (userSession.hasTokens()) return undefined;
  const offered = page.userSession(offeredCookie(id));
  if (!offered.hasTokens()) throw redirectSessionEnded({ endReason: 'UNKNOWN' });
  return {
    session: await loadSession(offered, id),
    accept: () => {
      userSession.become(offered.auth.getTokens());
      offered.forget();
    },
  };
}

async function loadSession(userSession: UserSession, id: string): Promise<HostedSession> {
  try {
    const { session } = await userSession.use(redirects).getRedirectSession(id);
    if (session !== undefined) return session;
  } catch (error) {
    if (endOf(error) === undefined) throw error;
  }
  throw redirectSessionEnded({ endReason: 'EXPIRED' });
}

export type Outcome =
  /** Completed: paid, booked or bought. The caller has its own thank-you page. */
  | 'finished'
  /** The buyer has seen the thank-you page and continues. */
  | 'thanked'
  /** Given up: back to where they chose. */
  | 'left'
  /** The caller has its own sign-in page. */
  | 'sign-in'
  /** Signed in, which was the purpose of the session. */
  | 'signed-in';

/**
 * The caller's return URL, with parameters such as `orderId`. Every URL was validated when the
 * session was created.
 */
export function returnUrl(
  session: HostedSession | undefined,
  outcome: Outcome,
  facts: Readonly<Record<string, string>> = {},
): string | undefined {
  const {
    thankYouPageUrl,
    postFlowUrl,
    loginUrl,
    cartPageUrl,
    planListUrl,
    bookingsServiceListUrl,
    state,
  } = session?.callbacks ?? {};
  const chosenAt =
    session?.kind === 'PAID_PLANS_CHECKOUT'
      ? planListUrl
      : session?.kind?.startsWith('BOOKINGS')
        ? bookingsServiceListUrl
        : cartPageUrl;
  const address = {
    finished: thankYouPageUrl,
    thanked: postFlowUrl,
    left: chosenAt ?? postFlowUrl,
    'sign-in': loginUrl,
    'signed-in': postFlowUrl,
  }[outcome];
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...facts, ...(state ? { state } : {}) }))
    url.searchParams.set(name, value);
  return url.href;
}

/** The lifetime of a redirect session. These pages renew its tokens. */
const DAY_SECONDS = 24 * 60 * 60;
export const redirectSessionCookie = (id: string): SessionCookie => ({
  name: `shopwright-hop-${id}`,
  path: '/hosted',
  maxAge: DAY_SECONDS,
});

/** The tokens of a session that is not confirmed yet. No page uses them. */
const offeredCookie = (id: string): SessionCookie => ({
  name: `shopwright-offered-${id}`,
  path: '/hosted',
  maxAge: 60 * 60,
});

const cookiePattern = new RegExp(`^shopwright-(?:hop|offered)-${guidPattern}$`, 'i');

const signInKinds: ReadonlySet<string> = new Set(['AUTH', 'LOGIN', 'LOGOUT']);

const redirectSessionEnded = (end: RedirectSessionEnd) =>
  data(end, { status: end.endReason === 'UNKNOWN' ? 404 : 410 });

function endOf(error: unknown): RedirectSessionEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // Returned for sign-in sessions, so that the client app still gets a response.
  const { redirectUri, targetOrigins } = (error.details.applicationError?.data ?? {}) as {
    readonly redirectUri?: string;
    readonly targetOrigins?: readonly string[];
  };
  const backUrl = redirectUri ?? targetOrigins?.[0];
  switch (error.code) {
    case 'REDIRECT_SESSION_USED':
      return { endReason: 'USED', backUrl };
    case 'REDIRECT_SESSION_EXPIRED':
      return { endReason: 'EXPIRED', backUrl };
    case 'SIGNED_OUT':
      return { endReason: 'SIGNED_OUT', backUrl };
    // A malformed token is treated like an unknown one.
    case 'INVALID_ARGUMENT':
      return { endReason: 'UNKNOWN' };
    default:
      return error.status === 404 ? { endReason: 'UNKNOWN' } : undefined;
  }
}

export function tokensOf({
  accessToken = '',
  refreshToken = '',
  expiresIn = 0,
  role,
}: redirects.RedirectSessionTokens): Tokens {
  return {
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
    refreshToken: {
      value: refreshToken,
      role: role === 'MEMBER' ? TokenRole.MEMBER : TokenRole.VISITOR,
    },
  };
}

function withoutToken({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('token');
  return `${pathname}?${rest}`;
}

/**
 * The origins that a form of this session may redirect to: browsers apply the form-action policy to
 * redirects, too.
 */
function originsOf({
  callbacks: { state: _, ...callbacks } = {},
  auth,
}: HostedSession): Set<string> {
  const addresses = [...Object.values(callbacks), auth?.redirectUri].filter(
    (address): address is string => typeof address === 'string' && URL.canParse(address),
  );
  return new Set(
    addresses
      .map((address) => new URL(address))
      .map(({ origin, protocol }) => (origin === 'null' ? protocol : origin)),
  );
}

/**
 * Limits concurrent redirect sessions, since each adds two tokens to every request. Browsers send
 * the oldest cookie first.
 */
function oldSessionCookies(request: Request, id: string): string[] {
  const names = cookieNames(request).filter((name) => cookiePattern.test(name));
  // The session being reopened may be the oldest.
  return names.slice(0, -3).filter((name) => name !== redirectSessionCookie(id).name);
}
