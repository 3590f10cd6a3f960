import { currencyOf, currencySettingsOf, type Site, type Sites } from '../../settings/index.ts';
import type { StoreContext } from './rules/product-state.ts';

/** With a currency, prices are also converted to it. */
export type ContextOf = (siteId: string, currency?: string) => Promise<StoreContext>;

/** The settings that rendered products depend on. */
export function storeContext(site: Site, siteUrl: string): StoreContext {
  const currency = currencyOf(site.store);
  const { rates, displayCurrency } = currencySettingsOf(site);
  const shown = rates.find((rate) => rate.currency === displayCurrency);
  return {
    currency,
    locale: site.store.locale ?? 'en-US',
    siteUrl,
    ...(shown ? { conversion: { currency: shown.currency, rate: shown.rate } } : {}),
  };
}

/** The context for a currency that the buyer asks for, if the store has a rate for it. */
export function contextIn(site: Site, context: StoreContext, currency: string): StoreContext {
  if (currency === context.currency) return withoutConversion(context);
  const rate = currencySettingsOf(site).rates.find((each) => each.currency === currency);
  return rate ? { ...context, conversion: { currency: rate.currency, rate: rate.rate } } : context;
}

const withoutConversion = ({ conversion: _conversion, ...context }: StoreContext): StoreContext =>
  context;

/** The currency that a client asks for; an invalid value counts as none. */
export function requestedCurrency(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): string | undefined {
  const header = headers['x-wix-currency'];
  return typeof header === 'string' && /^[a-z]{3}$/i.test(header.trim())
    ? header.trim().toUpperCase()
    : undefined;
}

export function createContextOf(sites: Pick<Sites, 'find'>, siteUrl: string): ContextOf {
  // Created once for each version of a site's settings.
  const contexts = new WeakMap<Site, StoreContext>();
  return async (siteId, currency) => {
    const site = await sites.find(siteId);
    if (!site) return { currency: 'USD', locale: 'en-US', siteUrl };
    const context = contexts.get(site) ?? storeContext(site, siteUrl);
    contexts.set(site, context);
    return currency === undefined ? context : contextIn(site, context, currency);
  };
}
