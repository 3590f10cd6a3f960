import {
  endMyStaffSession,
  endMyStaffSessions,
  listMyStaffSessions,
} from '@shopwright/contract/identity/my-staff-account';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { isRefusal, notFound } from '../../kernel/outcome.ts';
import { findSelf, type StaffDeps } from './staff-self.ts';
import {
  deleteStaffSessions,
  endOwnStaffSession,
  listStaffSessions,
} from './store/staff-sessions.ts';

/** Where the caller's own staff account is signed in. An ended session is refused at once. */
export function staffSessionRoutes(deps: StaffDeps): Route[] {
  const { db, clock, audit } = deps;
  return [
    route(listMyStaffSessions, async ({ actor }) => {
      const staff = await findSelf(deps, actor);
      if (isRefusal(staff)) return staff;
      const sessions = await listStaffSessions(db, staff.siteId, staff.staffId, clock());
      return {
        sessions: sessions.map(({ sessionId, device, address, createdAt, lastSeenAt }) => ({
          sessionId,
          createdDate: createdAt.toISOString(),
          lastSeenDate: lastSeenAt.toISOString(),
          current: sessionId === actor.sessionId,
          ...(device === null ? {} : { device }),
          ...(address === null ? {} : { address }),
        })),
      };
    }),

    route(endMyStaffSession, async ({ request: { sessionId }, actor, address, requestId }) => {
      const staff = await findSelf(deps, actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      return db.tx(async (tx) => {
        if (!(await endOwnStaffSession(tx, siteId, staffId, sessionId)))
          return notFound('There is no such session, or it has ended.');
        await audit.note(
          {
            siteId,
            action: 'SIGN_IN',
            subject: 'staff session_ended',
            actor,
            target: staffId,
            address,
            requestId,
            detail: { sessionId },
          },
          tx,
        );
        return emptyAnswer;
      });
    }),

    route(endMyStaffSessions, async ({ request, actor, address, requestId }) => {
      const staff = await findSelf(deps, actor);
      if (isRefusal(staff)) return staff;
      const { siteId, staffId } = staff;
      const except = request.includeCurrent === true ? null : (actor.sessionId ?? null);
      return db.tx(async (tx) => {
        await deleteStaffSessions(tx, siteId, staffId, except);
        await audit.note(
          {
            siteId,
            action: 'SIGN_IN',
            subject: 'staff sessions_ended',
            actor,
            target: staffId,
            address,
            requestId,
          },
          tx,
        );
        return emptyAnswer;
      });
    }),
  ];
}
