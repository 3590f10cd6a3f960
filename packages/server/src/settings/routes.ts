import {
  getCurrencySettings,
  updateCurrencySettings,
} from '@shopwright/contract/settings/currencies';
import { getStore, updateStore, type Store } from '@shopwright/contract/settings/store';
import { route, type Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, notFound } from '../kernel/outcome.ts';
import { readArea } from './area.ts';
import { currencyArea, currencyOf, currencySettingsOf } from './currencies.ts';
import { patchCurrencies, type CurrencySettings } from './rules/currencies.ts';
import { patchStore } from './rules/patch-store.ts';
import { taxInPrices } from './rules/tax-in-prices.ts';
import type { Sites } from './sites.ts';
import type { Site } from './store.ts';
import { taxArea } from './tax.ts';

export function settingsRoutes({ sites, clock }: { sites: Sites; clock: Clock }): Route[] {
  const gone = notFound('This store no longer exists.');
  return [
    route(getStore, async ({ actor }) => {
      const site = await sites.find(actor.siteId);
      return site ? { store: storeOf(site) } : gone;
    }),
    route(updateStore, async ({ actor, request }) => {
      const site = await sites.changeStore(actor.siteId, (store) =>
        patchStore(store, request.store),
      );
      return isRefusal(site) ? site : { store: storeOf(site) };
    }),
    route(getCurrencySettings, async ({ actor }) => {
      const site = await sites.find(actor.siteId);
      return site ? { currencies: toWire(currencySettingsOf(site)) } : gone;
    }),
    route(updateCurrencySettings, async ({ actor, request }) => {
      const now = clock().toISOString();
      const site = await sites.changeArea(actor.siteId, currencyArea, (before, { store }) =>
        patchCurrencies(before, request.currencies, { storeCurrency: currencyOf(store), now }),
      );
      return isRefusal(site) ? site : { currencies: toWire(currencySettingsOf(site)) };
    }),
  ];
}

const storeOf = (site: Site): Store => ({
  ...site.store,
  taxInPrices: taxInPrices(readArea(site, taxArea).regions),
});

const toWire = ({ baseCurrency, rates, displayCurrency }: CurrencySettings) => ({
  ...(baseCurrency === null ? {} : { baseCurrency }),
  rates: [...rates],
  displayCurrency,
});
