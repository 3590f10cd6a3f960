import { readArea, settingsArea } from './area.ts';
import { currenciesOf, noCurrencies, type CurrencySettings } from './rules/currencies.ts';
import type { Site } from './store.ts';

export const currencyArea = settingsArea('currencies', noCurrencies);

/** What a store charges in until it says otherwise. */
export const currencyOf = ({ currency = 'USD' }: Site['store']): string => currency;

/** The rates that hold for the store as it is now. */
export const currencySettingsOf = (site: Site): CurrencySettings =>
  currenciesOf(readArea(site, currencyArea), currencyOf(site.store));
