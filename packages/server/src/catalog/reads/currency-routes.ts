import {
  convertCurrency,
  getConversionRate,
  listCurrencies,
} from '@shopwright/contract/catalog/currencies';
import { route, type Route } from '../../http/index.ts';
import { createCurrency } from '../../kernel/money.ts';
import {
  isRefusal,
  notFound,
  refuseFields,
  violation,
  type Refusal,
} from '../../kernel/outcome.ts';
import {
  currencySettingsOf,
  findConversion,
  rateText,
  type Conversion,
  type CurrencySettings,
  type Sites,
} from '../../settings/index.ts';
import { convertDecimal, readDecimal } from './rules/convert-amounts.ts';

/** The store's currency, and those that the owner has set a rate for. */
export function currencyRoutes({ sites }: { sites: Sites }): Route[] {
  const settingsOf = async (siteId: string): Promise<CurrencySettings | Refusal> => {
    const site = await sites.find(siteId);
    return site ? currencySettingsOf(site) : notFound('This store no longer exists.');
  };
  const conversionOf = async (
    siteId: string,
    from: string,
    to: string,
  ): Promise<Conversion | Refusal> => {
    const settings = await settingsOf(siteId);
    if (isRefusal(settings)) return settings;
    const unknown = [
      ['from', from],
      ['to', to],
    ]
      .filter(([, code = '']) => !findConversion(settings, code, code))
      .map(([field = '', code]) =>
        violation(field, 'VALIDATION', `is ${code}, a currency this store has no rate for`),
      );
    return findConversion(settings, from, to) ?? refuseFields(...unknown);
  };

  return [
    route(listCurrencies, async ({ actor }) => {
      const settings = await settingsOf(actor.siteId);
      if (isRefusal(settings)) return settings;
      const codes = [
        settings.baseCurrency ?? 'USD',
        ...settings.rates.map(({ currency }) => currency),
      ];
      return { currencies: codes.map((code) => ({ code, symbol: symbolOf(code) })) };
    }),
    route(getConversionRate, async ({ actor, request: { from, to } }) => {
      const conversion = await conversionOf(actor.siteId, from, to);
      return isRefusal(conversion)
        ? conversion
        : { rate: rateText(conversion), rateTimestamp: conversion.setAt };
    }),
    route(convertCurrency, async ({ actor, request: { from, to, amounts = [] } }) => {
      const conversion = await conversionOf(actor.siteId, from, to);
      if (isRefusal(conversion)) return conversion;
      const read = amounts.map(readDecimal);
      const wrong = read.findIndex((amount) => amount === undefined);
      if (wrong >= 0)
        return refuseFields(
          violation(
            `amounts[${wrong}]`,
            'FORMAT',
            'must be digits without a point, and 0 to 20 decimal places',
          ),
        );
      const { decimals } = createCurrency(to, 'en-US');
      return {
        amounts: read.flatMap((amount) =>
          amount ? [convertDecimal(amount, conversion, decimals)] : [],
        ),
        rateTimestamp: conversion.setAt,
      };
    }),
  ];
}

const symbolOf = (code: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;
