import {
  deleteMyMember,
  joinCommunity,
  leaveCommunity,
  updateCurrentMemberSlug,
} from '@shopwright/contract/members/members';
import { deleteMyAccount } from '@shopwright/contract/members/privacy';
import { emptyAnswer, route, type Actor, type Route } from '../http/index.ts';
import { statusAfter } from '../identity/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { changeOne, checkAssignee, memberNotFound, remove } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { answered, assignSlug } from './manage-routes.ts';
import { noCurrentMember } from './read-routes.ts';
import { lockMembers } from './store/members.ts';

/** What members can do with their own account. A key alone has no account. */
export function myMemberRoutes(deps: MembersDeps): Route[] {
  const community =
    <const Action extends 'join' | 'leave'>(action: Action) =>
    async ({ actor }: { actor: Actor }) => {
      if (actor.role !== 'member') return noCurrentMember;
      return answered(
        await changeOne(deps, actor.siteId, actor.id, (row) => {
          const status = statusAfter(row.status, action);
          return isRefusal(status)
            ? status
            : { ...row, privacyStatus: action === 'join' ? 'PUBLIC' : 'PRIVATE' };
        }),
      );
    };

  const deleteOwn = ({ siteId, id }: Actor, assigneeId?: string | null) =>
    deps.db.tx(async (tx) => {
      const row = (await lockMembers(tx, siteId, [id])).get(id);
      if (!row) return memberNotFound;
      return (
        (await checkAssignee(tx, siteId, assigneeId, [row.memberId])) ??
        (await remove(tx, deps, row)) ??
        emptyAnswer
      );
    });

  return [
    route(updateCurrentMemberSlug, async ({ actor, request: { slug } }) => {
      if (actor.role !== 'member') return noCurrentMember;
      return answered(
        await changeOne(deps, actor.siteId, actor.id, (row, tx) => assignSlug(tx, row, slug)),
      );
    }),
    route(joinCommunity, community('join')),
    route(leaveCommunity, community('leave')),
    route(deleteMyMember, async ({ actor, request: { contentAssigneeId } }) =>
      actor.role === 'member' ? deleteOwn(actor, contentAssigneeId) : noCurrentMember,
    ),
    route(
      deleteMyAccount,
      async ({ actor, request, address }) =>
        (await deps.proveAccount(actor, request, address)) ?? deleteOwn(actor),
    ),
  ];
}
