import { ApiError, redirects, TokenRole, type Tokens } from '@shopwright/sdk';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { pageContext, type PageContext } from '../page-context.server.ts';
import type { Person, PersonCookie } from '../session/user-session.server.ts';
import { cookieNames, serializeCookie } from '../session/cookies.server.ts';
import { comesFrom } from './referer.server.ts';
import type { HopEnd } from './redirect-session-end.ts';

export type HostedSession = redirects.HostedSession;

export interface Hop {
  /** What another site handed over; absent when somebody of this shop is here. */
  readonly session: HostedSession | undefined;
  /** Who is asking: the other site's visitor or member, else the shop's own. */
  readonly person: Person;
}

/** What a loader or an action is given; `url` is without what the framework adds to addresses. */
export interface HopArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Who a hosted page speaks for. The first page of a hand-over carries a one-time token: it is exchanged for the person's
 * tokens, kept in a cookie of this hand-over alone, and the same page is asked for again without it.
 * Whoever made the link can read what is entered here, so a browser that does not come from a page of that site is
 * asked first (see routes/hosted/continue.tsx).
 * Throws that redirect, or the page that says why the hand-over has ended.
 */
export async function hopOf({ request, url, context }: HopArgs): Promise<Hop> {
  const hop = await anyHopOf({ request, url, context });
  // A session for signing in opens without the question, so it must open no page where its maker could read along.
  if (hop.session !== undefined && signInKinds.has(hop.session.kind ?? ''))
    throw hopEnded({ hopEnd: 'UNKNOWN' });
  return hop;
}

/** The same for the pages that sign people in, which also take the sessions made for that. */
export async function anyHopOf({ request, url, context }: HopArgs): Promise<Hop> {
  const page = context.get(pageContext);
  const id = url.searchParams.get('session');
  if (id === null) return { session: undefined, person: page.person() };
  if (!guid.test(id)) throw hopEnded({ hopEnd: 'UNKNOWN' });
  const person = page.person(hopCookie(id));
  const token = url.searchParams.get('token');
  if (token !== null) {
    const isOpen = await redeem(page, request, id, token);
    for (const name of oldHops(request, id))
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
  // Asking as a new visitor could only be refused, and would leave somebody in the cookie who never was here.
  if (!person.isKnown()) throw hopEnded({ hopEnd: 'UNKNOWN' });
  const session = await loadSession(person, id);
  for (const origin of originsOf(session)) page.allow('form-action', origin);
  return { session, person };
}

/** Returns whether the pages may open at once; otherwise the person is asked first. */
async function redeem(
  page: PageContext,
  request: Request,
  id: string,
  token: string,
): Promise<boolean> {
  const person = page.person(hopCookie(id));
  const offered = page.person(offeredCookie(id));
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(id, { token, clientId: page.clientId });
    // Signing in is the person's own: nothing of it is the maker's to read.
    const isOpen =
      session !== undefined &&
      (session.kind === 'LOGIN' ||
        comesFrom(request, [...(session.targetOrigins ?? []), ...originsOf(session)]));
    if (tokens !== undefined) (isOpen ? person : offered).become(tokensOf(tokens));
    return isOpen;
  } catch (error) {
    const ended = endOf(error);
    if (ended === undefined) throw error;
    // Back to the first address, or reloaded: the cookie goes on.
    if (ended.hopEnd === 'USED' && (person.isKnown() || offered.isKnown())) return person.isKnown();
    throw hopEnded(ended);
  }
}

export interface OfferedHop {
  readonly session: HostedSession;
  /** Makes the pages of the hand-over speak for the person who made the link. */
  readonly accept: () => void;
}

/** A hand-over that waits for a yes; undefined when it has been accepted. Throws the page that says why it has ended. */
export async function offeredHop(
  page: PageContext,
  id: string | null,
): Promise<OfferedHop | undefined> {
  if (id === null || !guid.test(id)) throw hopEnded({ hopEnd: 'UNKNOWN' });
  const person = page.person(hopCookie(id));
  if (person.isKnown()) return undefined;
  const offered = page.person(offeredCookie(id));
  if (!offered.isKnown()) throw hopEnded({ hopEnd: 'UNKNOWN' });
  return {
    session: await loadSession(offered, id),
    accept: () => {
      person.become(offered.auth.getTokens());
      offered.forget();
    },
  };
}

async function loadSession(person: Person, id: string): Promise<HostedSession> {
  try {
    const { session } = await person.use(redirects).getRedirectSession(id);
    if (session !== undefined) return session;
  } catch (error) {
    if (endOf(error) === undefined) throw error;
  }
  throw hopEnded({ hopEnd: 'EXPIRED' });
}

export type Outcome =
  /** What the person came for is done: paid, booked, bought. The caller has a thank-you page of its own. */
  | 'finished'
  /** The buyer has seen our thank-you page and goes on. */
  | 'thanked'
  /** Given up: back to where they chose. */
  | 'left'
  /** The caller has a sign-in page of its own. */
  | 'sign-in'
  /** The person came to sign in, and did. */
  | 'signed-in';

/** Where the caller wants people back, with what it should know (`orderId`, ...). Every address was checked when the session was made. */
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

/** As long as a hand-over: the tokens in it are renewed by these pages, in whose name they were given. */
const aDay = 24 * 60 * 60;
export const hopCookie = (id: string): PersonCookie => ({
  name: `shopwright-hop-${id}`,
  path: '/hosted',
  maxAge: aDay,
});

/** The tokens of a hand-over that nobody has accepted yet: no page speaks for them. */
const offeredCookie = (id: string): PersonCookie => ({
  name: `shopwright-offered-${id}`,
  path: '/hosted',
  maxAge: 60 * 60,
});

const signInKinds: ReadonlySet<string> = new Set(['AUTH', 'LOGIN', 'LOGOUT']);

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const hopEnded = (end: HopEnd) => data(end, { status: end.hopEnd === 'UNKNOWN' ? 404 : 410 });

function endOf(error: unknown): HopEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // What a sign-in carries, so that its caller can still be answered.
  const { redirectUri, targetOrigins } = (error.details.applicationError?.data ?? {}) as {
    readonly redirectUri?: string;
    readonly targetOrigins?: readonly string[];
  };
  const backUrl = redirectUri ?? targetOrigins?.[0];
  switch (error.code) {
    case 'REDIRECT_SESSION_USED':
      return { hopEnd: 'USED', backUrl };
    case 'REDIRECT_SESSION_EXPIRED':
      return { hopEnd: 'EXPIRED', backUrl };
    case 'SIGNED_OUT':
      return { hopEnd: 'SIGNED_OUT', backUrl };
    // A token that cannot be one opens as little as one that is unknown.
    case 'INVALID_ARGUMENT':
      return { hopEnd: 'UNKNOWN' };
    default:
      return error.status === 404 ? { hopEnd: 'UNKNOWN' } : undefined;
  }
}

export function tokensOf({
  accessToken = '',
  refreshToken = '',
  expiresIn = 0,
  role,
}: redirects.HopTokens): Tokens {
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

/** Where a form of this hand-over may lead in the end: browsers hold its redirects, too, against the page's policy. */
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

/** A few hand-overs side by side are enough; each costs two tokens in every request. Browsers send the oldest first. */
function oldHops(request: Request, id: string): string[] {
  const names = cookieNames(request).filter((name) =>
    /^shopwright-(?:hop|offered)-[0-9a-f-]{36}$/i.test(name),
  );
  // The one that is opened again may be the oldest.
  return names.slice(0, -3).filter((name) => name !== hopCookie(id).name);
}
