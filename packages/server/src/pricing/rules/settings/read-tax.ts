import type { TaxRateSettings, TaxSettings as Stored } from '@shopwright/contract/settings/tax';
import type { AreaRate, TaxRegion, TaxSettings } from '../tax/resolve.ts';
import { percent } from './read-shipping.ts';

export function readTax({ regions = [] }: Stored, connected: boolean): TaxSettings {
  return {
    auto: connected,
    regions: regions.map(
      ({
        areas,
        mode,
        pricesIncludeTax = false,
        rates = [],
        groups = [],
        taxesShipping = false,
        taxesFees = false,
      }): TaxRegion => ({
        areas,
        mode,
        included: pricesIncludeTax,
        taxesShipping,
        taxesFees,
        rates: rates.map(readRate),
        groups: Object.fromEntries(
          groups.map((group) => [group.taxGroupId, group.rates.map(readRate)]),
        ),
      }),
    ),
  };
}

/** A missing type follows from the name: most stores collect one tax. */
function readRate({
  name,
  type = 'Tax',
  jurisdiction = name,
  jurisdictionType = 'UNDEFINED',
  percent: share,
  within,
}: TaxRateSettings): AreaRate {
  return {
    name,
    type,
    jurisdiction,
    jurisdictionType,
    rate: percent(share),
    ...(within ? { within } : {}),
  };
}
