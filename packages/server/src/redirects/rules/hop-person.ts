import type { Role } from '../../kernel/role.ts';

interface Caller {
  readonly siteId: string;
  readonly role: Role;
  readonly id: string;
  readonly sessionId?: string;
  readonly visitorId?: string;
}

/** Who is handed over. */
export interface HopPerson {
  readonly siteId: string;
  readonly role: 'visitor' | 'member';
  readonly personId: string;
  readonly visitorId: string | null;
  readonly memberSessionId: string | null;
}

/** The same visitor or member; or the member that this visitor became. */
export function isHopPerson(
  hop: Pick<HopPerson, 'siteId' | 'role' | 'personId'>,
  actor: Caller,
): boolean {
  if (actor.siteId !== hop.siteId) return false;
  if (actor.role === hop.role && actor.id === hop.personId) return true;
  return hop.role === 'visitor' && actor.role === 'member' && actor.visitorId === hop.personId;
}

/** The caller as they are, or a new visitor: when the shop itself asks, and when the program wants nobody to be known. */
export function personOf(
  actor: Caller,
  { keep, newId }: { keep: boolean; newId: string },
): HopPerson {
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
