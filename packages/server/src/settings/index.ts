export { readArea, settingsArea, type SettingsArea } from './area.ts';
export { settingsRoutes } from './routes.ts';
export { createSites, type Sites } from './sites.ts';
export { insertSite, listSites, lockFirstRun, type Site } from './store.ts';
