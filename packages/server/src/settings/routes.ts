import { getStore } from '@shopwright/contract/settings/store';
import { route, type Route } from '../http/index.ts';
import { notFound } from '../kernel/outcome.ts';
import type { Sites } from './sites.ts';

export function settingsRoutes({ sites }: { sites: Sites }): Route[] {
  return [
    route(getStore, async ({ actor }) => {
      const site = await sites.find(actor.siteId);
      return site ? { store: site.store } : notFound('This store no longer exists.');
    }),
  ];
}
