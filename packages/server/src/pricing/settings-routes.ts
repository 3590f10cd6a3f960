import {
  getCheckoutSettings,
  updateCheckoutSettings,
} from '@shopwright/contract/settings/checkout';
import {
  getShippingSettings,
  updateShippingSettings,
} from '@shopwright/contract/settings/shipping';
import { getTaxSettings, updateTaxSettings } from '@shopwright/contract/settings/tax';
import { route, type Route } from '../http/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { readArea, type Sites } from '../settings/index.ts';
import { checkoutArea, shippingArea, taxArea } from './areas.ts';
import { checkShipping } from './rules/settings/check-settings.ts';

export function pricingSettingsRoutes({ sites }: { sites: Sites }): Route[] {
  return [
    route(getShippingSettings, async ({ actor }) => ({
      shipping: readArea(await sites.find(actor.siteId), shippingArea),
    })),
    route(updateShippingSettings, async ({ actor, request }) => {
      const site = await sites.changeArea(actor.siteId, shippingArea, (before) => {
        const next = { ...before, ...request.shipping };
        return checkShipping(next) ?? next;
      });
      return isRefusal(site) ? site : { shipping: readArea(site, shippingArea) };
    }),

    route(getTaxSettings, async ({ actor }) => ({
      tax: readArea(await sites.find(actor.siteId), taxArea),
    })),
    route(updateTaxSettings, async ({ actor, request }) => {
      const site = await sites.changeArea(actor.siteId, taxArea, (before) => ({
        ...before,
        ...request.tax,
      }));
      return isRefusal(site) ? site : { tax: readArea(site, taxArea) };
    }),

    route(getCheckoutSettings, async ({ actor }) => ({
      checkout: readArea(await sites.find(actor.siteId), checkoutArea),
    })),
    route(updateCheckoutSettings, async ({ actor, request }) => {
      const site = await sites.changeArea(actor.siteId, checkoutArea, (before) => ({
        ...before,
        ...request.checkout,
      }));
      return isRefusal(site) ? site : { checkout: readArea(site, checkoutArea) };
    }),
  ];
}
