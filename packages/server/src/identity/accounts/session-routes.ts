import {
  endMySession,
  endOtherSessions,
  listMySessions,
} from '@shopwright/contract/identity/my-sessions';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { notFound, refuse } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { endOwnSession, endSessionsExcept, listSessionsOf } from './store/sessions.ts';

const noMember = refuse('MEMBER_REQUIRED', 'Sign in as a member to manage sessions.');

/** The sessions of a member. An ended session is rejected by every process within five seconds. */
export function sessionRoutes({ db, clock, audit }: IdentityDeps): Route[] {
  return [
    route(listMySessions, async ({ actor }) => {
      if (actor.role !== 'member') return noMember;
      const sessions = await listSessionsOf(db, actor.siteId, actor.id, clock());
      return {
        sessions: sessions.map(({ sessionId, device, createdAt, lastUsedAt }) => ({
          sessionId,
          createdDate: createdAt.toISOString(),
          lastUsedDate: lastUsedAt.toISOString(),
          current: sessionId === actor.sessionId,
          ...(device === null ? {} : { device }),
        })),
      };
    }),

    route(endMySession, async ({ request, actor }) => {
      if (actor.role !== 'member') return noMember;
      return db.tx(async (tx) => {
        if (!(await endOwnSession(tx, actor.siteId, actor.id, request.sessionId, clock())))
          return notFound('There is no such session, or it has ended.');
        await audit.note(
          {
            siteId: actor.siteId,
            action: 'SIGN_IN',
            subject: 'session_ended',
            actor,
            target: actor.id,
            detail: { sessionId: request.sessionId },
          },
          tx,
        );
        return emptyAnswer;
      });
    }),

    route(endOtherSessions, async ({ actor }) => {
      if (actor.role !== 'member') return noMember;
      await db.tx(async (tx) => {
        await endSessionsExcept(tx, actor.siteId, actor.id, actor.sessionId ?? null, clock());
        await audit.note(
          {
            siteId: actor.siteId,
            action: 'SIGN_IN',
            subject: 'other_sessions_ended',
            actor,
            target: actor.id,
          },
          tx,
        );
      });
      return emptyAnswer;
    }),
  ];
}
