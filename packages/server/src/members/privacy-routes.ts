import { eraseMember, exportMemberData } from '@shopwright/contract/members/privacy';
import { route, type Route } from '../http/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { memberNotFound } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { erasePerson, exportPerson } from './privacy.ts';

export function privacyRoutes(deps: MembersDeps): Route[] {
  return [
    route(exportMemberData, async ({ actor: { siteId }, request: { id } }) => {
      const data = await exportPerson(deps, siteId, { memberId: id });
      return data ? { exportedDate: deps.clock().toISOString(), data } : memberNotFound;
    }),
    route(eraseMember, async ({ actor: { siteId }, request: { id } }) => {
      const erased = await erasePerson(deps, siteId, { memberId: id });
      if (!erased) return memberNotFound;
      return isRefusal(erased) ? erased : { erasedDate: deps.clock().toISOString(), ordersKept: erased.kept };
    }),
  ];
}
