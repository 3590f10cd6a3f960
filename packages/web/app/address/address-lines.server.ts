import { rulesOf } from './address-form.server.ts';
import { valuesOfAddress, type SdkAddress, type SdkContact } from './address-values.ts';
import { countryNames } from './countries.server.ts';

/** An address as it is written on an envelope in its country, line by line, with the country's name in the reader's language. */
export function addressLines(given: { readonly address?: SdkAddress | undefined; readonly contactDetails?: SdkContact | undefined } | undefined, locale: string): string[] {
  if (!given) return [];
  const values = valuesOfAddress(given);
  const { format, subdivisions } = rulesOf(values.country);
  const subdivision = subdivisions.find(({ value }) => value === values.subdivision);
  // In a line with others by its letters (NY 12534), alone by its name.
  const short = values.subdivision.replace(`${values.country}-`, '');
  const lines = format.split('%n').map((line) => {
    const alone = line.trim() === '%S';
    const parts: Readonly<Record<string, string>> = {
      N: [values.firstName, values.lastName].filter(Boolean).join(' '), O: values.company, A: [values.addressLine, values.addressLine2].filter(Boolean).join('\n'),
      Z: values.postalCode, C: values.city, S: alone || !/^[A-Z]{2,3}$/.test(short) ? subdivision?.name ?? short : short, D: '', X: '',
    };
    const text = line.replaceAll(/%([A-Z])/g, (_, letter: string) => parts[letter] ?? '');
    // What is left when nothing was there to be put in: commas and the like.
    return text.replaceAll(/^[\s,/-]+|[\s,/-]+$/g, '').replaceAll(/ {2,}/g, ' ');
  });
  const country = values.country === '' ? '' : countryNames(locale)(values.country);
  return [...lines.flatMap((line) => line.split('\n')), country].filter((line) => /[\p{L}\p{N}]/u.test(line));
}
