import { findOverdue, letGo, lockCheckout } from '../checkout/index.ts';
import { nextCheckAfter } from './rules/attempt.ts';
import { checkLater, findActiveAttempt, takeDue } from './store/attempts.ts';
import { abandon, advance } from './reconcile.ts';
import type { PlaceDeps } from './deps.ts';

const MINUTE_MS = 60_000;

/** What died half-way is finished: a payment ends in an order, or it is given up; what nobody pays for is let go. */
export async function reconcile(deps: PlaceDeps): Promise<void> {
  const now = deps.clock();
  for (const attempt of await takeDue(deps.db, now, new Date(now.getTime() + 5 * MINUTE_MS), 100)) {
    await checkLater(
      deps.db,
      attempt.siteId,
      attempt.attemptId,
      new Date(now.getTime() + nextCheckAfter(attempt.checks) * 1000),
    );
    await advance(deps, attempt).catch((error: unknown) =>
      deps.log.warn(
        { err: error, attemptId: attempt.attemptId },
        'a payment could not be looked after; tried again later',
      ),
    );
  }
  for (const { siteId, checkoutId } of await findOverdue(deps.db, now, 100)) {
    await deps.db.tx(async (tx) => {
      const row = await lockCheckout(tx, siteId, checkoutId);
      if (
        row?.state === 'PAYING' &&
        row.holdUntil &&
        row.holdUntil <= now &&
        !(await findActiveAttempt(tx, siteId, checkoutId))
      )
        await letGo(deps, tx, row);
    });
  }
}

export function placeJobs(deps: PlaceDeps) {
  return {
    tasks: { 'reconcile-payments': (): Promise<void> => reconcile(deps) },
    schedule: ['* * * * * reconcile-payments'],
  };
}

/** The buyer is back at the checkout while a payment waits for him elsewhere: that one is given up. */
export function createGiveUpPayment(
  deps: PlaceDeps,
): (siteId: string, checkoutId: string) => Promise<boolean> {
  return async (siteId, checkoutId) => {
    const attempt = await findActiveAttempt(deps.db, siteId, checkoutId);
    if (!attempt) {
      return deps.db.tx(async (tx) => {
        const row = await lockCheckout(tx, siteId, checkoutId);
        if (row?.state !== 'PAYING' || (await findActiveAttempt(tx, siteId, checkoutId)))
          return false;
        await letGo(deps, tx, row);
        return true;
      });
    }
    if (attempt.state !== 'CHALLENGE') return false;
    await abandon(deps, attempt);
    await advance(deps, { ...attempt, state: 'VOIDING' }).catch((error: unknown) =>
      deps.log.warn(
        { err: error, attemptId: attempt.attemptId },
        'a payment could not be given up yet; a worker will',
      ),
    );
    return true;
  };
}
