// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';

/** Decimal number without floating-point error: `value` divided by 10 to the power of `decimalPlaces`. */
export interface DecimalValue {
  /** Digits of the number as an integer string, for example "3400" for 34.00. */
  value?: string;
  /** Number of digits after the decimal point, for example 2. */
  decimalPlaces?: number;
}

export interface CurrenciesConvertCurrencyAnswer {
  /** Converted amounts in the order of the request. */
  amounts?: DecimalValue[];
  /** Date and time of the exchange rate (UTC). */
  rateTimestamp?: Date | null;
}

export interface CurrenciesGetConversionRateAnswer {
  /** Units of the currency `to` for one unit of the currency `from`. */
  rate?: DecimalValue;
  /** Date and time of the exchange rate (UTC). */
  rateTimestamp?: Date | null;
}

/** Currency that prices can be shown in. */
export interface Currency {
  /** Three-letter code (ISO 4217), for example "EUR". */
  code?: string;
  /** Symbol of the currency, for example "€". */
  symbol?: string;
}

export interface CurrenciesListCurrenciesAnswer {
  /** The store's currency and those it has an exchange rate for. */
  currencies?: Currency[];
}

/**
 * Converts amounts from one currency to another at the store's exchange rates.
 *
 * `POST /v1/currencies/amounts/{from}/convert/{to}`
 */
export const convertCurrency: Fn<(identifiers: { from: string; to: string }, amounts: DecimalValue[]) => Promise<CurrenciesConvertCurrencyAnswer>> = /* @__PURE__ */ fn('POST', '/currency_converter/v1/currencies/amounts/{from}/convert/{to}', '{from;to},amounts', { answer: { rateTimestamp: 'D' } });
/**
 * Retrieves the exchange rate between two currencies.
 *
 * `GET /v1/currencies/rate/{from}/convert/{to}`
 */
export const getConversionRate: Fn<(identifiers: { from: string; to: string }) => Promise<CurrenciesGetConversionRateAnswer>> = /* @__PURE__ */ fn('GET', '/currency_converter/v1/currencies/rate/{from}/convert/{to}', '{from;to}', { answer: { rateTimestamp: 'D' } });
/**
 * Retrieves the currencies that prices can be shown in.
 *
 * `GET /v1/currencies`
 */
export const listCurrencies: Fn<() => Promise<CurrenciesListCurrenciesAnswer>> = /* @__PURE__ */ fn('GET', '/currency_converter/v1/currencies');
