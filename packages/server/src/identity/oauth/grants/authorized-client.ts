import { hasPermission, type Actor } from '../../../http/index.ts';
import { refuse, type Refusal } from '../../../kernel/outcome.ts';
import { redeemSingleUse } from '../../credentials/single-use-tokens.ts';
import { findApprovedMember } from '../../accounts/store/members.ts';
import { invalidGrant, isGuid } from './client.ts';
import { memberTokens, openMemberSession } from './member-session.ts';
import type { GrantDeps, TokenPair } from './token-pair.ts';

export const signInForMembers = 'MEMBERS.MEMBER_SIGN_IN';

/**
 * `authorized_client`: a session for any member, without the member's password. Only the owner's
 * key, or an app with the permission, gets one.
 */
export async function grantAuthorizedClient(
  deps: GrantDeps,
  actor: Actor | undefined,
  request: {
    memberId: string | undefined;
    sessionToken: string | undefined;
    device: string | undefined;
  },
): Promise<TokenPair | Refusal<'INVALID_GRANT'>> {
  if (!actor || !hasPermission(actor, signInForMembers)) {
    return refuse(
      'PERMISSION_DENIED',
      `This grant requires an API key of the owner, or an app with the permission ${signInForMembers}, in the Authorization header.`,
    );
  }
  const { siteId } = actor;
  const { memberId, sessionToken, device } = request;
  const noSuchMember = invalidGrant('No approved member has this ID.');
  if (memberId === undefined || !isGuid(memberId)) return noSuchMember;
  const session = await deps.db.tx(async (tx) => {
    if (!(await findApprovedMember(tx, siteId, memberId))) return undefined;
    if (sessionToken !== undefined) {
      const presented = {
        siteId,
        kind: 'session',
        token: sessionToken,
        now: deps.clock(),
      } as const;
      const row = await redeemSingleUse(tx, presented);
      if (row?.memberId !== memberId) return undefined;
    }
    const visitorId = actor.role === 'visitor' ? actor.id : actor.visitorId;
    const owner = { siteId, memberId, clientId: actor.clientId, visitorId, device };
    const opened = await openMemberSession(tx, deps, owner);
    const entry = {
      siteId,
      action: 'TOKEN',
      subject: 'authorized_client',
      actor,
      target: memberId,
      detail: { sessionId: opened.sessionId },
    } as const;
    await deps.audit.note(entry, tx);
    return opened;
  });
  return session ? memberTokens(deps, session) : noSuchMember;
}
