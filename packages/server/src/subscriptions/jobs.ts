import { isGuid } from '../kernel/guid.ts';
import { cancelOne } from './change.ts';
import type { SubscriptionDeps } from './deps.ts';
import { renewOne, toCancel } from './renew.ts';
import { isOver } from './rules/subscription.ts';
import { claimDue, releaseSubscription, listSubscriptionsOfOrder } from './store/subscriptions.ts';

const SUBSCRIPTIONS_PER_BATCH = 20;
/** After this time, the worker that claimed it counts as dead. */
const CLAIM_MS = 2 * 60_000;

/**
 * Processes everything that is due, one after another, including what was due long ago. What fails
 * with an error is retried when its claim expires.
 */
export async function renewDue(deps: SubscriptionDeps): Promise<void> {
  for (;;) {
    const now = deps.clock();
    const due = await claimDue(
      deps.db,
      now,
      new Date(now.getTime() + CLAIM_MS),
      SUBSCRIPTIONS_PER_BATCH,
    );
    for (const { siteId, subscriptionId } of due) {
      try {
        await renewOne(deps, siteId, subscriptionId);
        await releaseSubscription(deps.db, siteId, subscriptionId);
      } catch (error) {
        deps.payments.log.error(
          { event: 'subscription.renewal_failed', err: error, subscriptionId },
          'Could not renew a subscription; it is retried soon',
        );
      }
    }
    if (due.length === 0) return;
  }
}

export function subscriptionJobs(deps: SubscriptionDeps) {
  return {
    tasks: {
      'subscriptions-renew': async () => renewDue(deps),
      /** The shop canceled the first order: the subscription ends. */
      'subscriptions-order-canceled': async (payload: unknown) => {
        const { siteId, entityId } = payload as { siteId: string; entityId: string };
        if (!isGuid(entityId)) return;
        for (const { subscriptionId, ...state } of await listSubscriptionsOfOrder(
          deps.db,
          siteId,
          entityId,
        )) {
          if (!isOver(state))
            await deps.db.tx((tx) =>
              cancelOne(tx, toCancel(deps), {
                siteId,
                subscriptionId,
                byShop: true,
                isMine: () => true,
                now: deps.clock(),
              }),
            );
        }
      },
    },
    schedule: ['* * * * * subscriptions-renew'],
    on: { 'wix.ecom.v1.order_canceled': 'subscriptions-order-canceled' },
  } as const;
}
