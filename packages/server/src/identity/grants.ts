import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../db/index.ts';
import { mayDo, type Actor } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { Sites } from '../settings/index.ts';
import type { FindApp } from './apps.ts';
import type { Audit } from './audit.ts';
import type { OnSignIn } from './deps.ts';
import { policyOf } from './policy.ts';
import { lifetimes } from './rules/lifetimes.ts';
import { isVerifier } from '../kernel/pkce.ts';
import type { TokenClaims } from './rules/token-claims.ts';
import { secretMatches } from './secrets.ts';
import { changeHeld, seeSingleUse, takeSingleUse } from './single-use.ts';
import type { OAuthApp } from './store/apps.ts';
import { findApprovedMember } from './store/members.ts';
import { endSession, findLiveSession, insertSession, touchSession, type LiveSession } from './store/sessions.ts';
import type { SingleUseRow } from './store/single-use.ts';
import { findStaffOfSession } from './store/staff.ts';
import type { Tokens } from './tokens.ts';

/** One function a grant: what is asked for, checked, and the token pair that answers it. */

export interface GrantDeps {
  readonly db: Db;
  readonly findApp: FindApp;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly audit: Audit;
  readonly onSignIn: OnSignIn;
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
  if (claims.role === 'app') return invalidGrant('An app renews its token at /oauth/access, with its secret.');
  if (claims.role === 'owner' && !(await renewStaff(deps, claims))) return invalidGrant('The session has ended; sign in again.');
  if (claims.role === 'member' && !(await renewSession(deps, claims))) return invalidGrant('The session has ended; sign in again.');
  return pair(await accessToken(deps, claims), refreshToken ?? null);
}

async function renewStaff({ db, clock }: GrantDeps, claims: TokenClaims): Promise<boolean> {
  const now = clock();
  const staff = claims.sessionId === undefined ? undefined : await findStaffOfSession(db, claims.siteId, claims.sessionId, now, new Date(now.getTime() + lifetimes.staffIdle * 1000));
  return staff !== undefined && staff.staffId === claims.id;
}

async function renewSession({ db, clock, sites }: GrantDeps, claims: TokenClaims): Promise<boolean> {
  const now = clock();
  const session = claims.sessionId === undefined ? undefined : await findLiveSession(db, claims.siteId, claims.sessionId, now);
  if (!session) return false;
  const { sessionIdleDays } = await policyOf(sites, session.siteId);
  const idleUntil = new Date(Math.min(now.getTime() + sessionIdleDays * 86_400_000, session.expiresAt.getTime()));
  await touchSession(db, session.siteId, session.sessionId, now, idleUntil);
  return true;
}

async function provenApp(deps: GrantDeps, clientId: string | undefined, clientSecret: string | undefined): Promise<OAuthApp | Refusal> {
  const app = await knownApp(deps, clientId);
  if ('refused' in app) return app;
  if (app.secretHash === null || clientSecret === undefined || !secretMatches(clientSecret, app.secretHash)) return invalidClient('The client secret is wrong.');
  return app;
}

const appClaims = (app: OAuthApp): TokenClaims => ({ siteId: app.siteId, role: 'app', id: app.clientId, clientId: app.clientId });

async function noteApp({ audit }: GrantDeps, app: OAuthApp, subject: string): Promise<void> {
  await audit.note({ siteId: app.siteId, action: 'TOKEN', subject, actor: { role: 'app', id: app.clientId }, target: app.clientId });
}

/** An app of the owner's own, by its secret. */
export async function grantClientCredentials(deps: GrantDeps, ask: { clientId: string | undefined; clientSecret: string | undefined; instanceId: string | undefined }): Promise<TokenPair | Refusal> {
  const app = await provenApp(deps, ask.clientId, ask.clientSecret);
  if ('refused' in app) return app;
  if (ask.instanceId !== undefined && ask.instanceId !== app.siteId && ask.instanceId !== app.clientId) return invalidGrant('This app is not installed there.');
  await noteApp(deps, app, 'client_credentials');
  return pair(await accessToken(deps, appClaims(app)), null);
}

/** A token that an app was handed with somebody's session becomes the app's own, for whoever holds its secret. */
export async function grantStripBoundSession(deps: GrantDeps, ask: { accessToken: string | undefined; clientSecret: string | undefined }): Promise<TokenPair | Refusal> {
  const token = ask.accessToken === undefined ? undefined : await deps.tokens.verify('access', ask.accessToken);
  if (!token) return invalidGrant('The access token is unknown, damaged or expired.');
  const app = await provenApp(deps, token.claims.clientId, ask.clientSecret);
  if ('refused' in app) return app;
  await noteApp(deps, app, 'strip_bound_session');
  return pair(await accessToken(deps, appClaims(app)), null);
}

/** The app strategy's older door: the code of an installation, or a refresh token, against the secret. */
export async function grantAppAccess(deps: GrantDeps, ask: { grant: string | undefined; clientId: string; clientSecret: string; code: string | undefined; refreshToken: string | undefined }): Promise<{ access_token: string; refresh_token: string } | Refusal> {
  const app = await provenApp(deps, ask.clientId, ask.clientSecret);
  if ('refused' in app) return app;
  if (ask.grant === 'authorization_code') {
    const row = await deps.db.tx((tx) => takeSingleUse(tx, { siteId: app.siteId, kind: 'install', token: ask.code, now: deps.clock() }));
    if (!row || row.clientId !== app.clientId) return invalidGrant('The code is unknown, too old, or was used before.');
  } else if (ask.grant === 'refresh_token') {
    const token = ask.refreshToken === undefined ? undefined : await deps.tokens.verify('refresh', ask.refreshToken);
    if (!token || token.claims.role !== 'app' || token.claims.id !== app.clientId) return invalidGrant('The refresh token is unknown, damaged, expired, or another app\'s.');
  } else return refuse(400, 'UNSUPPORTED_GRANT_TYPE', 'This door takes authorization_code and refresh_token.');
  await noteApp(deps, app, ask.grant);
  return { access_token: await accessToken(deps, appClaims(app)), refresh_token: await deps.tokens.sign('refresh', appClaims(app), lifetimes.appRefresh) };
}

export const signInForMembers = 'MEMBERS.MEMBER_SIGN_IN';

/**
 * A session for any member, without that member's password: only for a caller that proved to be
 * the owner or an app that may.
 */
export async function grantAuthorizedClient(deps: GrantDeps, actor: Actor | undefined, ask: { memberId: string | undefined; sessionToken: string | undefined; device: string | undefined }): Promise<TokenPair | Refusal> {
  if (!actor || !mayDo(actor, signInForMembers)) {
    return refuse(403, 'PERMISSION_DENIED', `This grant needs an owner's key or an app with the permission ${signInForMembers} in the Authorization header.`);
  }
  const { memberId, sessionToken } = ask;
  const nobody = invalidGrant('There is no approved member with this id.');
  if (memberId === undefined || !guid.test(memberId)) return nobody;
  const who = { siteId: actor.siteId, memberId, clientId: actor.clientId, visitorId: actor.role === 'visitor' ? actor.id : actor.visitorId, device: ask.device };
  const session = await deps.db.tx(async (tx) => {
    if (!(await findApprovedMember(tx, actor.siteId, memberId))) return undefined;
    const row = sessionToken === undefined ? undefined : await takeSingleUse(tx, { siteId: actor.siteId, kind: 'session', token: sessionToken, now: deps.clock() });
    if (sessionToken !== undefined && row?.memberId !== memberId) return undefined;
    const opened = await openSession(tx, deps, who);
    await deps.audit.note({ siteId: actor.siteId, action: 'TOKEN', subject: 'authorized_client', actor, target: memberId, detail: { sessionId: opened.sessionId } }, tx);
    return opened;
  });
  if (!session) return nobody;
  return sessionTokens(deps, session);
}

export interface CodeAsk {
  readonly clientId: string | undefined;
  readonly code: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly redirectUri: string | undefined;
  /** The program that asks, in its own words. */
  readonly device: string | undefined;
}

/**
 * A code counts once, for the app, the address and the verifier it was made for. The same client that repeats the exchange at
 * once, as a retry or a double effect does, gets tokens of the session it opened; any other repetition ends that session.
 */
export async function grantAuthorizationCode(deps: GrantDeps, ask: CodeAsk): Promise<TokenPair | Refusal> {
  const app = await knownApp(deps, ask.clientId);
  if ('refused' in app) return app;
  const { code, codeVerifier } = ask;
  const refused = invalidGrant('The code is unknown, too old, was used before, or was made for another app, address or verifier.');
  if (code === undefined || !isVerifier(codeVerifier)) return refused;
  const { siteId } = app;
  const session = await deps.db.tx(async (tx): Promise<NewSession | undefined> => {
    const now = deps.clock();
    const presented = { siteId, kind: 'code', token: code, now } as const;
    const seen = await seeSingleUse(tx, presented);
    if (!seen) return undefined;
    const isMadeFor = (row: SingleUseRow): boolean =>
      row.clientId === app.clientId && (row.data['redirectUri'] ?? undefined) === ask.redirectUri && challengeMatches(row.data['codeChallenge'], codeVerifier);
    if (seen.usedAt !== null) {
      const isRepeat = isMadeFor(seen) && now.getTime() - seen.usedAt.getTime() <= lifetimes.codeRepeat * 1000;
      const again = isRepeat && seen.sessionId !== null ? await findLiveSession(tx, siteId, seen.sessionId, now) : undefined;
      if (again) return reopened(again, now);
      if (seen.sessionId !== null) await endSession(tx, siteId, seen.sessionId, now);
      await deps.audit.note({ siteId, action: 'TOKEN', subject: 'authorization_code', actor: { role: 'nobody', id: '' }, target: seen.memberId ?? undefined, outcome: 'CODE_USED_TWICE', detail: { clientId: app.clientId } }, tx);
      return undefined;
    }
    // Used from now on, also by whoever was not meant to have it.
    const row = await takeSingleUse(tx, presented);
    const memberId = row?.memberId;
    if (!row || !memberId || !isMadeFor(row)) return undefined;
    if (!(await findApprovedMember(tx, siteId, memberId))) return undefined;
    const { visitorId } = row.data;
    const opened = await openSession(tx, deps, { siteId, memberId, clientId: app.clientId, visitorId: typeof visitorId === 'string' ? visitorId : undefined, device: ask.device });
    await changeHeld(tx, presented, { sessionId: opened.sessionId });
    await deps.audit.note({ siteId, action: 'TOKEN', subject: 'authorization_code', actor: { role: 'member', id: memberId }, target: memberId, detail: { clientId: app.clientId, sessionId: opened.sessionId } }, tx);
    return opened;
  });
  if (!session) return refused;
  return sessionTokens(deps, session);
}

function challengeMatches(challenge: unknown, verifier: string): boolean {
  if (typeof challenge !== 'string') return false;
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
}

interface Opener { readonly siteId: string; readonly memberId: string; readonly clientId: string | undefined; readonly visitorId: string | undefined; readonly device: string | undefined }
type NewSession = Opener & { readonly sessionId: string; readonly seconds: number };

/** A member's session; the visitor they were until now comes along with what it carries. */
async function openSession(tx: Tx, { clock, sites, onSignIn }: GrantDeps, who: Opener): Promise<NewSession> {
  const now = clock().getTime();
  const { sessionIdleDays, sessionDays } = await policyOf(sites, who.siteId);
  const sessionId = newId();
  const until = (days: number) => new Date(now + days * 86_400_000);
  await insertSession(tx, { siteId: who.siteId, sessionId, memberId: who.memberId, clientId: who.clientId ?? null, visitorId: who.visitorId ?? null, device: who.device?.slice(0, 300) ?? null, idleUntil: until(sessionIdleDays), expiresAt: until(sessionDays) });
  if (who.visitorId !== undefined) await onSignIn(tx, { siteId: who.siteId, visitorId: who.visitorId, memberId: who.memberId });
  return { ...who, sessionId, seconds: sessionDays * 86_400 };
}

/** A session that is open already, for a further pair of its tokens. */
const reopened = ({ siteId, sessionId, memberId, clientId, visitorId, expiresAt }: LiveSession, now: Date): NewSession => ({
  siteId, sessionId, memberId, clientId: clientId ?? undefined, visitorId: visitorId ?? undefined, device: undefined,
  seconds: Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
});

async function sessionTokens(deps: GrantDeps, { siteId, memberId, sessionId, clientId, visitorId, seconds }: NewSession): Promise<TokenPair> {
  const claims: TokenClaims = {
    siteId, role: 'member', id: memberId, sessionId, ...(clientId === undefined ? {} : { clientId }), ...(visitorId === undefined ? {} : { visitorId }),
  };
  return pair(await accessToken(deps, claims), await deps.tokens.sign('refresh', claims, seconds));
}
