import { getCountryData } from 'lib-address/lite';

export interface CountryChoice {
  readonly code: string;
  readonly name: string;
}

/**
 * Every two letters that name a country with an address rule. Its name comes from the reader's
 * language.
 */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && getCountryData(code) !== null && !withoutMail.has(code);

/** Uninhabited, or mail is addressed through another country. */
const withoutMail = new Set(['AQ', 'BV', 'HM', 'TF', 'UM', 'AC', 'TA']);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

/** All countries by their names in this language. */
export function countryChoices(locale: string): CountryChoice[] {
  const name = countryNames(locale);
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: name(code) }))
    .sort((one, other) => compare(one.name, other.name));
}

export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      // Not the form of a country's code.
      return code;
    }
  };
}
