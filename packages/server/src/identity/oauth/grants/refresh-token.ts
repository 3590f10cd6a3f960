import type { Refusal } from '../../../kernel/outcome.ts';
import { policyOf } from '../../accounts/sign-in-policy.ts';
import { LIFETIME_SECONDS } from '../../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../../tokens/rules/token-claims.ts';
import { findLiveSession, touchSession } from '../../accounts/store/sessions.ts';
import { findStaffOfSession } from '../../staff/store/staff-sessions.ts';
import { findClient, invalidGrant } from './client.ts';
import { signAccessToken, tokenPair, type GrantDeps, type TokenPair } from './token-pair.ts';

const MS_PER_DAY = 86_400_000;

/**
 * `refresh_token`: a new access token for a visitor, a member or staff. The refresh token is not
 * rotated, because the official client never adopts a new one.
 */
export async function grantRefreshToken(
  deps: GrantDeps,
  refreshToken: string | undefined,
  clientId: string | undefined,
): Promise<TokenPair | Refusal<'INVALID_GRANT'>> {
  const token =
    refreshToken === undefined ? undefined : await deps.tokens.verify('refresh', refreshToken);
  if (!token) return invalidGrant('The refresh token is invalid or expired.');
  const { claims } = token;
  // A session opened with an owner's key is bound to no app: any app of the store may renew it.
  const boundTo = claims.clientId ?? clientId;
  if (clientId !== undefined && clientId !== boundTo) {
    return invalidGrant('The refresh token was issued to another client.');
  }
  const app = boundTo === undefined ? undefined : await findClient(deps, boundTo);
  if (app && ('refused' in app || app.siteId !== claims.siteId)) {
    return invalidGrant('The app that this token was issued to no longer exists.');
  }
  if (claims.role === 'app') {
    return invalidGrant('An app refreshes its token at /oauth/access with its client secret.');
  }
  if (!(await renewSession(deps, claims))) {
    return invalidGrant('The session has ended. Sign in again.');
  }
  return tokenPair(await signAccessToken(deps, claims), refreshToken ?? null);
}

/** Extends the session behind the token. False when the session has ended; a visitor has none. */
async function renewSession(deps: GrantDeps, claims: TokenClaims): Promise<boolean> {
  if (claims.role === 'owner') return renewStaffSession(deps, claims);
  if (claims.role === 'member') return renewMemberSession(deps, claims);
  return true;
}

async function renewStaffSession({ db, clock }: GrantDeps, claims: TokenClaims): Promise<boolean> {
  if (claims.sessionId === undefined) return false;
  const now = clock();
  const idleUntil = new Date(now.getTime() + LIFETIME_SECONDS.staffIdle * 1000);
  const staff = await findStaffOfSession(db, claims.siteId, claims.sessionId, now, idleUntil);
  return staff !== undefined && staff.staffId === claims.id;
}

async function renewMemberSession(
  { db, clock, sites }: GrantDeps,
  claims: TokenClaims,
): Promise<boolean> {
  if (claims.sessionId === undefined) return false;
  const now = clock();
  const session = await findLiveSession(db, claims.siteId, claims.sessionId, now);
  if (!session) return false;
  const { sessionIdleDays } = await policyOf(sites, session.siteId);
  const idleUntil = Math.min(
    now.getTime() + sessionIdleDays * MS_PER_DAY,
    session.expiresAt.getTime(),
  );
  await touchSession(db, session.siteId, session.sessionId, now, new Date(idleUntil));
  return true;
}
