export { settingsRoutes } from './routes.ts';
export { createSites, type Sites } from './sites.ts';
export { insertSite, listSites, lockFirstRun, type Site } from './store.ts';
