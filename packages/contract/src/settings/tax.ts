import { service } from '../call.ts';
import { boolean, enumeration, list, message, required, string, type Static } from '../field.ts';
import { JurisdictionType } from '../shared/enums.ts';
import { SettingsAreaOfWorld, SettingsAddress } from './area.ts';

/** Not in the provider's API: which taxes the store collects, and where. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

export const TaxRateSettings = message('TaxRateSettings', {
  name: required(string({ minLength: 1, maxLength: 100 })),
  type: string({ maxLength: 100 }),
  jurisdiction: string({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  percent: required(
    string({ format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 100, maxScale: 4 } }),
  ),
  within: SettingsAreaOfWorld,
});
export type TaxRateSettings = Static<typeof TaxRateSettings>;

export const TaxGroupSettings = message('TaxGroupSettings', {
  taxGroupId: required(string({ format: 'GUID' })),
  rates: required(list(TaxRateSettings, { maxItems: 50 })),
});
export type TaxGroupSettings = Static<typeof TaxGroupSettings>;

export const TaxRegionSettings = message('TaxRegionSettings', {
  areas: required(list(SettingsAreaOfWorld, { minItems: 1, maxItems: 300 })),
  mode: required(enumeration('TaxMode', ['NONE', 'MANUAL', 'AUTO'])),
  pricesIncludeTax: boolean(),
  rates: list(TaxRateSettings, { maxItems: 200 }),
  groups: list(TaxGroupSettings, { maxItems: 100 }),
  taxesShipping: boolean(),
  taxesFees: boolean(),
});
export type TaxRegionSettings = Static<typeof TaxRegionSettings>;

export const TaxSettings = message('TaxSettings', {
  businessAddress: SettingsAddress,
  regions: list(TaxRegionSettings, { maxItems: 300 }),
});
export type TaxSettings = Static<typeof TaxSettings>;

export const getTaxSettings = call({
  name: 'settings.getTaxSettings',
  method: 'GET',
  path: '/v1/settings/tax',
  who: 'merchant',
  permission,
  request: message('SettingsGetTaxSettingsRequest', {}),
  answer: message('SettingsGetTaxSettingsAnswer', { tax: TaxSettings }),
});

export const updateTaxSettings = call({
  name: 'settings.updateTaxSettings',
  method: 'PATCH',
  path: '/v1/settings/tax',
  who: 'merchant',
  permission,
  request: message('SettingsUpdateTaxSettingsRequest', { tax: required(TaxSettings) }),
  answer: message('SettingsUpdateTaxSettingsAnswer', { tax: TaxSettings }),
});
