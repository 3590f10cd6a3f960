import type { Route } from '../http/index.ts';
import { bulkMemberRoutes } from './bulk-routes.ts';
import type { MembersDeps } from './deps.ts';
import { manageMemberRoutes } from './manage-routes.ts';
import { myMemberRoutes } from './my-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { memberReadRoutes } from './read-routes.ts';
import { roleRoutes } from './role-routes.ts';

export const memberRoutes = (deps: MembersDeps): Route[] => [
  ...memberReadRoutes(deps),
  ...myMemberRoutes(deps),
  ...manageMemberRoutes(deps),
  ...bulkMemberRoutes(deps),
  ...privacyRoutes(deps),
  ...roleRoutes(deps),
];
