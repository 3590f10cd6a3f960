export { createCharging } from './change.ts';
export { subscriptionJobs } from './jobs.ts';
export { subscriptionRoutes } from './routes.ts';
export { startSubscriptions } from './start.ts';
export { hasSubscription, subscriptionPersonalData } from './store/personal-data.ts';
