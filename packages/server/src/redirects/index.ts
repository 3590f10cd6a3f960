export { redirectJobs } from './jobs.ts';
export { redirectRoutes } from './routes.ts';
