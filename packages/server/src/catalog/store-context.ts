import { currencyOf, currencySettingsOf, type Site, type Sites } from '../settings/index.ts';
import type { StoreContext } from './rules/product-state.ts';

/** What prices and addresses of a site's products hang on. */
export function storeContext(site: Site, siteUrl: string): StoreContext {
  const currency = currencyOf(site.store);
  const { rates, displayCurrency } = currencySettingsOf(site);
  const shown = rates.find((rate) => rate.currency === displayCurrency);
  return { currency, locale: site.store.locale ?? 'en-US', siteUrl, ...(shown ? { conversion: { currency: shown.currency, rate: shown.rate } } : {}) };
}

export function createContextOf(sites: Pick<Sites, 'find'>, siteUrl: string): (siteId: string) => Promise<StoreContext> {
  // Made once for each state of a site's settings.
  const known = new WeakMap<Site, StoreContext>();
  return async (siteId) => {
    const site = await sites.find(siteId);
    if (!site) return { currency: 'USD', locale: 'en-US', siteUrl };
    const context = known.get(site);
    if (context) return context;
    const made = storeContext(site, siteUrl);
    known.set(site, made);
    return made;
  };
}
