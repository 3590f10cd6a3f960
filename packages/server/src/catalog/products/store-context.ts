import { currencyOf, currencySettingsOf, type Site, type Sites } from '../../settings/index.ts';
import type { StoreContext } from './rules/product-state.ts';

/** With the currency that a buyer asks for, prices are also told in it. */
export type ContextOf = (siteId: string, currency?: string) => Promise<StoreContext>;

/** What prices and addresses of a site's products hang on. */
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

/** The currencies that a store converts to; a buyer may ask for any of them. */
export function contextIn(site: Site, context: StoreContext, currency: string): StoreContext {
  if (currency === context.currency) return withoutConversion(context);
  const rate = currencySettingsOf(site).rates.find((each) => each.currency === currency);
  return rate ? { ...context, conversion: { currency: rate.currency, rate: rate.rate } } : context;
}

const withoutConversion = ({ conversion: _conversion, ...context }: StoreContext): StoreContext =>
  context;

/** How clients name the currency in which they want to see prices; anything else in its place counts as none. */
export function currencyAsked(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): string | undefined {
  const asked = headers['x-wix-currency'];
  return typeof asked === 'string' && /^[a-z]{3}$/i.test(asked.trim())
    ? asked.trim().toUpperCase()
    : undefined;
}

export function createContextOf(sites: Pick<Sites, 'find'>, siteUrl: string): ContextOf {
  // Made once for each state of a site's settings.
  const known = new WeakMap<Site, StoreContext>();
  return async (siteId, currency) => {
    const site = await sites.find(siteId);
    if (!site) return { currency: 'USD', locale: 'en-US', siteUrl };
    const context = known.get(site) ?? storeContext(site, siteUrl);
    known.set(site, context);
    return currency === undefined ? context : contextIn(site, context, currency);
  };
}
