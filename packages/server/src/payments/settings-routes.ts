import { getPaymentSettings, updatePaymentSettings } from '@shopwright/contract/settings/payments';
import type { Db } from '../db/index.ts';
import { route, type Route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { readArea, type Site, type Sites } from '../settings/index.ts';
import { enabledMethods, paymentsArea, providerNamed, providerOf } from './methods.ts';
import type { Providers } from './port.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

export function paymentSettingsRoutes({
  db,
  sites,
  providers,
}: {
  db: Db;
  sites: Sites;
  providers: Providers;
}): Route[] {
  const shown = (site: Site | undefined) => {
    const enabled = enabledMethods(providers, site, { offline: false });
    return {
      payments: {
        sandbox: providerOf(enabled, 'SANDBOX') !== undefined,
        stripe: readArea(site, paymentsArea).stripe ?? true,
        stripeConnected: providerNamed(providers, 'stripe') !== undefined,
      },
    };
  };
  return [
    route(getPaymentSettings, async ({ actor }) => shown(await sites.find(actor.siteId))),
    route(
      updatePaymentSettings,
      async ({
        actor,
        request: {
          payments: { sandbox, stripe },
        },
      }) => {
        const site = await sites.changeArea(actor.siteId, paymentsArea, (before) => ({
          ...before,
          ...compact({ sandbox, stripe }),
        }));
        return isRefusal(site) ? site : shown(site);
      },
    ),
    ...sandboxRoutes({ db, sites }),
  ];
}
