import { createPlannedProducts, createPlannedVariants } from '../catalog/index.ts';
import type { ChangePlanDeps } from '../change-plans/index.ts';
import type { Db } from '../db/index.ts';
import { createPlannedMembers, type MembersDeps } from '../members/index.ts';

/** The entities that change plans can change. */
export const composeChangePlans = (
  catalog: Parameters<typeof createPlannedProducts>[0],
  members: MembersDeps,
): ChangePlanDeps & { readonly db: Db } => ({
  db: members.db,
  clock: members.clock,
  entities: {
    PRODUCT: createPlannedProducts(catalog),
    VARIANT: createPlannedVariants(catalog),
    MEMBER: createPlannedMembers(members),
  },
});
