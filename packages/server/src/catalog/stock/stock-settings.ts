import type { StockSettings } from '@shopwright/contract/catalog/stock-movements';
import { readArea, type Site, settingsArea } from '../../settings/index.ts';

const stockArea = settingsArea<StockSettings>('stock', {
  lowStockThreshold: null,
  lowStockMails: true,
});

export const stockSettingsOf = (site: Pick<Site, 'settings'> | undefined): StockSettings =>
  readArea(site, stockArea);

export { stockArea };
