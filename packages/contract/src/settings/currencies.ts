import { service } from '../call.ts';
import { list, message, required, string, timestamp, type Static } from '../field.ts';

/** Calls of our own: in which currencies the store shows its prices beside the one it charges in. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

export const CurrencyRate = message('CurrencyRate', {
  currency: required(string({ format: 'CURRENCY' })),
  rate: required(
    string({
      format: 'DECIMAL_VALUE',
      decimal: { gt: 0, lte: 1_000_000_000, maxScale: 9 },
      description: "How much of it one unit of the store's currency is.",
    }),
  ),
  updatedDate: timestamp({ readOnly: true, description: 'When this rate was set.' }),
});
export type CurrencyRate = Static<typeof CurrencyRate>;

export const CurrencySettings = message('CurrencySettings', {
  baseCurrency: string({
    format: 'CURRENCY',
    readOnly: true,
    description:
      "The store's currency, which the rates are of. Another store currency needs rates of its own.",
  }),
  rates: list(CurrencyRate, { maxItems: 200 }),
  displayCurrency: string({
    format: 'CURRENCY',
    nullable: true,
    description: "The currency of converted prices; the store's own when there is none.",
  }),
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
  request: message(
    'SettingsUpdateCurrencySettingsRequest',
    { currencies: required(CurrencySettings) },
    { description: 'The fields that are there are changed; `rates` replaces all rates.' },
  ),
  answer: message('SettingsUpdateCurrencySettingsAnswer', { currencies: CurrencySettings }),
});
