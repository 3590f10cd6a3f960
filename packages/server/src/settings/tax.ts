import type { TaxSettings } from '@shopwright/contract/settings/tax';
import { settingsArea } from './area.ts';

/**
 * Pricing works with this area; it is declared here because the public store says where prices
 * include tax.
 */
export const taxArea = settingsArea<Required<TaxSettings>>('tax', {
  businessAddress: {},
  regions: [],
});
