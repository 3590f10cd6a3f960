// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';

export interface DecimalValue {
  value?: string;
  decimalPlaces?: number;
}

export interface CurrenciesConvertCurrencyAnswer {
  amounts?: DecimalValue[];
  rateTimestamp?: Date | null;
}

export interface CurrenciesGetConversionRateAnswer {
  rate?: DecimalValue;
  rateTimestamp?: Date | null;
}

export interface Currency {
  code?: string;
  symbol?: string;
}

export interface CurrenciesListCurrenciesAnswer {
  currencies?: Currency[];
}

/**
 * Convert currency.
 *
 * `POST /v1/currencies/amounts/{from}/convert/{to}`
 */
export const convertCurrency: Fn<(identifiers: { from: string; to: string }, amounts: DecimalValue[]) => Promise<CurrenciesConvertCurrencyAnswer>> = /* @__PURE__ */ fn('POST', '/currency_converter/v1/currencies/amounts/{from}/convert/{to}', '{from;to},amounts', { answer: { rateTimestamp: 'D' } });
/**
 * Get conversion rate.
 *
 * `GET /v1/currencies/rate/{from}/convert/{to}`
 */
export const getConversionRate: Fn<(identifiers: { from: string; to: string }) => Promise<CurrenciesGetConversionRateAnswer>> = /* @__PURE__ */ fn('GET', '/currency_converter/v1/currencies/rate/{from}/convert/{to}', '{from;to}', { answer: { rateTimestamp: 'D' } });
/**
 * The currencies prices can be shown in.
 *
 * `GET /v1/currencies`
 */
export const listCurrencies: Fn<() => Promise<CurrenciesListCurrenciesAnswer>> = /* @__PURE__ */ fn('GET', '/currency_converter/v1/currencies');
