import type { store } from '@shopwright/sdk';
import { languageOf, type Language } from '../i18n/language.ts';
import type { Store } from './store.server.ts';

/** Countries that require an imprint by law. */
const imprintCountries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);
/** The market that a language of the site is for, where it is not the store's own. */
const countries: Readonly<Partial<Record<Language, string>>> = { de: 'DE' };

interface Market {
  readonly language: Language;
  readonly ownLanguage: Language;
  /** The country of the business. */
  readonly country: string | undefined;
}

/** The market of a page in this language. */
export const marketOf = (
  { locale, address }: Pick<Store, 'locale' | 'address'>,
  language: Language,
): Market => ({
  language,
  ownLanguage: languageOf(locale),
  country: address.country ?? new Intl.Locale(locale).region,
});

/** The country of the page's audience. */
export const countryOf = ({ language, ownLanguage, country }: Market): string | undefined =>
  language === ownLanguage ? country : (countries[language] ?? country);

export const needsImprint = (market: Market): boolean =>
  [market.country, countryOf(market)].some(
    (country) => country !== undefined && imprintCountries.has(country),
  );

export function isTaxIncludedIn(
  country: string | undefined,
  { includedIn = [], excludedIn = [], includedElsewhere = false }: store.StoreTaxInPrices,
): boolean {
  if (country === undefined) return includedElsewhere;
  return includedIn.includes(country) || (includedElsewhere && !excludedIn.includes(country));
}
