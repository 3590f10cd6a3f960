import type { ErrorCode } from '@shopwright/contract';
import {
  cancelMembership as cancelCall,
  getMembership,
  grantMembership,
  listMyAccess,
  listMyMemberships,
  pauseMembership as pauseCall,
  queryMemberships,
  resumeMembership as resumeCall,
} from '@shopwright/contract/plans/memberships';
import type { Db, Tx } from '../db/index.ts';
import { isMerchant, route, type Actor, type Route } from '../http/index.ts';
import { findMember } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, offeringNotFound } from '../offerings/index.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import { runningMemberships } from './benefits.ts';
import {
  beginMembership,
  cancelMembership,
  membershipNotFound,
  pauseMembership,
  resumeMembership,
  toWires,
  type ChangeRequest,
  type MembershipDeps,
} from './memberships.ts';
import { planKind } from './plan-kind.ts';
import type { MembershipState } from './rules/membership.ts';
import type { PlanFacts } from './rules/plan.ts';
import {
  findMembership,
  listMembershipsOf,
  membershipQuery,
  queryMembershipRows,
} from './store/memberships.ts';

export function membershipRoutes({
  db,
  clock,
  ...deps
}: MembershipDeps & { db: Db; clock: Clock }): Route[] {
  const changed = <Code extends ErrorCode = never>(
    siteId: string,
    work: (tx: Tx) => Promise<MembershipState | Refusal<Code>>,
  ) =>
    db.tx(async (tx) => {
      const state = await work(tx);
      if (isRefusal(state)) return state;
      const [membership] = await toWires(tx, siteId, [state], clock());
      return membership ? { membership } : membershipNotFound(state.membershipId);
    });
  const changeRequestOf = (actor: Actor, membershipId: string): ChangeRequest => ({
    siteId: actor.siteId,
    membershipId,
    memberId: isMerchant(actor) ? undefined : actor.id,
    now: clock(),
  });

  return [
    route(grantMembership, ({ actor: { siteId }, request: { id, memberId, startDate } }) =>
      changed(siteId, async (tx) => {
        const plan = (await findOfferings<PlanFacts>(tx, planKind, siteId, [id])).get(
          id.toLowerCase(),
        );
        if (!plan) return offeringNotFound(planKind, id);
        if (!(await findMember(tx, siteId, memberId)))
          return refuse('MEMBER_NOT_FOUND', { memberId });
        const now = clock();
        return beginMembership(tx, deps, siteId, {
          plan,
          memberId,
          startsAt: startDate === undefined ? now : new Date(startDate),
          now,
        });
      }),
    ),
    route(queryMemberships, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, membershipQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { total, rows } = await queryMembershipRows(db, siteId, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const metadata = {
        count: page.rows.length,
        total,
        ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
      };
      return { memberships: await toWires(db, siteId, page.rows, clock()), metadata };
    }),
    route(listMyMemberships, async ({ actor: { siteId, id } }) => ({
      memberships: await toWires(db, siteId, await listMembershipsOf(db, siteId, id), clock()),
    })),
    route(listMyAccess, async ({ actor: { siteId, id } }) => {
      const running = await runningMemberships(db, siteId, id, clock());
      const flags = running.flatMap(({ terms }) =>
        terms.benefits.flatMap(({ kind, flag }) =>
          kind === 'ACCESS' && flag !== undefined ? [flag] : [],
        ),
      );
      return {
        flags: [...new Set(flags)],
        planIds: [...new Set(running.map(({ planId }) => planId))],
      };
    }),
    route(getMembership, async ({ actor, request: { id } }) => {
      const state = await findMembership(db, actor.siteId, id);
      if (!state || !(isMerchant(actor) || state.memberId === actor.id))
        return membershipNotFound(id);
      const [membership] = await toWires(db, actor.siteId, [state], clock());
      return membership ? { membership } : membershipNotFound(id);
    }),
    route(pauseCall, ({ actor, request: { id } }) =>
      changed(actor.siteId, (tx) => pauseMembership(tx, deps, changeRequestOf(actor, id))),
    ),
    route(resumeCall, ({ actor, request: { id } }) =>
      changed(actor.siteId, (tx) => resumeMembership(tx, deps, changeRequestOf(actor, id))),
    ),
    route(cancelCall, ({ actor, request: { id, atOnce = false } }) =>
      changed(actor.siteId, (tx) => cancelMembership(tx, deps, changeRequestOf(actor, id), atOnce)),
    ),
  ];
}
