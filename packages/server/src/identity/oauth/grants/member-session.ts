import type { Tx } from '../../../db/index.ts';
import { compact } from '../../../kernel/compact.ts';
import { newId } from '../../../kernel/ids.ts';
import { policyOf } from '../../accounts/sign-in-policy.ts';
import type { TokenClaims } from '../../tokens/rules/token-claims.ts';
import { insertSession, type LiveSession } from '../../accounts/store/sessions.ts';
import { signAccessToken, tokenPair, type GrantDeps, type TokenPair } from './token-pair.ts';

/** Opens member sessions and issues their tokens. */

const SECONDS_PER_DAY = 86_400;
const MAX_DEVICE_LENGTH = 300;

interface SessionOwner {
  readonly siteId: string;
  readonly memberId: string;
  readonly clientId: string | undefined;
  readonly visitorId: string | undefined;
  /** The user agent that signed in. */
  readonly device: string | undefined;
}

export interface MemberSession extends SessionOwner {
  readonly sessionId: string;
  readonly secondsLeft: number;
}

/** Opens a session. The visitor's cart moves to the member. */
export async function openMemberSession(
  tx: Tx,
  { clock, sites, onSignIn }: GrantDeps,
  owner: SessionOwner,
): Promise<MemberSession> {
  const { siteId, memberId, clientId, visitorId, device } = owner;
  const { sessionIdleDays, sessionDays } = await policyOf(sites, siteId);
  const now = clock().getTime();
  const inDays = (days: number) => new Date(now + days * SECONDS_PER_DAY * 1000);
  const sessionId = newId();
  await insertSession(tx, {
    siteId,
    sessionId,
    memberId,
    clientId: clientId ?? null,
    visitorId: visitorId ?? null,
    device: device?.slice(0, MAX_DEVICE_LENGTH) ?? null,
    idleUntil: inDays(sessionIdleDays),
    expiresAt: inDays(sessionDays),
  });
  if (visitorId !== undefined) await onSignIn(tx, { siteId, visitorId, memberId });
  return { ...owner, sessionId, secondsLeft: sessionDays * SECONDS_PER_DAY };
}

/** An existing session that gets another pair of tokens. */
export function resumeMemberSession(session: LiveSession, now: Date): MemberSession {
  const msLeft = session.expiresAt.getTime() - now.getTime();
  return {
    siteId: session.siteId,
    sessionId: session.sessionId,
    memberId: session.memberId,
    clientId: session.clientId ?? undefined,
    visitorId: session.visitorId ?? undefined,
    device: undefined,
    secondsLeft: Math.max(1, Math.floor(msLeft / 1000)),
  };
}

export async function memberTokens(deps: GrantDeps, session: MemberSession): Promise<TokenPair> {
  const { siteId, memberId, sessionId, clientId, visitorId, secondsLeft } = session;
  const claims: TokenClaims = {
    siteId,
    role: 'member',
    id: memberId,
    sessionId,
    ...compact({ clientId, visitorId }),
  };
  const refreshToken = await deps.tokens.sign('refresh', claims, secondsLeft);
  return tokenPair(await signAccessToken(deps, claims), refreshToken);
}
