import {
  currencyOf,
  currencySettingsOf,
  findConversion,
  readArea,
  type Site,
  type Sites,
} from '../settings/index.ts';
import { zoneOf } from '../kernel/calendar.ts';
import { divideHalfUp } from '../kernel/decimal.ts';
import { createCurrency, type Currency } from '../kernel/money.ts';
import { checkoutArea, shippingArea, taxArea, type CheckoutTerms } from './areas.ts';
import type { ShippingSettings } from './rules/delivery/settings.ts';
import { CONVERSION_SCALE, type Location, type StoreWeightUnit } from './rules/purchase.ts';
import { readShipping } from './rules/settings/read-shipping.ts';
import { readTax } from './rules/settings/read-tax.ts';
import type { TaxSettings } from './rules/tax/resolve.ts';
import { createPriceWriter, type PriceWriter } from './rules/wire/prices.ts';

/** The carrier of the store's own delivery options, as clients name it. */
export const STORE_CARRIER_ID = '5b0d2f5e-8c2f-4b52-9d3c-0f5c3f1c7a10';
/** The issuer of the store's gift cards, as the provider names it. */
export const GIFT_CARD_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** A store's pricing settings in the engine's types. */
export interface StoreTerms {
  readonly currency: Currency;
  readonly conversion?: { readonly currency: Currency; readonly rate: bigint };
  /** Formatters for the store's currency and the display currency. */
  readonly prices: PriceWriter;
  readonly weightUnit: StoreWeightUnit;
  readonly language: string;
  readonly timeZone: string;
  readonly shipping: ShippingSettings;
  readonly tax: TaxSettings;
  readonly business: Location;
  readonly checkout: CheckoutTerms;
}

/**
 * Created once for each version of a site's settings, because formatters and exact numbers are
 * expensive.
 */
export function createStoreTerms(
  sites: Pick<Sites, 'find'>,
  taxConnected: boolean,
): (siteId: string, displayCurrency?: string) => Promise<StoreTerms> {
  const cache = new WeakMap<Site, Map<string, StoreTerms>>();
  const none = readTerms(undefined, taxConnected);
  return async (siteId, displayCurrency) => {
    const site = await sites.find(siteId);
    if (!site) return none;
    const shown = shownCurrency(site, displayCurrency);
    const ofSite = cache.get(site) ?? new Map<string, StoreTerms>();
    const terms = ofSite.get(shown) ?? readTerms(site, taxConnected, shown);
    cache.set(site, ofSite.set(shown, terms));
    return terms;
  };
}

/**
 * The requested currency if the store converts to it, otherwise the store's display currency. Terms
 * are cached for no other currency.
 */
function shownCurrency(site: Site, requested: string | undefined): string {
  const settings = currencySettingsOf(site);
  const own = currencyOf(site.store);
  if (requested !== undefined && (requested === own || findConversion(settings, own, requested)))
    return requested;
  return settings.displayCurrency ?? own;
}

function readTerms(site: Site | undefined, taxConnected: boolean, shown?: string): StoreTerms {
  const store = site?.store ?? {};
  const locale = store.locale ?? 'en-US';
  const tax = readArea(site, taxArea);
  const conversion = site && conversionOf(site, locale, shown);
  const currency = createCurrency(currencyOf(store), locale);
  return {
    currency,
    prices: createPriceWriter(currency, conversion),
    ...(conversion ? { conversion } : {}),
    weightUnit: store.weightUnit === 'LB' ? 'LB' : 'KG',
    language: locale.split('-')[0] ?? 'en',
    timeZone: zoneOf(store.timeZone),
    shipping: readShipping(readArea(site, shippingArea), STORE_CARRIER_ID),
    tax: readTax(tax, taxConnected),
    business: tax.businessAddress,
    checkout: readArea(site, checkoutArea),
  };
}

function conversionOf(
  site: Site,
  locale: string,
  shown: string | undefined,
): StoreTerms['conversion'] {
  const own = currencyOf(site.store);
  if (shown === undefined || shown === own) return undefined;
  const found = findConversion(currencySettingsOf(site), own, shown);
  return (
    found && {
      currency: createCurrency(shown, locale),
      rate: divideHalfUp(found.numerator * 10n ** BigInt(CONVERSION_SCALE), found.denominator),
    }
  );
}
