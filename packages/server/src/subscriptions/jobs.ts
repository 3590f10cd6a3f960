import { isGuid } from '../kernel/guid.ts';
import { cancelOne } from './change.ts';
import type { SubscriptionDeps } from './deps.ts';
import { renewOne, toCancel } from './renew.ts';
import { isOver } from './rules/subscription.ts';
import { claimDue, letGoOf, listSubscriptionsOfOrder } from './store/subscriptions.ts';

const BATCH = 20;
/** A worker that is not done with one by then has died. */
const CLAIM_MS = 2 * 60_000;

/** All that is due, one after another, also what was due long ago; what fails by a fault is tried again when its claim runs out. */
export async function renewDue(deps: SubscriptionDeps): Promise<void> {
  for (;;) {
    const now = deps.clock();
    const due = await claimDue(deps.db, now, new Date(now.getTime() + CLAIM_MS), BATCH);
    for (const { siteId, subscriptionId } of due) {
      try {
        await renewOne(deps, siteId, subscriptionId);
        await letGoOf(deps.db, siteId, subscriptionId);
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
      /** The shop cancelled the order it began with: nothing more comes of it. */
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
