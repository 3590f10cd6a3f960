import type { Reader } from '../../db/index.ts';
import { compact } from '../../kernel/compact.ts';
import type { Clock } from '../../kernel/clock.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../tokens/rules/token-claims.ts';
import { findLiveSession } from '../accounts/store/sessions.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** A visitor or member whose session is transferred from one site to another. */
export interface TransferredSession {
  readonly siteId: string;
  readonly role: 'visitor' | 'member';
  readonly id: string;
  readonly clientId?: string | undefined;
  /** A member's session: the tokens on both sites end with it. */
  readonly sessionId?: string | undefined;
  readonly visitorId?: string | undefined;
}

export interface TransferTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

/**
 * Tokens of the same visitor or of the same session of a member; undefined when that session has
 * ended.
 */
export async function issueTransferTokens(
  { tokens, clock }: { tokens: Tokens; clock: Clock },
  db: Reader,
  transferred: TransferredSession,
): Promise<TransferTokens | undefined> {
  const { siteId, role, id, clientId, sessionId, visitorId } = transferred;
  const now = clock();
  const session =
    role === 'member' && sessionId !== undefined
      ? await findLiveSession(db, siteId, sessionId, now)
      : undefined;
  if (role === 'member' && session?.memberId !== id) return undefined;
  const seconds = session
    ? Math.max(1, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000))
    : LIFETIME_SECONDS.visitorRefresh;
  const claims: TokenClaims = {
    siteId,
    role,
    id,
    ...compact({ clientId }),
    ...(session && sessionId !== undefined ? { sessionId } : {}),
    ...compact({ visitorId }),
  };
  return {
    accessToken: await tokens.sign('access', claims, LIFETIME_SECONDS.accessToken),
    refreshToken: await tokens.sign('refresh', claims, seconds),
    expiresIn: LIFETIME_SECONDS.accessToken,
  };
}
