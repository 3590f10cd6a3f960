export { readArea, settingsArea, type SettingsArea } from './area.ts';
export { currencyArea, currencyOf, currencySettingsOf } from './currencies.ts';
export { settingsRoutes } from './routes.ts';
export {
  findConversion,
  rateText,
  type Conversion,
  type CurrencySettings,
} from './rules/currencies.ts';
export { createSites, type OnSiteChange, type Sites } from './sites.ts';
export { taxArea } from './tax.ts';
export {
  findSite,
  insertSite,
  isPreview,
  listSites,
  lockFirstRun,
  markPreview,
  saveArea,
  type Site,
} from './store.ts';
