import type { Db } from '../db/index.ts';
import { isMerchant, mayDo, type Actor } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { FindApp } from './apps.ts';
import { lifetimes } from './rules/lifetimes.ts';
import type { TokenClaims } from './rules/token-claims.ts';
import { secretMatches } from './secrets.ts';
import { findApprovedMember, findLiveSession, insertSession, touchSession, type OAuthApp } from './store.ts';
import type { Tokens } from './tokens.ts';

/** One function a grant: what is asked for, checked, and the token pair that answers it. */

export interface GrantDeps {
  readonly db: Db;
  readonly findApp: FindApp;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string | null;
  readonly expires_in: number;
  readonly token_type: 'Bearer';
  readonly scope?: string;
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const invalidGrant = (why: string): Refusal => refuse(400, 'INVALID_GRANT', why);
const invalidClient = (why: string): Refusal => refuse(401, 'INVALID_CLIENT', why);
const unknownClient = invalidClient('There is no app with this client id. `shopwright apps list` shows the ids of this store.');

async function knownApp({ findApp }: GrantDeps, clientId: string | undefined): Promise<OAuthApp | Refusal> {
  if (clientId === undefined || !guid.test(clientId)) return unknownClient;
  return (await findApp(clientId)) ?? unknownClient;
}

const accessToken = (deps: GrantDeps, claims: TokenClaims): Promise<string> => deps.tokens.sign('access', claims, lifetimes.accessToken);

function pair(access: string, refresh: string | null): TokenPair {
  return { access_token: access, refresh_token: refresh, expires_in: lifetimes.accessToken, token_type: 'Bearer' };
}

/** A new visitor: nothing is stored. */
export async function grantAnonymous(deps: GrantDeps, clientId: string | undefined): Promise<TokenPair | Refusal> {
  const app = await knownApp(deps, clientId);
  if ('refused' in app) return app;
  const claims: TokenClaims = { siteId: app.siteId, role: 'visitor', id: newId(), clientId: app.clientId };
  return pair(await accessToken(deps, claims), await deps.tokens.sign('refresh', claims, lifetimes.visitorRefresh));
}

/** The refresh token is not rotated: the official client keeps the one it has. */
export async function grantRefresh(deps: GrantDeps, refreshToken: string | undefined, clientId: string | undefined): Promise<TokenPair | Refusal> {
  const token = refreshToken === undefined ? undefined : await deps.tokens.verify('refresh', refreshToken);
  if (!token) return invalidGrant('The refresh token is unknown, damaged or expired.');
  const { claims } = token;
  // A session that an owner's key opened was given to no app: any of the store's may renew it.
  const boundTo = claims.clientId ?? clientId;
  if (clientId !== undefined && clientId !== boundTo) return invalidGrant('The refresh token belongs to another client.');
  const app = boundTo === undefined ? undefined : await knownApp(deps, boundTo);
  if (app && ('refused' in app || app.siteId !== claims.siteId)) return invalidGrant('The app this token was given to is no longer registered.');
  if (claims.role === 'member' && !(await renewSession(deps, claims))) return invalidGrant('The session has ended; sign in again.');
  return pair(await accessToken(deps, claims), refreshToken ?? null);
}

async function renewSession({ db, clock }: GrantDeps, claims: TokenClaims): Promise<boolean> {
  const now = clock();
  const session = claims.sessionId === undefined ? undefined : await findLiveSession(db, claims.siteId, claims.sessionId, now);
  if (!session) return false;
  const idleUntil = new Date(Math.min(now.getTime() + lifetimes.sessionIdle * 1000, session.expiresAt.getTime()));
  await touchSession(db, session.siteId, session.sessionId, now, idleUntil);
  return true;
}

/** An app of the owner's own, by its secret. */
export async function grantClientCredentials(deps: GrantDeps, ask: { clientId: string | undefined; clientSecret: string | undefined; instanceId: string | undefined }): Promise<TokenPair | Refusal> {
  const app = await knownApp(deps, ask.clientId);
  if ('refused' in app) return app;
  if (app.secretHash === null || ask.clientSecret === undefined || !secretMatches(ask.clientSecret, app.secretHash)) return invalidClient('The client secret is wrong.');
  if (ask.instanceId !== undefined && ask.instanceId !== app.siteId && ask.instanceId !== app.clientId) return invalidGrant('This app is not installed there.');
  const claims: TokenClaims = { siteId: app.siteId, role: 'app', id: app.clientId, clientId: app.clientId };
  return pair(await accessToken(deps, claims), null);
}

export const signInForMembers = 'MEMBERS.MEMBER_SIGN_IN';

/**
 * A session for any member, without that member's password: only for a caller that proved to be
 * the owner or an app that may.
 */
export async function grantAuthorizedClient(deps: GrantDeps, actor: Actor | undefined, memberId: string | undefined): Promise<TokenPair | Refusal> {
  if (!actor || !isMerchant(actor) || !mayDo(actor, signInForMembers)) {
    return refuse(403, 'PERMISSION_DENIED', `This grant needs an owner's key or an app with the permission ${signInForMembers} in the Authorization header.`);
  }
  const member = memberId !== undefined && guid.test(memberId) ? await findApprovedMember(deps.db, actor.siteId, memberId) : undefined;
  if (!member) return invalidGrant('There is no approved member with this id.');
  return startSession(deps, { siteId: actor.siteId, memberId: member.memberId, clientId: actor.clientId, visitorId: actor.role === 'visitor' ? actor.id : actor.visitorId });
}

export async function startSession(deps: GrantDeps, who: { siteId: string; memberId: string; clientId: string | undefined; visitorId: string | undefined }): Promise<TokenPair> {
  const now = deps.clock().getTime();
  const session = {
    siteId: who.siteId, sessionId: newId(), memberId: who.memberId, clientId: who.clientId ?? null, visitorId: who.visitorId ?? null,
    idleUntil: new Date(now + lifetimes.sessionIdle * 1000), expiresAt: new Date(now + lifetimes.sessionAbsolute * 1000),
  };
  await insertSession(deps.db, session);
  const claims: TokenClaims = {
    siteId: who.siteId, role: 'member', id: who.memberId, sessionId: session.sessionId,
    ...(who.clientId === undefined ? {} : { clientId: who.clientId }), ...(who.visitorId === undefined ? {} : { visitorId: who.visitorId }),
  };
  return pair(await accessToken(deps, claims), await deps.tokens.sign('refresh', claims, lifetimes.sessionAbsolute));
}
