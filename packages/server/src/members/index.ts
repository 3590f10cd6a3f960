export type { MembersDeps } from './deps.ts';
export { memberJobs } from './jobs.ts';
export { createPlannedMembers } from './planned-members.ts';
export { checkErasure, erasePersonalData, exportPersonalData } from './privacy.ts';
export { memberPersonalData } from './store/personal-data.ts';
export { memberRoutes } from './routes.ts';
export { countMembersWaiting, searchMembersForStaff } from './store/admin-search.ts';
