import {
  changeStaffPolicy,
  getStaffPolicy,
  type StaffPolicy,
} from '@shopwright/contract/identity/staff-policy';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, refuse } from '../../kernel/outcome.ts';
import { readArea, settingsArea, type Sites } from '../../settings/index.ts';
import { findSelf, type StaffDeps } from './staff-self.ts';

/** What the store requires of everyone who manages it. */

const staffArea = settingsArea<Required<StaffPolicy>>('staff', { requireSecondFactor: false });

export const staffPolicyOf = async (sites: Sites, siteId: string): Promise<Required<StaffPolicy>> =>
  readArea(await sites.find(siteId), staffArea);

export function staffPolicyRoutes(deps: StaffDeps): Route[] {
  return [
    route(getStaffPolicy, async ({ actor }) => ({
      policy: await staffPolicyOf(deps.sites, actor.siteId),
    })),

    route(changeStaffPolicy, async ({ request: { requireSecondFactor }, actor }) => {
      const owner = await findSelf(deps, actor);
      if (isRefusal(owner) || owner.role !== 'owner') return refuse('OWNER_REQUIRED');
      // Otherwise the owner's own next request would be refused.
      if (requireSecondFactor && !owner.hasSecondFactor)
        return refuse(
          'SECOND_FACTOR_REQUIRED',
          'Set up a second factor for your own account before you require it of everyone.',
        );
      await deps.sites.saveArea(actor.siteId, staffArea, { requireSecondFactor });
      return { policy: { requireSecondFactor } };
    }),
  ];
}
