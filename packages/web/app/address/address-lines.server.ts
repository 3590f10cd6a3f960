import { rulesOf } from './address-form.server.ts';
import { valuesOfAddress, type SdkAddress, type SdkContact } from './address-values.ts';
import { countryNames } from './countries.server.ts';
import { isAbbreviated } from './latin-names.server.ts';

/**
 * An address in the envelope format of its country, line by line, with the country's name in the
 * reader's language.
 */
export function addressLines(
  given:
    | {
        readonly address?: SdkAddress | undefined;
        readonly contactDetails?: SdkContact | undefined;
      }
    | undefined,
  locale: string,
): string[] {
  if (!given) return [];
  const values = valuesOfAddress(given);
  const { format, subdivisions } = rulesOf(values.country);
  const subdivision = subdivisions.find(({ value }) => value === values.subdivision);
  const short = values.subdivision.replace(`${values.country}-`, '');
  const lines = withCity(format)
    .split('%n')
    .map((line) => {
      // The full name when it stands alone, even where it is abbreviated next to a postal code.
      const isShort = isAbbreviated(values.country) && line.trim() !== '%S';
      const parts: Readonly<Record<string, string>> = {
        N: [values.firstName, values.lastName].filter(Boolean).join(' '),
        O: values.company,
        A: [values.addressLine, values.addressLine2].filter(Boolean).join('\n'),
        Z: values.postalCode,
        C: values.city,
        S: isShort ? short : (subdivision?.name ?? short),
        D: '',
        X: '',
      };
      const text = line.replaceAll(/%([A-Z])/g, (_, letter: string) => parts[letter] ?? '');
      // Removes punctuation that is left over when parts are missing.
      return text.replaceAll(/^[\s,/-]+|[\s,/-]+$/g, '').replaceAll(/ {2,}/g, ' ');
    });
  const country = values.country === '' ? '' : countryNames(locale)(values.country);
  return [...lines.flatMap((line) => line.split('\n')), country].filter((line) =>
    /[\p{L}\p{N}]/u.test(line),
  );
}

/**
 * Where envelopes have no city, a given one becomes a line below the street, so that nothing is
 * lost.
 */
const withCity = (format: string): string =>
  format.includes('%C') ? format : format.replace('%A', '%A%n%C');
