import { releaseExpired } from '../catalog/index.ts';
import { removeCheckout, type CheckoutDeps } from './change.ts';
import type { HoldDeps } from './holds.ts';
import { findIdle, lockCheckout } from './store/checkouts.ts';
import { deleteOldKeys } from '../idempotency/index.ts';
import { forgetMisses } from './store/tries.ts';

const DAY_MS = 86_400_000;
const IDLE_CHECKOUT_DAYS = 30;
const IDEMPOTENCY_KEY_DAYS = 2;

export function checkoutJobs(deps: HoldDeps & Pick<CheckoutDeps, 'db'>) {
  const daysAgo = (days: number): Date => new Date(deps.clock().getTime() - days * DAY_MS);
  return {
    tasks: {
      'release-stock': async (): Promise<void> => {
        while ((await releaseExpired(deps.db, deps.stock)) > 0);
      },
      'forget-checkouts': async (): Promise<void> => {
        for (const { siteId, checkoutId } of await findIdle(
          deps.db,
          daysAgo(IDLE_CHECKOUT_DAYS),
          1000,
        )) {
          await deps.db.tx(async (tx) => {
            const row = await lockCheckout(tx, siteId, checkoutId);
            if (row?.state === 'OPEN' && row.updatedAt < daysAgo(IDLE_CHECKOUT_DAYS))
              await removeCheckout(tx, row);
          });
        }
        await deleteOldKeys(deps.db, daysAgo(IDEMPOTENCY_KEY_DAYS));
        await forgetMisses(deps.db, daysAgo(1));
      },
    },
    schedule: ['* * * * * release-stock', '23 * * * * forget-checkouts'],
  };
}
