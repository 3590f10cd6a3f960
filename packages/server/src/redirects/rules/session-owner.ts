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
  readonly personId: string;
  readonly visitorId: string | null;
  readonly memberSessionId: string | null;
}

/** The same visitor or member; or the member that this visitor became. */
export function isSessionOwner(
  hop: Pick<SessionOwner, 'siteId' | 'role' | 'personId'>,
  actor: Caller,
): boolean {
  if (actor.siteId !== hop.siteId) return false;
  if (actor.role === hop.role && actor.id === hop.personId) return true;
  return hop.role === 'visitor' && actor.role === 'member' && actor.visitorId === hop.personId;
}

/** The caller, or a new visitor if the store itself creates the session or the client asks for an anonymous one. */
export function personOf(
  actor: Caller,
  { keep, newId }: { keep: boolean; newId: string },
): SessionOwner {
  const { siteId, role, id, sessionId, visitorId } = actor;
  if (!keep || role === 'owner' || role === 'app')
    return { siteId, role: 'visitor', personId: newId, visitorId: null, memberSessionId: null };
  return {
    siteId,
    role,
    personId: id,
    visitorId: visitorId ?? null,
    memberSessionId: sessionId ?? null,
  };
}
