import { service } from '../call.ts';
import { list, message, required, string, timestamp, type Static } from '../field.ts';

/**
 * Not in the provider's API: the currencies in which the store shows prices next to the charged one.
 */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

export const CurrencyRate = message('CurrencyRate', {
  currency: required(string({ format: 'CURRENCY' })),
  rate: required(
    string({
      format: 'DECIMAL_VALUE',
      decimal: { gt: 0, lte: 1_000_000_000, maxScale: 9 },
    }),
  ),
  updatedDate: timestamp({ readOnly: true }),
});
export type CurrencyRate = Static<typeof CurrencyRate>;

export const CurrencySettings = message('CurrencySettings', {
  baseCurrency: string({ format: 'CURRENCY', readOnly: true }),
  rates: list(CurrencyRate, { maxItems: 200 }),
  displayCurrency: string({ format: 'CURRENCY', nullable: true }),
});
export type CurrencySettings = Static<typeof CurrencySettings>;

export const getCurrencySettings = call({
  name: 'settings.getCurrencySettings',
  method: 'GET',
  path: '/v1/settings/currencies',
  who: 'merchant',
  permission,
  request: message('SettingsGetCurrencySettingsRequest', {}),
  answer: message('SettingsGetCurrencySettingsAnswer', { currencies: CurrencySettings }),
});

export const updateCurrencySettings = call({
  name: 'settings.updateCurrencySettings',
  method: 'PATCH',
  path: '/v1/settings/currencies',
  who: 'merchant',
  permission,
  request: message('SettingsUpdateCurrencySettingsRequest', {
    currencies: required(CurrencySettings),
  }),
  answer: message('SettingsUpdateCurrencySettingsAnswer', { currencies: CurrencySettings }),
});
