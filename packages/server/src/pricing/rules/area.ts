import type { Place } from './purchase.ts';

/** A part of the world. What is left out does not narrow it; with nothing at all it is everywhere. */
export interface Area {
  readonly country?: string;
  /** As in 'US-NY' or 'NY'. */
  readonly subdivisions?: readonly string[];
  readonly cities?: readonly string[];
  /** Whole codes, or beginnings: '125*'. */
  readonly postalCodes?: readonly string[];
}

/** How closely an area names a place, from 0 for everywhere; nothing when the place is not in it. */
export function closeness(
  { country, subdivisions, cities, postalCodes }: Area,
  place: Place,
): number | undefined {
  if (country !== undefined && plain(place.country) !== plain(country)) return undefined;
  const region = plain(place.subdivision).replace(`${plain(place.country)}-`, '');
  if (
    subdivisions &&
    !subdivisions.some((one) => plain(one).replace(`${plain(country)}-`, '') === region)
  )
    return undefined;
  if (cities && !cities.some((one) => plain(one) === plain(place.city))) return undefined;
  if (postalCodes && !postalCodes.some((one) => matchesCode(one, place.postalCode)))
    return undefined;
  return (
    (country === undefined ? 0 : 1) +
    (subdivisions ? 2 : 0) +
    (cities ? 4 : 0) +
    (postalCodes ? 8 : 0)
  );
}

/** Of things with areas, the one that names the place most closely; the first of them. */
export function closest<T extends { readonly areas: readonly Area[] }>(
  things: readonly T[],
  place: Place,
): T | undefined {
  let [best, bestScore]: [T | undefined, number] = [undefined, -1];
  for (const thing of things) {
    for (const area of thing.areas) {
      const score = closeness(area, place) ?? -1;
      if (score > bestScore) [best, bestScore] = [thing, score];
    }
  }
  return best;
}

const plain = (text: string | undefined): string => (text ?? '').trim().toUpperCase();

function matchesCode(pattern: string, code: string | undefined): boolean {
  const [wanted, actual] = [plain(pattern), plain(code)].map((text) =>
    text.replaceAll(/[\s-]/g, ''),
  );
  if (wanted === undefined || !actual) return false;
  return wanted.endsWith('*') ? actual.startsWith(wanted.slice(0, -1)) : actual === wanted;
}
