import type { Sites } from '../settings/index.ts';
import type { StoreContext } from './rules/product-state.ts';

/** What prices and addresses of a site's products hang on. */
export function createContextOf(sites: Pick<Sites, 'find'>, siteUrl: string): (siteId: string) => Promise<StoreContext> {
  return async (siteId) => {
    const store = (await sites.find(siteId))?.store;
    return { currency: store?.currency ?? 'USD', locale: store?.locale ?? 'en-US', siteUrl };
  };
}
