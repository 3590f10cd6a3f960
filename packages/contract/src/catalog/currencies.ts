import { service } from '../call.ts';
import { integer, list, message, required, string, timestamp, type Static } from '../field.ts';

export const Currency = message('Currency', {
  code: string({ format: 'CURRENCY', secret: true }),
  symbol: string({ maxLength: 10 }),
});
export type Currency = Static<typeof Currency>;

export const DecimalValue = message('DecimalValue', {
  value: string(),
  decimalPlaces: integer(),
});
export type DecimalValue = Static<typeof DecimalValue>;

const call = service(['/currency_converter', '/_api/currency-converter']);

export const listCurrencies = call({
  name: 'currencies.listCurrencies',
  method: 'GET',
  path: '/v1/currencies',
  who: 'anyone',
  permission: 'CURRENCY_CONVERTER.READ_CURRENCIES',
  request: message('CurrenciesListCurrenciesRequest', {}),
  answer: message('CurrenciesListCurrenciesAnswer', {
    currencies: list(Currency),
  }),
});

export const convertCurrency = call({
  name: 'currencies.convertCurrency',
  method: 'POST',
  path: '/v1/currencies/amounts/{from}/convert/{to}',
  who: 'anyone',
  permission: 'CURRENCY_CONVERTER.READ_CURRENCIES',
  request: message('CurrenciesConvertCurrencyRequest', {
    amounts: list(DecimalValue, { minItems: 1, maxItems: 100 }),
    from: required(string({ format: 'CURRENCY' })),
    to: required(string({ format: 'CURRENCY' })),
  }),
  answer: message('CurrenciesConvertCurrencyAnswer', {
    amounts: list(DecimalValue),
    rateTimestamp: timestamp({ nullable: true }),
  }),
});

export const getConversionRate = call({
  name: 'currencies.getConversionRate',
  method: 'GET',
  path: '/v1/currencies/rate/{from}/convert/{to}',
  who: 'anyone',
  permission: 'CURRENCY_CONVERTER.READ_CURRENCIES',
  request: message('CurrenciesGetConversionRateRequest', {
    from: required(string({ format: 'CURRENCY' })),
    to: required(string({ format: 'CURRENCY' })),
  }),
  answer: message('CurrenciesGetConversionRateAnswer', {
    rate: DecimalValue,
    rateTimestamp: timestamp({ nullable: true }),
  }),
});
