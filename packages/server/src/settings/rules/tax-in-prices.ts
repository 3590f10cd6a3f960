import type { StoreTaxInPrices } from '@shopwright/contract/settings/store';
import type { TaxRegionSettings } from '@shopwright/contract/settings/tax';

/**
 * Where shown prices include tax, for a storefront that says so next to them. Parts of a country
 * decide nothing here.
 */
export function taxInPrices(regions: readonly TaxRegionSettings[]): Required<StoreTaxInPrices> {
  const includes = ({ mode, pricesIncludeTax }: TaxRegionSettings): boolean =>
    mode !== 'NONE' && pricesIncludeTax === true;
  const countries = regions.flatMap((region) =>
    region.areas.flatMap(({ country, subdivisions, cities, postalCodes }) =>
      country === undefined || subdivisions || cities || postalCodes
        ? []
        : [{ country, isIncluded: includes(region) }],
    ),
  );
  const named = (isIncluded: boolean): string[] =>
    [
      ...new Set(
        countries.filter((one) => one.isIncluded === isIncluded).map(({ country }) => country),
      ),
    ].toSorted();
  return {
    includedIn: named(true),
    excludedIn: named(false),
    includedElsewhere: regions.some(
      (region) => includes(region) && region.areas.some((area) => Object.keys(area).length === 0),
    ),
  };
}
