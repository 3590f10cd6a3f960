import type { RedirectSessionTokens, HostedSession } from '@shopwright/contract/redirects/hosted';
import type { Actor } from '../http/index.ts';
import { endSession, findApp, issueTransferTokens } from '../identity/index.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import type { RedirectDeps } from './deps.ts';
import { isSessionOwner } from './rules/session-owner.ts';
import { sessionUrl } from './rules/session-url.ts';
import { pageOf } from './rules/targets.ts';
import {
  findByShort,
  findSession,
  lockSession,
  markFinished,
  markRedeemed,
  type SessionRow,
} from './store.ts';
import { hashShort, tokenMatches, tokenOfShort } from './tokens.ts';

/** The calls of the hosted pages for a redirect session. */

const missing = notFound('There is no such redirect session, or it belongs to another user.');

/** How a page returns an error to the client if a sign-in cannot start. */
export function wayBack({ data }: SessionRow):
  | {
      responseMode: 'fragment' | 'query' | 'web_message';
      state: string;
      redirectUri?: string;
      targetOrigins: string[];
    }
  | undefined {
  const { auth, targetOrigins } = data;
  return (
    auth && {
      responseMode: auth.responseMode,
      state: auth.state,
      ...(auth.redirectUri === undefined ? {} : { redirectUri: auth.redirectUri }),
      targetOrigins: [...targetOrigins],
    }
  );
}

/** Redeems the token, once: the hosted pages then act as the redirected visitor or member. */
export async function redeem(
  deps: RedirectDeps,
  {
    redirectSessionId: id,
    token,
    clientId: goingOn,
  }: { redirectSessionId: string; token: string; clientId?: string },
): Promise<
  | { session: HostedSession; tokens: RedirectSessionTokens }
  | Refusal<'APP_NOT_FOUND' | 'REDIRECT_SESSION_EXPIRED' | 'REDIRECT_SESSION_USED' | 'SIGNED_OUT'>
> {
  return deps.db.tx(async (tx) => {
    const now = deps.clock();
    const row = await lockSession(tx, id);
    if (!row || !tokenMatches(token, row.tokenHash)) return missing;
    const back = { ...wayBack(row) };
    if (row.expiresAt <= now) return refuse('REDIRECT_SESSION_EXPIRED', {}, back);
    if (row.redeemedAt !== null) return refuse('REDIRECT_SESSION_USED', {}, back);
    const { siteId, role, ownerId, visitorId, memberSessionId } = row;
    const clientId = goingOn ?? row.clientId;
    if (goingOn !== undefined && (await findApp(tx, goingOn, now))?.siteId !== siteId)
      return refuse('APP_NOT_FOUND');
    const tokens = await issueTransferTokens(deps, tx, {
      siteId,
      role,
      id: ownerId,
      clientId: clientId ?? undefined,
      sessionId: memberSessionId ?? undefined,
      visitorId: visitorId ?? undefined,
    });
    if (!tokens) return refuse('SIGNED_OUT', {}, back);
    if (!(await markRedeemed(tx, row, now))) return refuse('REDIRECT_SESSION_USED', {}, back);
    return {
      session: shown(row),
      tokens: { ...tokens, role: role === 'member' ? 'MEMBER' : 'VISITOR' },
    };
  });
}

export async function getSession(
  { db, clock }: RedirectDeps,
  actor: Actor,
  id: string,
): Promise<{ session: HostedSession } | Refusal> {
  const row = await findSession(db, id);
  return row && isSessionOwner(row, actor) && row.expiresAt > clock()
    ? { session: shown(row) }
    : missing;
}

/** Signs the caller out. Reloading the page gives the same answer. */
export async function logout(
  { db, clock, audit }: RedirectDeps,
  id: string,
  token: string,
): Promise<{ url?: string; memberId?: string } | Refusal<'REDIRECT_SESSION_EXPIRED'>> {
  const now = clock();
  const done = await db.tx(async (tx) => {
    const row = await lockSession(tx, id);
    if (!row || row.kind !== 'LOGOUT' || !tokenMatches(token, row.tokenHash)) return undefined;
    if (row.expiresAt > now && row.memberSessionId !== null)
      await endSession(tx, row.siteId, row.memberSessionId, now);
    const first = await markFinished(tx, row, now);
    const { siteId, role, ownerId } = row;
    if (first && row.expiresAt > now && role === 'member')
      await audit.note(
        {
          siteId,
          action: 'SIGN_IN',
          subject: 'logout',
          actor: { role, id: ownerId },
          target: ownerId,
        },
        tx,
      );
    return { row };
  });
  if (!done) return missing;
  const { row } = done;
  if (row.expiresAt <= now) return refuse('REDIRECT_SESSION_EXPIRED');
  const {
    role,
    ownerId,
    data: {
      callbacks: { postFlowUrl },
    },
  } = row;
  return {
    ...(postFlowUrl ? { url: postFlowUrl } : {}),
    ...(role === 'member' ? { memberId: ownerId } : {}),
  };
}

export async function findShort(
  { db, clock, publicUrl }: RedirectDeps,
  short: string,
): Promise<{ url: string } | Refusal> {
  const row = await findByShort(db, hashShort(short));
  if (!row || row.expiresAt <= clock()) return notFound('There is no such link, or it is too old.');
  return {
    url: sessionUrl({
      publicUrl,
      page: pageOf(row.kind),
      id: row.id,
      token: tokenOfShort(short),
      more: row.data.more ?? {},
    }).fullUrl,
  };
}

function shown({ id, kind, clientId, appName, expiresAt, data }: SessionRow): HostedSession {
  const { target, callbacks, auth, targetOrigins, unregisteredOrigin } = data;
  return {
    ...target,
    id,
    kind,
    callbacks,
    targetOrigins: [...targetOrigins],
    expiresDate: expiresAt.toISOString(),
    ...(clientId === null ? {} : { clientId }),
    ...(appName === null ? {} : { appName }),
    ...(auth === undefined ? {} : { auth: authShown(auth) }),
    ...(unregisteredOrigin === undefined ? {} : { unregisteredOrigin }),
  };
}

/** The challenge is only for the token exchange. */
function authShown({
  redirectUri,
  responseMode,
  state,
  prompt,
  idp,
}: NonNullable<SessionRow['data']['auth']>): NonNullable<HostedSession['auth']> {
  return {
    responseMode,
    state,
    ...(redirectUri === undefined ? {} : { redirectUri }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(idp === undefined ? {} : { idp }),
  };
}
