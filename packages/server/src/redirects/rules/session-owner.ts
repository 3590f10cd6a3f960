import type { Role } from '../../kernel/role.ts';

interface Caller {
  readonly siteId: string;
  readonly role: Role;
  readonly id: string;
  readonly sessionId?: string;
  readonly visitorId?: string;
}

/** The visitor or member of a redirect session. */
export interface SessionOwner {
  readonly siteId: string;
  readonly role: 'visitor' | 'member';
  readonly ownerId: string;
  readonly visitorId: string | null;
  readonly memberSessionId: string | null;
}

/** The same visitor or member; or the member that this visitor became. */
export function isSessionOwner(
  session: Pick<SessionOwner, 'siteId' | 'role' | 'ownerId'>,
  actor: Caller,
): boolean {
  if (actor.siteId !== session.siteId) return false;
  if (actor.role === session.role && actor.id === session.ownerId) return true;
  return (
    session.role === 'visitor' && actor.role === 'member' && actor.visitorId === session.ownerId
  );
}

/**
 * The caller, or a new visitor if the store itself creates the session or the client asks for an
 * anonymous one.
 */
export function sessionOwnerOf(
  actor: Caller,
  { maintainIdentity, newId }: { maintainIdentity: boolean; newId: string },
): SessionOwner {
  const { siteId, role, id, sessionId, visitorId } = actor;
  if (!maintainIdentity || role === 'owner' || role === 'app')
    return { siteId, role: 'visitor', ownerId: newId, visitorId: null, memberSessionId: null };
  return {
    siteId,
    role,
    ownerId: id,
    visitorId: visitorId ?? null,
    memberSessionId: sessionId ?? null,
  };
}
