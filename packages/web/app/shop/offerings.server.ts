import { events, giftCards, plans, services } from '@shopwright/sdk';
import type { CatalogClient } from './catalog-client.server.ts';

/** The kinds of offerings that a store has; its menus show only these. */
export interface Offerings {
  readonly services: boolean;
  readonly events: boolean;
  readonly plans: boolean;
  readonly giftCards: boolean;
}

export const noOfferings: Offerings = {
  services: false,
  events: false,
  plans: false,
  giftCards: false,
};

const query = { query: { paging: { limit: 100 } } };

export async function loadOfferings(catalog: CatalogClient): Promise<Offerings> {
  const [service, event, plan, giftCard] = await Promise.all([
    catalog.use(services).queryServices(query),
    catalog.use(events).queryEvents(query),
    catalog.use(plans).queryPlans(query),
    catalog.use(giftCards).listGiftCardProducts(),
  ]);
  const isVisible = ({ visible }: { readonly visible?: boolean }): boolean => visible !== false;
  return {
    services: (service.services ?? []).some(isVisible),
    events: (event.events ?? []).some(isVisible),
    plans: (plan.plans ?? []).some(isVisible),
    giftCards: (giftCard.productIds ?? []).length > 0,
  };
}

const MAX_AGE_MS = 5_000;

/** Cached for a few seconds, since every page needs it. */
export function createOfferings(
  catalog: CatalogClient,
  clock: () => number = () => performance.now(),
): () => Promise<Offerings> {
  let last: { readonly at: number; readonly answer: Promise<Offerings> } | undefined;
  return () => {
    if (last && clock() - last.at < MAX_AGE_MS) return last.answer;
    const cached = { at: clock(), answer: loadOfferings(catalog) };
    last = cached;
    // A failure is not cached.
    cached.answer.catch(() => {
      if (last === cached) last = undefined;
    });
    return cached.answer;
  };
}
