import { eraseMember, exportMemberData, exportMyData } from '@shopwright/contract/members/privacy';
import { route, type Route } from '../http/index.ts';
import { throttleRequest } from '../identity/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { memberNotFound } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { erasePersonalData, exportPersonalData } from './privacy.ts';

export function privacyRoutes(deps: MembersDeps): Route[] {
  return [
    route(exportMemberData, async ({ actor: { siteId }, request: { id } }) => {
      const data = await exportPersonalData(deps, siteId, { memberId: id });
      return data ? { exportedDate: deps.clock().toISOString(), data } : memberNotFound;
    }),
    // A stolen token must not be enough to export all personal data.
    route(exportMyData, async ({ actor, request, address }) => {
      const { siteId, id: memberId } = actor;
      const refused =
        (await deps.proveAccount(actor, request, address)) ??
        (await throttleRequest(deps.db, siteId, `export ${memberId}`, deps.clock()));
      if (refused) return refused;
      const data = await exportPersonalData(deps, siteId, { memberId });
      return data ? { exportedDate: deps.clock().toISOString(), data } : memberNotFound;
    }),
    route(eraseMember, async ({ actor: { siteId }, request: { id } }) => {
      const erased = await erasePersonalData(deps, siteId, { memberId: id });
      if (!erased) return memberNotFound;
      return isRefusal(erased)
        ? erased
        : { erasedDate: deps.clock().toISOString(), ordersKept: erased.retained };
    }),
  ];
}
