import type { DeliveryCostSettings } from '@shopwright/contract/settings/shipping';
import type { SellingTerms } from '../catalog/index.ts';
import { enabledMethods } from '../payments/index.ts';
import { checkoutArea, shippingArea } from '../pricing/index.ts';
import { readArea, type Sites } from '../settings/index.ts';

/** What the settings of a store say about whether anything can be bought. */
export const createSellingTermsOf =
  (sites: Pick<Sites, 'find'>, providers: Parameters<typeof enabledMethods>[0]) =>
  async (siteId: string): Promise<SellingTerms> => {
    const site = await sites.find(siteId);
    const { acceptsPayments, offlinePayment } = readArea(site, checkoutArea);
    const { regions, localDeliveries, pickups } = readArea(site, shippingArea);
    const storeUnit = site?.store.weightUnit === 'LB' ? 'LB' : 'KG';
    const methods = enabledMethods(providers, site, { offline: offlinePayment });
    return {
      acceptsOrders: acceptsPayments,
      hasPaymentMethod: methods.offline || methods.providers.length > 0,
      deliveryMaxWeights: [
        ...regions.flatMap(({ rates }) => rates).map(({ cost }) => maxWeightOf(cost, storeUnit)),
        ...localDeliveries.map(({ cost }) => maxWeightOf(cost, storeUnit)),
        ...pickups.map(() => null),
      ],
    };
  };

/**
 * Null for any weight. Bands in another unit than the store's are not converted here: they count as
 * unlimited, so that no product is called too heavy by mistake.
 */
function maxWeightOf(
  { type, unit = 'KG', bands = [] }: DeliveryCostSettings,
  storeUnit: 'KG' | 'LB',
): string | null {
  return type === 'WEIGHT' && unit === storeUnit ? (bands.at(-1)?.upTo ?? null) : null;
}
