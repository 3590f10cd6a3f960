import type { Descriptions } from '../table.ts';

export const currencies: Descriptions = {
  Currency: {
    this: 'Currency that prices can be shown in.',
    code: 'Three-letter code (ISO 4217), for example "EUR".',
    symbol: 'Symbol of the currency, for example "€".',
  },
  DecimalValue: {
    this: 'Decimal number without floating-point error: `value` divided by 10 to the power of `decimalPlaces`.',
    value: 'Digits of the number as an integer string, for example "3400" for 34.00.',
    decimalPlaces: 'Number of digits after the decimal point, for example 2.',
  },
  'currencies.listCurrencies': 'Retrieves the currencies that prices can be shown in.',
  CurrenciesListCurrenciesAnswer: {
    currencies: "The store's currency and those it has an exchange rate for.",
  },
  'currencies.convertCurrency':
    "Converts amounts from one currency to another at the store's exchange rates.",
  CurrenciesConvertCurrencyRequest: {
    amounts: 'Amounts in the currency `from`.',
    from: 'Three-letter code (ISO 4217) of the currency to convert from.',
    to: 'Three-letter code (ISO 4217) of the currency to convert to.',
  },
  CurrenciesConvertCurrencyAnswer: {
    amounts: 'Converted amounts in the order of the request.',
    rateTimestamp: 'Date and time of the exchange rate (UTC).',
  },
  'currencies.getConversionRate': 'Retrieves the exchange rate between two currencies.',
  CurrenciesGetConversionRateRequest: {
    from: 'Three-letter code (ISO 4217) of the currency to convert from.',
    to: 'Three-letter code (ISO 4217) of the currency to convert to.',
  },
  CurrenciesGetConversionRateAnswer: {
    rate: 'Units of the currency `to` for one unit of the currency `from`.',
    rateTimestamp: 'Date and time of the exchange rate (UTC).',
  },
};
