export type { MembersDeps } from './deps.ts';
export { memberJobs } from './jobs.ts';
export { checkErasure, erasePerson, exportPerson } from './privacy.ts';
export { rolesOfPerson } from './store/personal-data.ts';
export { memberRoutes } from './routes.ts';
