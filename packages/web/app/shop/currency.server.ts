import { ApiError } from '@shopwright/sdk';
import { deferred } from '../deferred.server.ts';
import { cookieIn } from '../session/cookies.server.ts';
import { pageLanguageOf } from '../i18n/page-language.server.ts';
import type { CatalogClient } from './catalog-client.server.ts';
import { amountFormat, type FormatAmount } from './price.server.ts';
import type { Store } from './store.server.ts';

export const currencyCookie = 'shopwright-currency';

/** The visitor's display currency; undefined for the store's own. */
export const chosenCurrency = (request: Request): string | undefined =>
  currencyIn(request.headers.get('cookie') ?? '');
export function currencyIn(cookieHeader: string): string | undefined {
  const code = cookieIn(cookieHeader, currencyCookie);
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** Every currency the store can show prices in, its own first. */
export async function loadCurrencies(catalog: CatalogClient): Promise<string[]> {
  const { currencies = [] } = await catalog.currencies.listCurrencies();
  return currencies.flatMap(({ code }) => (code === undefined ? [] : [code]));
}

/** Prices of the store in the chosen currency. One it has no rate for is as good as none chosen. */
export async function moneyFormat(
  request: Request,
  page: { readonly catalog: CatalogClient; readonly report: (error: unknown) => void },
  { locale, currency: own }: Pick<Store, 'locale' | 'currency'>,
): Promise<FormatAmount> {
  const format = amountFormat(pageLanguageOf(request, locale).locale);
  const chosen = chosenCurrency(request);
  const rate =
    chosen === undefined || chosen === own
      ? undefined
      : await deferred(page, 'conversion rate', rateOf(page.catalog, own, chosen), undefined);
  if (chosen === undefined || rate === undefined) return format;
  return (amount, currency) =>
    currency === own ? format(amount * rate, chosen) : format(amount, currency);
}

async function rateOf(
  catalog: CatalogClient,
  from: string,
  to: string,
): Promise<number | undefined> {
  try {
    const { rate } = await catalog.currencies.getConversionRate({ from, to });
    const value = Number(rate?.value) / 10 ** (rate?.decimalPlaces ?? 0);
    return Number.isFinite(value) && value > 0 ? value : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
