import type { Location } from './purchase.ts';

/** A geographic area. A missing field does not restrict it; an empty area is everywhere. */
export interface Area {
  readonly country?: string;
  /** Such as 'US-NY' or 'NY'. */
  readonly subdivisions?: readonly string[];
  readonly cities?: readonly string[];
  /** Complete codes, or prefixes such as '125*'. */
  readonly postalCodes?: readonly string[];
}

/**
 * How specifically an area matches a location, from 0 for everywhere; undefined when the location
 * is outside.
 */
export function closeness(
  { country, subdivisions, cities, postalCodes }: Area,
  location: Location,
): number | undefined {
  if (country !== undefined && plain(location.country) !== plain(country)) return undefined;
  // Includes the location's country, because an area may name 'US-NY' without the country.
  const shortOf = (subdivision: string | undefined): string =>
    plain(subdivision).replace(`${plain(location.country)}-`, '');
  const region = shortOf(location.subdivision);
  if (subdivisions && !subdivisions.some((one) => shortOf(one) === region)) return undefined;
  if (cities && !cities.some((one) => plain(one) === plain(location.city))) return undefined;
  if (postalCodes && !postalCodes.some((one) => matchesCode(one, location.postalCode)))
    return undefined;
  return (
    (country === undefined ? 0 : 1) +
    (subdivisions ? 2 : 0) +
    (cities ? 4 : 0) +
    (postalCodes ? 8 : 0)
  );
}

/** The most specific match; the first one on a tie. */
export function closest<T extends { readonly areas: readonly Area[] }>(
  things: readonly T[],
  location: Location,
): T | undefined {
  let [best, bestScore]: [T | undefined, number] = [undefined, -1];
  for (const thing of things) {
    for (const area of thing.areas) {
      const score = closeness(area, location) ?? -1;
      if (score > bestScore) [best, bestScore] = [thing, score];
    }
  }
  return best;
}

const plain = (text: string | undefined): string => (text ?? '').trim().toUpperCase();

function matchesCode(pattern: string, code: string | undefined): boolean {
  const [expected, actual] = [plain(pattern), plain(code)].map((text) =>
    text.replaceAll(/[\s-]/g, ''),
  );
  if (expected === undefined || !actual) return false;
  return expected.endsWith('*') ? actual.startsWith(expected.slice(0, -1)) : actual === expected;
}
