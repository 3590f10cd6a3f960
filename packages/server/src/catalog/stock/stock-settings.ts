import type { StockSettings } from '@shopwright/contract/catalog/stock-movements';
import type { Reader } from '../../db/index.ts';
import { findSite, readArea, type Site, settingsArea } from '../../settings/index.ts';

const stockArea = settingsArea<StockSettings>('stock', {
  lowStockThreshold: null,
  lowStockMails: true,
});

export const stockSettingsOf = (site: Pick<Site, 'settings'> | undefined): StockSettings =>
  readArea(site, stockArea);

/** From which quantity on variants without a threshold of their own are low on stock. */
export const loadDefaultThreshold = async (db: Reader, siteId: string): Promise<number | null> =>
  stockSettingsOf(await findSite(db, siteId)).lowStockThreshold ?? null;

export { stockArea };
